import type { Ref } from 'react';

import { progressNames } from '@/components/goal/touched';
import { formatMonth } from '@/lib/dates';
import { FilterForm, NameSelect, SortMenu } from '@/ui/filter-form';
import { Select } from '@/ui/select';
import { TabRail } from '@/ui/tabs';

import { pocketList, type PocketView } from './pocket-view';

type PocketFiltersProps = {
  view: PocketView;
  field: Ref<HTMLInputElement>;
  /** The id of the tabs for the list and its groups; the list is their panel. */
  tabsId: string;
  isPhone: boolean;
};

export const groupedTab = (isGrouped: boolean): 'list' | 'goals' => (isGrouped ? 'goals' : 'list');

/** Search, role, month, progress, grouping, and for cards the order (docs/product.md 7.15, 7.22, 7.24). */
export function PocketFilters({ view, field, tabsId, isPhone }: PocketFiltersProps) {
  const { isGrouped, setGrouped } = view;
  return (
    <FilterForm
      field={field}
      label="Search your pocket"
      placeholder="Search your pocket"
      view={view}
      isPhone={isPhone}
      selects={<Selects view={view} />}
      sortMenu={
        <SortMenu
          list={pocketList}
          order={view.order}
          onSort={view.setOrder}
          unsorted="Newest first"
          group={{ label: 'Group by strategic goal', isOn: isGrouped, onChange: setGrouped }}
        />
      }
      grouping={
        <TabRail
          id={tabsId}
          label="Show"
          size="small"
          className="ms-auto"
          tabs={[
            { value: 'list', label: 'List' },
            { value: 'goals', label: 'By strategic goal' },
          ]}
          value={groupedTab(isGrouped)}
          onChange={(tab) => setGrouped(tab === 'goals')}
        />
      }
    />
  );
}

const selectWidth = 'w-full md:w-38';

function Selects({ view }: { view: PocketView }) {
  const { role, month, progress, setFilter } = view;
  const { roles, months } = view.facets;
  // The address may name a month in which nothing was saved.
  const isListedMonth = month === null || months.some(({ name }) => name === month);
  return (
    <>
      <NameSelect
        label="Role"
        className={selectWidth}
        all={`All roles (${roles.length})`}
        without="No role"
        names={roles}
        value={role}
        onSelect={(name) => setFilter('role', name)}
      />
      <Select
        aria-label="Month"
        className={selectWidth}
        value={month ?? ''}
        isSet={month !== null}
        onChange={({ target: { value } }) => setFilter('month', value === '' ? null : value)}
      >
        <option value="">All months</option>
        {months.map(({ name, count }) => (
          <option key={name} value={name}>
            {formatMonth(name)} ({count})
          </option>
        ))}
        {!isListedMonth && <option value={month}>{formatMonth(month)}</option>}
      </Select>
      <Select
        aria-label="Progress"
        className={selectWidth}
        value={progress ?? ''}
        isSet={progress !== null}
        onChange={({ target: { value } }) => setFilter('progress', value === '' ? null : value)}
      >
        <option value="">Any progress</option>
        {Object.entries(progressNames).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
    </>
  );
}
