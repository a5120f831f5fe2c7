import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { plainAmount } from '@/components/employee/fields';
import { employeeFields } from '@/domain/employee';
import { runToEnd } from '@/lib/slices';

import { cellText } from './cells';
import { matchColumns } from './columns';
import { findingSteps } from './findings';
import { foreignWords } from './heading-words';
import { amountIn, readMoney, dayIn, readDay } from './readings';
import { codesTogether } from './values';

const settings = { seed: 37, numRuns: 300 };
const iso = (day: Date) => day.toISOString().slice(0, 10);
const noon = (min: string, max: string) =>
  fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true }).map((day) => iso(day));

describe('what can be two things is never another one without being asked', () => {
  const writers = {
    'day first': ([year = '', month = '', day = '']: string[]) => `${day}/${month}/${year.slice(2)}`,
    'month first': ([year = '', month = '', day = '']: string[]) => `${month}/${day}/${year.slice(2)}`,
    'year first': ([year = '', month = '', day = '']: string[]) => `${year.slice(2)}/${month}/${day}`,
  };

  it.each(['startDate', 'dateOfBirth'] as const)('dates with a year of two digits: %s', (name) => {
    const days = name === 'startDate' ? noon('1990-01-01', '2026-11-01') : noon('1945-01-01', '2005-01-01');
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(writers) as (keyof typeof writers)[])),
        fc.array(days, { minLength: 1, maxLength: 5 }),
        (order, all) => {
          const texts = all.map((day) => writers[order](day.split('-')));
          const rows = texts.map((text, at) => ({ line: at + 2, cells: [text] }));
          const columns = employeeFields.map((one) => (one === name ? 0 : null));
          const { possible = [] } = runToEnd(findingSteps(rows, columns)).evidence.get(`short-${name}`) ?? {};
          expect(possible).toContain(order);
          const decided = possible.length === 1 ? order : null;
          const understood = texts.map((text) => dayIn(readDay(text, name), decided, null));
          // Asked about, or the day that was meant.
          expect(understood.map((day, at) => day ?? all[at])).toEqual(all);
          expect(texts.map((text) => dayIn(readDay(text, name), order, null))).toEqual(all);
        },
      ),
      settings,
    );
  });

  it('midnights of any zone, written in that of Greenwich', () => {
    fc.assert(
      fc.property(noon('1950-01-01', '2026-11-01'), fc.integer({ min: -48, max: 56 }), (day, quarters) => {
        const moment = new Date(Date.parse(day) - quarters * 900_000).toISOString();
        const reading = readDay(moment, 'startDate');
        expect(dayIn(reading, null, null) ?? day).toBe(day);
        const answered = ['as written', 'next day'] as const;
        expect(answered.map((late) => dayIn(reading, null, late))).toContain(day);
      }),
      settings,
    );
  });

  it('genders of one letter, in any language', () => {
    const languages = ['mf', 'mw', 'hm', 'vm', 'fn', 'km', 'ek', 'hf', 'mk', 'mn', 'zm', 'mv'];
    // M/V is Dutch as well as Spanish, the other way about; these pairs mean the same wherever they are used.
    const known = new Set(['mf', 'mw', 'hf', 'km', 'mk']);
    fc.assert(
      fc.property(fc.constantFrom(...languages), fc.subarray([0, 1], { minLength: 1 }), (letters, used) => {
        const keys = used.map((at) => letters[at] ?? '');
        const isKnown = known.has(letters) && used.length === 2;
        expect(Object.keys(codesTogether(keys.map((key) => ({ key, text: key }))))).toEqual(isKnown ? keys : []);
      }),
      settings,
    );
  });

  it('columns of other people, other places and other times', () => {
    // 'Adresse / Email' is the address of a mail, and 'Nacimiento' alone a birth date.
    const words = foreignWords
      .split(',')
      .map((word) => word.trim())
      .filter((word) => !/^(?:ad|nac)/u.test(word));
    const parts = fc.constantFrom(...'Email|First name|Vorname|Date of birth|City|Prénom|Geburtsdatum|Sexo'.split('|'));
    const shapes = fc.constantFrom('W / P', 'P (W)', 'W - P', 'W: P', 'P | W', "W's / P", 'P, W');
    fc.assert(
      fc.property(fc.constantFrom(...words), parts, shapes, fc.boolean(), (word, part, shape, isCapital) => {
        const written = isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
        const heading = shape.replace('P', part).replace('W', written);
        const { sure } = matchColumns([heading]);
        // 'Manager / Email' is the manager's mail.
        const { managersEmail: _, ...others } = sure;
        expect(others, heading).toEqual({});
        expect(Object.keys(matchColumns([heading]).suggested), heading).toEqual([]);
      }),
      settings,
    );
  });
});

it('amounts are what the country writes them as, in the import as in the form', () => {
  const format = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom('', '₹', '₹ ', 'INR '), (rupees, sign) => {
      expect(Number(amountIn(readMoney(sign + format.format(rupees)), null))).toBe(rupees);
      expect(Number(plainAmount(format.format(rupees)))).toBe(rupees);
    }),
    settings,
  );
});

it('a text is the same with the marks that keep a spreadsheet from it', () => {
  const text = fc.string({ minLength: 1, maxLength: 12 }).map((some) => `A${some}z`);
  const digits = fc.stringMatching(/^0\d{2,8}$/u);
  fc.assert(
    fc.property(fc.oneof(text, digits), digits, (cell, id) => {
      expect(cellText(`="${cell.replaceAll('"', '""')}"`)).toBe(cell);
      expect(cellText(`'${id}`)).toBe(id);
      expect(cellText(cell)).toBe(cell);
    }),
    settings,
  );
});
