import { clsx } from 'clsx';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState, type ReactNode, type Ref } from 'react';

import { withCommas } from '@/lib/with-commas';

import { Button } from './button';
import { DialogCard } from './dialog';
import { parseSortOrder, sortColumns, sortOrderText, type ListColumn, type SortOrder } from './list-view';
import { EmptyState } from './load-states';
import { SearchBox } from './search-box';
import { Select } from './select';

type FilterFormProps = {
  field: Ref<HTMLInputElement>;
  label: string;
  placeholder: string;
  view: {
    text: string;
    setText: (text: string) => void;
    keep: () => void;
    filters: Readonly<Record<string, string | null>>;
    /** undefined while they are searched. */
    shown: readonly unknown[] | undefined;
  };
  /** Below 768 px all but the search is in a sheet. */
  isPhone: boolean;
  selects: ReactNode;
  /** The order and groups of a list without column heads. */
  sortMenu: ReactNode;
  /** The control that groups rows, from 768 px on. */
  grouping: ReactNode;
};

/** The search and filters above a list. */
export function FilterForm({ field, view, isPhone, selects, sortMenu, grouping, ...search }: FilterFormProps) {
  const { text, setText, keep } = view;
  return (
    <form
      role="search"
      className="mt-4 flex flex-wrap gap-3 md:mt-5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <div className={clsx('min-w-0 flex-1 basis-40', !isPhone && 'lg:flex-none lg:basis-70')}>
        <SearchBox {...search} ref={field} value={text} onType={setText} onKeep={keep} />
      </div>
      {isPhone ? (
        <FilterSheet view={view}>
          {selects}
          {sortMenu}
        </FilterSheet>
      ) : (
        <>
          {selects}
          {grouping}
        </>
      )}
    </form>
  );
}

function FilterSheet({ view, children }: { view: FilterFormProps['view']; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const count = Object.values(view.filters).filter((each) => each !== null).length;
  return (
    <>
      <Button
        look="secondary"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        aria-label={count === 0 ? 'Filter' : `Filter, ${count} set`}
        onClick={() => setOpen(true)}
      >
        Filter{count > 0 && ` ${count}`}
      </Button>
      {isOpen && (
        <DialogCard
          title="Filter"
          onClose={() => setOpen(false)}
          footer={
            <Button onClick={() => setOpen(false)}>
              {view.shown ? `Show ${withCommas(view.shown.length)}` : 'Show'}
            </Button>
          }
        >
          <div className="grid gap-3 pt-2">{children}</div>
        </DialogCard>
      )}
    </>
  );
}

type FilterSelectProps = {
  label: string;
  title?: string;
  /** 'All roles (7)' */
  all: string;
  /** The names to filter by, with their number of rows where that is counted. */
  names: readonly { name: string; count?: number }[];
  /** How a name is shown; '' are the rows without one. */
  textOf: (name: string) => string;
  /** null for all. */
  value: string | null;
  onSelect: (name: string | null) => void;
  className: string;
};

/** A filter of a list, such as by role or month. */
export function FilterSelect({ label, title, all, names, textOf, value, onSelect, className }: FilterSelectProps) {
  // The address may have a name without rows.
  const isListed = value === null || names.some(({ name }) => name === value);
  return (
    <Select
      aria-label={label}
      title={title}
      className={className}
      value={value === null ? '' : optionOf(value)}
      isSet={value !== null}
      onChange={({ target }) => onSelect(target.value === '' ? null : target.value.slice(1))}
    >
      <option value="">{all}</option>
      {names.map(({ name, count }) => (
        <option key={name} value={optionOf(name)}>
          {textOf(name)}
          {count !== undefined && ` (${withCommas(count)})`}
        </option>
      ))}
      {!isListed && <option value={optionOf(value)}>{textOf(value)}</option>}
    </Select>
  );
}

/** An option's value: '' is all, '=' are the rows without a name. */
const optionOf = (name: string) => `=${name}`;

type SortMenuProps<Row> = {
  list: { columns: readonly ListColumn<Row>[]; defaultOrder: SortOrder | null };
  order: SortOrder | null;
  onSort: (order: SortOrder | null) => void;
  unsorted?: string;
  /** Adds grouping as an option. */
  group?: { label: string; isOn: boolean; onChange: (isOn: boolean) => void };
};

const grouped = '\u0000';

/** The order of a list without column heads. */
export function SortMenu<Row>({ list, order, onSort, unsorted, group }: SortMenuProps<Row>) {
  return (
    <Select
      aria-label="Sort by"
      className="w-full"
      value={group?.isOn === true ? grouped : sortOrderText(order)}
      onChange={({ target: { value } }) => {
        if (group && (value === grouped || group.isOn)) group.onChange(value === grouped);
        if (value !== grouped) onSort(parseSortOrder(list, value));
      }}
    >
      {group && <option value={grouped}>{group.label}</option>}
      {unsorted !== undefined && <option value="">{unsorted}</option>}
      {sortColumns(list).flatMap(({ column, label, orders: [ascending, descending] }) => [
        <option key={column} value={column}>{`${label}, ${ascending}`}</option>,
        <option key={`-${column}`} value={`-${column}`}>{`${label}, ${descending}`}</option>,
      ])}
    </Select>
  );
}

/** Replaces a list without matches. */
export function NothingFound({ title, onClear, children }: { title: string; onClear: () => void; children: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <Button look="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
