import { useRef, useState } from 'react';

import type { Work } from '@/lib/slices';

import { usePageSignal } from './use-submission';

/** Work that is shorter is shown on the button that began it. */
const shownAfterMs = 300;

/** Before that the time left is a guess. */
const guessAfterMs = 2000;

/** How far long work has come. */
export type WorkProgress = {
  title: string;
  done: number;
  total: number;
  /** 'about 6 seconds left', '' as long as nothing can be said. */
  timeLeft: string;
  /** Whether it takes long enough for a bar of its own. */
  isLong: boolean;
};

type Task<R> = {
  title: string;
  total: number;
  /** Whether it has its bar from the beginning. */
  isLong?: boolean;
  task: (context: Work) => Promise<R>;
  onDone: (result: R) => void;
  /** @param done how far it had come */
  onStopped: (done: number) => void;
  onFailure: (reason: unknown) => void;
};

/**
 * Long work that shows its progress and can be stopped, one at a time (docs/product.md 7.17). Stop is at once: what comes
 * later is ignored; once all is done, the task itself says whether it was stopped. Leaving the page stops it silently.
 * @param announce puts a text into a live region: the start, and every tenth
 */
export function useWork(announce: (text: string) => void) {
  const [progress, setProgress] = useState<WorkProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const pageSignal = usePageSignal();

  async function start<R>({
    title,
    total,
    isLong = false,
    task,
    onDone,
    onStopped,
    onFailure,
  }: Task<R>): Promise<void> {
    // A ref, since a second press in the same task would still see the state of the first.
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const page = pageSignal();
    const leave = () => controller.abort();
    page?.addEventListener('abort', leave);
    const state: WorkProgress = { title, done: 0, total, timeLeft: '', isLong };
    const show = (change: Partial<WorkProgress>) => {
      Object.assign(state, change);
      if (!signal.aborted && running.current === controller) setProgress({ ...state });
    };
    const begun = performance.now();
    const onProgress = (done: number, all: number) => {
      if (signal.aborted) return;
      const isTenth = done < all && Math.floor((done * 10) / all) > Math.floor((state.done * 10) / all);
      show({ done, total: all, timeLeft: timeLeftText(done, all, performance.now() - begun) });
      if (isTenth) announce(`${done} of ${all}`);
    };
    show({});
    announce(`${title}.`);
    const timer = setTimeout(() => show({ isLong: true }), shownAfterMs);
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
    clearTimeout(timer);
    page?.removeEventListener('abort', leave);
    running.current = null;
    if (page?.aborted === true) return;
    setProgress(null);
    finish();
  }

  return {
    /** Null while nothing is under way. */
    progress,
    start: <R>(task: Task<R>) => void start(task),
    stop: () => running.current?.abort(),
    /** As of now; a render may be older. */
    isRunning: () => running.current !== null,
  };
}

const wasStopped = Symbol('stopped');

/**
 * How long work is likely to take still: 'about 6 seconds left', 'about 2 minutes left'. Rounded, and '' while it is too
 * early to say, or done.
 */
export function timeLeftText(done: number, total: number, elapsedMs: number): string {
  if (done <= 0 || done >= total || elapsedMs < guessAfterMs) return '';
  const seconds = Math.ceil(((elapsedMs / done) * (total - done)) / 1000);
  if (seconds >= 90) return `about ${Math.round(seconds / 60)} minutes left`;
  if (seconds > 50) return 'about a minute left';
  const rounded = seconds <= 10 ? seconds : Math.ceil(seconds / 5) * 5;
  return rounded === 1 ? 'about 1 second left' : `about ${rounded} seconds left`;
}
