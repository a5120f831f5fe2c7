import { act, screen, waitFor, within } from '@testing-library/react';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { keepImport } from '@/device/kept-import';
import { paths } from '@/domain/paths';
import { clearSignIn, storeSignIn } from '@/session/session';

import { address, goTo, guardReady, openAs, signedInAs } from '../support/app.tsx';
import { press } from '../support/form.ts';
import { checkFile, csvOf, personRow } from '../support/import-people.ts';
import {
  findImportTitle,
  importMails,
  importNames,
  mailOf,
  openImport,
  refuse,
  reloadImport,
  sentPeople,
  storedMails,
} from '../support/import.ts';
import { stubLocks } from '../support/locks.ts';
import { savedFiles } from '../support/saved-files.ts';
import { holdEach } from '../support/wire.ts';

/** The places in the file of the rows that are kept on the device. */
async function keptRows(): Promise<number[]> {
  const db = await openDB('import');
  const keys = (await db.getAllKeys('sealed')) as [id: string, part: string, index: number][];
  db.close();
  return keys.flatMap(([, part, index]) => (part === 'row' ? [index] : []));
}

/** Whether the browser asks before the page is loaded anew or closed. */
function asksBeforeReload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const key = (): string | null => sessionStorage.getItem('importKey');

/** A method as the browser has it, before it is replaced. */
const methodOf = (prototype: object, name: string) =>
  Object.getOwnPropertyDescriptor(prototype, name)?.value as () => unknown;

/** Has the browser's database fail, in reading or in writing. */
const breakDatabase = (mode: IDBTransactionMode) => {
  const transaction = methodOf(IDBDatabase.prototype, 'transaction');
  return vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function failing(
    this: IDBDatabase,
    ...args
  ) {
    if (args[1] === mode) throw new DOMException('busy', 'UnknownError');
    return Reflect.apply(transaction, this, args) as IDBTransaction;
  });
};

describe('what is kept of an import', () => {
  it('is only who is not in', async () => {
    const held = holdEach('createEmployee');
    const user = await openImport(importNames);
    await press(user, 'Go on');
    (await held.next()).release();
    const second = await held.next();
    expect(await keptRows()).toEqual([1, 2]);
    second.release(refuse(409));
    (await held.next()).release();
    await findImportTitle('2 of 3 people imported');
    expect(await keptRows()).toEqual([1]);
    expect(
      screen.getByText(
        /^1 row was not imported\. It waits here, encrypted on this device, until you import another file/,
      ),
    ).toBeVisible();
    await reloadImport();
    await findImportTitle('2 of 3 people imported');
  });

  it('goes with the file of what was not imported, where nobody can be sent any more', async () => {
    const files = savedFiles();
    const leftOut = [{ line: 9, cells: ['Di'], why: 'Work Email: Fill this in.' }];
    const user = await openImport(importNames, { leftOut });
    await press(user, 'Go on');
    await findImportTitle('3 of 4 people imported');
    expect(key()).not.toBeNull();
    await press(user, 'Download what was not imported');
    await waitFor(() => expect(files).toHaveLength(1));
    await waitFor(() => expect(key()).toBeNull());
    expect(await screen.findByText(/Nothing of the file is kept on this device/)).toBeVisible();
  });

  it('tells two people with one work email apart after a reload, though one of them is in', async () => {
    const held = holdEach('createEmployee');
    const first = await openImport(['Ada', 'Ada']);
    await press(first, 'Go on');
    (await held.next()).release();
    await held.next();
    const user = await reloadImport();
    expect(await screen.findByText('You were here. 1 is in, 1 is left.')).toBeVisible();
    await press(user, 'Go on');
    (await held.next()).release();
    await findImportTitle('2 of 2 people imported');
    expect(storedMails()).toEqual([mailOf('Ada'), mailOf('Ada')]);
  });
});

it('what a closed tab has left of an import goes when the page is opened', async () => {
  await signedInAs('business');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 48 * 3_600_000 });
  await keepImport({}, [{}]);
  vi.useRealTimers();
  sessionStorage.removeItem('importKey');
  expect(await keptRows()).toEqual([0]);
  await openAs('business', paths.employeeImport);
  await waitFor(async () => expect(await keptRows()).toEqual([]));
});

