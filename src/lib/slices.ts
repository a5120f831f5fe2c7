/** Milliseconds before a yield: half of a long task, so that the last step may overrun. */
const sliceMs = 25;

/** Lets the browser draw, also in a hidden tab, where timers run once a second. Rejects once `signal` is aborted. */
async function yieldToBrowser(signal?: AbortSignal): Promise<void> {
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

/** The abort signal and progress callback of long work. */
export type Work = { signal: AbortSignal; onProgress: (done: number, total: number) => void };

export type Pause = () => Promise<void>;

/** Awaited in every iteration of a long loop; yields when a slice is over. Rejects once `signal` is aborted. */
export function createPause(signal?: AbortSignal): Pause {
  let end = performance.now() + sliceMs;
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() <= end) return;
    await yieldToBrowser(signal);
    end = performance.now() + sliceMs;
  };
}

/** The result of a task that runs in one slice. */
export function runToEnd<T>(steps: Iterator<unknown, T>): T {
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  return next.value;
}

/** Runs a task in slices after the next paint. Rejects once `signal` is aborted. */
export async function resultInSlices<T>(steps: Iterator<unknown, T>, signal: AbortSignal): Promise<T> {
  await yieldToBrowser(signal);
  const pause = createPause(signal);
  let next = steps.next();
  while (next.done !== true) {
    await pause();
    next = steps.next();
  }
  return next.value;
}
