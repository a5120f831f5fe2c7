// proof: races

import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { paths } from '@/domain/paths';
import { ownerOrTokenHash } from '@/session/owner';
import { clearSignIn, storeSignIn } from '@/session/session';

import { db } from '../../mock-api/node.ts';
import { address, goTo } from '../support/app.tsx';
import { labels, checkFile, csvOf, personRow } from '../support/import-people.ts';
import { triesRace } from '../support/note-tests.ts';
import { savedFiles } from '../support/saved-files.ts';
import { asksBeforeUnload, press, pressSignOut, toasts } from '../support/steps.ts';
import { answer, callsOf, holdEach } from '../support/wire.ts';

/** The work mail of the person in a row of the test's file. */
const mailOf = (name: string): string => `${name.toLowerCase()}@import.example`;

/**
 * Opens the import of some people, each 'Lund', up to the button that sends them.
 * @param broken first names of those with a row that has a problem
 */
const openImport = (names: readonly string[], broken: readonly string[] = []): Promise<UserEvent> =>
  checkFile(
    csvOf(
      [...names, ...broken].map((firstName) =>
        personRow({
          firstName,
          lastName: 'Lund',
          workMail: mailOf(firstName),
          ...(broken.includes(firstName) && { age: 'old' }),
        }),
      ),
    ),
  );

const sendImport = (user: UserEvent): Promise<void> => press(user, /^Import (?:1 person|\d+ people)$/);

/** Sends the people of most tests; the first call is under way. */
async function begin() {
  const held = holdEach('createEmployee');
  const user = await openImport(importNames);
  await sendImport(user);
  return { held, user, first: await held.next() };
}

/** The test's people who are in the backend. */
const storedMails = (): string[] =>
  db.tables.employees.map(({ workMail }) => workMail).filter((mail) => mail.endsWith('@import.example'));

/** The figures of the page: 'Imported 1, Unconfirmed 0, Failed 0, Remaining 2'. */
const figures = (): string =>
  [...document.querySelectorAll('main dl > div')]
    .map((figure) => [...figure.children].map(({ textContent }) => textContent).join(' '))
    .join(', ');

/** The people of most tests, and their work mails. */
const importNames = ['Ada', 'Bo', 'Cy'];
const importMails = importNames.map(mailOf);

const sentPeople = (): number => callsOf('createEmployee').length;

const findImportTitle = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

/** The page's text without its live region. */
const findHint = (text: string | RegExp) => screen.findByText(text, { exact: false, ignore: '[role=status]' });

const refuse = (status: number, headers = {}) => HttpResponse.json({ message: 'Not now.' }, { status, headers });

/** Provides the locks that this environment lacks; several tabs share them. Delete `navigator.locks` afterwards. */
function stubLocks(): void {
  const held = new Set<string>();
  const request = async (name: string, { mode }: LockOptions, work: (lock: unknown) => unknown) => {
    if (held.has(name) && mode !== 'shared') return work(null);
    held.add(name);
    try {
      return await work({ name });
    } finally {
      held.delete(name);
    }
  };
  const query = () => Promise.resolve({ held: [...held].map((name) => ({ name })) });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } });
}

