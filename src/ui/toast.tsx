import { clsx } from 'clsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefCallback,
} from 'react';
import { createPortal } from 'react-dom';
import { toast, useToaster, type Toast } from 'react-hot-toast/headless';

import { Spinner } from './button';
import { focusTitle } from './focus';

/** Shows a toast for the duration of its kind. */
export const notify = {
  error: (text: string) => toast.error(text),
  success: (text: string) => toast.success(text),
  /** @param id a toast replaces one with the same id, and is announced again */
  info: (text: string, id?: string) => toast(text, id === undefined ? {} : { id }),
};

/** Maximum toasts shown; others are counted. */
const visible = 3;

/** Two live regions, and an element for toasts that another region has announced. */
type LiveRegions = Record<'again' | 'alert' | 'status', Element> & {
  region: HTMLElement;
};

type Regions = {
  /** The topmost dialog's regions: content outside a modal dialog is inert. */
  top: LiveRegions | undefined;
  add: RefCallback<HTMLElement>;
};

const RegionsContext = createContext<Regions>({ top: undefined, add: () => () => undefined });

/** Knows the live regions that are rendered below it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [regions, setRegions] = useState<readonly LiveRegions[]>([]);
  const add = useCallback((element: HTMLElement | null) => {
    const [again, alert, status] = element?.children ?? [];
    if (!element || !again || !alert || !status) return () => undefined;
    const added = { again, alert, status, region: element };
    // The transition lets the page paint first.
    startTransition(() => setRegions((before) => [...before, added]));
    return () => setRegions((before) => before.filter((each) => each !== added));
  }, []);
  const top = regions.at(-1);
  const value = useMemo(() => ({ top, add }), [top, add]);
  return <RegionsContext value={value}>{children}</RegionsContext>;
}

/** Live regions that are in the document before any text; the last mounted ones show the toasts. */
export function ToastRegion() {
  const { add } = use(RegionsContext);
  return (
    <div
      ref={add}
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--top-inset)+16px)] z-50 grid justify-items-center gap-2 text-start data-[place=across]:top-auto data-[place=across]:bottom-[calc(var(--bottom-inset)+16px)] md:inset-x-auto md:end-6 md:top-auto md:bottom-[calc(var(--bottom-inset)+24px)] md:justify-items-end md:data-[place=across]:top-[calc(var(--top-inset)+84px)] md:data-[place=across]:bottom-auto"
    >
      <div className="contents" />
      {/* Not atomic, or every toast would be read again with the next one. */}
      <div role="alert" aria-atomic={false} className="contents" />
      <div role="status" aria-atomic={false} className="contents" />
    </div>
  );
}

/** The key of an announcement: a repeated toast keeps its id. */
const announcementOf = ({ id, createdAt }: Toast): string => `${id} ${createdAt}`;

function listenToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** How long the toasts of each kind stay, in milliseconds. */
type ToastDurations = { error: number; success: number; default: number };

/** Renders the toasts into the topmost regions. Mount it once: the library supports one subscriber. */
export function Toaster({ durations }: { durations: ToastDurations }) {
  const { error, success, default: duration } = durations;
  const { toasts, handlers } = useToaster({
    duration,
    error: { duration: error },
    success: { duration: success },
    loading: { duration: Infinity },
  });
  const { startPause, endPause } = handlers;
  const [pauses, setPauses] = useState(0);
  const pause = useCallback(() => {
    setPauses((count) => count + 1);
    return () => setPauses((count) => count - 1);
  }, []);
  const isHidden = useSyncExternalStore(
    listenToVisibility,
    () => document.hidden,
    () => false,
  );
  const isPaused = isHidden || pauses > 0;
  // The library has a new `endPause` for each pause.
  const resume = useEffectEvent(() => endPause());
  useEffect(() => {
    if (!isPaused) return undefined;
    startPause();
    return () => resume();
  }, [isPaused, startPause]);
  const { top } = use(RegionsContext);
  /** The regions that announced each toast, which other regions do not repeat. */
  const [announced] = useState(() => new Map<string, LiveRegions>());

  const shown = toasts.filter((item) => item.visible);
  const drawn = shown.slice(0, visible);
  const waiting = shown.length - drawn.length;

  useEffect(() => {
    // Regions of a dialog that closed at once have announced nothing.
    if (top?.alert.isConnected)
      for (const name of drawn.map(announcementOf)) if (!announced.has(name)) announced.set(name, top);
    const names = new Set(toasts.map(announcementOf));
    for (const name of announced.keys()) if (!names.has(name)) announced.delete(name);
  });

  const count = drawn.length;
  const region = top?.region ?? null;
  useLayoutEffect(() => {
    if (region === null) return;
    if (count === 0) return place(region, 'end');
    const uncover = () => uncoverFocus(region);
    document.addEventListener('focusin', uncover);
    // `focusin` comes before the browser scrolls the focused element into view.
    const frame = requestAnimationFrame(uncover);
    return () => {
      document.removeEventListener('focusin', uncover);
      cancelAnimationFrame(frame);
    };
  }, [region, count]);

  if (!top) return null;
  const placeOf = (item: Toast) => {
    if ((announced.get(announcementOf(item)) ?? top) !== top) return top.again;
    return item.type === 'error' ? top.alert : top.status;
  };
  return (
    <>
      {drawn.map((item) => createPortal(<ToastCard item={item} pause={pause} />, placeOf(item), item.id))}
      {waiting > 0 &&
        createPortal(
          <p className="rounded-badge bg-overlay px-2 py-0.5 text-micro text-muted shadow-2">and {waiting} more</p>,
          top.again,
        )}
    </>
  );
}

