/** Milliseconds of work at a time: a third of a frame, so that typing and drawing keep the rest. */
const sliceLength = 5;

/** Steps between two looks at the clock. */
const stepsAtOnce = 16;

/**
 * Does a long piece of work in slices, between which the browser gets to draw and to listen.
 * @param steps does a step each time it is asked for the next
 * @param onDone called after the last step
 * @returns the function that gives the work up
 */
export function inSlices(steps: Iterator<unknown>, onDone: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;

  function slice(): void {
    const end = performance.now() + sliceLength;
    do {
      for (let step = 0; step < stepsAtOnce; step += 1) {
        if (steps.next().done === true) return onDone();
      }
    } while (performance.now() < end);
    timer = setTimeout(slice);
  }

  timer = setTimeout(slice);
  return () => clearTimeout(timer);
}
