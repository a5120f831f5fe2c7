import { useState, type Ref } from 'react';

import { progressChoices } from '@/components/goal/touched';
import { formatMonth } from '@/lib/dates';
import { Button } from '@/ui/button';
import { DialogCard } from '@/ui/dialog';
import { FilterForm, NameSelect, SortMenu } from '@/ui/filter-form';
import { Select } from '@/ui/select';
import { TabRail } from '@/ui/tabs';

import { monthChoices, pocketList, type PocketView } from './pocket-view';

type PocketFiltersProps = {
  view: PocketView;
  field: Ref<HTMLInputElement>;
  hasSortMenu: boolean;
};

/** Search, role, month, progress, grouping, and for cards the order (docs/product.md 7.15, 7.22, 7.24). */
export function PocketFilters({ view, field, hasSortMenu }: PocketFiltersProps) {
  const { isGrouped, setGrouped, role, month, progress, order, setOrder } = view;
  const [isOpen, setOpen] = useState(false);
  const count = [role, month, progress, order].filter((each) => each !== null).length + (isGrouped ? 1 : 0);
  return (
    <FilterForm
      field={field}
      label="Search your pocket"
      placeholder="Search your pocket"
      view={view}
      searchClassName="min-w-40 flex-1 md:flex-none lg:w-70"
    >
      {hasSortMenu ? (
        <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Filter{count > 0 && ` (${count})`}
        </Button>
      ) : (
        <>
          <Filters view={view} className="md:w-40" />
          <TabRail
            id="pocket-view"
            label="View"
            size="small"
            value={isGrouped ? 'goal' : 'list'}
            tabs={[
              { value: 'list', label: 'List' },
              { value: 'goal', label: 'By strategic goal' },
            ]}
            onChange={(value) => setGrouped(value === 'goal')}
            className="ms-auto"
          />
        </>
      )}
      {isOpen && (
        <DialogCard title="Filter" onClose={() => setOpen(false)}>
          <div className="grid gap-3">
            <Filters view={view} className="w-full" />
            <SortMenu
              list={pocketList}
              order={order}
              onSort={setOrder}
              unsorted="As saved, newest first"
              group={{ label: 'Grouped by strategic goal', isOn: isGrouped, onChange: setGrouped }}
              className="w-full"
            />
          </div>
        </DialogCard>
      )}
    </FilterForm>
  );
}

function Filters({ view, className }: { view: PocketView; className: string }) {
  const { role, month, progress, setFilter } = view;
  const { roles } = view.facets;
  const months = monthChoices(view.facets.months);
  // The address may name a month in which nothing was saved.
  const isListedMonth = month === null || months.some((each) => each.month === month);
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
        {months.map((each) => (
          <option key={each.month} value={each.month}>
            {formatMonth(each.month)} ({each.count})
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
        {Object.entries(progressChoices).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
    </>
  );
}
