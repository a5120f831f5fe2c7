import { describe, expect, it, vi } from 'vitest';

import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import { lastOf } from '@/lib/slices';

import { listedPerson, typedPerson } from '../../../../tests/support/people.ts';
import { checkSteps, duplicatesIn, isOn, mendedRows, planOf, type Mends } from './check';
import type { Rules } from './understand';

const rules: Rules = {
  sources: Object.fromEntries(employeeFields.map((name, column) => [name, { from: 'column', column }])),
  isOurs: true,
  dayOrder: 'day first',
  shortOrders: {},
  late: null,
  signs: {},
  words: { gender: { d: 'leave out' } },
};

/** A file with so many rows, each a good one but for what is given. */
function checked(...given: readonly Partial<Record<EmployeeField, string>>[]) {
  const rows = given.map((row, index) => {
    const texts: Partial<Record<EmployeeField, string>> = {
      ...typedPerson({ workMail: `p${index}@x.example` }),
      gender: 'Female',
      ...row,
    };
    return { line: index + 2, cells: employeeFields.map((name) => texts[name] ?? '') };
  });
  return lastOf(checkSteps(rows, rules));
}

/** What was typed into a column. */
const typed = (name: EmployeeField, text: string) => ({ text, of: employeeFields.indexOf(name) });

const problemsOf = (given: Partial<Record<EmployeeField, string>>, mends: Mends = {}) =>
  mendedRows(checked(given), mends)[0]?.problems;

describe('a row', () => {
  it.each<[EmployeeField, string, string]>([
    ['workMail', 'carla(at)x.example', 'Enter an email address, like name@example.com.'],
    ['startDate', '31/02/2026', 'Enter a real date, with a year of four digits.'],
    ['dateOfBirth', '1991', 'Enter a real date, with a year of four digits.'],
    ['grossSalaryAnnual', 'about 50k', 'Enter an amount with at most two decimals, like 54000.50.'],
    ['grossSalaryAnnual', '54 Tsd.', 'Enter an amount with at most two decimals, like 54000.50.'],
    ['age', 'old', 'Enter a whole number.'],
    ['gender', 'x', 'Choose one.'],
    ['jobTitle', ' ', 'Fill this in.'],
    ['employmentId', '9,45E+12', 'A spreadsheet has shortened this number. Enter all its digits.'],
    ['managersId', '9.45e+18', 'A spreadsheet has shortened this number. Enter all its digits.'],
  ])('with %s %s says what the form says', (name, text, message) => {
    expect(problemsOf({ [name]: text })).toEqual({ [name]: message });
  });

  it('is in order once it is mended, in the way the file is read', () => {
    expect(problemsOf({ startDate: '31/02/2026' }, { 2: { startDate: typed('startDate', '03/04/2026') } })).toEqual({});
    const [row] = mendedRows(checked({ startDate: '' }), { 2: { startDate: typed('startDate', '03/04/2026') } });
    expect(row?.values.startDate).toBe('2026-04-03');
  });

  it('that nobody mends stays the same object', () => {
    const before = checked({}, {});
    const after = mendedRows(before, { 3: { age: typed('age', '40') } });
    expect(after[0]).toBe(before.rows[0]);
    expect(after[1]?.values.age).toBe('40');
  });
});

describe('what is sent', () => {
  const people = [
    listedPerson({ id: 'e1', workMail: ' ADA@x.example' }),
    listedPerson({ id: '7', numberId: 7, workMail: 'head@x.example' }),
  ];
  const file = checked(
    { workMail: 'ada@X.example ' },
    { workMail: 'eve@x.example', managersId: '7', managersEmail: 'Head@x.example' },
    { workMail: 'EVE@x.example' },
    { age: 'old' },
    { gender: 'd' },
    { lastName: 'Off' },
  );
  const { rows } = file;
  const duplicates = duplicatesIn(rows, people);
  const headings = employeeFields.map((name) => employeeRows[name].label);
  const parts = { fileName: 'people.csv', headings, rows, sources: rules.sources, duplicates, mends: {}, people };
  const plan = (switched = {}) => planOf({ ...parts, switched });

  it('is every row without a problem that is nobody else’s, with its reason for each that is not', async () => {
    expect([...duplicates]).toEqual([
      [2, 'Already in the company'],
      [4, 'Same work email as row 3'],
    ]);
    const { rows: ready, leftOut } = await plan({ 7: false });
    expect(ready.map(({ line }) => line)).toEqual([3]);
    expect(ready[0]?.entry).toMatchObject({ workMail: 'eve@x.example', gender: 'female', age: 34, managersId: 7 });
    const { rows: others } = await planOf({
      ...parts,
      ...checked({ managersId: '7' }),
      duplicates: new Map(),
      switched: {},
    });
    expect(others[0]?.entry, 'an ID of another program').toMatchObject({ managersId: '7' });
    expect(leftOut.map(({ line, why }) => [line, why])).toEqual([
      [2, 'Already in the company'],
      [4, 'Same work email as row 3'],
      [5, 'Age: Enter a whole number.'],
      [6, 'Left out: Gender is d'],
      [7, 'Switched off'],
    ]);
  });

  it('has what was typed in place of what the file has, in the column that it is of, else behind all', async () => {
    const sources = { ...rules.sources, age: { from: 'nobody' } } as const;
    const before = { ...checked({ age: '', startDate: '31/02/2026' }, {}), by: { ...rules, sources } };
    const mends = {
      2: { startDate: typed('startDate', '14.2.26'), age: { text: '41', of: null }, jobTitle: { text: 'No', of: 3 } },
    };
    const mended = mendedRows(before, mends);
    const made = await planOf({
      ...parts,
      rows: mended,
      sources,
      mends,
      duplicates: new Map(),
      switched: { 2: false },
    });
    const at = (name: EmployeeField) => employeeFields.indexOf(name);
    expect(made.headings).toEqual([...headings, 'Age']);
    const [left] = made.leftOut;
    expect(left).toMatchObject({ line: 2, why: 'Switched off' });
    expect(left?.cells[at('startDate')]).toBe('14.2.26');
    expect(left?.cells[at('age')]).toBe('');
    expect(left?.cells.at(-1)).toBe('41');
    // Another column feeds that field now.
    expect(left?.cells[at('jobTitle')]).toBe(typedPerson({}).jobTitle);
    expect(mended[0]?.values.jobTitle).toBe(typedPerson({}).jobTitle);
  });

  it('is made in slices, so that nothing freezes', async () => {
    const clock = vi.spyOn(performance, 'now');
    let now = 0;
    clock.mockImplementation(() => (now += 30));
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 0);
    const many = Array.from({ length: 2000 }, () => rows[1]).filter((row) => row !== undefined);
    expect((await planOf({ ...parts, rows: many, switched: {} })).rows).toHaveLength(2000);
    clearInterval(counting);
    clock.mockRestore();
    expect(turns).toBeGreaterThan(0);
  });

  it('is a duplicate that was switched on, and never a row with a problem', async () => {
    const switched = { 2: true, 5: true, 6: true };
    expect((await plan(switched)).rows.map(({ line }) => line)).toEqual([2, 3, 7]);
    expect(rows.map((row) => isOn(row, duplicates, switched))).toEqual([true, true, false, false, false, true]);
  });
});
