import { beforeEach, describe, expect, it, vi } from 'vitest';

import { employeeFields, type EmployeeField } from '@/domain/employee';
import { runToEnd } from '@/lib/slices';
import type { Cell } from '@/lib/table-file/table';

import { partOfName, unreadableCell } from './cells';
import { answersBy, findingSteps } from './findings';
import { findChoice, understood, valueIn, type Rules } from './understand';
import { codesTogether, findMeaning, wordKey } from './values';

/** The rules of a file without any decisions. */
const noRules: Rules = {
  sources: {},
  findManager: () => null,
  isOurs: false,
  answers: {},
  words: {},
  fills: {},
};

const read = (name: EmployeeField, cell: Cell, rules: Partial<Rules> = {}) =>
  understood(name, cell, { ...noRules, ...rules });

/** The displayed values of a column. */
const findings = (name: EmployeeField, cells: readonly Cell[]) =>
  runToEnd(
    findingSteps(
      cells.map((cell, index) => ({ line: index + 2, cells: [cell] })),
      employeeFields.map((one) => (one === name ? 0 : null)),
    ),
  );

describe('a date', () => {
  // Two-digit years are read relative to the current year.
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20'), toFake: ['Date'] }));

  it.each<[Cell, string]>([
    ['2026-04-03', '2026-04-03'],
    ['2026-04-03T00:00:00Z', '2026-04-03'],
    ['20260403', '2026-04-03'],
    [{ date: '2026-04-03' }, '2026-04-03'],
    ['3.4.2026', '2026-04-03'],
    ['25/12/2026', '2026-12-25'],
    ['03/03/2026', '2026-03-03'],
    ['April 3rd, 2026', '2026-04-03'],
    ['14. Februar 1991', '1991-02-14'],
    ['1er août 1991', '1991-08-01'],
    ['14 de diciembre de 1991', '1991-12-14'],
    ['14.2.24', '2024-02-14'],
    ['14-Feb-98', '1998-02-14'],
    // Left unread for the check to report: ambiguous, no such day, not a day, or no possible year.
    ['03/04/2026', '03/04/2026'],
    ['31/02/2026', '31/02/2026'],
    ['2021', '2021'],
    ['14.02.45', '14.02.45'],
    ['14.02.24', '14.02.24'],
    ['3 jui 2026', '3 jui 2026'],
  ])('%j is %s', (cell, day) => {
    expect(read('startDate', cell)).toBe(day);
  });

  it.each([
    ['14.02.91', '1991-02-14'],
    ['14.02.05', '2005-02-14'],
    ['14.02.45', '1945-02-14'],
    // At least fourteen, and below a hundred.
    ['14.02.24', '14.02.24'],
  ])('of birth with a year of two digits is of someone who works: %s is %s', (text, day) => {
    expect(read('dateOfBirth', text)).toBe(day);
  });

  it.each([
    ['day first', '2026-04-03'],
    ['month first', '2026-03-04'],
  ] as const)('that may be two days is the one of a file with the %s', (dayOrder, day) => {
    const answers = { 'day-order': dayOrder };
    expect(read('startDate', '03/04/2026', { answers })).toBe(day);
    expect(read('startDate', '25/12/2026', { answers })).toBe('2026-12-25');
  });

  it.each<[string, string[], string | null, number | undefined]>([
    ['nothing decides', ['03/04/2026'], null, 2],
    ['others decide', ['25/12/2026', '03/04/2026'], 'day first', 3],
    ['others are of both kinds', ['25/12/2026', '12/25/2026', '03/04/2026'], null, 4],
    ['no text is in ambiguity', ['25/12/2026', '2026-04-03'], 'day first', undefined],
  ])('is asked about where %s', (_, texts, order, line) => {
    const found = findings('startDate', texts);
    expect(answersBy(found, {})['day-order']).toBe(order);
    expect(found.evidence.get('day-order')?.ambiguity?.line).toBe(line);
  });

  it.each([
    ['15/02/03', 'day first', '2003-02-15'],
    ['15/02/03', 'year first', '2015-02-03'],
    ['15/02/03', 'month first', '15/02/03'],
    ['08-10-01', 'month first', '2001-08-10'],
  ] as const)('with a year of two digits: %s with the %s is %s', (text, order, day) => {
    expect(read('startDate', text, { answers: { 'short-startDate': order } })).toBe(day);
    // The order of dates with the whole year says nothing of it.
    expect(read('startDate', text, { answers: { 'day-order': order } })).toBe(text);
  });

  it.each<[string, string[], string[], number | undefined]>([
    ['15 to 31 in front prove nothing', ['15/02/03', '21/05/06', '08/10/01'], ['day first', 'year first'], 2],
    ['one of the column decides', ['15/02/03', '15/02/91'], ['day first'], 2],
    ['two of the column contradict each other', ['15/02/03', '02/25/03'], [], 2],
    ['the year decides', ['08/10/01', '98/12/31'], ['year first'], 2],
    ['days of the whole year decide nothing', ['25/12/2003', '15/02/03'], ['day first', 'year first'], 3],
  ])('with a year of two digits is read by its column: %s', (_, texts, possible, line) => {
    const found = findings('startDate', texts).evidence.get('short-startDate');
    expect(found?.possible).toEqual(possible);
    expect(found?.ambiguity?.line).toBe(line);
  });
});

