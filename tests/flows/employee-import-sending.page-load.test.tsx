import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { paths } from '@/domain/paths';
import { clearSignIn, storeSignIn } from '@/session/session';

import { db } from '../../mock-api/node.ts';
import { address, goTo, loadApp } from '../support/app.tsx';
import { press } from '../support/form.ts';
import { figures, mailOf, openImport, reloadImport, storedMails, stubLocks } from '../support/import.ts';
import { savedFiles } from '../support/saved-files.ts';
import { answer, callsOf, holdEach } from '../support/wire.ts';

const names = ['Ada', 'Bo', 'Cy'];
const mails = names.map(mailOf);
const posts = () => callsOf('createEmployee').length;
const refuse = (status: number, headers = {}) => HttpResponse.json({ message: 'Not now.' }, { status, headers });
const lineOf = (name: string) => screen.getByText(`${name} Lund`).closest('li') ?? document.body;
/** What the page says beside its live region. */
const findHint = (text: string | RegExp) => screen.findByText(text, { ignore: '[role=status]' });
const findTitle = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

describe('an import', () => {
  it('comes back paused, sends one after the other, says how it ended, and is gone from the device', async () => {
    const user = await openImport(names);
    expect(screen.getByText('You were here. 0 are in, 3 are left.')).toBeVisible();
    expect(figures()).toBe('In 0, Not known yet 0, Failed 0, Left 3');
    expect(callsOf('createEmployee')).toEqual([]);
    await press(user, 'Go on');
    await findTitle('3 of 3 people imported');
    expect(storedMails()).toEqual(mails);
    expect(within(screen.getByRole('region', { name: 'Import' })).getByRole('link')).toHaveTextContent('Employee List');
    await waitFor(() => expect(sessionStorage.getItem('importKey')).toBeNull());
    // Once before the first is sent, and once for the list that is shown afterwards.
    expect(callsOf('listEmployees').length).toBeLessThanOrEqual(2);
    await press(user, 'Import another file');
    expect(screen.queryByRole('region', { name: 'Import' })).toBeNull();
  });

  it('keeps nothing readable on the device', async () => {
    await openImport(names);
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('import');
      request.addEventListener('success', () => resolve(request.result));
    });
    const values = await new Promise<unknown[]>((resolve) => {
      const request = database.transaction('sealed').objectStore('sealed').getAll();
      request.addEventListener('success', () => resolve(request.result as unknown[]));
    });
    database.close();
    expect(values.length).toBeGreaterThan(1);
    for (const value of values) expect(Object.keys(value as object)).toEqual(['iv', 'data']);
    const bytes = values.map((value) => new TextDecoder().decode((value as { data: ArrayBuffer }).data)).join('');
    // Long ones: a short one may stand in any bytes.
    for (const text of [...mails, 'people.csv']) expect(bytes).not.toContain(text);
    expect(JSON.stringify(localStorage)).not.toContain('import.example');
  });

  it('is paused by a person, and stopped at once: what was sent is still counted', async () => {
    const held = holdEach('createEmployee');
    const user = await openImport(names);
    await press(user, 'Go on');
    const first = await held.next();
    await press(user, 'Pause');
    first.release();
    await waitFor(() => expect(figures()).toBe('In 1, Not known yet 0, Failed 0, Left 2'));
    expect(posts()).toBe(1);
    await press(user, 'Go on');
    const second = await held.next();
    await press(user, 'Stop');
    await findTitle('1 of 3 people imported');
    second.release();
    await findTitle('2 of 3 people imported');
    expect(screen.getByText(/^Stopped. 1 row was not imported/)).toBeVisible();
    expect(posts()).toBe(2);
    await press(user, 'Go on');
    (await held.next()).release();
    await findTitle('3 of 3 people imported');
    expect(storedMails()).toEqual(mails);
  });

  it('goes on while other pages are read, with a bar there, and reads the list once at its end', async () => {
    const held = holdEach('createEmployee');
    const user = await openImport(names);
    await press(user, 'Go on');
    const first = await held.next();
    goTo(paths.help);
    const bar = await screen.findByRole('region', { name: 'Import under way' });
    first.release();
    const second = await held.next();
    expect(await within(bar).findByText('1 of 3')).toBeInTheDocument();
    await user.click(within(bar).getByRole('button', { name: 'Pause' }));
    second.release();
    await within(bar).findByText('2 of 3');
    await user.click(await within(bar).findByRole('link', { name: 'Open' }));
    await waitFor(() => expect(address()).toBe(paths.employeeImport));
    await press(user, 'Go on');
    (await held.next()).release();
    await findTitle('3 of 3 people imported');
    expect(storedMails()).toEqual(mails);
  });

  it.each([
    { known: [], title: '2 of 3 people imported', legend: '1 already here', calls: 2 },
    { known: [[mailOf('Bo'), 1]], title: '3 of 3 people imported', legend: '3 imported', calls: 3 },
  ] satisfies { known: [string, number][]; [more: string]: unknown }[])(
    'leaves out whoever came into the company since the rows were checked ($legend)',
    async ({ known, title, legend, calls }) => {
      const user = await openImport(names, { known });
      const [anybody] = db.tables.employees;
      if (anybody) db.tables.employees.push({ ...anybody, id: 'since', workMail: ` ${mailOf('bo').toUpperCase()}` });
      await press(user, 'Go on');
      await findTitle(title);
      expect(screen.getByText(legend)).toBeVisible();
      expect(posts()).toBe(calls);
    },
  );
});

