/** What was measured of a list's rows, by their keys: filtering, sorting and deleting leave every row its height. */
export type RowMeasures = {
  /** The height in pixels of a row that was not measured. */
  estimate: number;
  heights: Map<string, number>;
  offset: number;
};

/** Differences below it are rounding. */
const tolerance = 0.5;

/** A page has a title above its list. With too low a guess more rows are rendered at first than are seen. */
const usualOffset = 200;

export const rowMeasures = (estimate: number): RowMeasures => ({ estimate, heights: new Map(), offset: usualOffset });

/** Positions of rows in pixels, as far as measured. Adds to `measures`; `keyAt` gives the key at an index. */
export function rowPlaces(measures: RowMeasures, count: number, keyAt: (index: number) => string) {
  const tops = new Float64Array(count + 1);
  /** `tops` is up to date as far as this index. */
  let knownUpTo = 0;

  const heightOf = (index: number) => measures.heights.get(keyAt(index)) ?? measures.estimate;

  /** The distance from the top of the list to that of a row; for the number of rows, the height of the list. */
  function topOf(index: number): number {
    for (; knownUpTo < index; knownUpTo += 1) tops[knownUpTo + 1] = (tops[knownUpTo] ?? 0) + heightOf(knownUpTo);
    return tops[index] ?? 0;
  }

  const pageTopOf = (index: number): number => measures.offset + topOf(index);

  /** The row at a distance from the top of the page, the first or the last for what lies outside. */
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
