import { sortedSteps } from '@/lib/collation';
import { fold, hasAllWords } from '@/lib/text-search';
import { weakMemoize } from '@/lib/weak-memoize';

export type SortOrder<Column extends string> = { column: Column; descending: boolean };

export type ListColumn<Row, Column extends string> = {
  /** Its name in the address. */
  column: Column;
  label: string;
  /** The words for both orders where no head says them: 'A to Z', 'Z to A'. */
  orders: readonly [ascending: string, descending: string];
  /** What a row is sorted by; null for one with nothing there, which comes last in both directions. */
  valueOf: (row: Row) => string | number | null;
};

export type ListFilter<Row, Extra = unknown> = {
  /** What the text of the parameter asks for; null for what means nothing. */
  parse: (text: string) => string | null;
  /** The rows that have a value. */
  matcherOf: (value: string, extra: Extra) => (row: Row) => boolean;
};

/** How the rows of a list are put together. */
export type ListGroups<Row, Extra, Group> = {
  /** Its name in the address. */
  by: string;
  /** A row a step. */
  steps: (rows: readonly Row[], extra: Extra) => Generator<undefined, readonly Group[]>;
  /** A group without the rows that are gone by now; null where none is left. */
  without: (group: Group, isThere: (row: Row) => boolean) => Group | null;
};

/** The parameters that every list has. */
export type ListParameter = 'q' | 'sort' | 'group';

/** All that one list has of its own; whatever shows it, finds in it and sorts it follows from this. */
export type ListTable<
  Row extends object,
  Column extends string,
  Filter extends string,
  Facets extends object,
  Extra,
  Parameter extends string,
  Group extends { rows: readonly Row[] } = RowGroup<Row>,
> = {
  /** The parameter of the address that names the open record. The page may have others, which the type names as well. */
  record: Parameter;
  idOf: (row: Row) => string;
  /** What is searched, folded. */
  textOf: (row: Row, extra: Extra) => string;
  columns: readonly ListColumn<Row, Column>[];
  /** null for the order of the list itself. Rows that are equal in another column stay in it. */
  defaultOrder: SortOrder<Column> | null;
  /** By their parameters. */
  filters: Readonly<Record<Filter, ListFilter<Row, Extra>>>;
  /** What the rows may be put together by; left out where they may not. */
  group?: ListGroups<Row, Extra, Group>;
  /**
   * Counts what there is to choose from in the filters, a row a step.
   * @param found the rows that the search finds, whatever the filters are
   */
  facetSteps: (rows: readonly Row[], found: readonly Row[]) => Generator<undefined, Facets>;
  /** Whether the facets count what the search finds, else all rows. */
  countsFound: boolean;
};

type Sortable<Row, Column extends string> = {
  columns: readonly ListColumn<Row, Column>[];
  defaultOrder: SortOrder<Column> | null;
};

/** Parses 'role' or '-role' (descending); the default order for anything else. */
export function parseSortOrder<Row, Column extends string>(
  { columns, defaultOrder }: Sortable<Row, Column>,
  text: string | null,
): SortOrder<Column> | null {
  const descending = text?.startsWith('-') === true;
  const name = descending ? text.slice(1) : text;
  const found = columns.find(({ column }) => column === name);
  return found ? { column: found.column, descending } : defaultOrder;
}

/** The opposite of `parseSortOrder`; '' for the order of the list itself. */
export function sortOrderText(order: SortOrder<string> | null): string {
  return order === null ? '' : `${order.descending ? '-' : ''}${order.column}`;
}

/**
 * What a press on the head of a column makes of the order: ascending, descending, and the order of the list itself again
 * where that is the default (docs/product.md 7.15).
 */
export function nextSortOrder<Row, Column extends string>(
  { defaultOrder }: Sortable<Row, Column>,
  order: SortOrder<Column> | null,
  column: Column,
): SortOrder<Column> | null {
  if (order?.column !== column) return { column, descending: false };
  return order.descending && defaultOrder === null ? null : { column, descending: !order.descending };
}

/** What of a list is asked for. */
export type Request<Column extends string, Filter extends string> = {
  /** Folded, as `wordsOf` gives them. */
  words: readonly string[];
  /** null for all. */
  filters: Readonly<Record<Filter, string | null>>;
  order: SortOrder<Column> | null;
  isGrouped?: boolean;
};

/** Rows that share a name, in their order; '' for those without one. */
export type RowGroup<Row> = { name: string; rows: readonly Row[] };

/** The rows of a request, and those that they are of. */
export type Arranged<Row, Group> = {
  of: readonly Row[];
  /** Those that the search finds, whatever the filters are, in any order. */
  found: readonly Row[];
  /** In their groups where they are grouped. */
  shown: readonly Row[];
  groups: readonly Group[] | null;
};

/** The last order of a list, kept as long as the list: ten thousand names are not compared again for each letter typed. */
const lastOrderOf = weakMemoize((_list: readonly object[]) => ({ by: '', rows: [] as readonly object[] }));

/** A list in an order that was made before, or that it has itself; undefined for any other. */
export function knownOrder<Row extends object>(
  rows: readonly Row[],
  order: SortOrder<string> | null,
): readonly Row[] | undefined {
  if (order === null) return rows;
  const known = lastOrderOf(rows);
  return known.by === sortOrderText(order) ? (known.rows as readonly Row[]) : undefined;
}

