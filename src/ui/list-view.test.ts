import { describe, expect, it } from 'vitest';

import { nextSortOrder, parseSortOrder, sortOrderText } from './list-view';

const columns = (['name', 'role'] as const).map((column) => ({
  column,
  label: column,
  orders: ['up', 'down'] as const,
  valueOf: () => null,
}));
const asSaved = { columns, defaultOrder: null };
const byName = { columns, defaultOrder: { column: 'name' as const, descending: false } };

describe('the order in the address', () => {
  it.each(['name', '-name', 'role', '-role'])('%s is parsed as it is written', (text) => {
    expect(sortOrderText(parseSortOrder(asSaved, text))).toBe(text);
  });

  it.each([null, '', '-', 'constructor', '--name', 'Name'])('%j is the default', (text) => {
    expect(parseSortOrder(asSaved, text)).toBeNull();
    expect(sortOrderText(parseSortOrder(byName, text))).toBe('name');
  });
});

describe('a press on the head of a column', () => {
  const pressedFrom = (list: Parameters<typeof nextSortOrder>[0], text: string, pressed = 'name') =>
    sortOrderText(nextSortOrder(list, parseSortOrder(list, text), pressed));

  it('sorts up, down, and as the list is where that has an order of its own', () => {
    expect(['', 'name', '-name', 'role'].map((text) => pressedFrom(asSaved, text))).toEqual([
      'name',
      '-name',
      '',
      'name',
    ]);
    expect(['name', '-name', 'role'].map((text) => pressedFrom(byName, text))).toEqual(['-name', 'name', 'name']);
  });

  it('gives the second order of the column in between', () => {
    const [name, role] = columns;
    const list = { ...byName, columns: [{ ...name, second: { ...name, column: 'first' } }, role] } as typeof byName;
    expect(['name', 'first', '-name', 'role', '-first'].map((text) => pressedFrom(list, text))).toEqual([
      'first',
      '-name',
      'name',
      'name',
      'name',
    ]);
  });
});