describe('a database that fails', () => {
  it('while it is read loses nothing: that is said, and it is read again', async () => {
    await openImport(importNames);
    const broken = breakDatabase('readonly');
    const user = await reloadImport();
    await findImportTitle('Your import could not be read');
    await press(user, 'Try again');
    await findImportTitle('Your import could not be read');
    expect(key()).not.toBeNull();
    broken.mockRestore();
    await press(user, 'Try again');
    expect(await screen.findByText('You were here. 0 are in, 3 are left.')).toBeVisible();
  });

  it('while it is written says so, and everybody is looked up after a reload', async () => {
    const held = holdEach('createEmployee');
    const first = await openImport(importNames);
    await press(first, 'Go on');
    const sent = await held.next();
    const broken = breakDatabase('readwrite');
    sent.release();
    expect(await screen.findByText(/This device could not store every step/)).toBeVisible();
    (await held.next()).release();
    await held.next();
    broken.mockRestore();
    const user = await reloadImport();
    expect(await screen.findByText('You were here. 0 are in, 3 are left.')).toBeVisible();
    await press(user, 'Go on');
    (await held.next()).release();
    await findImportTitle('3 of 3 people imported');
    expect(storedMails()).toEqual(importMails);
    expect(sentPeople()).toBe(4);
  });

  it('of which nothing is left says that', async () => {
    await openImport(importNames);
    const db = await openDB('import');
    await db.clear('sealed');
    db.close();
    await reloadImport();
    expect(await screen.findByText(/^What this tab kept of an import is gone/)).toBeVisible();
    expect(key()).toBeNull();
  });

  it('from the beginning says so, and sends all the same, also while other pages are read', async () => {
    const user = await checkFile(
      csvOf(importNames.map((firstName) => personRow({ firstName, workMail: mailOf(firstName) }))),
    );
    breakDatabase('readwrite');
    const held = holdEach('createEmployee');
    await press(user, 'Import 3 people');
    (await held.next()).release();
    expect(await screen.findByText(/this browser keeps nothing/)).toBeVisible();
    expect(key()).toBeNull();
    expect(asksBeforeReload()).toBe(true);
    goTo(paths.help);
    const open = await screen.findByRole('link', { name: 'Open' });
    expect(asksBeforeReload()).toBe(true);
    await user.click(open);
    (await held.next()).release();
    (await held.next()).release();
    await findImportTitle('3 of 3 people imported');
    expect(asksBeforeReload()).toBe(false);
  });
});

describe('the moment after the press', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  const file = () => csvOf(importNames.map((firstName) => personRow({ firstName, workMail: mailOf(firstName) })));

  /** Has what is about to be stored wait. */
  function holdStoring(): () => void {
    const importKey = methodOf(SubtleCrypto.prototype, 'importKey');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    vi.spyOn(SubtleCrypto.prototype, 'importKey').mockImplementation(async function waiting(
      this: SubtleCrypto,
      ...args
    ) {
      await held;
      return Reflect.apply(importKey, this, args) as Promise<CryptoKey>;
    });
    return letGo;
  }

  it('has the page left without a question, and sends all the same', async () => {
    const user = await checkFile(file());
    await guardReady();
    const letGo = holdStoring();
    await press(user, 'Import 3 people');
    await findImportTitle('0 of 3 people sent');
    await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Help' }));
    await waitFor(() => expect(address()).toBe(paths.help));
    expect(screen.queryByRole('dialog')).toBeNull();
    letGo();
    await waitFor(() => expect(storedMails()).toEqual(importMails));
  });

  it('has a reload asked about until it is stored', async () => {
    const user = await checkFile(file());
    const letGo = holdStoring();
    const held = holdEach('createEmployee');
    await press(user, 'Import 3 people');
    await findImportTitle('0 of 3 people sent');
    expect(asksBeforeReload()).toBe(true);
    goTo(paths.help);
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    expect(asksBeforeReload()).toBe(true);
    letGo();
    await held.next();
    await screen.findByRole('region', { name: 'Import under way' });
    expect(asksBeforeReload()).toBe(false);
  });

  it('belongs to whoever has pressed: nothing is sent, and nothing is kept, for somebody else who signs in', async () => {
    const user = await checkFile(file());
    stubLocks();
    const letGo = holdStoring();
    await press(user, 'Import 3 people');
    await findImportTitle('0 of 3 people sent');
    act(() => storeSignIn('business', { email: 'bela@elsewhere.example', token: 'not.a.token' }));
    letGo();
    await waitFor(async () => expect((await navigator.locks.query()).held).toEqual([]));
    expect(key()).toBeNull();
    expect(await keptRows()).toEqual([]);
    expect(sentPeople()).toBe(0);
  });

  it('belongs to the session: after a sign-out nothing is sent, and nothing is kept', async () => {
    const user = await checkFile(file());
    stubLocks();
    const letGo = holdStoring();
    await press(user, 'Import 3 people');
    await findImportTitle('0 of 3 people sent');
    act(() => {
      clearSignIn('business');
      // After a page load in a test before, parts that come late have a storage module of their own: it reads again now.
      window.dispatchEvent(new Event('focus'));
    });
    letGo();
    await waitFor(async () => expect((await navigator.locks.query()).held).toEqual([]));
    expect(key()).toBeNull();
    expect(await keptRows()).toEqual([]);
    expect(sentPeople()).toBe(0);
  });
});
