import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { storedKeys } from '@/domain/stored-keys';

import { onStoredChange, rereadStorage, store, storedValues, FallbackStorage } from './storage';

const nothing = Object.fromEntries(storedKeys.map((key) => [key, null]));

describe('the nine values', () => {
  it('are null where there is none, and the same object until something changes', () => {
    const before = storedValues();
    expect(before).toEqual(nothing);
    rereadStorage();
    expect(storedValues()).toBe(before);
    store({ email: 'a@b.example' });
    expect(storedValues()).not.toBe(before);
  });

  it.each(storedKeys)('%s is written under its own name, and removed by null', (key) => {
    store({ [key]: 'x' });
    expect(localStorage.getItem(key)).toBe('x');
    expect(storedValues()).toEqual({ ...nothing, [key]: 'x' });
    store({ [key]: null });
    expect(localStorage.getItem(key)).toBeNull();
    expect(storedValues()).toEqual(nothing);
  });

  it.each(storedKeys)('%s: a text written by mistake is no value', (key) => {
    for (const corrupt of ['', ' ', 'undefined', 'null', 'NaN', '[object Object]', ' null\n']) {
      localStorage.setItem(key, corrupt);
      rereadStorage();
      expect(storedValues()[key], JSON.stringify(corrupt)).toBeNull();
    }
  });
});

it('listeners are called once for several values, and not when nothing changed', () => {
  const listener = vi.fn<() => void>();
  const stop = onStoredChange(listener);
  store({ email: 'a@b.example', authToken: 't' });
  expect(listener).toHaveBeenCalledTimes(1);
  store({ email: 'a@b.example' });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store({ email: null });
  expect(listener).toHaveBeenCalledTimes(1);
});

it.each(['setItem', 'getItem', 'removeItem'] as const)(
  'a session lasts for the tab where the browser refuses, %s throwing',
  (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    store({ authToken: 'kept' });
    expect(storedValues().authToken).toBe('kept');
    store({ authToken: null });
    expect(storedValues().authToken).toBeNull();
  },
);

it('a storage that may be blocked or full at any moment gives what was written last, and knows whether the browser has it', () => {
  const key = fc.constantFrom('a', 'b');
  const step = fc.oneof(
    fc.record({ how: fc.constant('set'), key, value: fc.string() }),
    fc.record({ how: fc.constantFrom('remove', 'works', 'full', 'blocked'), key, value: fc.constant('') }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const stored = new Map<string, string>();
      let state = 'works';
      const storage = new FallbackStorage(() => {
        if (state === 'blocked') throw new DOMException('blocked', 'SecurityError');
        return {
          getItem: (name: string) => stored.get(name) ?? null,
          setItem: (name: string, value: string) => {
            if (state === 'full') throw new DOMException('full', 'QuotaExceededError');
            stored.set(name, value);
          },
          removeItem: (name: string) => void stored.delete(name),
        } as Storage;
      });
      const expected = new Map<string, string>();
      const [gave, wanted]: [unknown[], unknown[]] = [[], []];
      for (const { how, key: name, value } of steps) {
        if (how === 'set') {
          storage.set(name, value);
          expected.set(name, value);
        } else if (how === 'remove') {
          storage.remove(name);
          expected.delete(name);
        } else state = how;
        const isInBrowser = storage.isPersisted(name);
        // Values stored only in the browser can't be read while storage is blocked.
        const readable = state === 'blocked' && isInBrowser ? null : (expected.get(name) ?? null);
        gave.push(storage.get(name), isInBrowser && (stored.get(name) ?? null));
        wanted.push(readable, isInBrowser && (expected.get(name) ?? null));
        if (how === 'set') {
          gave.push(isInBrowser);
          wanted.push(state === 'works');
        }
      }
      expect(gave).toEqual(wanted);
    }),
    { seed: 24, numRuns: 500 },
  );
});
