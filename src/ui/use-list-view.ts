import { useDeferredValue, useMemo } from 'react';

import { wordsOf } from '@/lib/text-search';

import {
  arrange,
  nextSortOrder,
  parseSortOrder,
  sortOrderText,
  type ListParameter,
  type ListTable,
  type RowGroup,
  type SortOrder,
} from './list-view';
import { useViewState } from './use-view-state';

/**
 * What a list shows: search, filters, order and the open record are in the address (docs/product.md 2.6).
 * @param list what the list has of its own; the same object on every render
 * @param rows all of them
 * @param extra what else the list's texts are made of; another one has them searched again
 */
export function useListView<
  Row extends object,
  Column extends string,
  Filter extends string,
  Facets extends object,
  Extra,
  Parameter extends string,
  Group extends { rows: readonly Row[] } = RowGroup<Row>,
>(list: ListTable<Row, Column, Filter, Facets, Extra, Parameter, Group>, rows: readonly Row[], extra: Extra) {
  const { get, now, set, remove, isLeaving, text, setText, keep } = useViewState<Filter | Parameter | ListParameter>();
  const { record: parameter, idOf, countsFound, facetsOf } = list;

  const sort = get('sort');
  const order = useMemo(() => parseSortOrder(list, sort), [list, sort]);
  const filterNames = Object.keys(list.filters) as Filter[];
  // As one text, so that opening a record filters nothing anew.
  const asked = JSON.stringify(filterNames.map(get));
  const filters = useMemo(() => {
    const texts = JSON.parse(asked) as (string | null)[];
    const named = Object.keys(list.filters).map((name, index) => {
      const value = texts[index] ?? null;
      return [name, value === null ? null : list.filters[name as Filter].parse(value)];
    });
    return Object.fromEntries(named) as Record<Filter, string | null>;
  }, [list, asked]);
  const isGrouped = list.group !== undefined && get('group') === list.group.by;
  // Typing has priority over the rows.
  const deferredText = useDeferredValue(text);
  const words = useMemo(() => wordsOf(deferredText), [deferredText]);
  const isFiltered = words.length > 0 || filterNames.some((name) => filters[name] !== null);

  const { found, shown, groups } = useMemo(
    () => arrange(list, rows, { words, filters, order, isGrouped }, extra),
    [list, rows, words, filters, order, isGrouped, extra],
  );
  const counted = countsFound ? found : rows;
  const facets = useMemo(() => facetsOf(rows, counted), [rows, counted, facetsOf]);

  function setOrder(next: SortOrder<Column> | null): void {
    const value = sortOrderText(next);
    set('sort', value === sortOrderText(list.defaultOrder) ? null : value);
  }

  const id = get(parameter);
  const selected = id === null ? undefined : rows.find((row) => idOf(row) === id);

  return {
    all: rows,
    /** The rows that were found, in their order. */
    shown,
    /** The same in their groups; null where they are not grouped. */
    groups,
    isGrouped,
    setGrouped: (isOn: boolean) => set('group', isOn ? (list.group?.by ?? null) : null),
    facets,
    text,
    setText,
    keep,
    /** What is searched, folded. */
    words,
    /** What each filter asks for, null for all. */
    filters,
    isFiltered,
    setFilter: (name: Filter, value: string | null) => set(name, value),
    order,
    setOrder,
    /** What a press on the head of a column does. */
    sortBy: (column: Column) => setOrder(nextSortOrder(list, order, column)),
    /** What else the page keeps in the address. */
    parameter: (name: Parameter): string | null => get(name),
    setParameter: (name: Parameter | ListParameter, value: string | null) => set(name, value),
    /** Shows all rows again, in the same order. */
    clear: () => {
      setText('');
      remove(['q', ...filterNames]);
    },
    /** The id of the record that the address has open, whether it is there or not. */
    selectedId: id,
    /** The record whose details are open. */
    selected,
    /** Opening pushes a history entry; changing to another record replaces it. */
    select: (row: Row) => set(parameter, idOf(row), { adds: selected === undefined }),
    /** Whether a record is selected by now, which may not be rendered yet. */
    isSelected: (row: Row) => now(parameter) === idOf(row),
    /** Search, filters and order stay as they were set while it was open. */
    close: () => {
      // A deletion that ends while the next page loads must not take that back.
      if (!isLeaving) remove([parameter]);
    },
  };
}
