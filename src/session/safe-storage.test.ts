import { describe, expect, it } from 'vitest';

import { SafeStorage } from './safe-storage';

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
  return { kept, state, safe: new SafeStorage(open) };
}

describe('a storage that works', () => {
  it('keeps, gives and removes', () => {
    const { kept, safe } = makeStorage();
    expect(safe.get('a')).toBeNull();
    safe.set('a', '1');
    expect([safe.get('a'), kept.get('a'), safe.isLasting('a')]).toEqual(['1', '1', true]);
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
    expect([safe.get('a'), safe.isLasting('a')]).toEqual(['1', false]);
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
    expect([safe.get('a'), kept.get('a'), safe.isLasting('a')]).toEqual(['new', 'old', false]);
  });

  it('stores again as soon as there is room', () => {
    const { kept, state, safe } = makeStorage();
    state.full = true;
    safe.set('a', '1');
    state.full = false;
    safe.set('a', '2');
    expect([safe.get('a'), kept.get('a'), safe.isLasting('a')]).toEqual(['2', '2', true]);
  });

  it('can still remove', () => {
    const { state, safe } = makeStorage();
    safe.set('a', '1');
    state.full = true;
    safe.remove('a');
    expect(safe.get('a')).toBeNull();
  });
});