function place(region: HTMLElement, where: 'end' | 'across'): void {
  region.dataset['place'] = where;
}

/** Moves the toasts to the other end of the window where they would cover the focus (WCAG 2.4.12). */
function uncoverFocus(region: HTMLElement): void {
  const focused = document.querySelector(':is(a,button,input,select,textarea,summary,[tabindex="0"]):focus');
  // Toasts with the focus, or under a pressed pointer, stay where they are.
  if (focused === null || region.contains(focused) || region.querySelector(':active')) return;
  const covers = (): boolean => {
    const [one, other] = [region.getBoundingClientRect(), focused.getBoundingClientRect()];
    return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  };
  if (!covers()) return;
  const before = region.dataset['place'] === 'across' ? 'across' : 'end';
  place(region, before === 'across' ? 'end' : 'across');
  // Neither end is clear of a field as high as the window.
  if (covers()) place(region, before);
}

type ToastCardProps = {
  item: Toast;
  /** Pauses all toasts until the returned function is called. */
  pause: () => () => void;
};

function ToastCard({ item, pause }: ToastCardProps) {
  const before = useRef<Element | null>(null);
  const entered = useRef({ x: 0, y: 0 });
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isPausing = isPointedAt || hasFocus;
  // A removed element fires neither `mouseleave` nor `blur`: the effect's cleanup ends the pause.
  useEffect(() => (isPausing ? pause() : undefined), [isPausing, pause]);
  function close() {
    toast.dismiss(item.id);
    if (before.current instanceof HTMLElement && before.current.isConnected)
      before.current.focus({ preventScroll: true });
    else focusTitle({ preventScroll: true });
  }
  return (
    <div
      onMouseEnter={({ clientX: x, clientY: y }) => {
        entered.current = { x, y };
      }}
      // A toast that appears under a resting pointer does not wait.
      onMouseMove={({ clientX, clientY }) => {
        if (clientX !== entered.current.x || clientY !== entered.current.y) setPointedAt(true);
      }}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={(event) => {
        before.current = event.relatedTarget;
        setFocus(true);
      }}
      onBlur={() => setFocus(false)}
      className="@container pointer-events-auto w-full max-w-93 animate-rise rounded-card border border-line bg-overlay shadow-3 md:w-93"
    >
      {/* With large text on a phone the message has its own line, so that no word breaks. */}
      <div className="flex items-start gap-3 py-3 ps-4 pe-2 @max-[17.5rem]:flex-wrap @max-[17.5rem]:justify-between">
        <ToastIcon type={item.type} />
        {/* A new element: screen readers announce no unchanged text. */}
        <p
          key={item.createdAt}
          className="min-w-0 flex-1 py-0.5 text-body leading-5.5 @max-[17.5rem]:order-last @max-[17.5rem]:basis-full"
        >
          {typeof item.message === 'string' ? item.message : null}
        </p>
        <button
          type="button"
          aria-label="Close message"
          onClick={close}
          className="grid size-7 shrink-0 place-items-center rounded-badge text-muted hover:bg-sunken hover:text-ink pointer-coarse:-my-2 pointer-coarse:size-11"
        >
          <X className="size-4.5" />
        </button>
      </div>
    </div>
  );
}

function ToastIcon({ type }: { type: Toast['type'] }) {
  const shared = 'mt-1 size-5 shrink-0';
  if (type === 'error') return <CircleExclamationPoint className={clsx(shared, 'text-danger')} />;
  if (type === 'success') return <CircleCheck className={clsx(shared, 'text-success')} />;
  if (type === 'loading') return <Spinner className={clsx(shared, 'text-muted')} />;
  return <Info className={clsx(shared, 'text-muted')} />;
}
