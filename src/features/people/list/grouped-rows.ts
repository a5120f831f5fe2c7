import { useCallback, useMemo, useState } from 'react';

import type { EmployeeSummary } from '@/domain/employee';
import type { RowGroup } from '@/ui/list-view';
import { headBefore } from '@/ui/row-groups';

/** The head of a group, in the place of a row. */
export type GroupHead = { readonly key: string; readonly group: RowGroup<EmployeeSummary>; readonly isFolded: boolean };

/** A row of the list: a person, or the head of their department. */
export type ListedRow = EmployeeSummary | GroupHead;

export const isGroupHead = (row: ListedRow): row is GroupHead => 'group' in row;

/** No id of a person begins like this one. */
const keyOfGroup = ({ name }: RowGroup<EmployeeSummary>) => `\u0000${name}`;

const none: ReadonlySet<string> = new Set();
const noHeads: readonly number[] = [];

/** The people in their groups, each group below its head; those of a folded one are left out. */
function groupedRows(
  groups: readonly RowGroup<EmployeeSummary>[],
  folded: ReadonlySet<string>,
): { rows: readonly ListedRow[]; heads: readonly number[] } {
  const rows: ListedRow[] = [];
  const heads: number[] = [];
  for (const group of groups) {
    const isFolded = folded.has(group.name);
    heads.push(rows.length);
    rows.push({ key: keyOfGroup(group), group, isFolded });
    if (!isFolded) for (const person of group.rows) rows.push(person);
  }
  return { rows, heads };
}

/**
 * The rows of the list, in groups where there are any. Which are folded belongs to what was searched: other words open all, so
 * that nobody who is found is out of sight.
 */
export function useGroupedRows(
  people: readonly EmployeeSummary[],
  groups: readonly RowGroup<EmployeeSummary>[] | null,
  words: readonly string[],
) {
  const [folds, setFolds] = useState({ of: words, names: none });
  const folded = folds.of === words ? folds.names : none;
  const { rows, heads } = useMemo(
    () => (groups === null ? { rows: people, heads: noHeads } : groupedRows(groups, folded)),
    [people, groups, folded],
  );
  return {
    rows,
    /** Where the heads of the groups are among the rows. */
    heads,
    headOf: useCallback((index: number) => headBefore(heads, index), [heads]),
    /** @param all whether all groups follow it */
    toggleFold: (head: GroupHead, all: boolean): void => {
      const names = new Set(all && !head.isFolded ? groups?.map(({ name }) => name) : all ? [] : folded);
      if (!all) {
        if (head.isFolded) names.delete(head.group.name);
        else names.add(head.group.name);
      }
      setFolds({ of: words, names });
    },
    /** Opens the group of a person, if it is folded. */
    unfold: (person: EmployeeSummary): void => {
      const group = groups?.find(({ rows: theirs }) => theirs.includes(person));
      if (group && folded.has(group.name)) {
        setFolds({ of: words, names: new Set([...folded].filter((name) => name !== group.name)) });
      }
    },
  };
}

export type GroupedRows = ReturnType<typeof useGroupedRows>;
