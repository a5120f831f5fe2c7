import { clsx } from 'clsx';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState, type Ref } from 'react';

import { progressNames } from '@/components/goal/touched';
import { formatMonth } from '@/lib/dates';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { DialogCard } from '@/ui/dialog';
import { FilterForm, NameSelect, SortMenu } from '@/ui/filter-form';
import { Select } from '@/ui/select';
import { TabRail } from '@/ui/tabs';

import { pocketList, type PocketView } from './pocket-view';

type PocketFiltersProps = {
  view: PocketView;
  field: Ref<HTMLInputElement>;
  /** The id of the tabs for the list and its groups; the list is their panel. */
  tabsId: string;
  /** Below 768 px all but the search is in a sheet. */
  isPhone: boolean;
};

export const groupedTab = (isGrouped: boolean): 'list' | 'goals' => (isGrouped ? 'goals' : 'list');

/** Search, role, month, progress, grouping, and for cards the order (docs/product.md 7.15, 7.22, 7.24). */
export function PocketFilters({ view, field, tabsId, isPhone }: PocketFiltersProps) {
  const { role, month, progress, isGrouped, setGrouped, shown } = view;
  const [isOpen, setOpen] = useState(false);
  const count = [role, month, progress].filter((each) => each !== null).length;
  return (
    <>
      <FilterForm
        field={field}
        label="Search your pocket"
        placeholder="Search your pocket"
        view={view}
        searchClassName={clsx('min-w-0 flex-1 basis-40', !isPhone && 'lg:flex-none lg:basis-70')}
      >
        {isPhone ? (
          <Button
            look="secondary"
            icon={SlidersHorizontal}
            aria-haspopup="dialog"
            aria-label={count === 0 ? 'Filter' : `Filter, ${count} set`}
            onClick={() => setOpen(true)}
          >
            Filter{count > 0 && ` ${count}`}
          </Button>
        ) : (
          <>
            <Selects view={view} className="md:w-38" />
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
          </>
        )}
      </FilterForm>
      {isOpen && (
        <DialogCard
          title="Filter"
          onClose={() => setOpen(false)}
          footer={<Button onClick={() => setOpen(false)}>{shown ? `Show ${withCommas(shown.length)}` : 'Show'}</Button>}
        >
          <div className="grid gap-3 pt-2">
            <Selects view={view} className="w-full" />
            <SortMenu
              list={pocketList}
              order={view.order}
              onSort={view.setOrder}
              unsorted="Newest first"
              group={{ label: 'Group by strategic goal', isOn: isGrouped, onChange: setGrouped }}
              className="w-full"
            />
          </div>
        </DialogCard>
      )}
    </>
  );
}

function Selects({ view, className }: { view: PocketView; className: string }) {
  const { role, month, progress, setFilter } = view;
  const { roles, months } = view.facets;
  // The address may name a month in which nothing was saved.
  const isListedMonth = month === null || months.some(({ name }) => name === month);
  return (
    <>
      <NameSelect
        label="Role"
        className={className}
        all={`All roles (${roles.length})`}
        without="No role"
        names={roles}
        value={role}
        onSelect={(name) => setFilter('role', name)}
      />
      <Select
        aria-label="Month"
        className={className}
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
        className={className}
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
