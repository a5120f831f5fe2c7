import { act, cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { keepImport } from '@/device/kept-import';
import { paths } from '@/domain/paths';
import { firstRows } from '@/features/employees/import/sending/rows';

import { makeEmployee } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { loadApp, openAs, signedInAs } from './app.tsx';
import { callsOf } from './wire.ts';

/** The work mail of the person in a row of the test's file. */
export const mailOf = (name: string): string => `${name.toLowerCase()}@import.example`;

/** A row that is ready to be sent. */
function readyRow(name: string, index: number) {
  const { id: _id, ownerId: _ownerId, ...person } = makeEmployee({ ownerId: 'nobody' });
  const entry = { ...person, firstName: name, lastName: 'Lund', workMail: mailOf(name) };
  return { line: index + 2, entry, cells: [name, mailOf(name)] };
}

type Kept = {
  leftOut?: readonly object[];
  /** The work mails that somebody had already when the rows were checked. */
  known?: readonly [mail: string, count: number][];
};

/** Keeps an import of some people on the device, as the page does before it sends the first of them. */
async function keepPeople(names: readonly string[], { leftOut = [], known = [] }: Kept): Promise<void> {
  const head = {
    fileName: 'people.csv',
    headings: ['Name', 'Mail'],
    count: names.length,
    leftOut,
    known,
    before: null,
  };
  await keepImport(head, firstRows(names.map(readyRow)));
}

/** Opens the page of an import of some people, which waits as after a reload. */
export async function openImport(names: readonly string[], kept: Kept = {}): Promise<UserEvent> {
  await signedInAs('business');
  await keepPeople(names, kept);
  const user = await openAs('business', paths.employeeImport);
  await screen.findByText(/You were here/);
  return user;
}

/** Loads a page anew: what was sent before is left without a reader. */
export async function reloadImport(path: string = paths.employeeImport): Promise<UserEvent> {
  await act(() => {
    window.dispatchEvent(new Event('pagehide'));
    return Promise.resolve();
  });
  cleanup();
  return loadApp(path);
}

/** Those whom the backend has of the test's people. */
export const storedMails = (): string[] =>
  db.tables.employees.map(({ workMail }) => workMail).filter((mail) => mail.endsWith('@import.example'));

/** The figures of the page: 'In 1, Not known yet 0, Failed 0, Left 2'. */
export const figures = (): string =>
  [...document.querySelectorAll('main dl > div')]
    .map((figure) => [...figure.children].map(({ textContent }) => textContent).join(' '))
    .join(', ');

/** The people of most tests, and their work mails. */
export const importNames = ['Ada', 'Bo', 'Cy'];
export const importMails = importNames.map(mailOf);

/** How often somebody was sent. */
export const sentPeople = (): number => callsOf('createEmployee').length;

/** The heading of how the import stands. */
export const findImportTitle = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

/** What the page says beside its live region. */
export const findHint = (text: string | RegExp) => screen.findByText(text, { ignore: '[role=status]' });

/** The answer of a backend that refuses. */
export const refuse = (status: number, headers = {}) => HttpResponse.json({ message: 'Not now.' }, { status, headers });
