/** The heights of a list's rows in pixels: as measured, or the estimate for those that were not rendered yet. */
export type RowHeights = ReturnType<typeof rowHeights>;

/** Differences below it are rounding. */
const tolerance = 0.5;

/** A page has a title above its list. With too low a guess more rows are rendered at first than are seen. */
const usualOffset = 200;

/** @param estimate the height of a row that was not measured */
export function rowHeights(estimate: number) {
  const measured = new Map<number, number>();
  let offset = usualOffset;
  let tops = new Float64Array(1);
  /** `tops` is up to date as far as this index. */
  let knownUpTo = 0;

  const heightOf = (index: number) => measured.get(index) ?? estimate;

  /** The distance from the top of the list to that of a row; for the number of rows, the height of the list. */
  function topOf(index: number): number {
    if (index >= tops.length) {
      const longer = new Float64Array(index + 1);
      longer.set(tops);
      tops = longer;
    }
    for (; knownUpTo < index; knownUpTo += 1) tops[knownUpTo + 1] = (tops[knownUpTo] ?? 0) + heightOf(knownUpTo);
    return tops[index] ?? 0;
  }

  /** The row at a distance from the top of the page, the first or the last for what lies outside. */
  function indexAt(distance: number, count: number): number {
    let low = 0;
    let high = Math.max(0, count - 1);
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (offset + topOf(middle) <= distance) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Keeps a measured height. */
  function setHeight(index: number, height: number): void {
    if (Math.abs(height - heightOf(index)) < tolerance) return;
    measured.set(index, height);
    knownUpTo = Math.min(knownUpTo, index);
  }

  /** Keeps the distance from the top of the page to that of the list. */
  function setOffset(distance: number): void {
    offset = distance;
  }

  return { estimate, topOf, indexAt, setHeight, setOffset };
}
