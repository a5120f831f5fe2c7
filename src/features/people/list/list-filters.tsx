import type { Ref } from 'react';

import { goalsNotKnown, noGoals } from '@/domain/drafted-for';
import { withCommas } from '@/lib/with-commas';
import { Checkbox } from '@/ui/checkbox';
import { FilterForm, NameSelect, SortMenu } from '@/ui/filter-form';
import { Select } from '@/ui/select';

import { employeeList, columnsInWords, type EmployeeView } from './employees';

type ListFiltersProps = {
  view: EmployeeView;
  field: Ref<HTMLInputElement>;
  hasSortMenu: boolean;
};

/** The search, the department, and where the rows have no heads the order. */
export function ListFilters({ view, field, hasSortMenu }: ListFiltersProps) {
  const { departments, department, filters, setFilter, order, setOrder, isGrouped, setGrouped } = view;
  return (
    <FilterForm
      field={field}
      label={`Filter by ${columnsInWords('disjunction')}`}
      placeholder={`Filter by ${employeeList.columns.map(({ column }) => column).join(', ')}`}
      view={view}
      searchClassName="w-full md:w-80"
    >
      <NameSelect
        label="Department"
        all={`All departments (${withCommas(departments.length)})`}
        without="No department"
        names={departments}
        value={department}
        onSelect={(name) => setFilter('department', name)}
      />
      <Select
        aria-label="Goals"
        title="As kept on this device"
        className="w-full sm:w-56"
        value={filters.goals ?? ''}
        isSet={filters.goals !== null}
        onChange={({ target }) => setFilter('goals', target.value || null)}
      >
        <option value="">With or without goals</option>
        <option value="with">With goals</option>
        <option value="without">{(view.goals.goals?.unlinked ?? 1) === 0 ? noGoals : goalsNotKnown}</option>
      </Select>
      {hasSortMenu ? (
        <SortMenu
          list={employeeList}
          order={order}
          onSort={setOrder}
          group={{ label: 'Sorted by department', isOn: isGrouped, onChange: setGrouped }}
        />
      ) : (
        <Checkbox
          label="Group by department"
          showsLabel
          checked={isGrouped}
          onChange={({ target }) => setGrouped(target.checked)}
        />
      )}
    </FilterForm>
  );
}
