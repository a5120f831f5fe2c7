import { useMemo } from 'react';

import type { GoalRecord } from '@/domain/goal';
import { hasDraftIn, type NumberedDraft, type Drafts } from '@/domain/goal-drafts';
import type { GoalGroup } from '@/domain/goal-groups';
import { weakMemoize } from '@/lib/weak-memoize';
import { maxPrintedRows, useIsPrinting } from '@/ui/use-virtual-rows';

import type { Folds } from './use-folds';

/** A goal. `isEarlier`: a draft that is listed below the latest of its tries. */
export type GoalRow = {
  type: 'row';
  key: string;
  record: GoalRecord;
  /** Null in a list without groups, and for the only goal of a group. */
  tries: Drafts | null;
  /** The group of an only goal, which has no head. */
  group?: GoalGroup;
  number: number;
  isEarlier: boolean;
};

export type GroupRow = { type: 'group'; key: string; group: GoalGroup; isOpen: boolean };

/** A row of the pocket: a goal, or in groups the head of a group, the line about it, or the button of earlier tries. */
export type PocketRow =
  | GoalRow
  | GroupRow
  | { type: 'about'; key: string; group: GoalGroup }
  | { type: 'tries'; key: string; tries: Drafts; isOpen: boolean };

/** The rows of a list without groups: the same for the same list, so that they keep their measured heights. */
const plainRows = weakMemoize((records: readonly GoalRecord[]): readonly PocketRow[] => records.map(plainRow));

const plainRow = (record: GoalRecord): GoalRow => ({
  type: 'row',
  key: record.key,
  record,
  tries: null,
  number: 1,
  isEarlier: false,
});

/** No key of a record begins like these. */
const keys = { group: '\u0000', about: '\u0001', tries: '\u0002' } as const;

const goalRow = ({ record, number }: NumberedDraft, tries: Drafts, isEarlier: boolean): GoalRow => ({
  type: 'row',
  key: record.key,
  record,
  tries,
  number,
  isEarlier,
});

function groupedRows(
  groups: readonly GoalGroup[],
  isGroupOpen: (group: GoalGroup) => boolean,
  areTriesOpen: (tries: Drafts) => boolean,
): readonly PocketRow[] {
  const rows: PocketRow[] = [];
  for (const group of groups) {
    const [record, ...others] = group.rows;
    if (record && others.length === 0) {
      rows.push({ ...plainRow(record), group });
      continue;
    }
    const isOpen = isGroupOpen(group);
    rows.push(
      { type: 'group', key: keys.group + group.key, group, isOpen },
      { type: 'about', key: keys.about + group.key, group },
    );
    if (!isOpen) continue;
    for (const tries of group.drafts) {
      const { latest, earlier } = tries;
      rows.push(goalRow(latest, tries, false));
      if (earlier.length === 0) continue;
      const areOpen = areTriesOpen(tries);
      rows.push({ type: 'tries', key: keys.tries + latest.record.key, tries, isOpen: areOpen });
      if (areOpen) for (const each of earlier) rows.push(goalRow(each, tries, true));
    }
  }
  return rows;
}

/** The pocket as one flat list; `groups` is null for a list without groups. On paper every group is expanded. */
export function usePocketRows(
  records: readonly GoalRecord[],
  groups: readonly GoalGroup[] | null,
  { isOpen, tries: openTries }: Folds,
) {
  const isPrinting = useIsPrinting();
  const rows = useMemo(
    () =>
      groups === null
        ? plainRows(records)
        : groupedRows(
            groups,
            (group) => isPrinting || isOpen(group),
            (tries) => isPrinting || hasDraftIn(tries, openTries),
          ),
    [records, groups, isPrinting, isOpen, openTries],
  );
  const indexOf = (key: string) => rowIndexOf(rows, key);
  return {
    rows,
    isGrouped: groups !== null,
    /** The row of a record, or of the button that shows it; -1 for none. */
    indexOf,
    /** The same for the record in a place among all of them, or for the last one. */
    indexAtPlace: (place: number): number =>
      groups === null ? place : indexOf((records[place] ?? records.at(-1))?.key ?? ''),
    /** How many records are printed. Which rows are printed of groups is known once the page is printed. */
    printed:
      groups === null || isPrinting
        ? rows.slice(0, maxPrintedRows).filter(({ type }) => type === 'row').length
        : records.length,
  };
}

function rowIndexOf(rows: readonly PocketRow[], recordKey: string): number {
  const has = ({ key }: GoalRecord) => key === recordKey;
  const own = rows.findIndex(({ key }) => key === recordKey);
  if (own >= 0) return own;
  const tries = rows.findIndex((row) => row.type === 'tries' && row.tries.earlier.some(({ record }) => has(record)));
  return tries >= 0 ? tries : rows.findIndex((row) => row.type === 'group' && row.group.rows.some(has));
}
