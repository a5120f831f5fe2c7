import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { employeeFields, employeeRows, mailKey, type EmployeeField } from '@/domain/employee';
import { runToEnd } from '@/lib/slices';

import { listedPerson, typedPerson } from '../../../tests/support/people.ts';
import { checkSteps, duplicatesIn, correctedRows, switchRows, type Corrections, type Switched } from './check';
import { planImport } from './plan';
import type { Rules } from './understand';

const rules: Rules = {
  sources: Object.fromEntries(employeeFields.map((name, column) => [name, { from: 'column', column }])),
  findManager: () => null,
  isOurs: true,
  answers: { 'day-order': 'day first' },
  words: {},
  fills: {},
};

/** A file with so many valid rows, except for the given cells. */
function checked(...given: readonly Partial<Record<EmployeeField, string>>[]) {
  const rows = given.map((row, index) => {
    const texts: Partial<Record<EmployeeField, string>> = {
      ...typedPerson({ workMail: `p${index}@x.example` }),
      gender: 'Female',
      ...row,
    };
    return { line: index + 2, cells: employeeFields.map((name) => texts[name] ?? '') };
  });
  return runToEnd(checkSteps(rows, rules));
}

const problemsOf = (given: Partial<Record<EmployeeField, string>>) => checked(given).rows[0]?.problems;

