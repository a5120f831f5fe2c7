import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { EmployeeField } from '@/domain/employee';
import { lastOf } from '@/lib/slices';
import type { Cell } from '@/lib/table-file/table';

import { findingSteps, shownBy } from './findings';
import { choiceOf, understood, type Rules } from './understand';
import { meaningOf, meaningsTogether } from './values';

const noRules: Rules = { sources: {}, isOurs: false, dayOrder: null, signs: {}, words: {} };
const read = (name: EmployeeField, cell: Cell, rules: Partial<Rules> = {}) =>
  understood(name, cell, { ...noRules, ...rules });

/** What a column shows. */
const findings = (name: EmployeeField, cells: readonly Cell[]) =>
  lastOf(
    findingSteps(
      cells.map((cell, index) => ({ line: index + 2, cells: [cell] })),
      { [name]: 0 },
    ),
  );

describe('a date', () => {
  // A year of two digits is read from the present one.
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each<[Cell, string]>([
    ['2026-04-03', '2026-04-03'],
    ['2026-04-03T00:00:00Z', '2026-04-03'],
    ['20260403', '2026-04-03'],
    [20_260_403, '2026-04-03'],
    [{ date: '2026-04-03' }, '2026-04-03'],
    ['3.4.2026', '2026-04-03'],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['03/03/2026', '2026-03-03'],
    ['3 Apr 2026', '2026-04-03'],
    ['April 3rd, 2026', '2026-04-03'],
    ['14. Februar 1991', '1991-02-14'],
    ['14 février 1991', '1991-02-14'],
    ['1er août 1991', '1991-08-01'],
    ['14 de diciembre de 1991', '1991-12-14'],
    ['14.02.24', '2024-02-14'],
    ['14-Feb-98', '1998-02-14'],
    ['Feb 14, 26', '2026-02-14'],
    // Not read, so that the check says it: which is meant, no such day, no day at all, no year that it can mean.
    ['03/04/2026', '03/04/2026'],
    ['31/02/2026', '31/02/2026'],
    ['2021', '2021'],
    [2021, '2021'],
    ['14.02.45', '14.02.45'],
    ['03/04/26', '03/04/26'],
    ['3 jui 2026', '3 jui 2026'],
  ])('%j is %s', (cell, day) => {
    expect(read('startDate', cell)).toBe(day);
  });

  it.each([
    ['14.02.91', '1991-02-14'],
    ['14.02.05', '2005-02-14'],
    ['14.02.45', '1945-02-14'],
    // Fourteen at least, and no hundred.
    ['14.02.24', '14.02.24'],
  ])('of birth with a year of two digits is of somebody who works: %s is %s', (text, day) => {
    expect(read('dateOfBirth', text)).toBe(day);
  });

  it.each([
    ['day first', '2026-04-03'],
    ['month first', '2026-03-04'],
  ] as const)('that may be two days is the one of a file with the %s', (dayOrder, day) => {
    expect(read('startDate', '03/04/2026', { dayOrder })).toBe(day);
    expect(read('startDate', '25/12/2026', { dayOrder })).toBe('2026-12-25');
  });

  it.each<[string, string[], string | null, number | undefined]>([
    ['nothing decides', ['03/04/2026'], null, 2],
    ['others decide', ['25/12/2026', '03/04/2026'], 'day first', 3],
    ['others decide otherwise', ['03/04/2026', '12-25-2026'], 'month first', 2],
    ['others are of both kinds', ['25/12/2026', '12/25/2026', '03/04/2026'], null, 4],
    ['no text is in doubt', ['25/12/2026', '2026-04-03'], 'day first', undefined],
  ])('is asked about where %s', (_, texts, order, line) => {
    const { days } = findings('startDate', texts);
    expect(shownBy(days, ['day first', 'month first'])).toBe(order);
    expect(days.doubt?.line).toBe(line);
  });
});

