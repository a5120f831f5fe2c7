import { useDeferredValue, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import type { EmployeeSummary } from '@/domain/employee';
import { paths } from '@/domain/paths';
import { useQueryText } from '@/ui/use-query-text';

import {
  defaultSortOrder,
  departmentsOf,
  inDepartment,
  matching,
  parseSortOrder,
  rowsOf,
  sorted,
  sortOrderText,
  type SortOrder,
} from './employees';

const parameters = { department: 'department', sort: 'sort' } as const;

/** What the list shows: query, department and order are in the URL, so that a reload, Back and a link restore them. */
export function useListView(list: readonly EmployeeSummary[]) {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const { text, setText, keep } = useQueryText(paths.employeeList);
  const department = query.get(parameters.department);
  const sort = query.get(parameters.sort);
  const sortOrder = useMemo(() => parseSortOrder(sort), [sort]);
  // Typing has priority over the rows.
  const deferredText = useDeferredValue(text);

  const view = useMemo(() => {
    const all = rowsOf(list);
    const found = matching(sorted(all, sortOrder), deferredText);
    return { all, shown: inDepartment(found, department), departments: departmentsOf(all, found) };
  }, [list, sortOrder, deferredText, department]);

  /** Replaces the history entry: filtering is no step that Back undoes. */
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
    sortOrder,
    isFiltered: text.trim() !== '' || department !== null,
    /** @param name '' for employees without a department, null for all */
    setDepartment: (name: string | null) =>
      change((next) => (name === null ? next.delete(parameters.department) : next.set(parameters.department, name))),
    setSortOrder: (order: SortOrder) =>
      change((next) => {
        const value = sortOrderText(order);
        if (value === sortOrderText(defaultSortOrder)) next.delete(parameters.sort);
        else next.set(parameters.sort, value);
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
