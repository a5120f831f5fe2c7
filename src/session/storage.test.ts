import { afterEach, describe, expect, it, vi } from 'vitest';

import { storedKeys } from '@/domain/stored-keys';

import { onStoredChange, rereadStorage, store, storedValues, watchOtherTabs, FallbackStorage } from './storage';

afterEach(() => vi.restoreAllMocks());

const nothing = Object.fromEntries(storedKeys.map((key) => [key, null]));

describe('the nine values', () => {
  it('are null where there is none', () => {
    expect(storedValues()).toEqual(nothing);
  });

  it('are the same object until something changes', () => {
    const before = storedValues();
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

  it.each(['{"a":1}', '<script>alert(1)</script>', 'line\nbreak', 'x'.repeat(1_000_000)])(
    'any other text is returned as it is: %.20s',
    (value) => {
      localStorage.setItem('userId', value);
      rereadStorage();
      expect(storedValues().userId).toBe(value);
    },
  );
});

describe('listeners', () => {
  it('are called once for several values, and not when nothing changed', () => {
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

  it.each(['storage', 'pageshow', 'focus'])('are notified of another tab by the %s event', (event) => {
    watchOtherTabs();
    const listener = vi.fn<() => void>();
    const stop = onStoredChange(listener);
    localStorage.setItem('authToken', 'from elsewhere');
    window.dispatchEvent(new Event(event));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(storedValues().authToken).toBe('from elsewhere');
    stop();
  });
});

describe('when the browser refuses', () => {
  it.each(['setItem', 'getItem', 'removeItem'] as const)('%s throwing, a session lasts for the tab', (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    store({ authToken: 'kept' });
    expect(storedValues().authToken).toBe('kept');
    store({ authToken: null });
    expect(storedValues().authToken).toBeNull();
  });
});

/** A storage that works until it is set to be full or blocked. */
function makeStorage() {
  const stored = new Map<string, string>();
  const state = { full: false, blocked: false };
  const open = (): Storage => {
    if (state.blocked) throw new DOMException('blocked', 'SecurityError');
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (state.full) throw new DOMException('full', 'QuotaExceededError');
        stored.set(key, value);
      },
      removeItem: (key: string) => void stored.delete(key),
    } as Storage;
  };
  return { stored, state, storage: new FallbackStorage(open) };
}

describe('a storage that works', () => {
  it('stores, returns and removes', () => {
    const { stored, storage } = makeStorage();
    expect(storage.get('a')).toBeNull();
    storage.set('a', '1');
    expect([storage.get('a'), stored.get('a'), storage.isPersisted('a')]).toEqual(['1', '1', true]);
    storage.remove('a');
    expect([storage.get('a'), stored.has('a')]).toEqual([null, false]);
  });
});

describe('a storage that is blocked', () => {
  it('holds everything in memory', () => {
    const { state, storage } = makeStorage();
    state.blocked = true;
    expect(storage.get('a')).toBeNull();
    storage.set('a', '1');
    expect([storage.get('a'), storage.isPersisted('a')]).toEqual(['1', false]);
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('hides what was stored before it was blocked and removed since', () => {
    const { state, storage } = makeStorage();
    storage.set('a', '1');
    state.blocked = true;
    storage.remove('a');
    state.blocked = false;
    expect(storage.get('a')).toBeNull();
  });
});

describe('a storage that is full', () => {
  it('returns the new value, not the old one that is still stored', () => {
    const { stored, state, storage } = makeStorage();
    storage.set('a', 'old');
    state.full = true;
    storage.set('a', 'new');
    expect([storage.get('a'), stored.get('a'), storage.isPersisted('a')]).toEqual(['new', 'old', false]);
  });

  it('stores again as soon as there is room', () => {
    const { stored, state, storage } = makeStorage();
    state.full = true;
    storage.set('a', '1');
    state.full = false;
    storage.set('a', '2');
    expect([storage.get('a'), stored.get('a'), storage.isPersisted('a')]).toEqual(['2', '2', true]);
  });

  it('can still remove', () => {
    const { state, storage } = makeStorage();
    storage.set('a', '1');
    state.full = true;
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });
});
