// proof: races

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { GoalRecord } from '@/domain/goal';
import type { GoalKind } from '@/domain/goal-kind';
import type { GoalVersion, GoalVersions } from '@/domain/version';
import { versionMessages } from '@/domain/version-messages';
import { hash } from '@/lib/hash';
import { ownerOrTokenHash } from '@/session/owner';
import { clearSignIn, storeSignIn } from '@/session/session';

import { goalRecord, goalVersion } from '../../tests/support/goal-records.ts';
import { triesRace } from '../../tests/support/note-tests.ts';
import * as changes from './change-versions';
import { refreshKept, versionsKey } from './refresh';
import * as tabs from './tabs';
import * as versions from './versions';

const token = 'not.a.token';
const signIn = (email = 'amara@northbay.example') => storeSignIn('individual', { email, token });

const version = (part: Partial<GoalVersion> = {}) => goalVersion({ lines: ['Mine'], ...part });

const recordOf = (id: string) => goalRecord(id, { goal: `Goal of ${id}` });

beforeEach(() => signIn());

const unwatch: (() => void)[] = [];

afterEach(() => {
  for (const end of unwatch.splice(0)) end();
});

type Modules = { versions: typeof versions; changes: typeof changes; tabs: typeof tabs };

/** A tab that has just been opened: its cache is empty. */
function tabOf({ versions: { useStorageNotice, useVersions }, changes: device, tabs: { listenToOtherTabs } }: Modules) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  unwatch.push(listenToOtherTabs((message) => void refreshKept(queries, message)));
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queries }, children);
  const change = (id: string, to: Parameters<typeof device.recordChange>[1]) =>
    renderHook(() => device.useChangeVersions('individual', 'okr'), { wrapper }).result.current.mutateAsync(
      device.recordChange(recordOf(id), to),
    );
  const isWritten = (id: string, to: GoalVersion | null) =>
    change(id, () => to).then(
      () => true,
      () => false,
    );
  return {
    own: (kind: GoalKind = 'okr') => renderHook(() => useVersions('individual', kind), { wrapper }).result,
    /** Another tab broadcasts a write. */
    hear: () => refreshKept(queries, versionsKey),
    storage: () => renderHook(() => useStorageNotice(), { wrapper }).result,
    change,
    /** @returns whether the write succeeded */
    save: isWritten,
    discard: (id: string) => isWritten(id, null),
    /** After the record of an owner was deleted. */
    remove: (owner: string, id: string, part: Partial<GoalRecord> = {}) =>
      device.removeVersion(queries, [owner, 'individual', 'okr'], { ...recordOf(id), ...part }),
  };
}

type Tab = ReturnType<typeof tabOf>;

const openTab = () => tabOf({ versions, changes, tabs });

/** The same modules again, over the same database. */
async function anotherTab(): Promise<Tab> {
  vi.resetModules();
  return tabOf({
    versions: await import('./versions'),
    changes: await import('./change-versions'),
    tabs: await import('./tabs'),
  });
}

/** The versions that a tab shows. */
function watch(tab: Tab, kind: GoalKind = 'okr') {
  const own = tab.own(kind);
  return {
    get current() {
      return own.current.versions;
    },
  };
}

/** The versions in a tab, once they are read. */
async function shownIn(tab: Tab) {
  const result = watch(tab);
  await waitFor(() => expect(result.current.size).toBeGreaterThan(0));
  return result.current;
}

const idsIn = (result: { current: GoalVersions }) => [...result.current.keys()];

describe('a version', () => {
  it('is kept for every later one of a row of quick changes, in their order', async () => {
    const thisTab = openTab();
    const steps = [5, 10, 15, 20];
    await Promise.all(steps.map((percent) => thisTab.save('a', version({ progress: [percent] }))));
    expect((await shownAfterReload()).get('a')).toMatchObject({ progress: [20] });
  });

  it('that cannot be read is known to be there, and no change writes over it', async () => {
    const thisTab = openTab();
    await thisTab.save('a', version());
    await thisTab.save('b', version());
    const db = await openDB('wordings');
    const [key] = await db.getAllKeys('wordings');
    await db.put('wordings', { lines: 7 }, key);
    db.close();
    const later = await anotherTab();
    expect((await shownIn(later)).get('a')).toEqual({ unreadable: { lines: 7 } });
    expect(await later.change('a', () => version())).toMatchObject({ isRefused: true });
    expect(await later.change('b', () => version({ note: 'new' }))).toMatchObject({ isRefused: false });
    const again = await openDB('wordings');
    expect(await again.get('wordings', key as IDBValidKey)).toEqual({ lines: 7 });
    again.close();
  });

  const shownAfterReload = async () => shownIn(await anotherTab());
});

// Two tabs, and the content of a change: tests/e2e/own-version.spec.ts, tests/flows/own-version.
it('a newer version of the page meets a write of an older one, which is outdated then and goes on showing its versions', async () => {
  triesRace('a newer version of a database');
  const thisTab = openTab();
  const [here, storage] = [watch(thisTab), thisTab.storage()];
  await thisTab.save('a', version());
  const writing = thisTab.save('a', version({ note: 'the last' }));
  const newer = await openDB('wordings', 4, { blocking: (_, __, { target }) => (target as IDBDatabase).close() });
  const note = (await writing) ? 'the last' : '';
  expect((await newer.getAll('wordings')).map((stored) => (stored as GoalVersion).note)).toEqual([note]);
  await waitFor(() => expect(here.current.get('a')).toMatchObject({ note: 'the last' }));
  expect(await thisTab.save('b', version())).toBe(false);
  await waitFor(() => expect(storage.current).toBe(versionMessages.outdated));
  await waitFor(() => expect(idsIn(here)).toEqual(['a', 'b']));
  newer.close();
});

