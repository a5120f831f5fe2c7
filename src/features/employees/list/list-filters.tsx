import type { Ref } from 'react';

import { FilterForm } from '@/ui/filter-form';
import { Select } from '@/ui/select';

import { columns, parseSortOrder, sortOrderText } from './employees';
import type { ListView } from './use-list-view';

type ListFiltersProps = {
  view: ListView;
  field: Ref<HTMLInputElement>;
  /** Where the rows have no header to sort by. */
  hasSortMenu: boolean;
};

/** The search, the department, and where the rows have no header the order. */
export function ListFilters({ view, field, hasSortMenu }: ListFiltersProps) {
  const { text, setText, keep, department, setDepartment, sortOrder, setSortOrder } = view;
  return (
    <FilterForm
      field={field}
      label="Filter by name, email or department"
      placeholder="Filter by name, email, department"
      text={text}
      onType={setText}
      onKeep={keep}
      searchClassName="w-full md:w-80"
    >
      <Select
        aria-label="Department"
        value={department === null ? '' : valueOf(department)}
        onChange={({ target: { value } }) => setDepartment(value === '' ? null : value.slice(1))}
      >
        <DepartmentOptions {...view} />
      </Select>
      {hasSortMenu && (
        <Select
          aria-label="Sort by"
          value={sortOrderText(sortOrder)}
          onChange={(event) => setSortOrder(parseSortOrder(event.target.value))}
        >
          {columns.flatMap(({ column, label }) => [
            <option key={column} value={column}>{`${label}, A to Z`}</option>,
            <option key={`-${column}`} value={`-${column}`}>{`${label}, Z to A`}</option>,
          ])}
        </Select>
      )}
    </FilterForm>
  );
}

/** An option's value: '' is all departments, '=' employees without one. */
const valueOf = (department: string) => `=${department}`;

function DepartmentOptions({ departments, department }: Pick<ListView, 'departments' | 'department'>) {
  const all = departments.reduce((sum, { count }) => sum + count, 0);
  // The URL may name a department that is spelt differently here, or that has no employees any more.
  const isListed = department === null || departments.some(({ name }) => name === department);
  return (
    <>
      <option value="">All departments ({all})</option>
      {departments.map(({ name, count }) => (
        <option key={name} value={valueOf(name)}>
          {name || 'No department'} ({count})
        </option>
      ))}
      {!isListed && <option value={valueOf(department)}>{department}</option>}
    </>
  );
}
