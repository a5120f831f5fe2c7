import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { paths } from '@/domain/paths';
import { clearSignIn, storeSignIn } from '@/session/session';

import { db } from '../../mock-api/node.ts';
import { address, goTo, loadApp } from '../support/app.tsx';
import { press } from '../support/form.ts';
import {
  figures,
  findHint,
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
import { triesRace } from '../support/note-tests.ts';
import { savedFiles } from '../support/saved-files.ts';
import { answer, callsOf, holdEach } from '../support/wire.ts';

describe('an import', () => {
  it('comes back paused, sends one after the other, says how it ended, and is gone from the device', async () => {
    const user = await openImport(importNames);
    expect(screen.getByText('You were here. 0 are in, 3 are left.')).toBeVisible();
    expect(figures()).toBe('In 0, Not known yet 0, Failed 0, Left 3');
    expect(callsOf('createEmployee')).toEqual([]);
    await press(user, 'Go on');
    await findImportTitle('3 of 3 people imported');
    expect(storedMails()).toEqual(importMails);
    const end = within(screen.getByRole('region', { name: 'Import' }));
    expect(end.getByRole('status'), 'how far it was is not read after the end').toBeEmptyDOMElement();
    expect(end.getByRole('link')).toHaveTextContent('Employee List');
    await waitFor(() => expect(sessionStorage.getItem('importKey')).toBeNull());
    // Once before the first is sent, and once for the list that is shown afterwards.
    expect(callsOf('listEmployees').length).toBeLessThanOrEqual(2);
    await press(user, 'Import another file');
    expect(screen.queryByRole('region', { name: 'Import' })).toBeNull();
    const listen = vi.spyOn(window, 'addEventListener');
    window.dispatchEvent(new Event('pagehide'));
    expect(
      listen.mock.calls.flatMap(([type]) => (type === 'pageshow' ? [type] : [])),
      'its rows are let go',
    ).toEqual([]);
  });

  it('keeps nothing readable on the device', async () => {
    await openImport(importNames);
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
    for (const text of [...importMails, 'people.csv']) expect(bytes).not.toContain(text);
    expect(JSON.stringify(localStorage)).not.toContain('import.example');
  });

  it('is paused by a person, and stopped at once: what was sent is still counted', async () => {
    const held = holdEach('createEmployee');
    const user = await openImport(importNames);
    await press(user, 'Go on');
    const first = await held.next();
    await press(user, 'Pause');
    first.release();
    await waitFor(() => expect(figures()).toBe('In 1, Not known yet 0, Failed 0, Left 2'));
    expect(sentPeople()).toBe(1);
    await press(user, 'Go on');
    const second = await held.next();
    await press(user, 'Stop');
    await findImportTitle('1 of 3 people imported');
    second.release();
    await findImportTitle('2 of 3 people imported');
    expect(screen.getByText(/^Stopped. 1 row was not imported/)).toBeVisible();
    expect(sentPeople()).toBe(2);
    await press(user, 'Go on');
    (await held.next()).release();
    await findImportTitle('3 of 3 people imported');
    expect(storedMails()).toEqual(importMails);
  });

  it('goes on while other pages are read, with a bar there, and reads the list once at its end', async () => {
    const held = holdEach('createEmployee');
    const user = await openImport(importNames);
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
    // The bar has a 'Go on' too, which goes with it.
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    expect(address()).toBe(paths.employeeImport);
    await press(user, 'Go on');
    (await held.next()).release();
    await findImportTitle('3 of 3 people imported');
    expect(storedMails()).toEqual(importMails);
  });

  it.each([
    { known: [], title: '2 of 3 people imported', legend: '1 already here', calls: 2 },
    { known: [[mailOf('Bo'), 1]], title: '3 of 3 people imported', legend: '3 imported', calls: 3 },
  ] satisfies { known: [string, number][]; [more: string]: unknown }[])(
    'leaves out whoever came into the company since the rows were checked ($legend)',
    async ({ known, title, legend, calls }) => {
      const user = await openImport(importNames, { known });
      const [anybody] = db.tables.employees;
      if (anybody) db.tables.employees.push({ ...anybody, id: 'since', workMail: ` ${mailOf('bo').toUpperCase()}` });
      await press(user, 'Go on');
      await findImportTitle(title);
      expect(screen.getByText(legend)).toBeVisible();
      expect(sentPeople()).toBe(calls);
    },
  );
});

describe('a page load', () => {
  it.each(['at once', 'on release'] as const)(
    'while a row is being sent comes back to it, and nobody is sent twice (%s)',
    async (acts) => {
      const held = holdEach('createEmployee', { acts });
      const first = await openImport(importNames);
      await press(first, 'Go on');
      (await held.next()).release();
      await held.next();
      const user = await reloadImport();
      expect(await screen.findByText('You were here. 1 is in, 2 are left.')).toBeVisible();
      expect(figures()).toBe('In 1, Not known yet 1, Failed 0, Left 1');
      expect(screen.getByText('Bo Lund').closest('li')).toHaveTextContent(
        'The page was loaded anew before the answer came.',
      );
      await press(user, 'Go on');
      // The one that is not known is looked up, and sent only if it is not there.
      if (acts === 'on release') (await held.next()).release();
      (await held.next()).release();
      await findImportTitle('3 of 3 people imported');
      expect(storedMails()).toEqual(importMails);
    },
  );

  it('on another page shows the bar, paused', async () => {
    await openImport(importNames);
    await reloadImport(paths.help);
    const bar = await screen.findByRole('region', { name: 'Import under way' });
    expect(within(bar).getByRole('button', { name: 'Go on' })).toBeVisible();
    expect(sentPeople()).toBe(0);
  });
});

describe('a second tab', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('says that the import goes on in another one, until that is gone', async () => {
    stubLocks();
    const held = holdEach('createEmployee');
    const first = await openImport(importNames);
    await press(first, 'Go on');
    const sent = await held.next();
    // The copy has the same key.
    const copy = await loadApp(paths.employeeImport);
    await findImportTitle('An import goes on in another tab');
    await press(copy, 'Try again');
    await findImportTitle('An import goes on in another tab');
    sent.release();
    (await held.next()).release();
    (await held.next()).release();
    await waitFor(() => expect(storedMails()).toEqual(importMails));
    expect(sentPeople()).toBe(3);
  });
});

