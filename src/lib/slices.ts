/** After this time the browser may draw and handle input; the longest task that nobody notices. */
const sliceMs = 50;

/** Lets the browser draw and handle input. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Collects what takes long to make, and gives way to the browser meanwhile. A short list is ready at once. */
export async function collectInSlices<T>(values: Iterable<T>): Promise<T[]> {
  const collected: T[] = [];
  let end = performance.now() + sliceMs;
  for (const value of values) {
    collected.push(value);
    // A look at the clock costs as much as a short row.
    if (collected.length % 64 === 0 && performance.now() > end) {
      await giveWay();
      end = performance.now() + sliceMs;
    }
  }
  return collected;
}

/** Long work: how it is stopped, and whom it tells how far it is. */
export type Work = { signal: AbortSignal; onProgress: (done: number, total: number) => void };

/**
 * For loops that take long: awaited in every turn, it gives way to the browser when a slice is over.
 * @param signal once it is aborted, the next turn rejects with its reason
 */
export function createPause(signal?: AbortSignal): () => Promise<void> {
  let end = performance.now() + sliceMs;
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() <= end) return;
    await giveWay();
    signal?.throwIfAborted();
    end = performance.now() + sliceMs;
  };
}
