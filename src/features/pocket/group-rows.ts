import { useCallback, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';

import type { GoalRecord } from '@/domain/goal';
import type { GoalGroup } from '@/domain/goal-groups';
import { hasTryIn, type NumberedTry, type Tries } from '@/domain/tries';
import { headBefore } from '@/ui/row-groups';
import { maxPrintedRows, useIsPrinting, useScrolled, type useVirtualRows } from '@/ui/use-virtual-rows';

import type { Folds } from './use-folds';

/** A row of the pocket in groups. */
export type GroupedRow = { readonly key: string; readonly group: GoalGroup; readonly isOpen: boolean } & (
  | { readonly type: 'head' | 'about' }
  /** A record; of several tries the latest. */
  | { readonly type: 'record'; readonly tries: Tries }
  /** The fold of the earlier tries. */
  | { readonly type: 'fold'; readonly tries: Tries }
  | { readonly type: 'try'; readonly tries: Tries; readonly each: NumberedTry }
);

export const keyOf = ({ key }: GroupedRow): string => key;

/** No key of a record begins like these. */
const keys = { head: '\u0000', about: '\u0001', fold: '\u0002' } as const;

/** Each group below its head, as far as it is open. */
function groupedRows(
  groups: readonly GoalGroup[],
  isGroupOpen: (group: GoalGroup) => boolean,
  isOpenTries: (tries: Tries) => boolean,
): { rows: readonly GroupedRow[]; heads: readonly number[] } {
  const rows: GroupedRow[] = [];
  const heads: number[] = [];
  for (const group of groups) {
    const isOpen = isGroupOpen(group);
    heads.push(rows.length);
    rows.push(
      { type: 'head', key: keys.head + group.key, group, isOpen },
      { type: 'about', key: keys.about + group.key, group, isOpen },
    );
    if (!isOpen) continue;
    for (const tries of group.tries) {
      const { latest, earlier } = tries;
      const { key } = latest.record;
      const hasOpenTries = earlier.length > 0 && isOpenTries(tries);
      rows.push({ type: 'record', key, group, isOpen, tries });
      if (earlier.length > 0) rows.push({ type: 'fold', key: keys.fold + key, group, isOpen: hasOpenTries, tries });
      if (hasOpenTries) {
        for (const each of earlier) rows.push({ type: 'try', key: each.record.key, group, isOpen, tries, each });
      }
    }
  }
  return { rows, heads };
}

/** The rows of the pocket in groups; on paper everything is open. @param records those of the groups, in their order */
export function useGroupRows(
  groups: readonly GoalGroup[],
  records: readonly GoalRecord[],
  { isOpen, tries: openTries }: Folds,
) {
  const isPrinting = useIsPrinting();
  const { rows, heads } = useMemo(
    () =>
      groupedRows(
        groups,
        (group) => isPrinting || isOpen(group),
        (tries) => isPrinting || hasTryIn(tries, openTries),
      ),
    [groups, isPrinting, isOpen, openTries],
  );
  const indexOf = (key: string) => rowIndexOf(rows, key);
  return {
    rows,
    headOf: useCallback((index: number) => headBefore(heads, index), [heads]),
    /** The row of a record, or where that is folded, the row that opens it; -1 for none. */
    indexOf,
    /** The same for the record in a place among all of them, or for the last one. */
    indexAtPlace: (place: number): number => indexOf((records[place] ?? records.at(-1))?.key ?? ''),
    /** How many records are printed; counted while that is being done. */
    printed: isPrinting ? rows.slice(0, maxPrintedRows).filter(isRecord).length : records.length,
  };
}

export type GroupRows = ReturnType<typeof useGroupRows>;

/** How much of the window's top is covered, which is the scroll margin of the list. */
const coveredBy = (list: HTMLElement | null): number =>
  list === null ? 0 : Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0;

type ShownRows = Pick<ReturnType<typeof useVirtualRows>, 'indexAt' | 'showRow'> & {
  ref: RefObject<HTMLElement | null>;
};

/** The heads of groups, as they stay in sight over their records. @param shown what `useVirtualRows` gives */
export function useHeadsInSight({ rows, headOf }: GroupRows, { ref, indexAt, showRow }: ShownRows) {
  const current = useScrolled(() => headOf(indexAt(coveredBy(ref.current))) ?? 0);
  const folded = useRef<GoalGroup | null>(null);
  useLayoutEffect(() => {
    const group = folded.current;
    if (group === null) return;
    folded.current = null;
    const index = rows.findIndex((row) => row.type === 'head' && row.group.key === group.key);
    const covered = coveredBy(ref.current);
    if (index >= 0 && index < indexAt(covered)) showRow(index, covered);
  });
  return {
    /** Of the one in sight, as of now: those before it, which may be higher, must not look out below it. */
    current,
    /** Called before one is folded: it may have stayed in sight far below its place, and is still to be there. */
    keepInSight: (group: GoalGroup): void => {
      folded.current = group;
    },
  };
}

const isRecord = ({ type }: GroupedRow): boolean => type === 'record' || type === 'try';

function rowIndexOf(rows: readonly GroupedRow[], recordKey: string): number {
  const own = rows.findIndex(({ key }) => key === recordKey);
  if (own >= 0) return own;
  const isInTries = (row: GroupedRow) =>
    row.type === 'fold' && row.tries.earlier.some(({ record }) => record.key === recordKey);
  const fold = rows.findIndex(isInTries);
  if (fold >= 0) return fold;
  return rows.findIndex(({ type, group }) => type === 'head' && group.rows.some(({ key }) => key === recordKey));
}
