import { expect, it } from 'vitest';

import { timeLeftText } from './use-work';

it.each([
  [0, 240, 60_000, ''],
  [10, 240, 1900, ''],
  [240, 240, 9000, ''],
  [96, 240, 4000, 'about 6 seconds left'],
  [11, 12, 11_000, 'about 1 second left'],
  [10, 30, 8300, 'about 20 seconds left'],
  [10, 70, 9500, 'about a minute left'],
  [10, 100, 20_000, 'about 3 minutes left'],
])('%i of %i after %i ms: %j', (done, total, elapsed, text) => {
  expect(timeLeftText(done, total, elapsed)).toBe(text);
});
