import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { toast, useToaster, type Toast } from 'react-hot-toast/headless';

import { Spinner } from './button';

/** Shows a toast, for as long as the `Toaster` is set to show one of its kind. */
export const notify = {
  error: (text: string) => toast.error(text),
  success: (text: string) => toast.success(text),
  /** @param id of two with the same id, only one is shown, and both are announced */
  info: (text: string, id?: string) => toast(text, id === undefined ? {} : { id }),
};

/** How many toasts are shown; the others are counted until one closes. */
const visible = 3;

/** Two live regions, and an element for what was announced in other ones already. */
type LiveRegions = { alert: HTMLElement; status: HTMLElement; again: HTMLElement };

// Content outside an open modal dialog is inert, so toasts render inside the topmost dialog.
let regions: readonly LiveRegions[] = [];
const listeners = new Set<() => void>();

function setRegions(next: readonly LiveRegions[]): void {
  regions = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Where toasts appear: two live regions that are in the document before any text comes into them. The last mounted ones
 * show the toasts.
 */
export function ToastRegion() {
  const alert = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const again = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!alert.current || !status.current || !again.current) return;
    const own = { alert: alert.current, status: status.current, again: again.current };
    setRegions([...regions, own]);
    return () => setRegions(regions.filter((each) => each !== own));
  }, []);
  return (
    <div className="pointer-events-none fixed inset-x-4 top-[calc(var(--top-inset)+16px)] z-50 grid justify-items-center gap-2 text-left md:inset-x-auto md:top-auto md:right-6 md:bottom-[calc(var(--bottom-inset)+24px)] md:justify-items-end">
      <div ref={again} className="contents" />
      {/* Not atomic, or every toast would be read again with the next one. */}
      <div ref={alert} role="alert" aria-atomic={false} className="contents" />
      <div ref={status} role="status" aria-atomic={false} className="contents" />
    </div>
  );
}

/** Where each toast was announced; shown elsewhere later, it is not announced again. */
const announcedRegion = new Map<string, LiveRegions>();

/** Names an announcement: a toast that is shown already has another one when its message comes again. */
const announcementOf = ({ id, createdAt }: Toast): string => `${id} ${createdAt}`;

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
  const top = useSyncExternalStore(
    subscribe,
    () => regions.at(-1),
    () => undefined,
  );

  useEffect(() => {
    const pauseWhileHidden = () => (document.hidden ? startPause() : endPause());
    document.addEventListener('visibilitychange', pauseWhileHidden);
    return () => document.removeEventListener('visibilitychange', pauseWhileHidden);
  }, [startPause, endPause]);

  const shown = toasts.filter((item) => item.visible);
  const drawn = shown.slice(0, visible);
  const waiting = shown.length - drawn.length;

  useEffect(() => {
    // A toast in a dialog that closes at once was not announced: its regions went too soon.
    if (top?.alert.isConnected)
      for (const name of drawn.map(announcementOf)) if (!announcedRegion.has(name)) announcedRegion.set(name, top);
    const names = new Set(toasts.map(announcementOf));
    for (const name of announcedRegion.keys()) if (!names.has(name)) announcedRegion.delete(name);
  });

  if (!top) return null;
  const placeOf = (item: Toast) => {
    if ((announcedRegion.get(announcementOf(item)) ?? top) !== top) return top.again;
    return item.type === 'error' ? top.alert : top.status;
  };
  return (
    <>
      {drawn.map((item) =>
        createPortal(<ToastCard item={item} onPause={startPause} onResume={endPause} />, placeOf(item), item.id),
      )}
      {waiting > 0 &&
        createPortal(
          <p className="rounded-badge bg-overlay px-2 py-0.5 text-micro text-muted shadow-2">and {waiting} more</p>,
          top.again,
        )}
    </>
  );
}

function ToastCard({ item, onPause, onResume }: { item: Toast; onPause: () => void; onResume: () => void }) {
  const before = useRef<Element | null>(null);
  // A removed element fires neither mouseleave nor blur: resume the timers and move the focus here.
  function close() {
    onResume();
    toast.dismiss(item.id);
    const next = before.current?.isConnected ? before.current : document.querySelector('main h1');
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }
  return (
    <div
      onMouseEnter={onPause}
      onMouseLeave={onResume}
      onFocus={(event) => {
        before.current = event.relatedTarget;
        onPause();
      }}
      onBlur={onResume}
      className="pointer-events-auto flex w-full max-w-93 animate-rise items-start gap-3 rounded-card border border-line bg-overlay py-3 pr-2 pl-4 shadow-3 md:w-93"
    >
      <ToastIcon type={item.type} />
      {/* Another element each time: a text that does not change is not read again. */}
      <p key={item.createdAt} className="min-w-0 flex-1 py-0.5 text-body leading-5.5">
        {typeof item.message === 'string' ? item.message : null}
      </p>
      <button
        type="button"
        aria-label="Close message"
        onClick={close}
        className="grid size-7 shrink-0 place-items-center rounded-badge text-muted hover:bg-sunken hover:text-ink pointer-coarse:-my-2 pointer-coarse:size-11"
      >
        <X aria-hidden className="size-4.5" strokeWidth={1.85} />
      </button>
    </div>
  );
}

function ToastIcon({ type }: { type: Toast['type'] }) {
  const shared = 'mt-1 size-5 shrink-0';
  if (type === 'error') return <CircleAlert aria-hidden className={clsx(shared, 'text-danger')} strokeWidth={1.85} />;
  if (type === 'success')
    return <CircleCheck aria-hidden className={clsx(shared, 'text-success')} strokeWidth={1.85} />;
  if (type === 'loading') return <Spinner className={clsx(shared, 'text-muted')} />;
  return <Info aria-hidden className={clsx(shared, 'text-muted')} strokeWidth={1.85} />;
}
