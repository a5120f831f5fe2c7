import type { Ref } from 'react';

import { progressNames, type ProgressName } from '@/components/goal/touched';
import { formatMonth } from '@/lib/dates';
import { FilterForm, FilterSelect, SortMenu } from '@/ui/filter-form';
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
  return (
    <>
      <FilterSelect
        label="Role"
        className={selectWidth}
        all={`All roles (${roles.length})`}
        names={roles}
        textOf={(name) => name || 'No role'}
        value={role}
        onSelect={(name) => setFilter('role', name)}
      />
      <FilterSelect
        label="Month"
        className={selectWidth}
        all="All months"
        names={months}
        textOf={formatMonth}
        value={month}
        onSelect={(name) => setFilter('month', name)}
      />
      <FilterSelect
        label="Progress"
        className={selectWidth}
        all="Any progress"
        names={Object.keys(progressNames).map((name) => ({ name }))}
        textOf={(name) => progressNames[name as ProgressName]}
        value={progress}
        onSelect={(name) => setFilter('progress', name)}
      />
    </>
  );
}
