import { describe, expect, it } from 'vitest';

import { rowMeasures, rowPlaces } from './row-heights';

const rows = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`);

/** The positions of rows of 10 pixels with some measured heights. */
function placesOf(keys: readonly string[], measures = rowMeasures(10)) {
  return { measures, ...rowPlaces(measures, keys.length, (index) => keys[index] ?? '') };
}

describe('the heights of rows', () => {
  it('are estimated until they are measured', () => {
    const { topOf, setHeight } = placesOf(rows(10));
    expect(topOf(10)).toBe(100);
    setHeight(2, 25);
    setHeight(5, 5);
    expect([0, 2, 3, 5, 6, 10].map(topOf)).toEqual([0, 20, 45, 65, 70, 110]);
    setHeight(2, 10);
    expect(topOf(10)).toBe(95);
  });

  it('stay with their rows when others are filtered out, deleted or sorted', () => {
    const { measures, setHeight } = placesOf(rows(10));
    setHeight(2, 25);
    setHeight(5, 50);
    expect(placesOf(rows(10).toReversed(), measures).topOf(5)).toBe(90);
    const { topOf } = placesOf(['row 5', 'row 9', 'row 2'], measures);
    expect([1, 2, 3].map(topOf)).toEqual([50, 60, 85]);
  });

  it('tell the row at a distance, and the first or last for what lies outside', () => {
    const { indexAt, setHeight, setOffset } = placesOf(rows(5));
    setOffset(0);
    setHeight(1, 30);
    expect([-50, 0, 9, 10, 39, 40, 59, 60, 1e9].map(indexAt)).toEqual([0, 0, 0, 1, 1, 2, 3, 4, 4]);
    expect(placesOf([]).indexAt(10)).toBe(0);
    setOffset(100);
    expect([-50, 100, 109, 110, 1e9].map(indexAt)).toEqual([0, 0, 0, 1, 4]);
  });

  it('are not corrected by what is rounded', () => {
    const { topOf, setHeight } = placesOf(rows(3));
    setHeight(1, 10.3);
    expect(topOf(3)).toBe(30);
  });
});
