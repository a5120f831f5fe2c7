import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ownImportKey, removeImportKey, storedImportKey } from '@/session/import-key';
import { clearSignIn, storeSignIn } from '@/session/session';

import { stubLocks } from '../../tests/support/locks';
import { forgetImport, forgetOwnImport } from './forget-import';
import { keepImport, openKeptImport, removeOrphans } from './kept-import';
import { newSecret } from './sealed';

const signIn = (email = 'amara@northbay.example') => storeSignIn('business', { email, token: 'not.a.token' });
const head = { fileName: 'people.csv' };
const rows = Array.from({ length: 250 }, (_, line) => ({ line }));

/** All that lies in the database. */
async function stored(): Promise<unknown[]> {
  const db = await openDB('import');
  const values = (await db.getAll('sealed')) as unknown[];
  db.close();
  return values;
}

/** The import whose key this tab has. */
async function reopened() {
  const key = ownImportKey();
  return key && (await openKeptImport(key));
}

it('comes back whole, in its order, with how its rows stand', async () => {
  signIn();
  const kept = await keepImport(head, rows);
  await kept.writeRows([[101, { line: 101, mark: 'sending' }]]);
  await kept.writeHead({ ...head, before: [] });
  kept.close();
  const values = await (await reopened())?.read();
  expect(values?.head).toEqual({ ...head, before: [] });
  expect([...(values?.rows ?? [])]).toEqual(
    rows.map((row, index) => [index, index === 101 ? { ...row, mark: 'sending' } : row]),
  );
});

it('keeps nothing of a row that is in', async () => {
  signIn();
  const kept = await keepImport(head, rows.slice(0, 2));
  await kept.removeRow(0);
  expect(await stored()).toHaveLength(2);
  await kept.removeRow(1, { ...head, before: [['ada@import.example', 1]] });
  expect(await stored()).toHaveLength(1);
  expect(await kept.read()).toEqual({ head: { ...head, before: [['ada@import.example', 1]] }, rows: new Map() });
});

it('is gone for whoever has another key', async () => {
  signIn();
  await keepImport(head, rows);
  const { id } = storedImportKey() ?? { id: '' };
  const other = await openKeptImport({ id, secret: newSecret() });
  expect(await other.read()).toBeNull();
});

it('is gone when it is removed, and when it is forgotten', async () => {
  signIn();
  const first = await keepImport(head, rows);
  const again = await reopened();
  await first.remove();
  expect(await again?.read()).toBeNull();
  expect(storedImportKey()).toBeNull();

  await keepImport(head, rows);
  forgetImport();
  expect(storedImportKey()).toBeNull();
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});

describe('another tab', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  it.each([
    { tab: 'that waits', isHeld: true, days: 2, isThere: true },
    { tab: 'that sleeps since today', isHeld: false, days: 0, isThere: true },
    { tab: 'that was closed', isHeld: false, days: 2, isThere: false },
  ])('$tab: its import is still there ($isThere)', async ({ isHeld, days, isThere }) => {
    signIn();
    if (isHeld) stubLocks();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - days * 24 * 3_600_000 });
    await keepImport(head, rows);
    vi.useRealTimers();
    const other = await reopened();
    // It is the other tab that has the key.
    removeImportKey();
    await keepImport(head, rows);
    expect((await other?.read())?.rows.size ?? 0).toBe(isThere ? rows.length : 0);
  });

  it('is told from this one, which keeps its own import however old, also without locks', async () => {
    signIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 48 * 3_600_000 });
    const kept = await keepImport(head, rows);
    vi.useRealTimers();
    await removeOrphans();
    expect((await kept.read())?.rows.size).toBe(rows.length);
  });

  it('that hears late that somebody else has signed in leaves their import alone', async () => {
    signIn();
    const kept = await keepImport(head, rows);
    const key = sessionStorage.getItem('importKey') ?? '';
    kept.close();
    signIn('bela@elsewhere.example');
    const theirs = await keepImport(head, rows);
    sessionStorage.setItem('importKey', key);
    await forgetOwnImport();
    expect(storedImportKey()).toBeNull();
    const [id = '', secret = ''] = JSON.parse(key) as string[];
    expect(await (await openKeptImport({ id, secret })).read()).toBeNull();
    expect((await theirs.read())?.rows.size).toBe(rows.length);
  });
});

it('is not kept for somebody who signs in before it is stored', async () => {
  signIn();
  const keeping = keepImport(head, rows);
  signIn('bela@elsewhere.example');
  await expect(keeping).rejects.toThrow('somebody else in');
  expect(storedImportKey()).toBeNull();
  expect(await stored()).toEqual([]);
});

it('is not kept for somebody who signs out before it is stored', async () => {
  signIn();
  const keeping = keepImport(head, rows);
  clearSignIn('business');
  await expect(keeping).rejects.toThrow('Somebody has signed out');
  expect(storedImportKey()).toBeNull();
  expect(await stored()).toEqual([]);
});

it('survives a connection that the browser has closed', async () => {
  signIn();
  const kept = await keepImport(head, rows);
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('closed', 'InvalidStateError');
  });
  await kept.writeRows([[0, { line: 'new' }]]);
  transaction.mockImplementationOnce(() => {
    throw new DOMException('closed', 'InvalidStateError');
  });
  expect((await kept.read())?.rows.get(0)).toEqual({ line: 'new' });
});

it('is nobody else’s, and is still its owner’s after they sign in again', async () => {
  signIn();
  await keepImport(head, rows);
  clearSignIn('business');
  signIn();
  expect(ownImportKey()).not.toBeNull();
  signIn('bela@elsewhere.example');
  expect(ownImportKey()).toBeNull();
});

it('is not kept at all where the tab keeps no key', async () => {
  signIn();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(keepImport(head, rows)).rejects.toThrow('keeps nothing');
  expect(storedImportKey()).toBeNull();
});
