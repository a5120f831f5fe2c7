import { sortedBy } from '@/lib/collation';
import { fold, hasAllWords } from '@/lib/text-search';
import { weakMemoize } from '@/lib/weak-memoize';

export type SortOrder = { column: string; descending: boolean };

export type ListColumn<Row> = {
  column: string;
  label: string;
  /** The labels of both orders in a menu: 'A to Z', 'Z to A'. */
  orders: readonly [ascending: string, descending: string];
  /** The value to sort by; null comes last in both directions. */
  valueOf: (row: Row) => string | number | null;
};

export type ListFilter<Row, Extra = unknown> = {
  /** Parses the parameter; null for an invalid text. */
  parse: (text: string) => string | null;
  matcherOf: (value: string, extra: Extra) => (row: Row) => boolean;
};

export type Sortable<Row> = {
  columns: readonly (ListColumn<Row> & {
    /** Another order of the same column, by a second press on its head. */
    second?: ListColumn<Row>;
  })[];
  /** null for the server's order. Rows that are equal in another column keep it. */
  defaultOrder: SortOrder | null;
};

/** The definition of one list: columns, text to search, filters, groups. */
export type ListTable<Row extends object, Filter extends string, Extra> = Sortable<Row> & {
  record: string;
  idOf: (row: Row) => string;
  textOf: (row: Row, extra: Extra) => string;
  filters: Readonly<Record<Filter, ListFilter<Row, Extra>>>;
  /** The value of `group` in the address. */
  groupedBy: string;
};

export const sortColumns = <Row>({ columns }: Pick<Sortable<Row>, 'columns'>): readonly ListColumn<Row>[] =>
  columns.flatMap((column) => [column, ...(column.second ? [column.second] : [])]);

/** Parses 'role' or '-role' (descending); the default order for anything else. */
export function parseSortOrder<Row>(list: Sortable<Row>, text: string | null): SortOrder | null {
  const descending = text?.startsWith('-') === true;
  const name = descending ? text.slice(1) : text;
  const found = sortColumns(list).find(({ column }) => column === name);
  return found ? { column: found.column, descending } : list.defaultOrder;
}

/** The opposite of `parseSortOrder`; '' for the order of the list itself. */
export function sortOrderText(order: SortOrder | null): string {
  return order === null ? '' : `${order.descending ? '-' : ''}${order.column}`;
}

/** The order after a press on a column's head: ascending, its second order, descending, and none where the list has its own (docs/product.md 7.15). */
export function nextSortOrder<Row>(
  { columns, defaultOrder }: Sortable<Row>,
  order: SortOrder | null,
  pressed: string,
): SortOrder | null {
  const second = columns.find(({ column }) => column === pressed)?.second;
  const steps = [
    { column: pressed, descending: false },
    ...(second ? [{ column: second.column, descending: false }] : []),
    { column: pressed, descending: true },
    ...(defaultOrder === null ? [null] : []),
  ];
  const at = steps.findIndex((step) => step?.column === order?.column && step?.descending === order?.descending);
  return steps[order === null ? 0 : (at + 1) % steps.length] ?? null;
}

export type Request<Filter extends string> = {
  /** Folded, as `foldWords` gives them. */
  words: readonly string[];
  filters: Readonly<Record<Filter, string | null>>;
  order: SortOrder | null;
};

/** The rows that the search and the filters find, sorted. */
export function arrange<Row extends object, Filter extends string, Extra>(
  list: ListTable<Row, Filter, Extra>,
  rows: readonly Row[],
  { words, filters, order }: Request<Filter>,
  extra: Extra,
): readonly Row[] {
  const found = words.length === 0 ? rows : rows.filter((row) => hasAllWords(list.textOf(row, extra), words));
  const matchers = Object.entries<string | null>(filters).flatMap(([name, value]) =>
    value === null ? [] : [list.filters[name as Filter].matcherOf(value, extra)],
  );
  const left = matchers.length === 0 ? found : found.filter((row) => matchers.every((matches) => matches(row)));
  return sortedRows(list, left, order);
}

/** Rows that share a name; '' for rows without one. */
export type RowGroup<Row> = { name: string; rows: readonly Row[] };

/** Groups rows by name, those without one last, in the order of the rows. */
export function groupsByName<Row>(rows: readonly Row[], nameOf: (row: Row) => string): readonly RowGroup<Row>[] {
  const groups = new Map<string, { name: string; rows: Row[] }>();
  // Folding dominates: each spelling is folded once.
  const foldedBySpelling = new Map<string, string>();
  for (const row of rows) {
    const spelling = nameOf(row);
    const folded = foldedBySpelling.get(spelling) ?? foldedName(spelling);
    foldedBySpelling.set(spelling, folded);
    const group = groups.get(folded) ?? { name: spelling.trim(), rows: [] };
    groups.set(folded, group);
    group.rows.push(row);
  }
  return sortedBy([...groups.values()], ({ name }) => name);
}

/** Sorts rows; equal and empty ones keep the default order. */
function sortedRows<Row>(list: Sortable<Row>, rows: readonly Row[], order: SortOrder | null): readonly Row[] {
  if (order === null) return rows;
  const base = list.defaultOrder?.column === order.column ? rows : sortedRows(list, rows, list.defaultOrder);
  const valueOf = sortColumns(list).find(({ column }) => column === order.column)?.valueOf ?? (() => null);
  return sortedBy(base, valueOf, order.descending);
}

/** Folds a text on the first search and caches it by its record. */
export const foldedOnce = weakMemoize((_of: object, textOf: () => string) => fold(textOf()));

const foldedName = (name: string) => fold(name.trim());

/** The rows that have a name, such as a role or a department; '' for those without one. */
export function nameFilter<Row>(nameOf: (row: Row) => string): ListFilter<Row> {
  return {
    parse: (text) => text,
    matcherOf: (value) => {
      const wanted = foldedName(value);
      return (row) => foldedName(nameOf(row)) === wanted;
    },
  };
}

/** Counts rows by name, those without one last. */
export const countNames = <Row>(rows: readonly Row[], nameOf: (row: Row) => string) =>
  groupsByName(rows, nameOf).map(({ name, rows: own }) => ({ name, count: own.length }));
