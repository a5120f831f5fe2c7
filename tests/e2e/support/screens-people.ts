import { expect, type Page } from '@playwright/test';

import { csvText, labels, personRow } from '../../support/people-files.ts';
import { demoPerson, fieldsExported, columnsTitle } from '../../support/people.ts';
import { csvFile } from './employee-steps';
import { signInBusiness } from './people';
import { hold } from './steps';
import { after, at, button, pressing, type Screen, visit, visitAsBusiness } from './visits';

const mailOf = (name: string) => `${name.toLowerCase()}@import.example`;

/** A row of the file for a person with this first name, also in the work email. */
const rowOf = (firstName: string, given: Parameters<typeof personRow>[0] = {}) =>
  personRow({ firstName, lastName: 'Lind', workMail: mailOf(firstName), ...given });

/** A person of the seeded company. */
const known = demoPerson(0);

const longName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);

/** A title above the names, an unknown column, a missing one, and dates, amounts and words with open questions. */
const toMatch = csvText(
  [
    rowOf('Ada', { startDate: '03/04/2024', grossSalaryAnnual: '54,000', gender: 'd', dateOfBirth: '05/06/1990' }),
    rowOf('Bo', { startDate: '05/06/2024', grossSalaryAnnual: '61,000', gender: 'X', lastName: longName }),
    rowOf('Cy', { startDate: '07/08/2024', grossSalaryAnnual: '72,000', gender: 'Frau' }),
  ],
  labels.map((label) => (label === 'Pay Period' ? 'T-shirt size for the summer party of all offices' : label)),
);

/** Valid people, one duplicate of the list, one of the file, and three with problems. */
const toCheck = csvText([
  rowOf('Ada'),
  rowOf('Bo', { workMail: 'bo(at)import.example', startDate: '31.02.2024', grossSalaryAnnual: 'a lot' }),
  rowOf(known.firstName, { workMail: known.workMail }),
  rowOf('Cy', { firstName: '', lastName: longName, department: 'x'.repeat(90) }),
  rowOf('Di', { age: 'young' }),
  rowOf('Ed', { workMail: mailOf('Ada') }),
  rowOf('Flo', { lastName: longName }),
]);

/** The server fails for one person, and never responds for another. */
const toSend = csvText([
  rowOf('Ada'),
  rowOf('Bo', { workMail: 'bo+fail-500@import.example' }),
  rowOf('Cy', { workMail: 'cy+fail-network@import.example', lastName: longName }),
  rowOf('Di', { age: 'young' }),
  rowOf('Ed', { workMail: 'priya.raman@northbay.example' }),
  rowOf('Flo'),
]);

const chooseFile = (text: string) =>
  after(
    at('/business/employee-list/import', visitAsBusiness),
    (page) => page.getByLabel('Choose file').setInputFiles(csvFile(text)),
    (page) => expect(button(page, 'Match columns')).toBeVisible(),
  );

const openMatch = after(chooseFile(`Staff of Northbay\r\n${toMatch}`), pressing('Match columns'), (page) =>
  expect(page.getByRole('heading', { name: columnsTitle })).toBeVisible(),
);

const openCheck = (text: string) =>
  after(chooseFile(text), pressing('Match columns', 'Check rows'), (page) =>
    expect(page.getByRole('button', { name: /^Import [1-9]/ })).toBeEnabled(),
  );

const send = (page: Page) => page.getByRole('button', { name: /^Import [1-9]/ }).click();

/** Sends people: the first is imported, the server fails for the second, and the response for the third is lost. */
const openPaused = after(openCheck(toSend), send, (page) => expect(button(page, 'Resume now')).toBeVisible());

/** Importing people from a file, and actions on several of them. */
export const peopleScreens: readonly Screen[] = [
  { name: 'import-file', open: chooseFile(toCheck) },
  { name: 'import-match', open: openMatch, shown: (page) => page.getByRole('heading', { name: columnsTitle }) },
  {
    name: 'import-check',
    open: openCheck(toCheck),
    shown: (page) => page.getByRole('checkbox', { name: /duplicates? too$/ }),
  },
  {
    name: 'import-sending',
    open: after(openCheck(toSend), (page) => hold(page, '**/api/employee'), send),
    shown: (page) => button(page, 'Pause'),
  },
  { name: 'import-paused', open: openPaused, shown: (page) => page.getByText(/^Paused after two errors/).last() },
  {
    name: 'import-bar',
    open: after(openPaused, (page) => page.getByRole('link', { name: 'Employee List' }).first().click()),
    shown: (page) => page.getByRole('region', { name: 'Import under way' }),
  },
  {
    name: 'import-done',
    open: after(openPaused, pressing('Stop')),
    shown: (page) => button(page, 'Download what was not imported'),
  },
  {
    name: 'employee-list-grouped',
    open: after(openGroups, chooseGroup),
    shown: (page) => page.getByRole('toolbar'),
  },
  {
    name: 'employee-list-export',
    open: after(openGroups, chooseGroup, exportChosen),
    shown: (page) => page.getByText('Include pay, birth date and age'),
  },
];

async function openGroups(page: Page) {
  await signInBusiness(page);
  await visit(page, '/business/employee-list?group=department');
  await expect(page.locator('[data-row-focus]')).not.toHaveCount(0);
}

async function chooseGroup(page: Page) {
  await page
    .getByRole('checkbox', { name: /^Select all in / })
    .first()
    .check();
}

async function exportChosen(page: Page) {
  await page.getByRole('toolbar').getByRole('button', { name: 'Export' }).click();
  await page.getByRole('dialog').getByText(fieldsExported()).click();
}
