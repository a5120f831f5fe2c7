import { useRef, useState } from 'react';

import type { Work } from '@/lib/slices';

import { createRun, type RunState } from './run';
import { usePageSignal } from './use-page-signal';
import { createStopwatch, pauseText, timeLeftText } from './work-words';

/** Work that is shorter is shown on the button that began it. */
const shownAfterMs = 300;

/** How far long work has come. */
export type WorkProgress = {
  title: string;
  /** What is behind it, with what failed. */
  done: number;
  failed: number;
  total: number;
  /** Of each that did not fail: 'deleted'. */
  doneWord: string;
  /** 'about 6 seconds left', '' as long as nothing can be said. */
  timeLeft: string;
  /** Why it waits, and until when; '' while it is under way. */
  pause: string;
  /** Whether a person has paused it. */
  isByPerson: boolean;
  /** Whether it takes long enough for a bar of its own. */
  isLong: boolean;
};

type Description = {
  title: string;
  /** Whether it has its bar from the beginning. */
  isLong?: boolean;
};

type Task<R> = Description & {
  total: number;
  task: (context: Work) => Promise<R>;
  onDone: (result: R) => void;
  /** @param done how far it had come */
  onStopped: (done: number) => void;
  onFailure: (reason: unknown) => void;
};

type Run<T> = Description & {
  items: readonly T[];
  /** What becomes of each: 'deleted'. */
  doneWord: string;
  /** Sends one of them; rejects where it failed. It runs to its end also after Stop. */
  send: (item: T) => Promise<unknown>;
  onFailed?: ((item: T, reason: unknown) => void) | undefined;
  /**
   * Called when it has ended or was stopped, and once more, `isLate`, if an answer comes after that. Once other work has
   * started, nothing is said of it: that may wait for the same answer.
   */
  onEnd: (state: RunState, isLate: boolean) => void;
};

/** What the buttons of the work do. */
type Controls = { stop: () => void; pause: () => void; resume: () => void; leave: () => void };

/**
 * Long work that shows its progress and can be stopped, one at a time (docs/product.md 7.17): one task, or one call for each
 * of several items. Stop is at once; what it says is what happened. Leaving the page stops it silently.
 * @param announce puts a text into a live region: the start, every tenth, a pause and its end
 * @param onBusy called when work begins, and when it has ended
 */
export function useWork(announce: (text: string) => void, onBusy?: (isBusy: boolean) => void) {
  const [progress, setProgress] = useState<WorkProgress | null>(null);
  // A ref, since a second press in the same task would still see the state of the first.
  const running = useRef<Controls | null>(null);
  /** What was started last, also after its end. */
  const latest = useRef<Controls | null>(null);
  const pageSignal = usePageSignal();

  /** Shows work from now on. */
  function show(first: Pick<WorkProgress, 'title' | 'total' | 'doneWord' | 'isLong'>, controls: Controls) {
    running.current = controls;
    latest.current = controls;
    onBusy?.(true);
    const page = pageSignal();
    page?.addEventListener('abort', controls.leave);
    const state: WorkProgress = { ...first, done: 0, failed: 0, timeLeft: '', pause: '', isByPerson: false };
    const update = (change: Partial<WorkProgress>) => {
      Object.assign(state, change);
      if (running.current === controls) setProgress({ ...state });
    };
    const timeAtWork = createStopwatch();
    update({});
    announce(`${state.title}.`);
    const timer = setTimeout(() => update({ isLong: true }), shownAfterMs);
    return {
      state,
      report(change: Pick<WorkProgress, 'done' | 'total'> & Partial<WorkProgress>): void {
        const { done, total } = change;
        const { pause } = state;
        const isTenth = done < total && Math.floor((done * 10) / total) > Math.floor((state.done * 10) / total);
        update({ ...change, timeLeft: timeLeftText(done, total, timeAtWork(pause === '')) });
        if (state.pause !== pause) announce(state.pause || 'Going on.');
        else if (isTenth) announce(`${done} of ${total}`);
      },
      end(): void {
        clearTimeout(timer);
        running.current = null;
        setProgress(null);
        onBusy?.(false);
      },
      isLeft: () => page?.aborted === true,
    };
  }

  async function startTask<R>(given: Task<R>): Promise<void> {
    const { title, total, isLong = false, task, onDone, onStopped, onFailure } = given;
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => controller.abort();
    const shown = show(
      { title, total, isLong, doneWord: '' },
      { stop, pause: () => undefined, resume: () => undefined, leave: stop },
    );
    const { state } = shown;
    const onProgress = (done: number, all: number) => {
      if (!signal.aborted) shown.report({ done, total: all });
    };
    const stopped = new Promise<typeof wasStopped>((resolve) => {
      signal.addEventListener('abort', () => {
        // What is made whole may be on its way out: only the task knows whether it was stopped in time.
        if (state.done < state.total) resolve(wasStopped);
      });
    });
    let finish: () => void;
    try {
      const result = await Promise.race([task({ signal, onProgress }), stopped]);
      finish = result === wasStopped ? () => onStopped(state.done) : () => onDone(result);
    } catch (reason) {
      finish = signal.aborted ? () => onStopped(state.done) : () => onFailure(reason);
    }
    shown.end();
    if (!shown.isLeft()) finish();
  }

  async function startRun<T>(given: Run<T>): Promise<void> {
    const { title, isLong = false, items, doneWord, send, onFailed, onEnd } = given;
    let newest: RunState | undefined;
    let isOver = false;
    const isLatest = () => latest.current === run;
    const run: ReturnType<typeof createRun<T>> = createRun({
      items,
      send,
      onFailed: (item, reason) => {
        if (isLatest()) onFailed?.(item, reason);
      },
      onChange: (state) => {
        newest = state;
        const { done, failed, total, status, isByPerson } = state;
        const pause = status === 'paused' ? pauseText(state) : '';
        if (isOver) {
          if (isLatest()) onEnd(state, true);
        } else if (pause !== '' || status === 'running')
          shown.report({ done: done + failed, failed, total, pause, isByPerson });
      },
    });
    const shown = show({ title, total: items.length, isLong, doneWord }, run);
    await run.start();
    isOver = true;
    shown.end();
    if (newest && !shown.isLeft()) onEnd(newest, false);
  }

  return {
    /** Null while nothing is under way. */
    progress,
    /** Begins a task, unless something is under way. */
    start: <R>(task: Task<R>) => {
      if (!running.current) void startTask(task);
    },
    /** Begins to send several items, one call after the other (run.ts), unless something is under way. */
    startRun: <T>(run: Run<T>) => {
      if (!running.current) void startRun(run);
    },
    stop: () => running.current?.stop(),
    /** Sends nothing more until `resume`; a task that is one piece goes on. */
    pause: () => running.current?.pause(),
    /** Ends a pause. */
    resume: () => running.current?.resume(),
    /** As of now; a render may be older. It is while it is paused. */
    isRunning: () => running.current !== null,
  };
}

const wasStopped = Symbol('stopped');
