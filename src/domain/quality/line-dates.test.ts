import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findDays } from './line-dates';

const from = '2026-11-23';

describe('the days in a line', () => {
  it.each([
    ['Lift revenue by 31 March 2027', ['2027-03-31']],
    ['By March 31st, 2027 lift revenue', ['2027-03-31']],
    ['Done on 2027-03-31.', ['2027-03-31']],
    ['Done by 31.03.2027', ['2027-03-31']],
    ['Done by 3/31/2027', ['2027-03-31']],
    ['Done by 31/3/27', ['2027-03-31']],
    ['Umsatz steigern bis 31. März 2027', ['2027-03-31']],
    ['Réduire de moitié avant le 31 mars 2027', ['2027-03-31']],
    ['Bajar las quejas antes del 31 de marzo de 2027', ['2027-03-31']],
    ['Zwiększyć do 31 marca 2027', ['2027-03-31']],
    ['Done by 31 Dec', ['2026-12-31']],
    ['Done by Jan 15', ['2027-01-15']],
    ['Done by 23 November', ['2026-11-23']],
    ['Done by June 2027', ['2027-06-30']],
    ['Done by 2028-02', ['2028-02-29']],
    ['Done by the end of February', ['2027-02-28']],
    ['Reach 40 by Q1 2027', ['2027-03-31']],
    ['Reach 40 in Q4', ['2026-12-31']],
    ['Reach 40 in H1', ['2027-06-30']],
    ["Reach 40 by Sept '27", ['2027-09-30']],
    ['Reach 40 by the end of 2027', ['2027-12-31']],
    ['From 1 May 2027 to 30 June 2027', ['2027-05-01', '2027-06-30']],
    ['Twice: 31 March 2027, 2027-03-31', ['2027-03-31']],
  ])('%s', (line, days) => expect(findDays(line, from)).toEqual(days));

  it.each([
    ['two readings', 'Done by 03/04/2027'],
    ['no such day', 'Done by 31 February 2027'],
    ['a baseline', 'Lift it from 4% in 2025 to 6%'],
    ['a verb', 'Teams may 10 times a year march 5 miles'],
    ['a version', 'Move to release 12.10.2027.4'],
    ['numbers', 'Raise $420K to $520K, 3.4% to 2.1%, 24/7, 9-5'],
    ['nothing', ''],
  ])('are none: %s', (_, line) => expect(findDays(line, from)).toEqual([]));

  it('are found however they are written', () => {
    const day = fc.date({ min: new Date('2026-11-24'), max: new Date('2040-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom('long', 'short'), (date, month) => {
        const iso = date.toISOString().slice(0, 10);
        const options = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const;
        for (const language of ['en-US', 'en-GB']) {
          const written = new Intl.DateTimeFormat(language, options).format(date);
          expect(findDays(`Close 40 deals by ${written}, not before`, from), written).toEqual([iso]);
        }
        expect(findDays(`Close 40 deals by ${iso}`, from)).toEqual([iso]);
      }),
    );
  });

  it('take no time in a hostile line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 5000 }), (line) => {
        for (const day of findDays(line, from)) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
      }),
    );
  });
});
