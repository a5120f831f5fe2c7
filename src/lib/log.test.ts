import { afterEach, expect, it, vi } from 'vitest';

import { logDebug } from './log';

afterEach(() => vi.restoreAllMocks());

it('logs a value as it is, at the level that consoles hide', () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  const value = { drafts: ['one'] };
  logDebug('Response:', value);
  expect(debug.mock.calls).toEqual([[expect.stringMatching(/Response:$/), value]]);
});
