import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { employeeFields } from '@/domain/employee';
import { paths } from '@/domain/paths';

import { db } from '../../mock-api/node.ts';
import type { Employee } from '../../mock-api/tables.ts';
import { address, guardReady, openAs } from '../support/app.tsx';
import { openList } from '../support/employee-list.ts';
import { checkFile, chooseFile, csvOf, personRow } from '../support/import-people.ts';
import { fieldsExported } from '../support/people.ts';
import { savedFiles } from '../support/saved-files.ts';
import { press } from '../support/steps.ts';
import { answer, callsOf, payloadOf } from '../support/wire.ts';

/** Rows 2, 3 and so on of a file. */
const fileOf = (...rows: Parameters<typeof personRow>[0][]) => csvOf(rows.map((row) => personRow(row)));
const person = (name: string, more: Parameters<typeof personRow>[0] = {}) => ({
  firstName: name,
  lastName: 'Berg',
  workMail: `${name.toLowerCase()}@x.example`,
  ...more,
});
const problems = async (count: number) =>
  expect(
    await screen.findByText(count === 0 ? /^(?!.*problem)/ : new RegExp(`${count} with problems`), {
      selector: 'p[role=status]',
    }),
  ).toBeVisible();
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`${name} Berg`) });
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^Import ${name} Berg`) });
const cell = (name: string, text: string) => within(row(name)).getByText(text).closest('td');
const importButton = () => screen.getByRole('button', { name: /^Import \d/ });

describe('the check', () => {
  it('says of every row what the form would say, and what of it is sent', async () => {
    await checkFile(fileOf(person('Ann'), person('Ben', { workMail: 'ben(at)x.example' }), person('Eve', { age: '' })));
    await problems(2);
    expect(screen.getByRole('textbox', { name: 'Work Email, row 3' })).toHaveAccessibleDescription(
      'Enter an email address, like name@example.com.',
    );
    expect(box('Ann')).toBeChecked();
    expect(box('Ben')).not.toBeChecked();
    expect(box('Ben')).toBeDisabled();
    expect(screen.getByText('1 of 3 ready to import.')).toBeVisible();
    expect(screen.getByText("Imported people can't be removed here.")).toBeVisible();
    expect(importButton()).toHaveTextContent('Import 1 person');
    expect(callsOf('createEmployee')).toEqual([]);
  });

  it('corrects a cell when it is left, by keyboard: the counts follow, and Enter leads to the next problem', async () => {
    const user = await checkFile(
      fileOf(person('Ann'), person('Ben', { workMail: 'ben' }), person('Eve', { startDate: '31/02/2026' })),
    );
    await press(user, 'Next problem');
    const mail = screen.getByRole('textbox', { name: 'Work Email, row 3' });
    await waitFor(() => expect(mail).toHaveFocus());
    await user.type(mail, '@x.example');
    await problems(2);
    await user.keyboard('{Enter}');
    await problems(1);
    const date = screen.getByRole('textbox', { name: 'Start Date, row 4' });
    expect(date).toHaveFocus();
    await user.clear(date);
    await user.type(date, '14.2.2026');
    await user.tab();
    expect(screen.queryByRole('button', { name: 'Next problem' })).toBeNull();
    expect(cell('Eve', 'Feb 14, 2026')).toBeVisible();
    expect(importButton()).toHaveTextContent('Import 3 people');
  });

  it('shows rows with problems first, and fills the empty cells of a column at once', async () => {
    const user = await checkFile(fileOf(person('Ann'), person('Ben', { age: '' }), person('Eve', { age: '' })));
    const lines = () =>
      screen.getAllByRole('checkbox', { name: /^Import \w+ Berg/ }).map((one) => one.getAttribute('aria-label'));
    expect(lines().map((text) => text?.split(' ')[1])).toEqual(['Ben', 'Eve', 'Ann']);
    expect(screen.getAllByRole('columnheader')[2]).toHaveTextContent('Age');
    const fill = screen.getByRole('textbox', { name: 'Age for all empty cells' });
    expect(fill).toHaveAttribute('placeholder', 'Fill all 2 with…');
    await user.type(fill, '41{Enter}');
    expect(importButton()).toHaveTextContent('Import 3 people');
    expect(fill).toHaveFocus();
    expect(screen.getByText('Empty cells filled (1):', { exact: false })).toHaveTextContent('Age “41”');
    await user.clear(fill);
    await user.keyboard('{Enter}');
    expect(fill).toHaveAttribute('placeholder', 'Fill all 2 with…');
  });

  it('leads to the first problem where no row is ready', async () => {
    const user = await checkFile(fileOf(person('Ann', { age: 'x' })));
    await press(user, 'Import 0 people');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Age, row 2' })).toHaveFocus());
    expect(callsOf('createEmployee')).toEqual([]);
  });

  it('opens a row by the name of its person: Tab leads through its fields, Escape leaves one as it was', async () => {
    const user = await checkFile(fileOf(person('Ann', { department: 'Sales' }), person('Ben')));
    await press(user, 'Ann Berg');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Work Email, row 2' })).toHaveFocus();
    await user.tab();
    const department = screen.getByRole('textbox', { name: 'Department, row 2' });
    await user.keyboard('People{Escape}');
    expect(department).toHaveValue('Sales');
    await user.keyboard('{Control>}a{/Control}People{Enter}');
    expect(department).toHaveFocus();
    await press(user, 'Ann Berg');
    expect(cell('Ann', 'People')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /, row/ })).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Ben Berg' })).toHaveFocus();
  });

  it('leaves out who is here already, unless switched on', async () => {
    const user = await openAs('business', paths.employeeList);
    const [known] = db.tables.employees;
    await user.click(await screen.findByRole('link', { name: 'Import from file' }));
    const file = fileOf(
      person('Ann', { workMail: ` ${known?.workMail.toUpperCase()} ` }),
      person('Ben'),
      person('Eve', { workMail: 'BEN@x.example' }),
    );
    await chooseFile(user, file);
    await press(user, 'Match columns');
    await press(user, 'Check rows');
    expect(row('Ann')).toHaveTextContent('Already in your employee list');
    expect(row('Eve')).toHaveTextContent('Same work email as row 3');
    expect(importButton()).toHaveTextContent('Import 1 person');
    await user.click(box('Eve'));
    expect(importButton()).toHaveTextContent('Import 2 people');
    await user.click(screen.getByRole('checkbox', { name: 'Import 2 duplicates too' }));
    expect(importButton()).toHaveTextContent('Import 3 people');
  });

  it('goes on without the employee list, and says what that means', async () => {
    answer('listEmployees', () => new HttpResponse(null, { status: 500 }));
    await checkFile(fileOf(person('Ann')));
    expect(await screen.findByText(/duplicates aren't marked/)).toBeVisible();
    expect(importButton()).not.toHaveAttribute('aria-busy');
  });

  it('asks before the page is left with a file, shows what it holds as text, and sends what is ready', async () => {
    const text = '<img src="x" onerror="alert(1)">';
    const ann = person('Ann', { gender: 'Frau', department: text, jobTitle: '=1+1' });
    const user = await checkFile(fileOf(ann, person('Ben', { age: 'x' })));
    expect(screen.getByText(text)).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
    await guardReady();
    await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Help' }));
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
    await press(user, 'Stay');
    await press(user, 'Import 1 person');
    await waitFor(() => expect(callsOf('createEmployee')).toHaveLength(1));
    const [sent] = callsOf('createEmployee');
    const read = { gender: 'female', age: 34 };
    expect(sent && (await payloadOf(sent))).toMatchObject({ department: text, jobTitle: '=1+1', ...read });
    expect(address()).toContain(paths.employeeImport);
  });
});

it.each([
  ['CSV', 'people.csv', 'en-US'],
  ['CSV', 'people.csv', 'de-DE'],
  ['Excel (XLSX)', 'people.xlsx', 'de-DE'],
])('what the employee list exports as %s, %s, in %s comes in again unchanged', async (format, fileName, language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  const saved = savedFiles();
  const user = await openList();
  const people = db.tables.employees.map((one) => ({
    ...one,
    lastName: `-${one.lastName}`,
    department: '=Sales',
    age: 35,
    grossSalaryMonthly: 5500.25,
    // Unknown values for the form's suggestions.
    employmentType: 'Vollzeit',
    contractType: 'unbefristet',
    employmentCategory: 'permanent',
    salaryPayPeriod: 'monatlich',
    grossSalaryCurrency: '€',
  }));
  db.tables.employees = people;
  await press(user, 'Export');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: fieldsExported() }));
  await user.click(dialog.getByRole('checkbox', { name: 'Include pay, birth date and age' }));
  await user.click(dialog.getByRole('radio', { name: format }));
  await press(user, 'Download');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.blob.text(), 'no cell is a formula').not.toMatch(/[,;]=Sales/);
  db.tables.employees = [];
  // A page takes what is fresh (src/api/fresh.ts).
  vi.setSystemTime(Date.now() + 6000);
  await user.click(screen.getByRole('link', { name: 'Import from file' }));
  await chooseFile(user, new File([saved[0]?.blob ?? ''], fileName));
  await press(user, 'Match columns');
  await press(user, 'Check rows');
  await press(user, 'Import 4 people');
  await waitFor(() => expect(db.tables.employees).toHaveLength(4));
  for (const name of employeeFields) {
    const valuesOf = (list: readonly Employee[]) =>
      list.map((one) => String(one[name])).toSorted((a, b) => a.localeCompare(b));
    expect(valuesOf(db.tables.employees), name).toEqual(valuesOf(people));
  }
});
