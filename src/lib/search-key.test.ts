import { expect, it, vi } from 'vitest';

import { isSearchKey, searchKeyName } from './search-key';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const ctrl = { key: 'k', ctrlKey: true };
const meta = { key: 'k', metaKey: true };

it.each([
  ['a Mac', mac, '\u2318 K', meta, ctrl],
  ['Windows', windows, 'Ctrl K', ctrl, meta],
  ['Linux', linux, 'Ctrl K', ctrl, meta],
])('is the one key of the platform: %s', (_name, userAgent, name, wanted, other) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const opens = (keys: KeyboardEventInit) => isSearchKey(new KeyboardEvent('keydown', keys));
  expect(searchKeyName()).toBe(name);
  expect(opens(wanted)).toBe(true);
  expect(opens({ ...wanted, key: 'K' })).toBe(true);
  expect(opens(other)).toBe(false);
  expect(opens({ ...wanted, ...other })).toBe(false);
  expect(opens({ ...wanted, shiftKey: true })).toBe(false);
  expect(opens({ ...wanted, altKey: true })).toBe(false);
  expect(opens({ ...wanted, isComposing: true })).toBe(false);
  expect(opens({ key: 'k' })).toBe(false);
});
