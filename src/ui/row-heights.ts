/** Measured row heights by key, which survive filtering, sorting and deleting. */
export type RowMeasures = {
  /** Pixels of an unmeasured row. */
  estimate: number;
  heights: Map<string, number>;
  offset: number;
};

/** Pixels; smaller differences are rounding. */
const tolerance = 0.5;

/** The first guess of the pixels above a list; too low a value renders more rows. */
const usualOffset = 200;

export const rowMeasures = (estimate: number): RowMeasures => ({ estimate, heights: new Map(), offset: usualOffset });

/** Positions of rows in pixels, as far as measured. Adds to `measures`; `keyAt` gives the key at an index. */
export function rowPlaces(measures: RowMeasures, count: number, keyAt: (index: number) => string) {
  const tops = new Float64Array(count + 1);
  let knownUpTo = 0;

  const heightOf = (index: number) => measures.heights.get(keyAt(index)) ?? measures.estimate;

  /** The distance from the top of the list to that of a row; for the number of rows, the height of the list. */
  function topOf(index: number): number {
    for (; knownUpTo < index; knownUpTo += 1) tops[knownUpTo + 1] = (tops[knownUpTo] ?? 0) + heightOf(knownUpTo);
    return tops[index] ?? 0;
  }

  const pageTopOf = (index: number): number => measures.offset + topOf(index);

  /** The row at a distance from the top of the page, clamped to the list. */
  function indexAt(distance: number): number {
    let low = 0;
    let high = Math.max(0, count - 1);
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (pageTopOf(middle) <= distance) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  function setHeight(index: number, height: number): void {
    if (Math.abs(height - heightOf(index)) < tolerance) return;
    measures.heights.set(keyAt(index), height);
    knownUpTo = Math.min(knownUpTo, index);
  }

  function setOffset(distance: number): void {
    measures.offset = distance;
  }

  return { topOf, pageTopOf, indexAt, setHeight, setOffset };
}
