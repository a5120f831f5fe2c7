import { useDeferredValue, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import type { EmployeeSummary } from '@/domain/employee';
import { paths } from '@/domain/paths';
import { useQueryText } from '@/ui/use-query-text';

import {
  departmentsOf,
  inDepartment,
  matching,
  peopleOf,
  sorted,
  sortingOf,
  sortingText,
  usual,
  type Sorting,
} from './employees';

const parameters = { department: 'department', sort: 'sort' } as const;

/**
 * What the list shows: query, department and order are in the address, so that a reload, Back and a link bring the same
 * people again.
 */
export function useListView(rows: readonly EmployeeSummary[]) {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const { text, setText, keep } = useQueryText(paths.employeeList);
  const department = query.get(parameters.department);
  const order = query.get(parameters.sort);
  const sorting = useMemo(() => sortingOf(order), [order]);
  // Typing goes first; the rows follow.
  const asked = useDeferredValue(text);

  const view = useMemo(() => {
    const people = peopleOf(rows);
    const found = matching(sorted(people, sorting), asked);
    return { people, shown: inDepartment(found, department), departments: departmentsOf(people, found) };
  }, [rows, sorting, asked, department]);

  /** Changes the address where it stands: filtering is no step that Back undoes. */
  function change(edit: (next: URLSearchParams) => void): void {
    const next = new URLSearchParams(window.location.search);
    edit(next);
    setQuery(next, { replace: true, state });
  }

  return {
    ...view,
    text,
    setText,
    keep,
    department,
    sorting,
    isFiltered: text.trim() !== '' || department !== null,
    /** @param name '' for those without a department, null for everybody */
    setDepartment: (name: string | null) =>
      change((next) => (name === null ? next.delete(parameters.department) : next.set(parameters.department, name))),
    setSorting: (next: Sorting) =>
      change((address) => {
        const wanted = sortingText(next);
        if (wanted === usual) address.delete(parameters.sort);
        else address.set(parameters.sort, wanted);
      }),
    clear: () => {
      setText('');
      change((next) => {
        next.delete('q');
        next.delete(parameters.department);
      });
    },
  };
}

export type ListView = ReturnType<typeof useListView>;
