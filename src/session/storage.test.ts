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

  it.each(storedKeys)('%s: what a broken writer leaves is no value', (key) => {
    for (const corrupt of ['', ' ', 'undefined', 'null', 'NaN', '[object Object]', ' null\n']) {
      localStorage.setItem(key, corrupt);
      rereadStorage();
      expect(storedValues()[key], JSON.stringify(corrupt)).toBeNull();
    }
  });

  it.each(['{"a":1}', '<script>alert(1)</script>', 'line\nbreak', 'x'.repeat(1_000_000)])(
    'any other text is given as it is: %.20s',
    (value) => {
      localStorage.setItem('userId', value);
      rereadStorage();
      expect(storedValues().userId).toBe(value);
    },
  );
});

describe('listeners', () => {
  it('hear of several values as one step, and of nothing when nothing changed', () => {
    const heard = vi.fn<() => void>();
    const stop = onStoredChange(heard);
    store({ email: 'a@b.example', authToken: 't' });
    expect(heard).toHaveBeenCalledTimes(1);
    store({ email: 'a@b.example' });
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    store({ email: null });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each(['storage', 'pageshow', 'focus'])('hear of another tab by the %s event', (event) => {
    watchOtherTabs();
    const heard = vi.fn<() => void>();
    const stop = onStoredChange(heard);
    localStorage.setItem('authToken', 'from elsewhere');
    window.dispatchEvent(new Event(event));
    expect(heard).toHaveBeenCalledTimes(1);
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

/** A storage that keeps what it is given, until told otherwise. */
function makeStorage() {
  const kept = new Map<string, string>();
  const state = { full: false, blocked: false };
  const open = (): Storage => {
    if (state.blocked) throw new DOMException('blocked', 'SecurityError');
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (state.full) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, value);
      },
      removeItem: (key: string) => void kept.delete(key),
    } as Storage;
  };
  return { kept, state, safe: new FallbackStorage(open) };
}

describe('a storage that works', () => {
  it('keeps, gives and removes', () => {
    const { kept, safe } = makeStorage();
    expect(safe.get('a')).toBeNull();
    safe.set('a', '1');
    expect([safe.get('a'), kept.get('a'), safe.isPersisted('a')]).toEqual(['1', '1', true]);
    safe.remove('a');
    expect([safe.get('a'), kept.has('a')]).toEqual([null, false]);
  });
});

describe('a storage that is blocked', () => {
  it('keeps everything in memory', () => {
    const { state, safe } = makeStorage();
    state.blocked = true;
    expect(safe.get('a')).toBeNull();
    safe.set('a', '1');
    expect([safe.get('a'), safe.isPersisted('a')]).toEqual(['1', false]);
    safe.remove('a');
    expect(safe.get('a')).toBeNull();
  });

  it('hides what was stored before it was blocked and removed since', () => {
    const { state, safe } = makeStorage();
    safe.set('a', '1');
    state.blocked = true;
    safe.remove('a');
    state.blocked = false;
    expect(safe.get('a')).toBeNull();
  });
});

describe('a storage that is full', () => {
  it('gives the new value, not the old one that is still stored', () => {
    const { kept, state, safe } = makeStorage();
    safe.set('a', 'old');
    state.full = true;
    safe.set('a', 'new');
    expect([safe.get('a'), kept.get('a'), safe.isPersisted('a')]).toEqual(['new', 'old', false]);
  });

  it('stores again as soon as there is room', () => {
    const { kept, state, safe } = makeStorage();
    state.full = true;
    safe.set('a', '1');
    state.full = false;
    safe.set('a', '2');
    expect([safe.get('a'), kept.get('a'), safe.isPersisted('a')]).toEqual(['2', '2', true]);
  });

  it('can still remove', () => {
    const { state, safe } = makeStorage();
    safe.set('a', '1');
    state.full = true;
    safe.remove('a');
    expect(safe.get('a')).toBeNull();
  });
});
