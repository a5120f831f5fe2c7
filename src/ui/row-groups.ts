/* What lists whose rows stand in groups have in common. */

/** The last of the indexes that is not after another one, in ascending indexes; null for none. */
export function headBefore(heads: readonly number[], index: number): number | null {
  let low = 0;
  let high = heads.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((heads[middle] ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return heads[low - 1] ?? null;
}

/** The ground of a head that stays in sight: what scrolls under it must not show through. */
export const headGround = 'bg-[color-mix(in_oklab,var(--c-sunken)_55%,var(--c-raised))]';

/** The same with an edge to what is above it, for a head of several rows. */
export const openHead = `${headGround} shadow-[inset_0_1px_0_var(--c-line)]`;

/** For what is around the rows: whatever takes the focus is scrolled clear of the bars, the table's head and that of a group. */
export const clearOfBars = '[&_button]:scroll-mt-52 [&_input]:scroll-mt-52';

/** The same with an edge to what is below it too. */
export const stickyHead = `${headGround} shadow-[inset_0_1px_0_var(--c-line),inset_0_-1px_0_var(--c-line)]`;

/** Of a table's head that stays in sight: below the bar at the top of the window. */
export const underBar = 'top-[calc(var(--top-inset)+60px)] wide:top-[calc(var(--top-inset)+68px)]';

/** Of the rows of such a table: what covers them at the top of the window. */
export const coveredTable =
  'scroll-mt-[calc(var(--top-inset)+60px+2.75rem)] wide:scroll-mt-[calc(var(--top-inset)+68px+2.75rem)]';

/** Of the cell of a group's head: below the head of the table, which is 44 px high. */
export const underTableHead =
  'sticky top-[calc(var(--top-inset)+60px+2.75rem)] z-2 wide:top-[calc(var(--top-inset)+68px+2.75rem)] print:static';