/**
 * What a request finds in a list, in its order: a step for each row, since there may be a hundred thousand.
 * @returns the list itself where nothing is asked for
 */
export function* arrangeSteps<
  Row extends object,
  Column extends string,
  Filter extends string,
  Extra,
  Group extends { rows: readonly Row[] },
>(
  list: Pick<
    ListTable<Row, Column, Filter, object, Extra, string, Group>,
    'columns' | 'defaultOrder' | 'filters' | 'textOf' | 'group'
  >,
  rows: readonly Row[],
  { words, filters, order, isGrouped = false }: Request<Column, Filter>,
  extra: Extra,
): Generator<undefined, Arranged<Row, Group>> {
  const sorted = knownOrder(rows, order);
  const all = sorted ?? rows;
  const found =
    words.length === 0 ? all : yield* filterSteps(all, (row) => hasAllWords(list.textOf(row, extra), words));
  const matchers = Object.entries<string | null>(filters).flatMap(([name, value]) =>
    value === null ? [] : [list.filters[name as Filter].matcherOf(value, extra)],
  );
  const left =
    matchers.length === 0 ? found : yield* filterSteps(found, (row) => matchers.every((matches) => matches(row)));
  // To sort takes longest, and a list that is opened with a search or a filter has few rows left.
  const shown = sorted === undefined ? yield* sortedRows(list, left, order) : left;
  if (!isGrouped || list.group === undefined) return { of: rows, found, shown, groups: null };
  const groups = yield* list.group.steps(shown, extra);
  return { of: rows, found, shown: groups.flatMap((group) => group.rows), groups };
}

/** Puts rows together by a name, those without one last, each group in the order of the rows. */
export const groupsByName = <Row>(
  by: string,
  nameOf: (row: Row) => string,
): ListGroups<Row, unknown, RowGroup<Row>> => ({
  by,
  *steps(rows) {
    const groups = new Map<string, { name: string; rows: Row[] }>();
    for (const row of rows) {
      const name = nameOf(row).trim();
      const folded = foldedName(name);
      const group = groups.get(folded);
      if (group) group.rows.push(row);
      else groups.set(folded, { name, rows: [row] });
      yield;
    }
    return yield* sortedSteps([...groups.values()], ({ name }) => name);
  },
  without(group, isThere) {
    const rows = group.rows.filter(isThere);
    return rows.length === 0 ? null : { ...group, rows };
  },
});

function* filterSteps<Row>(rows: readonly Row[], matches: (row: Row) => boolean): Generator<undefined, readonly Row[]> {
  const found: Row[] = [];
  for (const row of rows) {
    if (matches(row)) found.push(row);
    yield;
  }
  return found;
}

/** Rows that are equal in the column of the order, or have nothing there, stay in the default order. */
function* sortedRows<Row extends object, Column extends string>(
  list: Sortable<Row, Column>,
  rows: readonly Row[],
  order: SortOrder<Column> | null,
): Generator<undefined, readonly Row[]> {
  const known = knownOrder(rows, order);
  if (known !== undefined || order === null) return known ?? rows;
  const { defaultOrder } = list;
  const isDefault = defaultOrder?.column === order.column;
  const base = isDefault ? rows : yield* sortedRows(list, rows, defaultOrder);
  const valueOf = list.columns.find(({ column }) => column === order.column)?.valueOf ?? (() => null);
  const sorted = yield* sortedSteps(base, valueOf, order.descending);
  Object.assign(lastOrderOf(rows), { by: sortOrderText(order), rows: sorted });
  return sorted;
}

/** Folds a text once, and not before somebody searches. Takes the record that it is of, or its newest part. */
export const foldedOnce = weakMemoize((_of: object, textOf: () => string) => fold(textOf()));

/** A name that rows have, and how many; '' for those without one. */
export type NameCount = { name: string; count: number };

/** Names that differ in case, accents or blanks around them are one. */
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

/**
 * Counts the rows of each name, by name and those without one last, a row a step.
 * @param counted the rows to count, where not all of those that are named are
 */
export function* nameSteps<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  counted: readonly Row[] = rows,
): Generator<undefined, readonly NameCount[]> {
  const names = new Map<string, NameCount>();
  // A name is folded once for all rows that have it: that takes longer than all the rest.
  const bySpelling = new Map<string, NameCount>();
  for (const row of rows) {
    const spelling = nameOf(row);
    if (!bySpelling.has(spelling)) {
      const folded = foldedName(spelling);
      const named = names.get(folded) ?? { name: spelling.trim(), count: 0 };
      names.set(folded, named);
      bySpelling.set(spelling, named);
    }
    yield;
  }
  for (const row of counted) {
    const named = bySpelling.get(nameOf(row));
    if (named) named.count += 1;
    yield;
  }
  return yield* sortedSteps([...names.values()], ({ name }) => name);
}

/** A name of the address in the spelling of the list, so that its choice and its bar are found; null for all. */
export function listedName(names: readonly NameCount[], name: string | null): string | null {
  if (name === null) return null;
  const wanted = foldedName(name);
  return names.find((each) => foldedName(each.name) === wanted)?.name ?? name;
}
