import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { quarterOf } from '@/domain/closed-quarter';

import labeled from '../../../tests/support/quality-lines/days.txt?raw';
import { checkLine } from './goal-quality';
import { doubtfulTimes, findDays, isDated, findTimes, withoutDate } from './line-dates';

const from = '2026-11-23';

const rows = labeled
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => row.split(' | ') as [string, string]);

const isoOf = (date: Date) => date.toISOString().slice(0, 10);
const day = fc.date({ min: new Date('2026-11-24'), max: new Date('2049-12-31'), noInvalidDate: true }).map(isoOf);
const days = fc
  .tuple(day, day)
  .filter(([one, other]) => one !== other)
  .map((both) => both.toSorted() as [string, string]);
/** Texts around a date: none may change how the date is read. */
const frame = fc.constantFrom(
  (text: string) => `Close 40 deals by ${text}`,
  (text: string) => `Lift NPS from 31 to 42 by ${text}, not before`,
  (text: string) => `${text}: 95% of parcels on time`,
  (text: string) => `Umsatz um 5 % steigern (${text})`,
);
const settings = { seed: 37, numRuns: 300 };

/** A day as `Intl` writes it. */
const inWords = (iso: string, language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(iso));

const full = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const monthName = (iso: string) => inWords(iso, 'en', { month: 'long' });
const partsOf = (iso: string) => iso.split('-').map(Number) as [number, number, number];
const lastDay = (year: number, month: number) => isoOf(new Date(Date.UTC(year, month, 0)));

/** How people write a day; the first of a month has its own form in several languages. */
const shapes: readonly ((iso: string) => string)[] = [
  (iso) => iso,
  (iso) => iso.replaceAll('-', '.'),
  (iso) => iso.replaceAll('-', '/'),
  (iso) => inWords(iso, 'de', { day: '2-digit', month: '2-digit', year: 'numeric' }),
  (iso) => inWords(iso, 'en-GB', { day: '2-digit', month: 'short', year: 'numeric' }).replaceAll(' ', '-'),
  (iso) => inWords(iso, 'en', { ...full, month: 'short' }),
  ...['en-US', 'en-GB', 'de', 'es', 'pt', 'nl', 'pl', 'cs', 'fi', 'tr', 'ru'].map(
    (language) => (iso: string) => inWords(iso, language, full),
  ),
  (iso) => inWords(iso, 'fr', full).replace(/^1 /, '1er '),
  (iso) => inWords(iso, 'it', full).replace(/^1 /, '1º '),
  (iso) => inWords(iso, 'sv', full).replace(/^(\d*)([12]) /, (_, tens, one) => `den ${tens}${one}:a `),
  (iso) => `den ${inWords(iso, 'da', full)}`,
  (iso) => inWords(iso, 'nb', full),
  (iso) => inWords(iso, 'ja', full),
];