describe('a row', () => {
  it.each<[EmployeeField, string, string]>([
    ['workMail', 'carla(at)x.example', 'Enter an email address, like name@example.com.'],
    ['startDate', '31/02/2026', 'Enter a valid date, like 1991-02-14.'],
    ['dateOfBirth', '1991', 'Enter a valid date, like 1991-02-14.'],
    ['startDate', '9999-12-31', 'Check the year of this date.'],
    ['startDate', '2567-02-12', 'Check the year of this date.'],
    ['dateOfBirth', '1408-07-12', 'Check the year of this date.'],
    ['grossSalaryAnnual', 'about 50k', 'Enter an amount, like 54000.50.'],
    ['grossSalaryAnnual', '54 Tsd.', 'Enter an amount, like 54000.50.'],
    ['age', 'old', 'Enter a whole number.'],
    ['gender', 'x', 'Choose one.'],
    ['jobTitle', ' ', 'Required'],
    ['employmentId', '9,45E+12', 'Your spreadsheet shortened this number. Enter it in full.'],
    ['managersId', '9.45e+18', 'Your spreadsheet shortened this number. Enter it in full.'],
  ])('with %s %s says what the form says', (name, text, message) => {
    expect(problemsOf({ [name]: text })).toEqual({ [name]: message });
  });

  it('is valid once it is corrected, in the way the file is read', () => {
    const file = checked({ startDate: '31/02/2026' });
    const corrections = { 2: { startDate: '03/04/2026' } };
    const [row] = correctedRows(file, corrections);
    expect(row?.problems).toEqual({});
    expect(row?.values.startDate).toBe('2026-04-03');
  });

  it('without corrections stays the same object', () => {
    const before = checked({}, {});
    const after = correctedRows(before, { 3: { age: '40' } });
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
  type Parts = Partial<Parameters<typeof planImport>[0] & Parameters<typeof planImport>[1]> & {
    switched?: Switched;
    corrections?: Corrections;
  };
  const planOf = ({ switched = {}, corrections = {}, ...parts }: Parts) =>
    planImport(
      { rows, duplicates, people, ...parts },
      { headings, sources: rules.sources, hidden: [], withHidden: false, notPeople: '', ...parts },
      { file: null, switched, corrections },
    );
  const plan = (switched: Switched = {}) => planOf({ switched });
  const switches = (isOnNow: boolean, ...lines: number[]) =>
    switchRows(
      rows.filter(({ line }) => lines.includes(line)),
      isOnNow,
      duplicates,
    );

  it('has every row without a problem or a duplicate, and a reason for each other row', () => {
    expect([...duplicates]).toEqual([
      [2, 'Already in your employee list'],
      [4, 'Same work email as row 3'],
    ]);
    const { rows: ready, leftOut } = plan(switches(false, 7));
    expect(ready.map(({ line }) => line)).toEqual([3]);
    expect(ready[0]?.entry()).toMatchObject({ workMail: 'eve@x.example', gender: 'female', age: 34, managersId: 7 });
    const { rows: others } = planOf({ ...checked({ managersId: '7' }), duplicates: new Map() });
    expect(others[0]?.entry(), 'an ID of another program').toMatchObject({ managersId: '7' });
    expect(leftOut.map(({ line, why }) => [line, why])).toEqual([
      [2, 'Already in your employee list'],
      [4, 'Same work email as row 3'],
      [5, 'Age: Enter a whole number.'],
      [6, 'Gender: Choose one.'],
      [7, 'Not selected'],
    ]);
  });

  it('has what was typed in place of what the file has, in the column that it is of, else behind all', () => {
    const sources = { ...rules.sources, age: { from: 'none' } } as const;
    const before = { ...checked({ age: '', startDate: '31/02/2026' }, {}), by: { ...rules, sources } };
    const corrections = { 2: { startDate: '14.2.26', age: '41' } };
    const corrected = correctedRows(before, corrections);
    const made = planOf({
      rows: corrected,
      sources,
      corrections,
      duplicates: new Map(),
      switched: switchRows(corrected.slice(0, 1), false, new Map()),
    });
    const at = (name: EmployeeField) => employeeFields.indexOf(name);
    expect(made.headings).toEqual([...headings, 'Age']);
    const [left] = made.leftOut;
    expect(left).toMatchObject({ line: 2, why: 'Not selected' });
    const { cells } = made.textsOf(2);
    expect([cells[at('startDate')], cells[at('age')], cells.at(-1)]).toEqual(['14.2.26', '', '41']);
  });

  it('is no row again whose duplicate is another one than it was switched on despite', () => {
    const switched = switches(true, 2, 4, 7);
    const later = duplicatesIn(rows, [...people, listedPerson({ id: 'e3', workMail: 'eve@x.example' })]);
    const { rows: ready, leftOut } = planOf({ duplicates: later, switched });
    expect(ready.map(({ line }) => line)).toEqual([2, 7]);
    expect(leftOut.find(({ line }) => line === 4)?.why).toBe('Already in your employee list');
  });

  it('has no one twice, and every row once, whatever is switched and corrected before the list comes', () => {
    const mails = ['a@x.example', 'b@x.example', 'c@x.example', 'A@x.example '];
    const step = fc.oneof(
      fc.record({ line: fc.integer({ min: 2, max: 6 }), mail: fc.constantFrom(...mails, 'no mail') }),
      fc.record({ line: fc.integer({ min: 2, max: 6 }), isOn: fc.boolean() }),
      fc.record({ all: fc.boolean() }),
      fc.record({ company: fc.subarray(mails) }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...mails, 'no mail'), { minLength: 5, maxLength: 5 }),
        fc.array(step, { maxLength: 12 }),
        (given, steps) => {
          const before = checked(...given.map((workMail) => ({ workMail })));
          let company: ReturnType<typeof listedPerson>[] = [];
          let corrections: Corrections = {};
          let switched: Switched = {};
          for (const each of steps) {
            const now = correctedRows(before, corrections);
            const marked = duplicatesIn(now, company);
            const unmarked = now.filter(({ line }) => !marked.has(line));
            if ('mail' in each) corrections = { ...corrections, [each.line]: { workMail: each.mail } };
            else if ('company' in each)
              company = each.company.map((workMail, id) => listedPerson({ id: `${id}`, workMail }));
            else if ('all' in each) switched = { ...switched, ...switchRows(unmarked, each.all, marked) };
            // Marked rows stay off.
            else {
              const chosen = now.filter(({ line }) => line === each.line && !(each.isOn && marked.has(line)));
              switched = { ...switched, ...switchRows(chosen, each.isOn, marked) };
            }
          }
          const now = correctedRows(before, corrections);
          const marked = duplicatesIn(now, company);
          const made = planOf({
            rows: now,
            duplicates: marked,
            switched,
            corrections,
            people: company,
          });
          const sent = made.rows.map(({ values }) => mailKey(values.workMail));
          expect(new Set(sent).size, 'each once').toBe(sent.length);
          expect(sent.filter((mail) => company.some(({ workMail }) => mailKey(workMail) === mail))).toEqual([]);
          const lines = [...made.rows, ...made.leftOut].map(({ line }) => line);
          expect(lines.toSorted((one, other) => one - other)).toEqual([2, 3, 4, 5, 6]);
          expect(made.leftOut.filter(({ why }) => why === '')).toEqual([]);
        },
      ),
      { seed: 83, numRuns: 300 },
    );
  });
});