describe('an import', () => {
  it('asks before a sign-out as long as some are not imported, and before no other page', async () => {
    const { held, user, first } = await begin();
    await screen.findByRole('region', { name: 'Import' });
    await pressSignOut(user);
    const dialog = await screen.findByRole('dialog', { name: 'Leave this page?' });
    expect(dialog).toHaveTextContent('Not everyone is imported yet, and nothing of your file is stored.');
    await press(user, 'Stay');
    expect(callsOf('logout')).toEqual([]);
    goTo(paths.businessDashboard);
    await screen.findByRole('region', { name: 'Import under way' });
    expect(screen.queryByRole('dialog')).toBeNull();
    first.release();
    (await held.next()).release();
    (await held.next()).release();
    await waitFor(() => expect(storedMails()).toEqual(importMails));
  });

  it('sends one after the other, says how it ended, and stores nothing of the people', async () => {
    const user = await openImport(importNames);
    expect(callsOf('createEmployee')).toEqual([]);
    await sendImport(user);
    await findImportTitle('3 of 3 people imported');
    expect(storedMails()).toEqual(importMails);
    const end = within(screen.getByRole('region', { name: 'Import' }));
    expect(end.getByRole('status'), 'how far it was is not read after the end').toBeEmptyDOMElement();
    expect(end.getByRole('link')).toHaveTextContent('Employee List');
    expect(end.getByText('Everyone in the file was imported.')).toBeVisible();
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('import.example');
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('import');
    await press(user, 'Import another file');
    expect(screen.queryByRole('region', { name: 'Import' })).toBeNull();
  });

  it("of one person ends as the form does: with its message and the employee's id", async () => {
    const user = await openImport(['Ada']);
    await sendImport(user);
    await findImportTitle('1 of 1 people imported');
    expect(toasts()).toEqual([
      'Employee data submitted successfully! navigating to employee list to view employee datails.',
    ]);
    const added = db.tables.employees.find(({ workMail }) => workMail === mailOf('Ada'));
    expect(localStorage.getItem('employeeId')).toBe(added?.id);
  });

  it('goes on while other pages are read, with a bar there, and reads the list once at its end', async () => {
    const { held, user, first } = await begin();
    goTo(paths.help);
    const bar = await screen.findByRole('region', { name: 'Import under way' });
    expect(asksBeforeUnload()).toBe(true);
    first.release();
    const second = await held.next();
    expect(await within(bar).findByText(/^1 of 3/)).toBeInTheDocument();
    await user.click(within(bar).getByRole('button', { name: 'Pause' }));
    second.release();
    await within(bar).findByText('2 imported \u00b7 1 left');
    await user.click(await within(bar).findByRole('link', { name: 'Open' }));
    // The bar has a 'Resume' too, which unmounts with the bar.
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    expect(address()).toBe(paths.employeeImport);
    await press(user, 'Resume');
    (await held.next()).release();
    await findImportTitle('3 of 3 people imported');
    expect(storedMails()).toEqual(importMails);
  });

  it('leaves out a person who was added since the rows were checked', async () => {
    const user = await openImport(importNames);
    const [employee] = db.tables.employees;
    if (employee) db.tables.employees.push({ ...employee, id: 'since', workMail: ` ${mailOf('bo').toUpperCase()}` });
    await sendImport(user);
    await findImportTitle('2 of 3 people imported');
    expect(figures()).toBe('Imported 2, Already added 1');
    expect(sentPeople()).toBe(2);
  });
});