describe('an amount', () => {
  it.each<[Cell, string]>([
    ['54000', '54000'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['54 000,5', '54000.5'],
    ["54'000.50", '54000.50'],
    ['€ 54.000,00', '54000.00'],
    ['54000 EUR', '54000'],
    ['CHF 54000', '54000'],
    ['54 000 kr.', '54000'],
    ['54 000 Kč', '54000'],
    ['54 000 zł', '54000'],
    ['Fr. 54000', '54000'],
    ['US$54,000.00', '54000.00'],
    // A thousand or a million is no currency: without it the amount would be another.
    ['54 Tsd.', '54 Tsd.'],
    ['54 TSD', '54 TSD'],
    ['60 mil', '60 mil'],
    ['1,5 Mio', '1,5 Mio'],
    ['1,5 Mio.', '1,5 Mio.'],
    ['54 TEUR', '54 TEUR'],
    ['54 k€', '54 k€'],
    [54_000.5, '54000.5'],
    [0.1 + 0.2, '0.3'],
    [1.234, '1.234'],
    ['54.000', '54.000'],
    ['about 50k', 'about 50k'],
    ['-5', '-5'],
  ])('%j is %s', (cell, amount) => {
    expect(read('grossSalaryAnnual', cell)).toBe(amount);
  });

  it.each([
    ['comma', '54.000', '54000'],
    ['point', '54.000', '54.00'],
    ['comma', '54,000', '54.00'],
    ['point', '54,000', '54000'],
  ] as const)('with a %s before the cents: %s is %s', (sign, text, amount) => {
    expect(read('grossSalaryAnnual', text, { signs: { grossSalaryAnnual: sign } })).toBe(amount);
  });

  it.each<[string, Cell[], string | null, number | undefined]>([
    ['nothing decides', ['54.000', '48.200'], null, 2],
    ['others of the column decide', ['54.000', '48.200,50'], 'comma', 2],
    ['numbers of a workbook decide nothing', [54_000.5, '54.000'], null, 3],
  ])('is asked about where %s', (_, cells, sign, line) => {
    const evidence = findings('grossSalaryAnnual', cells).amounts.get('grossSalaryAnnual');
    expect(shownBy(evidence, ['comma', 'point'])).toBe(sign);
    expect(evidence?.doubt?.line).toBe(line);
  });
});

describe('a word of a list', () => {
  it.each([
    ['female', ['Frau', 'w', 'weiblich', 'FEMALE', 'F.', 'femme', 'Mujer', 'féminin']],
    ['male', ['Herr', 'm', 'männlich', 'Male', 'homme', 'hombre', 'varon']],
  ])('is %s', (gender, words) => {
    for (const word of words) expect(read('gender', word), word).toBe(gender);
  });

  it('is asked about in a closed list, and stays as it is in a suggested one', () => {
    expect(meaningOf('gender', 'd')).toBeUndefined();
    expect(meaningOf('employmentType', 'Saisonkraft')).toBe('keep');
    expect(read('employmentType', 'Saisonkraft')).toBe('Saisonkraft');
    expect(read('salaryPayFrequency', 'monatlich')).toBe('Monthly');
    expect(read('contractType', 'CDI')).toBe('Indefinite');
  });

  it('of a file of our own stays as it is, unless it is one of the list', () => {
    const ours = { isOurs: true };
    expect(read('employmentType', 'Vollzeit', ours)).toBe('Vollzeit');
    expect(read('employmentType', 'Full-time', ours)).toBe('Full-time');
    expect(choiceOf('employmentType', 'Full-time', { ...noRules, ...ours })).toEqual({ becomes: 'Full-time' });
    expect(read('gender', 'Frau', ours)).toBe('female');
    expect(choiceOf('gender', 'd', { ...noRules, ...ours })).toBeUndefined();
  });

  it('becomes what somebody has said, for all that are equal but for case and accents', () => {
    const words = { gender: { divers: { becomes: 'female' } } } as const;
    expect(read('gender', ' DIVERS', { words })).toBe('female');
    expect(findings('gender', ['d', 'D', 'w']).words.get('gender')).toMatchObject([
      { key: 'd', rows: 2, line: 2 },
      { key: 'w', rows: 1, line: 4 },
    ]);
  });

  it('M is a woman beside H', () => {
    expect(meaningsTogether('gender', ['h', 'm'])).toEqual({ m: { becomes: 'female' } });
    expect(meaningsTogether('gender', ['m', 'f'])).toEqual({});
  });
});

describe('any other text', () => {
  it.each<[EmployeeField, Cell, string]>([
    ['employmentId', '00042', '00042'],
    ['employmentId', 42, '42'],
    ['managersId', 9_450_000_000_000_000_000, '9.45e+18'],
    // A spreadsheet keeps fifteen digits.
    ['managersId', 123_456_789_012_345, '123456789012345'],
    ['managersId', 1_234_567_890_123_456, '1.234567890123456e+15'],
    ['managersId', '1234567890123456', '1234567890123456'],
    ['lastName', "'-Byron", '-Byron'],
    ['lastName', "'t Hooft", "'t Hooft"],
    ['jobTitle', '\u00a0Nurse ', 'Nurse'],
    ['age', 35, '35'],
  ])('%s: %j is %s', (name, cell, text) => {
    expect(read(name, cell)).toBe(text);
  });
});

it('takes a word for itself that every object has', () => {
  expect(read('gender', '__proto__', { words: { gender: {} } })).toBe('__proto__');
});
