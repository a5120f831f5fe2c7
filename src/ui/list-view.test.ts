import { describe, expect, it } from 'vitest';

import { parseSortOrder, sortOrderText } from './list-view';

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