describe('a moment', () => {
  it.each<[string, string, string]>([
    ['2015-02-02T23:00:00.000Z', '2015-02-02', '2015-02-03'],
    ['2015-02-02T18:00:00-05:00', '2015-02-02', '2015-02-03'],
    ['02.02.2015 23:00', '2015-02-02', '2015-02-03'],
    ['20/2/2015 11:00 PM', '2015-02-20', '2015-02-21'],
    ['2015-02-03T00:00:00+01:00', '2015-02-03', '2015-02-03'],
    ['2015-02-03 12:00 AM', '2015-02-03', '2015-02-03'],
  ])('late in the day is asked about: %s is %s or %s', (text, written, next) => {
    expect(read('startDate', text, { answers: { late: 'as written' } })).toBe(written);
    expect(read('startDate', text, { answers: { late: 'next day' } })).toBe(next);
    const isLate = written !== next;
    expect(findings('startDate', [text]).evidence.get('late')?.ambiguity?.line).toBe(isLate ? 2 : undefined);
    expect(read('startDate', text)).toBe(isLate ? text : written);
  });
});

describe('an amount', () => {
  it.each<[Cell, string]>([
    ['54000', '54000'],
    ['₹12,00,000.00', '1200000.00'],
    ['1,00,000', '100000'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['54 000,5', '54000.5'],
    ["54'000.50", '54000.50'],
    ['€ 54.000,00', '54000.00'],
    ['CHF 54000', '54000'],
    ['Fr. 54000', '54000'],
    ['US$54,000.00', '54000.00'],
    // A thousand or a million is no currency: dropping it would change the amount.
    ['54 Tsd.', '54 Tsd.'],
    ['1,5 Mio', '1,5 Mio'],
    ['54 TEUR', '54 TEUR'],
    ['54 k€', '54 k€'],
    [54_000.5, '54000.5'],
    [0.1 + 0.2, '0.3'],
    // A twelfth of a year, to the cent.
    [4541.666_666_666_67, '4541.67'],
    ['4541,66666666667', '4541.67'],
    ['4583.335', '4583.34'],
    ['54.000', '54.000'],
    ['about 50k', 'about 50k'],
    ['-5', '-5'],
  ])('%j is %s', (cell, amount) => {
    expect(read('grossSalaryAnnual', cell)).toBe(amount);
  });

  it.each([
    ['comma', '54.000', '54000'],
    ['point', '54.000', '54.00'],
    ['point', '54,000', '54000'],
    // Three decimals may still be thousands.
    ['point', '54.125', '54.125'],
  ] as const)('with a %s before the cents: %s is %s', (sign, text, amount) => {
    expect(read('grossSalaryAnnual', text, { answers: { 'sign-grossSalaryAnnual': sign } })).toBe(amount);
  });

  it.each<[string, Cell[], string | null, number | undefined]>([
    ['nothing decides', ['54.000', '48.200'], null, 2],
    ['others of the column decide', ['54.000', '48.200,50'], 'comma', 2],
    ['numbers of a workbook decide nothing', [54_000.5, '54.000'], null, 3],
  ])('is asked about where %s', (_, cells, sign, line) => {
    const found = findings('grossSalaryAnnual', cells);
    expect(answersBy(found, {})['sign-grossSalaryAnnual']).toBe(sign);
    expect(found.evidence.get('sign-grossSalaryAnnual')?.ambiguity?.line).toBe(line);
  });
});

it.each<[Cell, string]>([
  ['46 ans', '46'],
  ['46 Jahre', '46'],
  ['46 y.o.', '46'],
  ['46,9', '46'],
  [46.5, '46'],
  // No one can tell.
  ['46 months', '46 months'],
  ['46-50', '46-50'],
])('the age %j is %s', (cell, age) => {
  expect(read('age', cell)).toBe(age);
});

describe('a word of a list', () => {
  it.each([
    ['female', ['Frau', 'weiblich', 'FEMALE', 'femme', 'Mujer', 'féminin']],
    ['male', ['Herr', 'männlich', 'Male', 'homme', 'hombre', 'varon']],
  ])('is %s', (gender, words) => {
    for (const word of words) expect(read('gender', word), word).toBe(gender);
  });

  it('is asked about in a closed list, and stays as it is in a suggested one', () => {
    expect(findMeaning('gender', 'd')).toBeUndefined();
    expect(findMeaning('employmentType', 'Saisonkraft')).toBe('keep');
    expect(read('employmentType', 'Saisonkraft')).toBe('Saisonkraft');
    expect(read('salaryPayFrequency', 'monatlich')).toBe('Monthly');
    expect(read('contractType', 'CDI')).toBe('Indefinite');
  });

  it('of a file of our own stays as it is, unless it is one of the list', () => {
    const ours = { isOurs: true };
    expect(read('employmentType', 'Vollzeit', ours)).toBe('Vollzeit');
    expect(read('employmentType', 'Full-time', ours)).toBe('Full-time');
    expect(findChoice('employmentType', 'Full-time', { ...noRules, ...ours })).toEqual('Full-time');
    expect(read('gender', 'Frau', ours)).toBe('female');
    expect(findChoice('gender', 'd', { ...noRules, ...ours })).toBeUndefined();
  });

  it('becomes what was chosen, for all that are equal but for case and accents', () => {
    const words = { [wordKey('gender', 'divers')]: 'female' } as const;
    expect(read('gender', ' DIVERS', { words })).toBe('female');
    expect(findings('gender', ['d', 'D', 'w']).words.get('gender')).toMatchObject([
      { text: 'd', rows: 2 },
      { text: 'w', rows: 1 },
    ]);
  });

  // Pairs: readings.test.ts.
  it.each([
    ['M. F.', 'male female'],
    ['m w d', 'male female undefined'],
    ['m. mme', 'male undefined'],
    ['m f n', 'undefined undefined undefined'],
    ['h f m', 'undefined undefined undefined'],
    ['m', 'undefined'],
    ['female m', 'undefined undefined'],
  ])('of one letter is read with the others of its column: %s', (words, meant) => {
    const keys = words.split(' ');
    const codes = codesTogether(keys.map((key) => ({ key, text: key })));
    expect(keys.map((key) => String(codes[key]))).toEqual(meant.split(' '));
    // Alone it means nothing.
    for (const key of keys.filter((one) => one.length < 3)) expect(findMeaning('gender', key)).toBeUndefined();
  });

  it.each(['bimensuel', 'quincenal', 'bi-weekly', 'semi-monthly'])('%s stays as it is of a pay period', (word) => {
    expect(findMeaning('salaryPayPeriod', word)).toBe('keep');
  });
});

describe('any other text', () => {
  it.each<[EmployeeField, Cell, string]>([
    ['employmentId', '00042', '00042'],
    ['managersId', 9_450_000_000_000_000_000, '9.45e+18'],
    // A spreadsheet keeps fifteen digits.
    ['managersId', 123_456_789_012_345, '123456789012345'],
    ['managersId', 1_234_567_890_123_456, '1.234567890123456e+15'],
    ['managersId', '1234567890123456', '1234567890123456'],
    ['lastName', "'-Byron", '-Byron'],
    ['jobTitle', '\u00a0Nurse ', 'Nurse'],
    ['employmentId', '="00042"', '00042'],
    ['employmentId', "'00042", '00042'],
    ['managersId', "'A-42", 'A-42'],
    ['managersId', '=00042', '00042'],
    ['workMail', "'ana@x.example'", 'ana@x.example'],
    ['startDate', '\u201c2024-01-11\u201d', '2024-01-11'],
    ['firstName', "'Ana'", 'Ana'],
    ['jobTitle', '\u201eLead\u201c', 'Lead'],
    ['lastName', "'t Hart", "'t Hart"],
    ['jobTitle', '\u201cA\u201d and \u201cB\u201d', '\u201cA\u201d and \u201cB\u201d'],
    ['firstName', '="Ana ""Nan"" B."', 'Ana "Nan" B.'],
    ['workMail', '\u200bana@x.example\u202c', 'ana@x.example'],
    ['employmentId', '\ufeff00042\u200e', '00042'],
  ])('%s: %j is %s', (name, cell, text) => {
    expect(read(name, cell)).toBe(text);
  });
});

describe('a cell without a value', () => {
  const value = (name: EmployeeField, text: Cell) =>
    valueIn({ line: 2, cells: [text] }, name, { ...noRules, sources: { [name]: { from: 'column', column: 0 } } });

  it.each(['NULL', '-', 'k. A.', 'N/A', '(null)', 'keine Angabe', 'sans objet', 'Unassigned', 'TBC'])(
    '%s is empty',
    (text) => {
      expect(value('department', text)).toBe('');
    },
  );

  it('is a name like Null, or has what only looks like it', () => {
    expect(value('lastName', 'Null')).toBe('Null');
    expect(value('location', 'ND')).toBe('ND');
    expect(value('lastName', '-')).toBe('');
  });

  it.each(
    '#N/A #NV #REF #REF! #DIV/0! #¡VALOR! #¿NOMBRE? #ССЫЛКА! ##### Err:502 #SPILL #SPILL! #CALC! #FIELD #BLOCKED! #UNKNOWN #GETTING_DATA #WERT #NAME Loading... Loading…'.split(
      ' ',
    ),
  )('%s is a problem', (text) => {
    expect(unreadableCell(value('department', text))).toContain(text);
  });

  it.each(['# 5 Street', '#1 team', 'R&D', '#Names', '#', 'C#', 'Loading', 'Loading Dock'])('%s is none', (text) => {
    expect(unreadableCell(text)).toBe('');
  });
});

it.each(['=TEXT(42;"00000")', '=A2', '=+$B$12', "='Old list'!C4", '=Sheet1!C4', '=VLOOKUP(A2,Ids!A:B,2,0)'])(
  '%s is a formula without its result in every field',
  (formula) => {
    for (const name of ['employmentId', 'workMail', 'department', 'startDate', 'age'] as const) {
      expect(unreadableCell(read(name, formula))).toContain('no result');
    }
  },
);

it('reads a text for itself that was guarded against being a formula', () => {
  expect(read('department', "'=A2")).toBe('=A2');
});

it.each([
  ['Lopez, Ana', 'Ana', 'Lopez'],
  ['Ana Lopez', 'Ana', 'Lopez'],
  ['Ana María Lopez', 'Ana María', 'Lopez'],
  ['O’Brien, Zoë, Dr.', 'Zoë Dr.', 'O’Brien'],
  ['Madonna', '', 'Madonna'],
])('the whole name %j has the parts %j and %j', (name, first, last) => {
  expect([partOfName(name, 'first'), partOfName(name, 'last')]).toEqual([first, last]);
});

it('takes a word for itself that every object has', () => {
  expect(read('gender', '__proto__', { words: {} })).toBe('__proto__');
});
