import { afterEach, expect, it, vi } from 'vitest';

import { logDebug } from './log';

afterEach(() => vi.restoreAllMocks());

it('writes a value as it is, at the level that consoles hide', () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  const value = { drafts: ['one'] };
  logDebug('Answer:', value);
  expect(debug.mock.calls).toEqual([[expect.stringMatching(/Answer:$/), value]]);
});
