import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { employeeFields, type EmployeeField } from '@/domain/employee';

import { press } from '../support/form.ts';
import {
  chooseFile,
  chosenText,
  csvOf,
  fieldFor,
  labels,
  openImport,
  personRow,
  readFile,
} from '../support/import-people.ts';
import { makeWorkbook, sheetXml } from '../support/made-workbooks.ts';

type Texts = Parameters<typeof personRow>[0];

/** A file with unknown headings, each with the texts of its people. */
function fileWith(names: Partial<Record<EmployeeField, string>>, ...people: Texts[]): File {
  return csvOf(
    people.map((texts) => personRow(texts)),
    employeeFields.map((name, at) => names[name] ?? labels[at] ?? ''),
  );
}
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

describe('what a file does not say', () => {
  it('which column it is where only a part of its name is: it is offered, and taken on a press', async () => {
    const user = await readFile(fileWith({ workMail: 'E-Mail (Büro)' }, { workMail: 'ada@x.example' }));
    expect(chosenText(fieldFor('E-Mail (Büro)'))).toBe('Not imported');
    expect(fieldFor('E-Mail (Büro)').closest('li')).toHaveTextContent('ada@x.example');
    await press(user, 'Use as Work Email');
    expect(chosenText(fieldFor('E-Mail (Büro)'))).toBe('Work Email');
  });

  it('which of a whole name is the first: the split is shown, and taken on a press', async () => {
    const people = [{ firstName: 'Lopez, Ana' }, { firstName: 'Ana María Ray' }];
    const user = await readFile(fileWith({ firstName: 'Employee', lastName: 'Team lead' }, ...people));
    const split = within(screen.getByRole('heading', { name: /^Split Employee/ }).parentElement as HTMLElement);
    expect(split.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lopez, Ana: Ana · Lopez',
      'Ana María Ray: Ana María · Ray',
    ]);
    await user.click(split.getByRole('button', { name: 'Split into first and last name' }));
    expect(chosenText(fieldFor('Employee'))).toBe('First and last name');
    await press(user, 'Check rows');
    expect((await screen.findAllByRole('row', { name: /Ana María Ray/ }))[0]).toBeVisible();
  });

  it('what each column of dates with two digits for the year begins with: one says nothing of another', async () => {
    const user = await readFile(csvOf([personRow({ startDate: '15/02/03', salaryEffectiveDate: '08/10/01' })]));
    await press(user, 'Check rows');
    const starts = within(screen.getByRole('radiogroup', { name: 'Which date is 15/02/03?' }));
    expect(starts.getAllByRole('radio')).toHaveLength(2);
    expect(starts.getByRole('radio', { name: 'Feb 15, 2003 day first' })).toHaveFocus();
    await user.click(starts.getByRole('radio', { name: 'Feb 3, 2015 year first' }));
    await press(user, 'Check rows');
    await user.click(screen.getByRole('radio', { name: 'Oct 8, 2001 day first' }));
    await press(user, 'Check rows');
    expect(await screen.findByText('Feb 3, 2015')).toBeVisible();
    expect(screen.getByText('Oct 8, 2001')).toBeVisible();
  });
});

describe('rows that are no people of the file', () => {
  const people = (names: string[]) => [labels, ...names.map((firstName) => personRow({ firstName }))];
  async function hiddenRows(): Promise<File> {
    const sheets = [
      { name: 'Berlin', xml: sheetXml({ rows: people(['Mara', 'Gone', 'Omar']), hidden: [2] }) },
      { name: 'Dublin', xml: sheetXml({ rows: people(['Eve']) }) },
    ];
    return new File([await makeWorkbook(sheets)], 'people.xlsx');
  }

  it('are said: hidden ones, and other sheets; a switch reads those that are hidden', async () => {
    const user = await openImport();
    await chooseFile(user, await hiddenRows());
    expect(await screen.findByText(/sheet 1 of 2: Berlin\. 2 people\./)).toHaveTextContent(
      'Not read: 1 hidden row and 2 rows of the sheet Dublin.',
    );
    await press(user, 'Match columns');
    expect(screen.getByText(/^Not read: 1 hidden row and 2 rows/)).toBeVisible();
    await press(user, 'Check rows');
    await user.click(await screen.findByRole('checkbox', { name: 'Import 1 hidden row too' }));
    expect(screen.getByText(/people\.xlsx/).parentElement).toHaveTextContent('3 people');
    expect(await screen.findByText(/of 3 ready to import\.$/)).toBeVisible();
    expect(row(/Gone/).getByText('3')).toBeVisible();
  });

  it('are said: those above the names, and files beside the first', async () => {
    const user = await openImport();
    const titled = new File([['Staff', labels.join(';'), personRow({}).join(';')].join('\n')], 'people.csv');
    await user.upload(await screen.findByLabelText('Choose file'), [titled, csvOf([personRow({})])]);
    expect(await screen.findByText(/1 person\./)).toHaveTextContent('Not read: 1 row above the names.');
    expect(screen.getByText(/1 person\./)).toHaveTextContent('One file is read at a time: 1 more was not read.');
  });
});

describe('the check', () => {
  it('names an error of a spreadsheet, a formula without a result, and a text of several lines', async () => {
    const user = await readFile(
      csvOf([personRow({ department: '#N/A', jobTitle: 'Two\nlines', employmentId: '1E5', location: '=…' })]),
    );
    await press(user, 'Check rows');
    const cell = async (name: string) => screen.findByRole('textbox', { name: `${name}, row 2` });
    expect(await cell('Department')).toHaveAccessibleDescription(/The spreadsheet has an error here: #N\/A/);
    expect(screen.getByText('2 cells have a spreadsheet error.')).toBeVisible();
    expect(await cell('Job Title')).toHaveAccessibleDescription(/several lines/);
    expect(await cell('Location')).toHaveAccessibleDescription(/formula has no result/);
    expect(screen.queryByRole('textbox', { name: 'Employment ID, row 2' })).toBeNull();
  });
});
