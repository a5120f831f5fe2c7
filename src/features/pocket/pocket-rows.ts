import { useMemo } from 'react';

import type { GoalRecord } from '@/domain/goal';
import { hasDraftIn, type NumberedDraft, type Drafts } from '@/domain/goal-drafts';
import type { GoalGroup } from '@/domain/goal-groups';
import { weakMemoize } from '@/lib/weak-memoize';
import { maxPrintedRows, useIsPrinting } from '@/ui/use-virtual-rows';

import type { Folds } from './use-folds';

/** A goal. `isEarlier`: a draft listed below the latest draft of its request. */
export type GoalRow = {
  type: 'row';
  key: string;
  record: GoalRecord;
  /** The drafts of its request; null without groups, and for the only goal of a group. */
  drafts: Drafts | null;
  /** The group of an only goal, which has no head. */
  group?: GoalGroup;
  number: number;
  isEarlier: boolean;
};

export type GroupRow = { type: 'group'; key: string; group: GoalGroup; isOpen: boolean };

/** A row of the pocket: a goal; in groups also the head of a group, the line below it, and the button of earlier drafts. */
export type PocketRow =
  | GoalRow
  | GroupRow
  | { type: 'about'; key: string; group: GoalGroup }
  | { type: 'earlier'; key: string; drafts: Drafts; isOpen: boolean };

const plainRow = (record: GoalRecord): GoalRow => ({
  type: 'row',
  key: record.key,
  record,
  drafts: null,
  number: 1,
  isEarlier: false,
});

/** Memoized, since rows keep their measured heights by identity, also through Back. */
const plainRows = weakMemoize((records: readonly GoalRecord[]): readonly PocketRow[] => records.map(plainRow));

/** No key of a record begins with these characters. */
const keys = { group: '\u0000', about: '\u0001', earlier: '\u0002' } as const;

const draftRow = ({ record, number }: NumberedDraft, drafts: Drafts, isEarlier: boolean): GoalRow => ({
  ...plainRow(record),
  drafts,
  number,
  isEarlier,
});

function groupedRows(
  groups: readonly GoalGroup[],
  isGroupOpen: (group: GoalGroup) => boolean,
  areDraftsOpen: (drafts: Drafts) => boolean,
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
    for (const drafts of group.drafts) {
      const { latest, earlier } = drafts;
      rows.push(draftRow(latest, drafts, false));
      if (earlier.length === 0) continue;
      const areOpen = areDraftsOpen(drafts);
      rows.push({ type: 'earlier', key: keys.earlier + latest.record.key, drafts, isOpen: areOpen });
      if (areOpen) for (const each of earlier) rows.push(draftRow(each, drafts, true));
    }
  }
  return rows;
}

/** The pocket as one flat list; `groups` is null for a list without groups. On paper every group is expanded. */
export function usePocketRows(
  records: readonly GoalRecord[],
  groups: readonly GoalGroup[] | null,
  { isOpen, openDrafts }: Folds,
) {
  const isPrinting = useIsPrinting();
  const rows = useMemo(
    () =>
      groups === null
        ? plainRows(records)
        : groupedRows(
            groups,
            (group) => isPrinting || isOpen(group),
            (drafts) => isPrinting || hasDraftIn(drafts, openDrafts),
          ),
    [records, groups, isPrinting, isOpen, openDrafts],
  );
  const indexOf = (key: string) => rowIndexOf(rows, key);
  return {
    rows,
    isGrouped: groups !== null,
    /** The row of a record, or of the button that shows it; -1 if there is none. */
    indexOf,
    /** The row of the record with this index, or of the last record. */
    indexAtPlace: (place: number): number =>
      groups === null ? place : indexOf((records[place] ?? records.at(-1))?.key ?? ''),
    /** How many records are printed; groups are expanded only once `isPrinting` is true. */
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
  const fold = rows.findIndex((row) => row.type === 'earlier' && row.drafts.earlier.some(({ record }) => has(record)));
  return fold >= 0 ? fold : rows.findIndex((row) => row.type === 'group' && row.group.rows.some(has));
}