describe('the end of the session', () => {
  it('by a sign-out removes what is kept, and sends nothing more', async () => {
    triesRace(41);
    const held = holdEach('createEmployee');
    const user = await openImport(importNames);
    await press(user, 'Go on');
    const first = await held.next();
    act(() => clearSignIn('business'));
    first.release();
    await waitFor(() => expect(sessionStorage.getItem('importKey')).toBeNull());
    await waitFor(async () => expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('import'));
    expect(sentPeople()).toBe(1);
    expect(screen.queryByText('Bo Lund')).toBeNull();
  });

  it('by somebody else who signs in does the same', async () => {
    triesRace(41);
    const held = holdEach('createEmployee');
    const user = await openImport(importNames);
    await press(user, 'Go on');
    const first = await held.next();
    act(() => storeSignIn('business', { email: 'bela@elsewhere.example', token: 'not.a.token' }));
    first.release();
    await waitFor(() => expect(sessionStorage.getItem('importKey')).toBeNull());
    expect(sentPeople()).toBe(1);
    expect(screen.queryByRole('region', { name: 'Import' })).toBeNull();
  });

  it('by the clock pauses before the next call', async () => {
    const held = holdEach('createEmployee');
    const user = await openImport(importNames);
    await press(user, 'Go on');
    const first = await held.next();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 365 * 24 * 3_600_000);
    first.release();
    expect(await findHint('Sign in again, then go on. Nothing is lost.')).toBeVisible();
    expect(figures()).toBe('In 1, Not known yet 0, Failed 0, Left 2');
    expect(sentPeople()).toBe(1);
  });
});

it.each([
  { language: 'en-US', separator: ',' },
  { language: 'de-DE', separator: ';' },
])('what was not imported leaves as a file for $language, with its own columns and why', async (region) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([region.language]);
  const files = savedFiles();
  answer('createEmployee', async ({ request }) => {
    const { workMail } = (await request.clone().json()) as { workMail: string };
    return workMail === mailOf('Bo') ? refuse(409) : undefined;
  });
  const user = await openImport(importNames, {
    leftOut: [{ line: 9, cells: ['=1+1'], why: 'Work Email: Fill this in.' }],
  });
  await press(user, 'Go on');
  await findImportTitle('2 of 4 people imported');
  expect(screen.getByText('1 with problems')).toBeVisible();
  await press(user, 'Download what was not imported');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toMatch(/^Not-imported-.*\.csv$/);
  expect(await files[0]?.blob.text()).toBe(
    ['\ufeffName,Mail,Why', 'Bo,bo@import.example,Not now.', '"\'=1+1",,Work Email: Fill this in.']
      .join('\r\n')
      .replaceAll(',', region.separator),
  );
});