it('a page load is asked about until what was not imported is in a file', async () => {
  const files = savedFiles();
  answer('createEmployee', () => refuse(409));
  const user = await openImport(['Ada']);
  await sendImport(user);
  await findImportTitle('0 of 1 people imported');
  expect(asksBeforeUnload()).toBe(true);
  await press(user, 'Import another file');
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose another file?' }));
  await user.click(dialog.getByRole('button', { name: 'Download what was not imported' }));
  await waitFor(() => expect(files).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  await press(user, 'Import another file');
  expect(await screen.findByLabelText('Choose file')).toBeInTheDocument();
});

describe('a second tab', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('sends nothing as long as another one imports', async () => {
    stubLocks();
    const user = await openImport(importNames);
    let release = () => {};
    void navigator.locks.request(
      `import ${ownerOrTokenHash()}`,
      { ifAvailable: true },
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    await sendImport(user);
    await findImportTitle('0 of 3 people imported');
    expect(toasts()).toEqual(['An import is running in another tab. Resume here when it has ended.']);
    expect(sentPeople()).toBe(0);
    release();
    await press(user, 'Resume');
    await findImportTitle('3 of 3 people imported');
  });
});

describe('the end of the session', () => {
  it.each([
    ['a sign-out', () => clearSignIn('business')],
    [
      'someone else who signs in',
      () => storeSignIn('business', { email: 'bela@elsewhere.example', token: 'not.a.token' }),
    ],
  ])('by %s forgets the rows, and sends nothing more', async (_, end) => {
    triesRace('another user while a run goes on');
    const { first } = await begin();
    act(end);
    first.release();
    // Requests that were sent end before the next test's backend starts.
    await waitFor(() => expect(storedMails()).toEqual([mailOf('Ada')]));
    expect(sentPeople()).toBe(1);
    expect(screen.queryByText('Bo Lund')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Import' })).toBeNull();
  });

  it('by the clock pauses before the next call', async () => {
    const { first } = await begin();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 365 * 24 * 3_600_000);
    first.release();
    expect(await findHint('Sign in again to continue. Nothing is lost.')).toBeVisible();
    await waitFor(() => expect(figures()).toBe('Imported 1, Unconfirmed 0, Failed 0, Remaining 2'));
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
  const user = await openImport(importNames, ['Di']);
  await sendImport(user);
  await findImportTitle('2 of 4 people imported');
  expect(figures()).toBe('Imported 2, Failed 1, With problems 1');
  await press(user, 'Download what was not imported');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toMatch(/^Not-imported-.*\.csv$/);
  const [headings = '', ...rows] = ((await files[0]?.blob.text()) ?? '').trimEnd().split('\r\n');
  expect(headings).toBe(['\ufeff' + labels.join(region.separator), 'Why', 'Changes'].join(region.separator));
  expect(rows.map((row) => row.split(region.separator).at(-2))).toEqual(['Not now.', 'Age: Enter a whole number.']);
  expect(rows.map((row) => row.split(region.separator)[0])).toEqual(['Bo', 'Di']);
});

type HeldCall = Awaited<ReturnType<ReturnType<typeof holdEach>['next']>>;

const lineOf = (name: string) => screen.getByText(`${name} Lund`).closest('li') ?? document.body;

describe('a row whose answer never came', () => {
  it.each([
    ['was lost', (call: HeldCall) => call.lose()],
    ['is that of a gateway', (call: HeldCall) => call.release(refuse(504))],
  ])('is in if the list has it, and counts once: its answer %s', async (_, fail) => {
    triesRace('a row whose answer was lost');
    const held = holdEach('createEmployee', { acts: 'at once' });
    const user = await openImport(importNames);
    await sendImport(user);
    fail(await held.next());
    const second = await held.next();
    await waitFor(() => expect(figures()).toContain('Imported 1, Unconfirmed 0, Failed 0, Remaining 2'));
    second.release();
    (await held.next()).release();
    await findImportTitle('3 of 3 people imported');
    expect(storedMails()).toEqual(importMails);
  });

  it('can be looked up by hand where it was the last one', async () => {
    const held = holdEach('createEmployee', { acts: 'at once' });
    const user = await openImport(['Ada']);
    await sendImport(user);
    const only = await held.next();
    let isBroken = true;
    answer('listEmployees', () => (isBroken ? refuse(500) : undefined));
    only.lose();
    await waitFor(() => expect(figures()).toBe('Unconfirmed 1'));
    expect(lineOf('Ada')).toHaveTextContent('The connection was lost. Not checked yet');
    isBroken = false;
    await press(user, 'Check again');
    await findImportTitle('1 of 1 people imported');
    expect(sentPeople()).toBe(1);
  });
});

it.each([400, 409, 422])(
  'what the server refuses is about that row alone: %i pauses nothing, and the form says so once',
  async (status) => {
    answer('createEmployee', async ({ request }) => {
      const { workMail } = (await request.clone().json()) as { workMail: string };
      return workMail === mailOf('Cy') ? undefined : refuse(status);
    });
    const user = await openImport(importNames);
    await sendImport(user);
    await findImportTitle('1 of 3 people imported');
    expect(lineOf('Ada')).toHaveTextContent('Not now.');
    expect(toasts().filter((text) => text === 'Failed to submit employee data.')).toHaveLength(1);
    expect(storedMails()).toEqual([mailOf('Cy')]);
  },
);

it('stops at once while it waits for the next attempt, and sends no one then', async () => {
  triesRace('a stop while the server is waited for');
  answer('createEmployee', () => refuse(429, { 'Retry-After': '600' }), { once: true });
  const user = await openImport(importNames);
  await sendImport(user);
  await findHint(/^Paused. The server asked us to wait until/);
  await press(user, 'Stop');
  await findImportTitle('0 of 3 people imported');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 700_000);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(sentPeople()).toBe(1);
  expect(storedMails()).toEqual([]);
});
