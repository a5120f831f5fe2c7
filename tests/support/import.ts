import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { db } from '../../mock-api/node.ts';
import { press } from './form.ts';
import { checkFile, csvOf, personRow } from './import-people.ts';
import { callsOf } from './wire.ts';

/** The work mail of the person in a row of the test's file. */
export const mailOf = (name: string): string => `${name.toLowerCase()}@import.example`;

/**
 * Opens the import of some people, each 'Lund', up to the button that sends them.
 * @param broken first names of those with a row that has a problem
 */
export const openImport = (names: readonly string[], broken: readonly string[] = []): Promise<UserEvent> =>
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

/** Sends what was checked. */
export const sendImport = (user: UserEvent): Promise<void> => press(user, /^Import (?:1 person|\d+ people)$/);

/** The test's people who are in the backend. */
export const storedMails = (): string[] =>
  db.tables.employees.map(({ workMail }) => workMail).filter((mail) => mail.endsWith('@import.example'));

/** The figures of the page: 'Imported 1, Unconfirmed 0, Failed 0, Remaining 2'. */
export const figures = (): string =>
  [...document.querySelectorAll('main dl > div')]
    .map((figure) => [...figure.children].map(({ textContent }) => textContent).join(' '))
    .join(', ');

/** The people of most tests, and their work mails. */
export const importNames = ['Ada', 'Bo', 'Cy'];
export const importMails = importNames.map(mailOf);

/** How often a person was sent. */
export const sentPeople = (): number => callsOf('createEmployee').length;

/** The heading with the status of the import. */
export const findImportTitle = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

/** The page's text without its live region. */
export const findHint = (text: string | RegExp) => screen.findByText(text, { exact: false, ignore: '[role=status]' });

/** A refusal by the backend. */
export const refuse = (status: number, headers = {}) => HttpResponse.json({ message: 'Not now.' }, { status, headers });
