import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useId, useSyncExternalStore, type ReactNode } from 'react';
import { toast, useToaster, type Toast } from 'react-hot-toast/headless';

import { classNames } from './class-names';
import { Spinner } from './spinner';

/** How many toasts are drawn; the others are counted until there is room. */
const visible = 3;

// Everything outside an open modal dialog is inert, so the toasts move into the dialog on top.
let outlets: readonly string[] = [];
const listeners = new Set<() => void>();

function changeOutlets(next: readonly string[]): void {
  outlets = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function topOutlet(): string | undefined {
  return outlets.at(-1);
}

/**
 * A place where toasts appear: two live regions that are in the page before any text comes into them. The outlet that
 * was put up last shows them.
 */
export function ToastOutlet() {
  const id = useId();
  useEffect(() => {
    changeOutlets([...outlets, id]);
    return () => changeOutlets(outlets.filter((outlet) => outlet !== id));
  }, [id]);
  const top = useSyncExternalStore(subscribe, topOutlet, topOutlet);
  return top === id ? <Toasts /> : <Regions />;
}

function Toasts() {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;

  useEffect(() => {
    const pauseWhileHidden = () => (document.hidden ? startPause() : endPause());
    document.addEventListener('visibilitychange', pauseWhileHidden);
    return () => document.removeEventListener('visibilitychange', pauseWhileHidden);
  }, [startPause, endPause]);

  const shown = toasts.filter((item) => item.visible);
  const drawn = shown.slice(0, visible);
  const waiting = shown.length - drawn.length;
  const draw = (item: Toast) => <ToastCard key={item.id} item={item} />;
  return (
    <Regions
      onPause={startPause}
      onResume={endPause}
      errors={drawn.filter((item) => item.type === 'error').map(draw)}
      others={drawn.filter((item) => item.type !== 'error').map(draw)}
      waiting={waiting}
    />
  );
}

type RegionsProps = {
  errors?: ReactNode;
  others?: ReactNode;
  waiting?: number;
  onPause?: () => void;
  onResume?: () => void;
};

function Regions({ errors, others, waiting = 0, onPause, onResume }: RegionsProps) {
  return (
    <div
      onMouseEnter={onPause}
      onMouseLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--top-inset)+16px)] z-50 grid justify-items-center gap-2 text-left md:inset-x-auto md:top-auto md:right-6 md:bottom-6 md:justify-items-end"
    >
      <div role="alert" className="contents">
        {errors}
      </div>
      <div role="status" className="contents">
        {others}
      </div>
      {waiting > 0 && (
        <p className="rounded-badge bg-overlay px-2 py-0.5 text-micro text-muted shadow-2">and {waiting} more</p>
      )}
    </div>
  );
}

function ToastCard({ item }: { item: Toast }) {
  return (
    <div className="pointer-events-auto flex w-full max-w-93 animate-rise items-start gap-3 rounded-card border border-line bg-overlay py-3 pr-2 pl-4 shadow-3 md:w-93">
      <ToastIcon type={item.type} />
      <p className="min-w-0 flex-1 py-0.5 text-body leading-5.5">
        {typeof item.message === 'string' ? item.message : null}
      </p>
      <button
        type="button"
        aria-label="Close message"
        onClick={() => toast.dismiss(item.id)}
        className="grid size-7 shrink-0 place-items-center rounded-badge text-muted hover:bg-sunken hover:text-ink pointer-coarse:-my-2 pointer-coarse:size-11"
      >
        <X aria-hidden className="size-4.5" strokeWidth={1.85} />
      </button>
    </div>
  );
}

function ToastIcon({ type }: { type: Toast['type'] }) {
  const shared = 'mt-1 size-5 shrink-0';
  if (type === 'error')
    return <CircleAlert aria-hidden className={classNames(shared, 'text-danger')} strokeWidth={1.85} />;
  if (type === 'success')
    return <CircleCheck aria-hidden className={classNames(shared, 'text-success')} strokeWidth={1.85} />;
  if (type === 'loading') return <Spinner className={classNames(shared, 'text-muted')} />;
  return <Info aria-hidden className={classNames(shared, 'text-muted')} strokeWidth={1.85} />;
}