it('what an earlier version has stored is read, which can no longer write over what it does not know', async () => {
  const earlier = await openDB('wordings', 1, {
    upgrade: (db) => void db.createObjectStore('wordings'),
    blocking: (_, __, { target }) => (target as IDBDatabase).close(),
  });
  const key = [ownerOrTokenHash(), 'individual', 'okr', 'a'];
  await earlier.put('wordings', { lines: ['Mine'], note: '', progress: [40], savedAt: 1 }, key);
  const thisTab = openTab();
  const result = watch(thisTab);
  await waitFor(() => expect(result.current.get('a')).toEqual(version({ progress: [40] })));
  const checkIns = [{ day: '2026-09-01', progress: [45] }];
  expect(await thisTab.save('a', version({ progress: [45], checkIns }))).toBe(true);
  expect(() => earlier.transaction('wordings', 'readwrite')).toThrow('not allowed');
  await expect(openDB('wordings', 1)).rejects.toThrow('version');
  expect((await shownIn(await anotherTab())).get('a')).toMatchObject({ checkIns });
});

it('what is stored under an earlier fingerprint of the person is read, and moved to the present one', async () => {
  const salt = 'f'.repeat(32);
  const earlier = [`${salt}.${hash(`${salt}amara@northbay.example`)}`, 'individual', 'okr', 'a'];
  const other = [`${salt}.${hash(`${salt}bela@elsewhere.example`)}`, 'individual', 'okr', 'b'];
  const stored = await openDB('wordings', 3, { upgrade: (db) => void db.createObjectStore('wordings') });
  for (const key of [earlier, other]) await stored.put('wordings', { lines: ['Mine'], note: '', savedAt: 1 }, key);
  expect(idsIn({ current: await shownIn(openTab()) })).toEqual(['a']);
  expect(await stored.getAllKeys('wordings')).toEqual([[ownerOrTokenHash(), 'individual', 'okr', 'a'], other]);
  stored.close();
});

describe('another person on the same browser', () => {
  it('sees none of it, and the first finds all of it again', async () => {
    const thisTab = openTab();
    await thisTab.save('a', version());
    clearSignIn('individual');

    signIn('bela@elsewhere.example');
    const belas = watch(await anotherTab());
    await thisTab.save('b', version());
    await waitFor(() => expect(idsIn(belas)).toEqual(['b']));

    signIn('Amara@northbay.example ');
    const tab = watch(await anotherTab());
    await waitFor(() => expect(idsIn(tab)).toEqual(['a']));
  });

  it('loses nothing with a record of the first that is deleted late', async () => {
    const thisTab = openTab();
    const amara = ownerOrTokenHash();
    await thisTab.save('a', version());
    signIn('bela@elsewhere.example');
    await thisTab.save('a', version({ note: 'Bela' }));
    const belas = watch(thisTab);
    await thisTab.remove(amara, 'a');
    await waitFor(() => expect(idsIn(belas)).toEqual(['a']));
    await thisTab.save('b', version());

    signIn();
    const own = watch(await anotherTab());
    await thisTab.save('c', version());
    await waitFor(() => expect(idsIn(own)).toEqual(['c']));
  });
});

it('keeps the version of another record with the id of a deleted one', async () => {
  const thisTab = openTab();
  const own = watch(thisTab);
  await thisTab.save('a', version());
  await thisTab.remove(ownerOrTokenHash(), 'a', { goal: 'A record that got the id again' });
  await thisTab.save('b', version());
  await waitFor(() => expect(idsIn(own)).toEqual(['a', 'b']));
  await thisTab.remove(ownerOrTokenHash(), 'a');
  await waitFor(() => expect(idsIn(own)).toEqual(['b']));
});

describe('a browser that keeps nothing', () => {
  it('shows what it could not remove, so that it can be tried again', async () => {
    const thisTab = openTab();
    const result = watch(thisTab);
    await thisTab.save('a', version());
    const remove = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    expect(await thisTab.discard('a')).toBe(false);
    await waitFor(() => expect(idsIn(result)).toEqual(['a']));
    remove.mockRestore();
    expect(await thisTab.discard('a')).toBe(true);
    await waitFor(() => expect(idsIn(result)).toEqual([]));
  });

  it('because it is full: an unsaved version survives changes of another tab, and is stored once there is room', async () => {
    const thisTab = openTab();
    const [result, storage] = [watch(thisTab), thisTab.storage()];
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await thisTab.save('a', version())).toBe(false);
    await waitFor(() => expect(storage.current).toBe(versionMessages.nothingKept));
    put.mockRestore();

    const other = await anotherTab();
    await other.save('b', version());
    await waitFor(() => expect(result.current.has('b')).toBe(true));
    expect(result.current.has('a')).toBe(true);

    expect(await thisTab.save('a', version())).toBe(true);
    await waitFor(() => expect(storage.current).toBe(''));
    const later = watch(await anotherTab());
    await waitFor(() => expect(idsIn(later)).toEqual(['a', 'b']));
  });
});
