import { describe, expect, it } from 'vitest';

import { rowHeights } from './row-heights';

describe('the heights of rows', () => {
  it('are estimated until they are measured', () => {
    const heights = rowHeights(10);
    expect(heights.topOf(100_000)).toBe(1_000_000);
    heights.setHeight(2, 25);
    heights.setHeight(5, 5);
    expect([0, 2, 3, 5, 6, 10].map(heights.topOf)).toEqual([0, 20, 45, 65, 70, 110]);
    heights.setHeight(2, 10);
    expect(heights.topOf(10)).toBe(95);
  });

  it('tell the row at a distance, and the first or last for what lies outside', () => {
    const heights = rowHeights(10);
    heights.setOffset(0);
    heights.setHeight(1, 30);
    const at = (distance: number) => heights.indexAt(distance, 5);
    expect([-50, 0, 9, 10, 39, 40, 59, 60, 1e9].map(at)).toEqual([0, 0, 0, 1, 1, 2, 3, 4, 4]);
    expect(heights.indexAt(10, 0)).toBe(0);
    heights.setOffset(100);
    expect([-50, 100, 109, 110, 1e9].map(at)).toEqual([0, 0, 0, 1, 4]);
  });

  it('are not corrected by what is rounded', () => {
    const heights = rowHeights(10);
    heights.setHeight(1, 10.3);
    expect(heights.topOf(3)).toBe(30);
  });
});
