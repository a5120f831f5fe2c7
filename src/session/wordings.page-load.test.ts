import { renderHook, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';

import type { Wording } from '@/domain/wording';

import { ownerOrTokenHash } from './owner';
import { clearSignIn, storeSignIn } from './session';
import * as hook from './wordings';
import * as store from './wordings-store';

const token = 'not.a.token';
const signIn = (email = 'amara@northbay.example') => storeSignIn('individual', { email, token });

const wording = (part: Partial<Wording> = {}): Wording => ({
  lines: ['Mine'],
  note: '',
  progress: [],
  savedAt: 1,
  ...part,
});

const thisTab = { ...hook, ...store };

/** Another tab: the same modules once more, over the same database. */
async function anotherTab(): Promise<typeof thisTab> {
  vi.resetModules();
  const [itsHook, itsStore] = await Promise.all([import('./wordings'), import('./wordings-store')]);
  return { ...itsHook, ...itsStore };
}

const watch = ({ useWordings }: typeof thisTab = thisTab, kind: 'okr' | 'kpi' = 'okr') =>
  renderHook(() => useWordings('individual', kind)).result;

const idsIn = (result: { current: ReadonlyMap<string, Wording> }) => [...result.current.keys()];

describe('a wording', () => {
  it('is shown at once and is there after a reload', async () => {
    signIn();
    const result = watch();
    const saving = thisTab.saveWording('individual', 'okr', 'a', wording());
    await waitFor(() => expect(idsIn(result)).toEqual(['a']));
    expect(await saving).toBe(true);
    expect((await shownAfterReload()).get('a')).toEqual(wording());
  });

  it('belongs to its record, kind and audience', async () => {
    signIn();
    await thisTab.saveWording('individual', 'okr', 'a', wording());
    const other = watch(thisTab, 'kpi');
    const own = watch();
    await waitFor(() => expect(idsIn(own)).toEqual(['a']));
    expect(other.current.size).toBe(0);
  });

  it('is removed for good', async () => {
    signIn();
    await thisTab.saveWording('individual', 'okr', 'a', wording());
    await thisTab.saveWording('individual', 'okr', 'b', wording());
    expect(await thisTab.discardWording('individual', 'okr', 'a')).toBe(true);
    expect([...(await shownAfterReload()).keys()]).toEqual(['b']);
  });

  it('is kept for every later one of a row of quick changes, in their order', async () => {
    signIn();
    const steps = [5, 10, 15, 20];
    await Promise.all(
      steps.map((percent) => thisTab.saveWording('individual', 'okr', 'a', wording({ progress: [percent] }))),
    );
    expect((await shownAfterReload()).get('a')?.progress).toEqual([20]);
  });

  it('that is damaged in the database is left out', async () => {
    signIn();
    await thisTab.saveWording('individual', 'okr', 'a', wording());
    await thisTab.saveWording('individual', 'okr', 'b', wording());
    const db = await openDB('wordings');
    const [key] = await db.getAllKeys('wordings');
    await db.put('wordings', { lines: 7 }, key);
    db.close();
    expect([...(await shownAfterReload()).keys()]).toEqual(['b']);
  });

  async function shownAfterReload() {
    const tab = await anotherTab();
    const result = watch(tab);
    await waitFor(() => expect(result.current.size).toBeGreaterThan(0));
    return result.current;
  }
});

describe('two tabs', () => {
  it('agree', async () => {
    signIn();
    const other = await anotherTab();
    const [here, there] = [watch(), watch(other)];
    await thisTab.saveWording('individual', 'okr', 'a', wording());
    await waitFor(() => expect(idsIn(there)).toEqual(['a']));
    await other.saveWording('individual', 'okr', 'a', wording({ note: 'from there' }));
    await waitFor(() => expect(here.current.get('a')?.note).toBe('from there'));
    await other.discardWording('individual', 'okr', 'a');
    await waitFor(() => expect(idsIn(here)).toEqual([]));
  });

  it('agree after one came back from the browser’s cache', async () => {
    signIn();
    const here = watch();
    await thisTab.saveWording('individual', 'okr', 'a', wording());
    window.dispatchEvent(new Event('pagehide'));
    // Begun before the page went.
    expect(await thisTab.saveWording('individual', 'okr', 'a', wording())).toBe(true);
    const other = await anotherTab();
    await other.saveWording('individual', 'okr', 'b', wording());
    expect(idsIn(here)).toEqual(['a']);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(idsIn(here)).toEqual(['a', 'b']));
  });
});

