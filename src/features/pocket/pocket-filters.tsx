import { clsx } from 'clsx';
import type { Ref } from 'react';

import { progressChoices } from '@/components/goal/touched';
import { formatMonth } from '@/lib/dates';
import { Checkbox } from '@/ui/checkbox';
import { FilterForm, NameSelect, SortMenu } from '@/ui/filter-form';
import { Select } from '@/ui/select';

import { monthChoices, pocketList, type PocketView } from './pocket-view';

type PocketFiltersProps = {
  view: PocketView;
  field: Ref<HTMLInputElement>;
  hasSortMenu: boolean;
};

/** Search, role, month, progress, grouping, and for cards the order (docs/product.md 7.15, 7.22, 7.24). */
export function PocketFilters({ view, field, hasSortMenu }: PocketFiltersProps) {
  const { role, month, progress, hasProgress, setFilter, order, setOrder, isGrouped, setGrouped } = view;
  const { roles } = view.facets;
  const months = monthChoices(view.facets.months);
  // The address may name a month in which nothing was saved.
  const isListedMonth = month === null || months.some((each) => each.month === month);
  return (
    <FilterForm
      field={field}
      label="Search your pocket"
      placeholder="Search your pocket"
      view={view}
      searchClassName={clsx('w-full', hasProgress ? 'lg:w-78' : 'lg:w-80')}
    >
      <NameSelect
        label="Role"
        className={clsx(selectWidth, hasProgress && 'lg:w-38')}
        all={`All roles (${roles.length})`}
        without="No role"
        names={roles}
        value={role}
        onSelect={(name) => setFilter('role', name)}
      />
      <Select
        aria-label="Month"
        className={clsx(selectWidth, hasProgress && 'lg:w-38')}
        value={month ?? ''}
        isSet={month !== null}
        onChange={({ target: { value } }) => setFilter('month', value === '' ? null : value)}
      >
        <option value="">All months</option>
        {months.map((each) => (
          <option key={each.month} value={each.month}>
            {formatMonth(each.month)} ({each.count})
          </option>
        ))}
        {!isListedMonth && <option value={month}>{formatMonth(month)}</option>}
      </Select>
      {hasProgress && (
        <Select
          aria-label="Progress"
          className="w-full md:w-60"
          value={progress ?? ''}
          isSet={progress !== null}
          onChange={({ target: { value } }) => setFilter('progress', value === '' ? null : value)}
        >
          <option value="">Any progress</option>
          {Object.entries(progressChoices).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      )}
      {hasSortMenu ? (
        <SortMenu
          list={pocketList}
          order={order}
          onSort={setOrder}
          unsorted="As saved, newest first"
          group={{ label: 'Grouped by strategic goal', isOn: isGrouped, onChange: setGrouped }}
          className="w-full"
        />
      ) : (
        <Checkbox
          label="Group by strategic goal"
          showsLabel
          checked={isGrouped}
          onChange={({ target }) => setGrouped(target.checked)}
        />
      )}
    </FilterForm>
  );
}

/** Beside the progress both are narrower: all filters stand in one row of a wide window. */
const selectWidth = 'min-w-0 flex-1 md:w-50 md:flex-none';
