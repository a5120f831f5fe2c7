import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { type EmployeeField, employeeFields, employeeRows } from '@/domain/employee';
import { paths } from '@/domain/paths';
import { readTable } from '@/lib/table-file/read-table';

import { address, goBack, goTo, openAs } from '../support/app.tsx';
import {
  checkFile,
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
import { columnsTitle } from '../support/people.ts';
import { savedFiles } from '../support/saved-files.ts';
import { press } from '../support/steps.ts';
import { allCalls } from '../support/wire.ts';

const becomes = (word: string) => screen.getByRole('combobox', { name: `${word} becomes` });

describe('choosing a file', () => {
  it.each([paths.employeeList, paths.employeeOnboarding])('is led to from %s', async (path) => {
    const user = await openAs('business', path);
    await user.click(await screen.findByRole('link', { name: 'Import from file' }));
    await waitFor(() => expect(address()).toBe(paths.employeeImport));
    expect(await screen.findByText('No file chosen yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Employee List', current: 'page' })).toBeVisible();
  });

  it('says why a file cannot be read, takes another, says what was recognized, and sends nothing', async () => {
    const user = await openImport();
    await chooseFile(user, new File(['%PDF-1.7'], 'people.csv', { type: 'text/csv' }));
    expect(await screen.findByText(/We can.t read this file/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Match columns' })).toBeNull();
    await chooseFile(user, csvOf([personRow({})]));
    expect(await screen.findByText(/commas, UTF-8\. 1 person\./)).toHaveTextContent('people.csv');
    expect(screen.getByText('Drop another file to replace this one')).toBeVisible();
    expect(allCalls().filter((call) => call.startsWith('POST'))).toEqual([]);
  });
});

it('the template that is saved has a column for each field, and no one in it', async () => {
  const saved = savedFiles();
  const user = await openImport();
  await press(user, 'Download template');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('employees-template.xlsx');
  expect((await readTable(saved[0]?.blob ?? new Blob())).rows.map(({ cells }) => cells)).toEqual([labels]);
});

describe('matching', () => {
  it('a file with all columns needs no answer, and the steps behind lead back with all that was decided', async () => {
    const user = await readFile(csvOf([personRow({ gender: 'weiblich', startDate: '14.02.2024' })]));
    expect(screen.getByRole('heading', { name: columnsTitle })).toBeVisible();
    expect(fieldFor('Gender').closest('li')).toHaveTextContent('weiblich → Female');
    expect(fieldFor('Start Date').closest('li')).toHaveTextContent('14.02.2024 → Feb 14, 2024');
    expect(screen.getByText('27 of 27 fields ready.').parentElement?.textContent).toBe('27 of 27 fields ready. ');
    await user.selectOptions(fieldFor('Last Name'), 'Job Title');
    // A field has one column: the other one loses it.
    expect(chosenText(fieldFor('Job Title'))).toBe('Not imported');
    await user.selectOptions(fieldFor('Job Title'), 'Last Name');
    await press(user, 'Check rows');
    expect(await screen.findByText(/of 1 ready to import\.$/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: /Match columns/ }));
    expect(chosenText(await screen.findByRole('combobox', { name: 'Field for Last Name' }))).toBe('Job Title');
    await goBack();
    expect(await screen.findByText(/of 1 ready to import\.$/)).toBeVisible();
  });

  it('fills in what the file does not have: by rules, for everyone, and in a file to fill in for each person', async () => {
    const saved = savedFiles();
    const missing = [
      'gender',
      'age',
      'workEffectiveDate',
      'grossSalaryMonthly',
      'salaryPayPeriod',
      'location',
    ] as const;
    const kept = employeeFields.filter((name) => !missing.some((one) => one === name));
    const texts = { startDate: '14.02.2024', grossSalaryAnnual: '54,000.00', dateOfBirth: '1990-01-31' };
    const cells = personRow(texts).filter((_, at) => kept.some((name) => name === employeeFields[at]));
    const headings = [...kept.map((name) => employeeRows[name].label), 'Badge'];
    const user = await readFile(csvOf([[...cells, 'B7']], headings));
    expect(screen.getByRole('heading', { name: "6 fields your file doesn't have" })).toBeVisible();
    const rule = (name: string) => screen.getByRole('checkbox', { name }).closest('li');
    expect(rule('Work Effective Date')).toHaveTextContent(/Same as Start Date.*Feb 14, 2024/);
    expect(rule('Gross Monthly Salary')).toHaveTextContent(/Gross Annual Salary ÷ 12.*4,500\.00/);
    await user.click(screen.getByRole('checkbox', { name: 'Age' }));
    await user.selectOptions(fieldFor('Badge'), "Manager's ID");
    await press(user, 'Use typical values');
    expect(screen.getByRole('combobox', { name: 'Pay Period' })).toHaveValue('Monthly');
    expect(screen.getByText(/Choose 1 for everyone, and add 2 for each person\./)).toBeVisible();
    await press(user, 'Download your file with these 2 columns');
    expect(saved[0]?.name).toBe('people-to-fill-in.csv');
    const table = await readTable(saved[0]?.blob ?? new Blob());
    expect(table.rows[0]?.cells).toEqual([...headings, 'Gender', 'Location']);
    expect(table.rows[1]?.cells.slice(0, headings.length)).toEqual([...cells, 'B7']);
    await press(user, 'Check rows');
    const row = within(await screen.findByRole('row', { name: /Any Any/ }));
    expect(row.getAllByText('Feb 14, 2024')).toHaveLength(2);
    expect(screen.getByText(/^Changed from the file \(1\):/)).toHaveTextContent('Start Date in 1 row');
    expect(screen.getByText(/^Filled in for you \(2\):/)).toHaveTextContent(
      'Work Effective Date, Gross Monthly Salary',
    );
    expect(screen.getByText(/^Same for everyone \(1\):/)).toHaveTextContent('Pay Period “Monthly”');
    expect(row.getByText('B7')).toBeVisible();
    expect(row.getByRole('textbox', { name: 'Age, row 2' })).toHaveAccessibleDescription('Required');
  });

  it('asks which day 03/04/2026 is, and what amount 54.000, unless other rows decide', async () => {
    const rows = [personRow({ startDate: '03/04/2026', grossSalaryAnnual: '54.000', grossSalaryMonthly: '4500' })];
    const user = await readFile(csvOf(rows));
    expect(fieldFor('Gross Annual Salary').closest('li')).not.toHaveTextContent('→');
    await press(user, 'Check rows');
    const day = within(screen.getByRole('radiogroup', { name: 'Which date is 03/04/2026?' }));
    expect(day.getByRole('radio', { name: /Apr 3, 2026/ })).toHaveFocus();
    await user.click(day.getByRole('radio', { name: /Mar 4, 2026/ }));
    await press(user, 'Check rows');
    await user.click(screen.getByRole('radio', { name: /^54,000\.00/ }));
    await press(user, 'Check rows');
    const row = within(await screen.findByRole('row', { name: /Any Any/ }));
    expect(row.getByText('Mar 4, 2026')).toBeVisible();
    expect(row.getByText('54,000.00')).toBeVisible();
  });

  it('asks once for every unknown word of a closed list', async () => {
    const user = await readFile(
      csvOf([
        personRow({ gender: 'd', contractType: 'Seasonal' }),
        personRow({ gender: 'D', contractType: 'Indefinite' }),
        personRow({ gender: 'Frau', contractType: 'Indefinite' }),
      ]),
    );
    expect(screen.getByRole('heading', { name: 'Contract Type' }).parentElement).toHaveTextContent('1 of 2, 1 kept');
    await press(user, 'Check rows');
    expect(screen.getAllByText('Gender has 1 value to match, in 2 rows.')[0]).toBeVisible();
    expect(becomes('d')).toHaveFocus();
    expect(fieldFor('Gender').closest('li')).toHaveTextContent('d, D, Frau → Female');
    expect(screen.getByText('Cairn accepts Female or Male.')).toBeVisible();
    expect(chosenText(becomes('Frau'))).toBe('Female');
    await user.selectOptions(becomes('d'), 'Choose for each person');
    await press(user, 'Check rows');
    expect(await screen.findByText('1 of 3 ready to import.')).toBeVisible();
    expect(screen.getByText(/Skipped: 2 with problems\./)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Gender, row 2' })).toHaveAccessibleDescription('Choose one.');
  });

  it('is not left out when Forward leads to the check of another file', async () => {
    const user = await checkFile(csvOf([personRow({})]));
    await goBack();
    await goBack();
    await chooseFile(user, csvOf([personRow({ grossSalaryAnnual: '54,000' })]));
    await screen.findByRole('button', { name: 'Match columns' });
    goTo(`${paths.employeeImport}?step=check`);
    expect(await screen.findByRole('radiogroup', { name: 'How much is 54,000?' })).toBeVisible();
    expect(address()).toContain('step=match');
  });

  it('reads the file in another encoding, with all that was matched', async () => {
    const cells = personRow({ firstName: 'Zoë', lastName: 'Zażółć', age: 'x' }).join(';');
    // 'Zażółć' in Windows-1250: invalid UTF-8, and another text in Windows-1252.
    const bytes = [...`${labels.join(';')}\n${cells}`].map(
      (letter) => ({ ż: 0xbf, ó: 0xf3, ł: 0xb3, ć: 0xe6, ë: 0xeb })[letter] ?? letter.charCodeAt(0),
    );
    const user = await readFile(new File([new Uint8Array(bytes)], 'people.csv'));
    const encoding = screen.getByRole('combobox', { name: 'Encoding' });
    expect(encoding).toHaveValue('Windows-1252');
    expect(fieldFor('Last Name').closest('li')).toHaveTextContent('Za¿ó³æ');
    await user.selectOptions(fieldFor("Manager's ID"), 'Age');
    await user.selectOptions(encoding, 'Windows-1250, central Europe');
    await waitFor(() => expect(fieldFor('Last Name').closest('li')).toHaveTextContent('Zażółć'));
    expect(chosenText(fieldFor("Manager's ID"))).toBe('Age');
    await user.selectOptions(encoding, 'UTF-16');
    expect(await screen.findByText('Your 1 column')).toBeVisible();
    await user.selectOptions(encoding, 'Windows-1252, western Europe');
    expect(await screen.findByText('Your 27 columns')).toBeVisible();
    expect(chosenText(fieldFor("Manager's ID"))).toBe('Age');
  });

  it('reads the file again when its separator or the row of its names is another', async () => {
    const text = ['Staff;of November', labels.join(';'), personRow({}).join(';')].join('\n');
    const user = await readFile(new File([text], 'people.csv'));
    expect(screen.getByText(/Column names in row 2\./)).toBeVisible();
    const separator = screen.getByRole('combobox', { name: 'Separator' });
    expect(chosenText(separator)).toBe('Semicolon');
    await user.selectOptions(separator, 'Tab');
    expect(await screen.findByText('Your 1 column')).toBeVisible();
    await user.selectOptions(separator, 'Semicolon');
    await screen.findByText('Your 27 columns');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Column names' }), 'My file has no column names');
    expect(screen.getByText(/No column names\./)).toBeVisible();
    expect(screen.getByText(/3 people$/)).toBeVisible();
  });
});

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

it('the check names an error of a spreadsheet, a formula without a result, and a text of several lines', async () => {
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
