import type { Ref } from 'react';

import { formatMonth } from '@/lib/dates';
import { FilterForm } from '@/ui/filter-form';
import { Select } from '@/ui/select';

import { columns, monthChoices, parseSortOrder, sortOrderText } from './pocket-view';
import type { PocketView } from './use-pocket-view';

type PocketFiltersProps = {
  view: PocketView;
  field: Ref<HTMLInputElement>;
  /** Where the rows have no head to sort by. */
  hasSortMenu: boolean;
};

/** The search, the role, the month, and where the rows have no head the order (docs/product.md 7.15). */
export function PocketFilters({ view, field, hasSortMenu }: PocketFiltersProps) {
  const { text, setText, keep, role, setRole, month, setMonth, order, setOrder } = view;
  const { roles } = view.facets;
  const months = monthChoices(view.facets.months);
  // The address may name a role that no record has any more.
  const isListedRole = role === null || roles.some(({ name }) => name === role);
  const isListedMonth = month === null || months.some((each) => each.month === month);
  return (
    <FilterForm
      field={field}
      label="Search your pocket"
      placeholder="Search your pocket"
      text={text}
      onType={setText}
      onKeep={keep}
      searchClassName="w-full lg:w-80"
    >
      <Select
        aria-label="Role"
        className={selectWidth}
        value={role === null ? '' : valueOf(role)}
        onChange={({ target: { value } }) => setRole(value === '' ? null : value.slice(1))}
      >
        <option value="">All roles ({roles.length})</option>
        {roles.map(({ name, count }) => (
          <option key={name} value={valueOf(name)}>
            {name || 'No role'} ({count})
          </option>
        ))}
        {!isListedRole && <option value={valueOf(role)}>{role || 'No role'}</option>}
      </Select>
      <Select
        aria-label="Month"
        className={selectWidth}
        value={month ?? ''}
        onChange={({ target: { value } }) => setMonth(value === '' ? null : value)}
      >
        <option value="">All months</option>
        {months.map((each) => (
          <option key={each.month} value={each.month}>
            {formatMonth(each.month)} ({each.count})
          </option>
        ))}
        {!isListedMonth && <option value={month}>{formatMonth(month)}</option>}
      </Select>
      {hasSortMenu && (
        <Select
          aria-label="Sort by"
          className="w-full"
          value={sortOrderText(order)}
          onChange={({ target: { value } }) => setOrder(parseSortOrder(value))}
        >
          <option value="">As saved, newest first</option>
          {columns.flatMap(({ column, label, orders: [ascending, descending] }) => [
            <option key={column} value={column}>{`${label}, ${ascending}`}</option>,
            <option key={`-${column}`} value={`-${column}`}>{`${label}, ${descending}`}</option>,
          ])}
        </Select>
      )}
    </FilterForm>
  );
}

const selectWidth = 'min-w-0 flex-1 md:w-50 md:flex-none';

/** An option's value: '' is all roles, '=' records without one. */
const valueOf = (role: string) => `=${role}`;