describe('a row whose answer never came', () => {
  it('is in if the list has it, and counts once', async () => {
    const held = holdEach('createEmployee', { acts: 'at once' });
    const user = await openImport(names);
    await press(user, 'Go on');
    (await held.next()).lose();
    const second = await held.next();
    await waitFor(() => expect(lineOf('Ada')).toHaveTextContent('Found: is in'));
    expect(lineOf('Ada')).toHaveTextContent('The connection was lost. May already be there.');
    expect(figures()).toContain('In 1, Not known yet 0, Failed 0, Left 2');
    second.release();
    (await held.next()).release();
    await findTitle('3 of 3 people imported');
    expect(storedMails()).toEqual(mails);
  });

  it('is sent again at the end if the list does not have it, after another look', async () => {
    const held = holdEach('createEmployee');
    const user = await openImport(names);
    await press(user, 'Go on');
    (await held.next()).lose();
    (await held.next()).release();
    (await held.next()).release();
    const before = callsOf('listEmployees').length;
    const again = await held.next();
    expect(callsOf('listEmployees').length).toBeGreaterThanOrEqual(before);
    await waitFor(() => expect(lineOf('Ada')).toHaveTextContent('Not found so far'));
    again.release();
    await findTitle('3 of 3 people imported');
    expect(lineOf('Ada')).toHaveTextContent('Not found: sent again, is in');
    expect(storedMails().toSorted()).toEqual(mails);
  });

  it('waits where the list cannot be read either, and can be looked up by hand', async () => {
    const held = holdEach('createEmployee', { acts: 'at once' });
    const user = await openImport(names);
    await press(user, 'Go on');
    const first = await held.next();
    let isBroken = true;
    answer('listEmployees', () => (isBroken ? refuse(500) : undefined));
    first.lose();
    expect(await findHint(/Paused after two failures in a row/)).toBeVisible();
    expect(lineOf('Ada')).toHaveTextContent('Could not be looked up');
    expect(figures()).toBe('In 0, Not known yet 1, Failed 0, Left 2');
    expect(posts()).toBe(1);
    isBroken = false;
    await press(user, /^Look it up/);
    await waitFor(() => expect(figures()).toBe('In 1, Not known yet 0, Failed 0, Left 2'));
    await press(user, 'Go on now');
    (await held.next()).release();
    (await held.next()).release();
    await findTitle('3 of 3 people imported');
    expect(storedMails()).toEqual(mails);
  });

  it('has failed after the second time, and is looked up once more before it is tried again', async () => {
    let isLost = true;
    answer('createEmployee', () => (isLost ? HttpResponse.error() : undefined));
    const user = await openImport(['Ada']);
    await press(user, 'Go on');
    await findTitle('0 of 1 people imported');
    expect(posts()).toBe(2);
    expect(lineOf('Ada')).toHaveTextContent('The server did not answer, twice. Not in your employee list.');
    isLost = false;
    await press(user, 'Try failed rows again');
    await findTitle('1 of 1 people imported');
    expect(storedMails()).toEqual([mailOf('Ada')]);
  });
});

describe('a page load', () => {
  it.each(['at once', 'on release'] as const)(
    'while a row is being sent comes back to it, and nobody is sent twice (%s)',
    async (acts) => {
      const held = holdEach('createEmployee', { acts });
      const first = await openImport(names);
      await press(first, 'Go on');
      (await held.next()).release();
      await held.next();
      const user = await reloadImport();
      expect(await screen.findByText('You were here. 1 is in, 2 are left.')).toBeVisible();
      expect(figures()).toBe('In 1, Not known yet 1, Failed 0, Left 1');
      expect(lineOf('Bo')).toHaveTextContent('The page was loaded anew before the answer came.');
      await press(user, 'Go on');
      // The one that is not known is looked up, and sent only if it is not there.
      if (acts === 'on release') (await held.next()).release();
      (await held.next()).release();
      await findTitle('3 of 3 people imported');
      expect(storedMails()).toEqual(mails);
    },
  );

  it('on another page shows the bar, paused', async () => {
    await openImport(names);
    await reloadImport(paths.help);
    const bar = await screen.findByRole('region', { name: 'Import under way' });
    expect(within(bar).getByRole('button', { name: 'Go on' })).toBeVisible();
    expect(posts()).toBe(0);
  });
});

