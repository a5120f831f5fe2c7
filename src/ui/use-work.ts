import { useRef, useState } from 'react';

import type { Work } from '@/lib/slices';

import { createRun, firstState, type RunOptions, type RunState } from './run';
import { usePageSignal } from './use-page-signal';
import { amountOf, createProgress, type WorkProgress } from './work-progress';

/** Shorter work has no bar. */
const shownAfterMs = 300;

type Description = {
  title: string;
  doneWord?: string;
  /** Shows the bar at once. */
  isLong?: boolean;
};

type Task<R> = Description & {
  total: number;
  task: (context: Work) => Promise<R>;
  onDone: (result: R) => void;
  onStopped: (done: number) => void;
  onFailure: (reason: unknown) => void;
};

type Run<T> = Description &
  Omit<RunOptions<T>, 'onChange'> & {
    /** Called at the end or stop, and again with `isLate` for a later answer, unless other work has started. */
    onEnd: (state: RunState, isLate: boolean) => void;
  };

type Controls = { stop: () => void; leave: () => void; pause?: () => void; resume?: () => void };

/**
 * Long work with progress and Stop, one at a time (docs/product.md 7.17): one task, or one call for each item. Leaving the
 * page stops it silently.
 * @param announce puts the start, every tenth, a pause and its end into a live region
 * @param onBusy called when work starts and ends
 */
export function useWork(announce: (text: string) => void, onBusy?: (isBusy: boolean) => void) {
  const [progress, setProgress] = useState<WorkProgress | null>(null);
  const [isShown, setShown] = useState(false);
  // A ref, since a second press in the same task comes before the next render.
  const latest = useRef<(Controls & { isOver: boolean }) | null>(null);
  const running = () => (latest.current?.isOver === false ? latest.current : null);
  const pageSignal = usePageSignal();

  function show({ title, doneWord = '', isLong = false }: Description, total: number, controls: Controls) {
    const own = { ...controls, isOver: false };
    latest.current = own;
    onBusy?.(true);
    const page = pageSignal();
    page?.addEventListener('abort', controls.leave);
    setShown(isLong);
    const timer = setTimeout(() => setShown(true), shownAfterMs);
    const report = createProgress({ title, doneWord }, amountOf(firstState(total)), (next, said) => {
      setProgress(next);
      if (said !== '') announce(said);
    });
    return {
      report,
      end(): void {
        clearTimeout(timer);
        own.isOver = true;
        setProgress(null);
        onBusy?.(false);
      },
      isLeft: () => page?.aborted === true,
      isLatest: () => latest.current === own,
    };
  }

  async function startTask<R>({ total, task, onDone, onStopped, onFailure, ...description }: Task<R>): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => controller.abort();
    const shown = show(description, total, { stop, leave: stop });
    let [behind, all] = [0, total];
    const onProgress = (...reported: [done: number, total: number]) => {
      if (signal.aborted) return;
      [behind, all] = reported;
      shown.report({ ...firstState(all), done: behind });
    };
    const stopped = new Promise<never>((_resolve, reject) => {
      // A finished task may be saving its file already: its own promise decides.
      signal.addEventListener('abort', () => behind < all && reject(new Error('Stopped.')));
    });
    let finish: () => void;
    try {
      const result = await Promise.race([task({ signal, onProgress }), stopped]);
      finish = () => onDone(result);
    } catch (reason) {
      finish = () => (signal.aborted ? onStopped(behind) : onFailure(reason));
    }
    shown.end();
    if (!shown.isLeft()) finish();
  }

  function startRun<T>({ items, send, atOnce, onFailed, onEnd, ...description }: Run<T>): void {
    let isOver = false;
    const run = createRun({
      items,
      send,
      atOnce,
      onFailed: (item: T, reason) => {
        if (shown.isLatest()) onFailed?.(item, reason);
      },
      onChange: (state) => {
        if (state.status === 'running' || state.status === 'paused') return shown.report(state);
        const isLate = isOver;
        isOver = true;
        if (!isLate) shown.end();
        if (shown.isLatest()) onEnd(state, isLate);
      },
    });
    const shown = show(description, items.length, run);
    run.start();
  }

  return {
    progress,
    /** Whether the progress has a bar; short work shows on the button that started it. */
    isShown,
    start: <R>(task: Task<R>) => {
      if (!running()) void startTask(task);
    },
    /** Starts a run (run.ts), unless work is running. */
    startRun: <T>(run: Run<T>) => {
      if (!running()) startRun(run);
    },
    stop: () => running()?.stop(),
    /** Sends nothing until `resume`; a task continues. */
    pause: () => running()?.pause?.(),
    resume: () => running()?.resume?.(),
    /** The current value, which a render may not have yet; true while paused. */
    isRunning: () => running() !== null,
  };
}