describe('another person on the same browser', () => {
  it('sees none of it, and the first finds all of it again', async () => {
    signIn();
    await thisTab.saveWording('individual', 'okr', 'a', wording());
    clearSignIn('individual');

    signIn('bela@elsewhere.example');
    const belas = watch(await anotherTab());
    await thisTab.saveWording('individual', 'okr', 'b', wording());
    await waitFor(() => expect(idsIn(belas)).toEqual(['b']));

    signIn('Amara@northbay.example ');
    const tab = watch(await anotherTab());
    await waitFor(() => expect(idsIn(tab)).toEqual(['a']));
  });

  it('loses nothing with a record of the first that is deleted late', async () => {
    signIn();
    const amara = ownerOrTokenHash();
    await thisTab.saveWording('individual', 'okr', 'a', wording());
    signIn('bela@elsewhere.example');
    await thisTab.saveWording('individual', 'okr', 'a', wording({ note: 'Bela' }));
    const belas = watch();
    expect(await thisTab.forgetWording('individual', 'okr', 'a', amara)).toBe(true);
    expect(idsIn(belas)).toEqual(['a']);
    await thisTab.saveWording('individual', 'okr', 'b', wording());

    signIn();
    const own = watch(await anotherTab());
    await thisTab.saveWording('individual', 'okr', 'c', wording());
    await waitFor(() => expect(idsIn(own)).toEqual(['c']));
  });

  it('sees none of it in a page that stays open', async () => {
    signIn();
    await thisTab.saveWording('individual', 'okr', 'a', wording());
    const result = watch();
    await waitFor(() => expect(idsIn(result)).toEqual(['a']));
    signIn('bela@elsewhere.example');
    await waitFor(() => expect(idsIn(result)).toEqual([]));
  });
});

describe('a browser that keeps nothing', () => {
  const keeps = (tab: typeof thisTab) => renderHook(() => tab.useKeepsWordings()).result;

  it('because its storage is blocked: the text stays in the page', async () => {
    signIn();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const tab = await anotherTab();
    const [result, isKeeping] = [watch(tab), keeps(tab)];
    await waitFor(() => expect(isKeeping.current).toBe(false));
    expect(await tab.saveWording('individual', 'okr', 'a', wording())).toBe(false);
    await waitFor(() => expect(idsIn(result)).toEqual(['a']));
  });

  it('shows what it could not remove, so that it can be tried again', async () => {
    signIn();
    const result = watch();
    await thisTab.saveWording('individual', 'okr', 'a', wording());
    const remove = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    expect(await thisTab.discardWording('individual', 'okr', 'a')).toBe(false);
    await waitFor(() => expect(idsIn(result)).toEqual(['a']));
    remove.mockRestore();
    expect(await thisTab.discardWording('individual', 'okr', 'a')).toBe(true);
    expect(idsIn(result)).toEqual([]);
  });

  it('because it is full: what could not be written survives what another tab changes, and is kept once there is room', async () => {
    signIn();
    const [result, isKeeping] = [watch(), keeps(thisTab)];
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await thisTab.saveWording('individual', 'okr', 'a', wording())).toBe(false);
    await waitFor(() => expect(isKeeping.current).toBe(false));
    put.mockRestore();

    const other = await anotherTab();
    await other.saveWording('individual', 'okr', 'b', wording());
    await waitFor(() => expect(result.current.has('b')).toBe(true));
    expect(result.current.has('a')).toBe(true);

    expect(await thisTab.saveWording('individual', 'okr', 'a', wording())).toBe(true);
    await waitFor(() => expect(isKeeping.current).toBe(true));
    const later = watch(await anotherTab());
    await waitFor(() => expect(idsIn(later)).toEqual(['a', 'b']));
  });
});