describe('the times in a line', () => {
  it('are those of the labeled lines', () => {
    const wrong = rows.flatMap(([wanted, line]) => {
      const named = findDays(line, from).join(' ');
      const found = named === '' ? (isDated(line) ? '?' : '-') : named;
      return found === wanted ? [] : [{ line, wanted, found }];
    });
    expect(wrong).toEqual([]);
  });

  it('have the day that is written, in whatever shape and language', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...shapes), frame, (iso, shape, within) => {
        const line = within(shape(iso));
        expect(findDays(line, from), line).toEqual([iso]);
        expect(isDated(line), line).toBe(true);
      }),
      settings,
    );
  });

  it('have the day of figures only where they can be read in one way', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('/', '-'), fc.boolean(), frame, (iso, sign, isDayFirst, within) => {
        const [year, month, date] = partsOf(iso);
        const line = within([...(isDayFirst ? [date, month] : [month, date]), year].join(sign));
        expect(findDays(line, from), line).toEqual(date > 12 || date === month ? [iso] : []);
        expect(isDated(line), line).toBe(true);
      }),
      settings,
    );
  });

  it('have the end of a range, and the year at the end is of both', () => {
    const joints = fc.constantFrom(' to ', '-', ' – ', ' until ', ' bis ', ' through ');
    fc.assert(
      fc.property(days, joints, fc.boolean(), frame, ([start, end], joint, hasBoth, within) => {
        const isOneYear = start.slice(0, 4) === end.slice(0, 4);
        const first = inWords(start, 'en-GB', hasBoth || !isOneYear ? full : { day: 'numeric', month: 'long' });
        const line = within(`${first}${joint}${inWords(end, 'en-GB', full)}`);
        expect(findDays(line, from), line).toEqual([end]);
      }),
      settings,
    );
  });

  it('have each day of a list, in the year at its end', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(' and ', ' & ', ', '), frame, ([one, other], joint, within) => {
        const options = { day: 'numeric', month: 'long' } as const;
        const isOneYear = one.slice(0, 4) === other.slice(0, 4);
        const first = inWords(one, 'en-GB', isOneYear ? options : full);
        const line = within(`${first}${joint}${inWords(other, 'en-GB', full)}`);
        expect(findDays(line, from), line).toEqual([one, other]);
      }),
      settings,
    );
  });

  it('have the last day of a month, a quarter, a half or a year', () => {
    const inYear = fc.record({ year: fc.integer({ min: 2027, max: 2049 }), number: fc.integer({ min: 1, max: 12 }) });
    const periods = fc.constantFrom<(of: { year: number; number: number }) => [text: string, end: string]>(
      ({ year, number }) => [
        `${monthName(`2027-${String(number).padStart(2, '0')}-01`)} ${year}`,
        lastDay(year, number),
      ],
      ...`Q# @|Q#/@|Q# 'S|#QS|@-Q#|@Q#|Q# of @|#. Quartal @|Q1-Q# @|Q1 to Q# @|Q1–# @`
        .split('|')
        .map((shape) => ({ year, number }: { year: number; number: number }): [string, string] => {
          const quarter = Math.max(shape.includes('Q1') ? 2 : 1, Math.ceil(number / 3));
          const text = shape
            .replace('#', String(quarter))
            .replace('@', String(year))
            .replace('S', String(year).slice(2));
          return [text, lastDay(year, quarter * 3)];
        }),
      ...['end of @', 'the end of year @', 'year-end @', 'EOY @', 'H1/H2 @', 'H2 @', 'second half of @', 'Ende @'].map(
        (shape) =>
          ({ year }: { year: number }): [string, string] => [shape.replace('@', String(year)), `${year}-12-31`],
      ),
    );
    fc.assert(
      fc.property(inYear, periods, (of, period) => {
        const [text, end] = period(of);
        expect(findDays(`Close 40 deals by ${text}, not before`, from), text).toEqual([end]);
      }),
      settings,
    );
  });

  it('of a year of one’s own have no day, and are times', () => {
    const year = fc.constantFrom('28', '2028', '27/28', '2027/28', "'28");
    const own = fc.constantFrom('FY', 'FY ', 'fiscal ', 'fiscal year ', 'the financial year ', 'Geschäftsjahr ');
    const period = fc.constantFrom('Q2', 'H1', 'Q1-Q3', 'second quarter', 'March', 'Q1 and Q2', '2Q');
    const order = fc.constantFrom(...'P Y|Y P|P (Y)|P, Y|P of Y|Y, P|P/Y|Y-P|P in Y|P of our Y'.split('|'));
    fc.assert(
      fc.property(year, own, period, order, (number, word, part, shape) => {
        const line = `Close 40 deals by ${shape.replace('P', part).replace('Y', word + number)}`;
        expect(findDays(line, from), line).toEqual([]);
        expect(isDated(line), line).toBe(true);
        expect(doubtfulTimes(line, from), line).not.toEqual([]);
      }),
      settings,
    );
  });

  it('are none of numbers that are no dates', () => {
    const number = fc.integer({ min: 1, max: 2100 });
    const small = fc.integer({ min: 1, max: 31 });
    const numbers = fc.oneof(
      fc.tuple(small, small, small).map((each) => `v${each.join('.')}`),
      fc
        .tuple(fc.constantFrom('version', 'release', 'build'), fc.integer({ min: 2026, max: 2028 }), small, small)
        .map(([word, ...each]) => `${word} ${each.join('.')}`),
      fc.tuple(fc.constantFrom('ISO', 'DIN', 'RFC', 'phase', 'Agenda', 'tier'), number).map((each) => each.join(' ')),
      fc
        .tuple(small, small, fc.constantFrom('/', ':', '-', '-to-', '.', ' of ', ' x '))
        .map(([one, other, sign]) => one + sign + other),
      fc
        .tuple(fc.constantFrom('$', '€', '£', '#', '+'), number, small)
        .map(([sign, one, other]) => `${sign}${one}.${other}`),
      fc
        .tuple(number, fc.constantFrom('%', ' %', 'k', ' percent', ',500', '.5', ' 000 units', 'x'))
        .map((each) => each.join('')),
      number.map((each) => `${each} customers`),
    );
    const frames = fc.constantFrom(
      (one: string, other: string) => `Move from ${one} to ${other}`,
      (one: string, other: string) => `Grow by ${one} and hold ${other} calls`,
      (one: string, other: string) => `Reach ${one}, then ${other}`,
      (one: string, other: string) => `In ${one} cases ${other} may march on`,
    );
    fc.assert(
      fc.property(numbers, numbers, frames, (one, other, within) => {
        const line = within(one, other);
        expect(findDays(line, from), line).toEqual([]);
      }),
      { ...settings, numRuns: 1000 },
    );
  });

  it('count from the day on which the line was written, where that is known', () => {
    expect(findDays('Sign 5 within 90 days', '2027-01-31')).toEqual(['2027-05-01']);
    expect(findDays('Sign 5 within one month', '2027-01-31')).toEqual(['2027-02-28']);
    expect(findDays('Done by 31 March', '2027-04-01')).toEqual(['2028-03-31']);
    for (const line of ['Done by 31 March', 'Sign 5 within 90 days', 'Sign 5 by the end of the year', 'Done in Q3']) {
      expect(findDays(line, null), line).toEqual([]);
      expect(isDated(line), line).toBe(true);
    }
  });

  it('are quarters of the fiscal year, in whatever month that begins', () => {
    const quarters = fc.tuple(
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 2026, max: 2040 }),
    );
    const written = fc.constantFrom<(quarter: number, year: number) => string>(
      (quarter, year) => `Q${quarter} ${year}`,
      (quarter, year) => `${year}-Q${quarter}`,
      (quarter, year) => `${quarter}Q${year % 100}`,
      (quarter, year) => `the ${['first', 'second', 'third', 'fourth'][quarter - 1]} quarter of ${year}`,
      (quarter, year) => `Q1-Q${quarter} ${year}`,
      (quarter, year) => `${quarter}. Quartal ${year}`,
    );
    fc.assert(
      fc.property(quarters, written, frame, ([start, quarter, year], shape, within) => {
        const last = new Date(year, start - 1 + quarter * 3, 0, 12);
        const line = within(shape(quarter, year));
        expect(findDays(line, from, start), line).toEqual([isoOf(last)]);
        // 'Close the quarter' has the same name for that day.
        expect(quarterOf(last, start)).toBe(`${year}-Q${quarter}`);
      }),
      settings,
    );
  });

  it('are the next such quarter of a fiscal year where a line names no year', () => {
    const written = '2027-02-10';
    const inApril = (line: string) => findDays(line, written, 4);
    expect(inApril('Win 5 deals by Q4')).toEqual(['2027-03-31']);
    expect(inApril('Win 5 deals by Q1')).toEqual(['2027-06-30']);
    expect(inApril('Win 5 deals from Q1 2027 to Q4')).toEqual(['2028-03-31']);
    expect(findDays('Win 5 deals by the end of the quarter', written, 3)).toEqual(['2027-02-28']);
    expect(findDays('Win 5 deals by the end of next quarter', written, 2)).toEqual(['2027-07-31']);
    expect(inApril('Win 5 deals by 31 May and 7 by end of 2027')).toEqual(['2027-05-31', '2027-12-31']);
  });

  it('have no day where a year or a half may be the fiscal or the calendar one', () => {
    const times = ['by the end of the year', 'by EOY 2027', 'this year', 'by H1 2027', 'by Q2 FY28'];
    for (const line of times.map((time) => `Win 5 deals ${time}`)) {
      expect(findDays(line, from, 4), line).toEqual([]);
      expect(doubtfulTimes(line, from, 4), line).toHaveLength(1);
    }
  });

  it('are the same to the hints', () => {
    const dated = rows.filter(([wanted]) => wanted.startsWith('20')).map(([, line]) => line);
    expect(dated.filter((line) => checkLine('okr', line).checks.dated !== true)).toEqual([]);
  });

  it('take no time in a hostile line, and lie where they say', () => {
    const words = fc.constantFrom(..."1|-| and |May |2027|Q1|/|'|(|FY|end of |, |by |.|😀".split('|'));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 5000 }),
          fc.array(words, { maxLength: 400 }).map((each) => each.join('')),
        ),
        (line) => {
          for (const time of findTimes(line, from)) {
            expect(time.start).toBeLessThan(time.end);
            expect(isoOf(new Date(time.day ?? from))).toBe(time.day ?? from);
          }
          expect(line.startsWith(withoutDate(line))).toBe(true);
        },
      ),
      { seed: 37, numRuns: 100 },
    );
  });
});