describe('a second tab', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('says that the import goes on in another one, until that is gone', async () => {
    stubLocks();
    const held = holdEach('createEmployee');
    const first = await openImport(names);
    await press(first, 'Go on');
    const sent = await held.next();
    // The copy has the same key.
    const copy = await loadApp(paths.employeeImport);
    await findTitle('An import goes on in another tab');
    await press(copy, 'Try again');
    await findTitle('An import goes on in another tab');
    sent.release();
    (await held.next()).release();
    (await held.next()).release();
    await waitFor(() => expect(storedMails()).toEqual(mails));
    expect(posts()).toBe(3);
  });
});

describe('the end of the session', () => {
  it('by a sign-out removes what is kept, and sends nothing more', async () => {
    const held = holdEach('createEmployee');
    const user = await openImport(names);
    await press(user, 'Go on');
    const first = await held.next();
    act(() => clearSignIn('business'));
    first.release();
    await waitFor(() => expect(sessionStorage.getItem('importKey')).toBeNull());
    await waitFor(async () => expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('import'));
    expect(posts()).toBe(1);
    expect(screen.queryByText('Bo Lund')).toBeNull();
  });

  it('by somebody else who signs in does the same', async () => {
    const held = holdEach('createEmployee');
    const user = await openImport(names);
    await press(user, 'Go on');
    const first = await held.next();
    act(() => storeSignIn('business', { email: 'bela@elsewhere.example', token: 'not.a.token' }));
    first.release();
    await waitFor(() => expect(sessionStorage.getItem('importKey')).toBeNull());
    expect(posts()).toBe(1);
    expect(screen.queryByRole('region', { name: 'Import' })).toBeNull();
  });

  it('by the clock pauses before the next call', async () => {
    const held = holdEach('createEmployee');
    const user = await openImport(names);
    await press(user, 'Go on');
    const first = await held.next();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 365 * 24 * 3_600_000);
    first.release();
    expect(await findHint('Sign in again, then go on. Nothing is lost.')).toBeVisible();
    expect(figures()).toBe('In 1, Not known yet 0, Failed 0, Left 2');
    expect(posts()).toBe(1);
  });
});

describe('what the server refuses', () => {
  it('pauses after two in a row, and says why; what failed is looked up before it is tried again', async () => {
    let isRefused = true;
    answer('createEmployee', () => (isRefused ? refuse(401) : undefined));
    const user = await openImport(names);
    await press(user, 'Go on');
    expect(await findHint('Paused after two failures in a row.')).toBeVisible();
    expect(lineOf('Ada')).toHaveTextContent('Not now.');
    expect(figures()).toBe('In 0, Not known yet 0, Failed 2, Left 1');
    isRefused = false;
    await press(user, 'Go on now');
    await findTitle('1 of 3 people imported');
    const before = callsOf('listEmployees').length;
    await press(user, 'Try failed rows again');
    await findTitle('3 of 3 people imported');
    expect(callsOf('listEmployees').length).toBeGreaterThan(before);
    expect(storedMails().toSorted()).toEqual(mails);
  });

  it('for a time waits until then, or until a person says so, with the same row', async () => {
    answer('createEmployee', () => refuse(429, { 'Retry-After': '600' }), { once: true });
    const user = await openImport(names);
    await press(user, 'Go on');
    expect(await findHint(/^Paused. The server says: try again at \d\d:\d\d [AP]M.$/)).toBeVisible();
    expect(screen.getByText(/It goes on by itself then/)).toBeVisible();
    expect(figures()).toBe('In 0, Not known yet 0, Failed 0, Left 3');
    await press(user, 'Go on now');
    await findTitle('3 of 3 people imported');
    expect(storedMails()).toEqual(mails);
  });
});

it('what was not imported leaves as a file, with its own columns and why', async () => {
  const files = savedFiles();
  answer('createEmployee', async ({ request }) => {
    const { workMail } = (await request.clone().json()) as { workMail: string };
    return workMail === mailOf('Bo') ? refuse(409) : undefined;
  });
  const user = await openImport(names, {
    leftOut: [{ line: 9, cells: ['=1+1'], why: 'Work Email: Fill this in.' }],
  });
  await press(user, 'Go on');
  await findTitle('2 of 4 people imported');
  expect(screen.getByText('1 with problems')).toBeVisible();
  await press(user, 'Download what was not imported');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toMatch(/^Not-imported-.*\.csv$/);
  expect(await files[0]?.blob.text()).toBe(
    '\ufeffName,Mail,Why\r\nBo,bo@import.example,Not now.\r\n"\'=1+1",,Work Email: Fill this in.',
  );
});

it('a browser that keeps nothing says so, and sends all the same', async () => {
  const user = await openImport(names);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const held = holdEach('createEmployee');
  await press(user, 'Go on');
  (await held.next()).release();
  expect(await screen.findByText(/this browser keeps nothing/)).toBeVisible();
  expect(sessionStorage.getItem('importKey')).toBeNull();
  (await held.next()).release();
  (await held.next()).release();
  await findTitle('3 of 3 people imported');
  expect(put).toHaveBeenCalled();
});
