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

import { listen } from '@/lib/listen';

import { focusTitle } from './focus';
import { followPointer, keepClear, leavePlace, pointerNow } from './toast-place';

/** Shows a toast for the duration of its kind. */
export const notify = {
  error: (text: string) => toast.error(text),
  success: (text: string) => toast.success(text),
  /** @param id a toast replaces one with the same id, and is announced again */
  info: (text: string, id?: string) => toast(text, id === undefined ? {} : { id }),
};

/** Maximum toasts shown at once. */
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

/** Tracks the live regions rendered below it. */
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
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--top-inset)+16px)] z-50 grid justify-items-center gap-2 text-start data-[place=across]:top-auto data-[place=across]:bottom-[calc(var(--bottom-inset)+16px)] md:inset-x-auto md:end-6 md:top-auto md:bottom-[calc(var(--bottom-inset)+24px)] md:justify-items-end md:data-[place=across]:top-[calc(var(--top-inset)+84px)] md:data-[place=across]:bottom-auto md:data-[place=start]:start-6 md:data-[place=start]:end-auto"
    >
      <div className="contents" />
      {/* `aria-atomic` would repeat every toast with the next one. */}
      <div role="alert" aria-atomic={false} className="contents" />
      <div role="status" aria-atomic={false} className="contents" />
    </div>
  );
}

/** The key of an announcement: a repeated toast keeps its id. */
const announcementOf = ({ id, createdAt }: Toast): string => `${id} ${createdAt}`;

const onVisibilityChange = (listener: () => void) => listen(document, ['visibilitychange'], listener);

/** How long the toasts of each kind stay, in milliseconds. */
type ToastDurations = { error: number; success: number; default: number };

/** Renders the toasts into the topmost regions. Mount it once: the library supports one subscriber. */
export function Toaster({ durations }: { durations: ToastDurations }) {
  const { error, success, default: duration } = durations;
  const { toasts, handlers } = useToaster({
    duration,
    error: { duration: error },
    success: { duration: success },
  });
  const { startPause, endPause } = handlers;
  const [pauses, setPauses] = useState(0);
  const pause = useCallback(() => {
    setPauses((count) => count + 1);
    return () => setPauses((count) => count - 1);
  }, []);
  const isHidden = useSyncExternalStore(
    onVisibilityChange,
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
  useEffect(followPointer, []);

  const drawn = toasts.filter((item) => item.visible).slice(0, visible);

  useEffect(() => {
    // Regions of a dialog that closed at once have announced nothing.
    if (top?.alert.isConnected)
      for (const name of drawn.map(announcementOf)) if (!announced.has(name)) announced.set(name, top);
    const names = new Set(toasts.map(announcementOf));
    for (const name of announced.keys()) if (!names.has(name)) announced.delete(name);
  });

  const isEmpty = drawn.length === 0;
  const region = top?.region ?? null;
  // After every render, since their set may change.
  useLayoutEffect(() => {
    if (region === null) return undefined;
    if (isEmpty) return leavePlace(region);
    const keep = () => {
      if (pauses === 0) keepClear(region);
    };
    keep();
    const stopListening = listen(document, ['focusin'], keep);
    // The focused element may have scrolled the page by then.
    const frame = requestAnimationFrame(keep);
    return () => {
      stopListening();
      cancelAnimationFrame(frame);
    };
  });

  if (!top) return null;
  const placeOf = (item: Toast) => {
    if ((announced.get(announcementOf(item)) ?? top) !== top) return top.again;
    return item.type === 'error' ? top.alert : top.status;
  };
  return drawn.map((item) => createPortal(<ToastCard item={item} pause={pause} />, placeOf(item), item.id));
}

type ToastCardProps = {
  item: Toast;
  /** Pauses all toasts until the returned function is called. */
  pause: () => () => void;
};

function ToastCard({ item, pause }: ToastCardProps) {
  const before = useRef<Element | null>(null);
  const [pointerBefore] = useState(pointerNow);
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
      // A resting pointer under a new toast does not pause it.
      onMouseMove={({ clientX, clientY }) => {
        if (clientX !== pointerBefore.x || clientY !== pointerBefore.y) setPointedAt(true);
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
  return <Info className={clsx(shared, 'text-muted')} />;
}
