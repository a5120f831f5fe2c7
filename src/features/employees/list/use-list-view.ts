import { useDeferredValue, useMemo } from 'react';

import type { EmployeeSummary } from '@/domain/employee';
import { paths } from '@/domain/paths';
import { useQueryText } from '@/ui/use-query-text';
import { useViewParams } from '@/ui/use-view-params';

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

/** What the list shows: query, department and order are in the URL, so that a reload, Back and a link restore them. */
export function useListView(list: readonly EmployeeSummary[]) {
  const { get, change } = useViewParams<'q' | 'department' | 'sort'>();
  const { text, setText, keep } = useQueryText(paths.employeeList);
  const department = get('department');
  const sort = get('sort');
  const sortOrder = useMemo(() => parseSortOrder(sort), [sort]);
  // Typing has priority over the rows.
  const deferredText = useDeferredValue(text);

  const view = useMemo(() => {
    const all = rowsOf(list);
    const found = matching(sorted(all, sortOrder), deferredText);
    return { all, shown: inDepartment(found, department), departments: departmentsOf(all, found) };
  }, [list, sortOrder, deferredText, department]);

  return {
    ...view,
    text,
    setText,
    keep,
    department,
    sortOrder,
    isFiltered: text.trim() !== '' || department !== null,
    /** @param name '' for employees without a department, null for all */
    setDepartment: (name: string | null) => change({ department: name }),
    setSortOrder: (order: SortOrder) => {
      const value = sortOrderText(order);
      change({ sort: value === sortOrderText(defaultSortOrder) ? null : value });
    },
    clear: () => {
      setText('');
      change({ q: null, department: null });
    },
  };
}

export type ListView = ReturnType<typeof useListView>;
