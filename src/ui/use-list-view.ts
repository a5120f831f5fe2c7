import { useDeferredValue, useMemo } from 'react';

import { foldWords } from '@/lib/text-search';

import { arrange, nextSortOrder, parseSortOrder, sortOrderText, type ListTable, type SortOrder } from './list-view';
import { useSliced } from './use-sliced';
import { useViewState } from './use-view-state';

/** Reading and folding a text takes up to 0.1 ms. */
const syncLimit = 500;

const noWords: readonly string[] = [];

/** Folds the texts of all rows, which remember them (`foldedOnce`). */
function* foldTexts<Row extends object, Extra>(
  { textOf }: Pick<ListTable<Row, string, Extra>, 'textOf'>,
  rows: readonly Row[],
  extra: Extra,
) {
  for (const row of rows) {
    textOf(row, extra);
    yield;
  }
  return rows;
}

/**
 * The view of a list: search, filters, order and the open record are in the address (docs/product.md 2.6).
 * @param list the same object on every render
 * @param rows all rows
 * @param extra passed to `textOf`; a new object searches again
 */
export function useListView<Row extends object, Filter extends string, Extra>(
  list: ListTable<Row, Filter, Extra>,
  rows: readonly Row[],
  extra: Extra,
) {
  const { get, now, set, remove, isLeaving, text, setText, keep } = useViewState<string>();
  const { record: parameter, idOf, groupedBy } = list;

  const sort = get('sort');
  const order = useMemo(() => parseSortOrder(list, sort), [list, sort]);
  const filterNames = Object.keys(list.filters) as Filter[];
  // One string as the dependency, so that opening a record does not filter again.
  const asked = JSON.stringify(filterNames.map(get));
  const filters = useMemo(() => {
    const texts = JSON.parse(asked) as (string | null)[];
    const named = Object.keys(list.filters).map((name, index) => {
      const value = texts[index] ?? null;
      return [name, value === null ? null : list.filters[name as Filter].parse(value)];
    });
    return Object.fromEntries(named) as Record<Filter, string | null>;
  }, [list, asked]);
  const deferredText = useDeferredValue(text);
  const typed = useMemo(() => foldWords(deferredText), [deferredText]);
  const isAsked = typed.length > 0;
  const folding = useMemo(() => (isAsked ? () => foldTexts(list, rows, extra) : null), [isAsked, list, rows, extra]);
  const isFolded = useSliced(folding, rows.length <= syncLimit) !== undefined;
  // Until the texts of many rows are folded, all of them stay.
  const words = isFolded ? typed : noWords;
  const isFiltered = words.length > 0 || filterNames.some((name) => filters[name] !== null);

  const shown = useMemo(
    () => arrange(list, rows, { words, filters, order }, extra),
    [list, rows, words, filters, order, extra],
  );

  function setOrder(next: SortOrder | null): void {
    const value = sortOrderText(next);
    set('sort', value === sortOrderText(list.defaultOrder) ? null : value);
  }

  const id = get(parameter);
  const selected = id === null ? undefined : rows.find((row) => idOf(row) === id);

  return {
    all: rows,
    shown,
    isGrouped: get('group') === groupedBy,
    setGrouped: (isOn: boolean) => set('group', isOn ? groupedBy : null),
    text,
    setText,
    keep,
    words,
    /** The value of each filter, null for all. */
    filters,
    isFiltered,
    setFilter: (name: Filter, value: string | null) => set(name, value),
    order,
    setOrder,
    sortBy: (column: string) => setOrder(nextSortOrder(list, order, column)),
    clear: () => {
      setText('');
      remove(['q', ...filterNames]);
    },
    /** The id in the address, also of a missing record. */
    selectedId: id,
    selected,
    /** Opening pushes a history entry; changing to another record replaces it. */
    select: (row: Row) => set(parameter, idOf(row), { adds: selected === undefined }),
    /** Whether the browser's address names the record, also before the render. */
    isSelected: (row: Row) => now(parameter) === idOf(row),
    close: () => {
      // A deletion that ends while the next page loads must not undo that navigation.
      if (!isLeaving) remove([parameter]);
    },
  };
}
