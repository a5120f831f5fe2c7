import { useMemo, useState } from 'react';

import type { EmployeeSummary } from '@/domain/employee';
import type { RowGroup } from '@/ui/list-view';

type PersonRow = { type: 'row'; key: string; person: EmployeeSummary };

export type GroupRow = { type: 'group'; key: string; group: RowGroup<EmployeeSummary>; isOpen: boolean };

export type PeopleRow = PersonRow | GroupRow;

const rowOf = (person: EmployeeSummary): PersonRow => ({ type: 'row', key: person.key, person });

/** Group heads, each followed by its people unless collapsed. '\\0' keeps the keys of groups apart from those of people. */
const groupedRows = (groups: readonly RowGroup<EmployeeSummary>[], folded: ReadonlySet<string>): readonly PeopleRow[] =>
  groups.flatMap((group): PeopleRow[] => {
    const isOpen = !folded.has(group.name);
    return [{ type: 'group', key: `\u0000${group.name}`, group, isOpen }, ...(isOpen ? group.rows.map(rowOf) : [])];
  });

const none: ReadonlySet<string> = new Set();

/** The rows of the list. Collapsed groups belong to a search: other words expand all, so that all results show. */
export function usePeopleRows(
  people: readonly EmployeeSummary[],
  groups: readonly RowGroup<EmployeeSummary>[] | null,
  words: readonly string[],
) {
  const [folds, setFolds] = useState({ of: words, names: none });
  const folded = folds.of === words ? folds.names : none;
  const rows = useMemo(
    () => (groups === null ? people.map(rowOf) : groupedRows(groups, folded)),
    [people, groups, folded],
  );
  const fold = (names: Iterable<string>) => setFolds({ of: words, names: new Set(names) });
  return {
    rows,
    /** @param all whether all groups follow it */
    toggleFold: ({ group: { name }, isOpen }: GroupRow, all: boolean): void => {
      if (all) fold(isOpen ? (groups ?? []).map((each) => each.name) : none);
      else fold(isOpen ? [...folded, name] : [...folded].filter((each) => each !== name));
    },
  };
}
