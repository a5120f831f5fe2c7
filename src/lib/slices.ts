/** Milliseconds before a yield: half of a long task, so that the last step may overrun. */
const sliceMs = 25;

/** Lets the browser draw, also in a hidden tab, where timers run once a second. Rejects once `signal` is aborted. */
export async function yieldToBrowser(signal?: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
  signal?.throwIfAborted();
}

/** Collects values and yields to the browser meanwhile. */
export async function collectInSlices<T>(values: Iterable<T>): Promise<T[]> {
  const collected: T[] = [];
  let end = performance.now() + sliceMs;
  for (const value of values) {
    collected.push(value);
    // `performance.now` takes as long as a short row.
    if (collected.length % 64 === 0 && performance.now() > end) {
      await yieldToBrowser();
      end = performance.now() + sliceMs;
    }
  }
  return collected;
}

/** The abort signal and progress callback of long work. */
export type Work = { signal: AbortSignal; onProgress: (done: number, total: number) => void };

/** Awaited in every turn of a long loop, yields when a slice is over. Rejects once `signal` is aborted. */
export function createPause(signal?: AbortSignal): () => Promise<void> {
  let end = performance.now() + sliceMs;
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() <= end) return;
    await yieldToBrowser(signal);
    end = performance.now() + sliceMs;
  };
}

/** What a task gives that is done in one piece. */
export function lastOf<T>(steps: Iterator<unknown, T>): T {
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  return next.value;
}

/** A third of a frame, so that typing and drawing keep the rest. */
const backgroundSliceMs = 5;

const stepsAtOnce = 16;

/** Runs `steps` in slices and calls `onDone` with the result. @returns the function that cancels */
export function runInSlices<T>(steps: Iterator<unknown, T>, onDone: (result: T) => void): () => void {
  // A timer that begins the next one waits 4 ms each time, nearly as long as a slice takes.
  const { port1, port2 } = new MessageChannel();

  function slice(): void {
    const end = performance.now() + backgroundSliceMs;
    do {
      for (let step = 0; step < stepsAtOnce; step += 1) {
        const next = steps.next();
        if (next.done === true) {
          port1.close();
          return onDone(next.value);
        }
      }
    } while (performance.now() < end);
    port2.postMessage(null);
  }

  port1.addEventListener('message', slice);
  port1.start();
  port2.postMessage(null);
  return () => port1.close();
}
