import { useMemo } from 'react';

import type { GoalRecord } from '@/domain/goal';
import type { GoalGroup } from '@/domain/goal-groups';
import { weakMemoize } from '@/lib/weak-memoize';
import { maxPrintedRows, useIsPrinting } from '@/ui/use-virtual-rows';

import type { Folds } from './use-folds';

export type GoalRow = {
  type: 'row';
  key: string;
  record: GoalRecord;
  /** Whether it is below the head of a group. */
  isInGroup: boolean;
  /** The group of an only goal, which has no head. */
  group?: GoalGroup;
};

export type GroupRow = { type: 'group'; key: string; group: GoalGroup; isOpen: boolean };

/** A row of the pocket: a goal; in groups also the head of a group, and the line below it. */
export type PocketRow = GoalRow | GroupRow | { type: 'about'; key: string; group: GoalGroup };

const rowOf = (record: GoalRecord, isInGroup: boolean): GoalRow => ({
  type: 'row',
  key: record.key,
  record,
  isInGroup,
});

/** Memoized, since rows keep their measured heights by identity, also through Back. */
const plainRows = weakMemoize((records: readonly GoalRecord[]): readonly PocketRow[] =>
  records.map((record) => rowOf(record, false)),
);

/** No key of a record begins with these characters. */
const keys = { group: '\u0000', about: '\u0001' } as const;

function groupedRows(groups: readonly GoalGroup[], isGroupOpen: (group: GoalGroup) => boolean): readonly PocketRow[] {
  return groups.flatMap((group): PocketRow[] => {
    const [record, ...others] = group.rows;
    if (record && others.length === 0) return [{ ...rowOf(record, false), group }];
    const isOpen = isGroupOpen(group);
    return [
      { type: 'group', key: keys.group + group.key, group, isOpen },
      { type: 'about', key: keys.about + group.key, group },
      ...(isOpen ? group.rows.map((row) => rowOf(row, true)) : []),
    ];
  });
}

/** The pocket as one flat list; `groups` is null for a list without groups. On paper every group is expanded. */
export function usePocketRows(records: readonly GoalRecord[], groups: readonly GoalGroup[] | null, { isOpen }: Folds) {
  const isPrinting = useIsPrinting();
  const rows = useMemo(
    () => (groups === null ? plainRows(records) : groupedRows(groups, (group) => isPrinting || isOpen(group))),
    [records, groups, isPrinting, isOpen],
  );
  const indexOf = (key: string) => rowIndexOf(rows, key);
  return {
    rows,
    isGrouped: groups !== null,
    /** The row of a record, or of the group that hides it; -1 if there is none. */
    indexOf,
    /** The row of the record with this index, or of the last record. */
    indexAtPlace: (place: number): number => indexOf((records[place] ?? records.at(-1))?.key ?? ''),
    /** How many records are on paper, where every group is expanded. */
    printed: rows.slice(0, maxPrintedRows).filter(({ type }) => type === 'row').length,
  };
}

function rowIndexOf(rows: readonly PocketRow[], recordKey: string): number {
  const own = rows.findIndex(({ key }) => key === recordKey);
  if (own >= 0) return own;
  return rows.findIndex((row) => row.type === 'group' && row.group.rows.some(({ key }) => key === recordKey));
}
