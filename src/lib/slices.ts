/** After this time the browser may draw and handle input; the longest task that nobody notices. */
const sliceMs = 50;

/** Lets the browser draw and handle input. */
function giveWay(): Promise<void> {
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
