import { describe, expect, it } from 'vitest';

import { daysBetween } from './days';

describe('daysBetween', () => {
  it.each([
    ['2026-11-23', '2026-11-23', 0],
    ['2026-10-09', '2026-11-23', 45],
    // A day of 23 hours and one of 25, at the changes of summer time.
    ['2026-03-28', '2026-03-30', 2],
    ['2026-10-24', '2026-10-26', 2],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-12-31', '2027-01-01', 1],
    ['2026-11-24', '2026-11-23', -1],
    ['never', '2026-11-23', 0],
    ['2026-11-23', '12026-11-23', 0],
  ])('from %s to %s are %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});
