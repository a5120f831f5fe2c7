import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { GivenEntry } from '@/device/given-entries';
import type { GoalRecord } from '@/domain/goal';
import { linesOfTexts } from '@/domain/result/own-lines';

import { findDueDays, type DueDay } from './due-days';
import { buildEntries, type Due } from './given-entries';

const createdAt = new Date(2026, 10, 20, 11);
const record: GoalRecord = { key: '1', id: '1', kind: 'okr', goal: 'Grow', role: 'CEO', result: '', createdAt };

const isDue = (each: DueDay): each is Due => each.day !== null;
const daysOf = (lines: readonly string[]): Due[] =>
  findDueDays(
    [{ record, goal: { kind: 'okr', goal: 'Grow', role: 'CEO', createdAt, lines: linesOfTexts(lines) } }],
    createdAt,
    1,
  ).filter(isDue);

/** A calendar that goes by UIDs, into which one file after the other is imported. */
function calendar() {
  const entries = new Map<string, string>();
  let given: readonly GivenEntry[] = [];
  return {
    entries,
    import(lines: readonly string[], isChosen: (due: Due) => boolean = () => true) {
      const days = daysOf(lines);
      const chosen = new Set(days.filter(isChosen));
      const file = buildEntries(given, days, chosen);
      ({ given } = file);
      for (const { key } of file.gone) entries.delete(key);
      for (const [index, due] of days.entries()) {
        if (chosen.has(due)) entries.set(file.keys[index] ?? '', `${due.day} ${due.lines.join(' / ')}`);
      }
      return file;
    },
  };
}

const lineOf = (words: string, day: string): string => `${words} by 2027-${day}`;

describe('a later calendar file', () => {
  it('keeps the entry of a line whose words and day change together', () => {
    const own = calendar();
    const { keys } = own.import([lineOf('A', '03-31'), lineOf('B', '06-30')]);
    expect(own.import([lineOf('Other', '04-30'), lineOf('B', '06-30')]).keys).toEqual(keys);
    expect(own.import([lineOf('B', '07-31'), lineOf('Other', '04-30')]).keys).toEqual([...keys]);
  });

  it('leaves an entry alone whose day is not chosen this time', () => {
    const own = calendar();
    own.import([lineOf('A', '03-31'), lineOf('B', '06-30')]);
    const file = own.import([lineOf('A', '03-31'), lineOf('B', '06-30')], ({ day }) => day === '2027-06-30');
    expect(file.gone).toEqual([]);
    expect(own.entries.size).toBe(2);
  });

  it('makes every calendar say what the lines say, whatever is done to them', () => {
    const line = fc.tuple(
      fc.constantFrom('Lift revenue', 'Cut churn', 'Hire two nurses', 'Win 40 talks', 'Open a clinic'),
      fc.constantFrom('01-31', '02-28', '03-31', '04-30', '06-30', '09-30'),
    );
    const versions = fc.array(fc.array(line, { maxLength: 6 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(versions, (all) => {
        const own = calendar();
        for (const version of all) {
          const lines = version.map(([words, day]) => lineOf(words, day));
          const { keys } = own.import(lines);
          expect(new Set(keys).size).toBe(keys.length);
          const said = daysOf(lines).map((due) => `${due.day} ${due.lines.join(' / ')}`);
          expect([...own.entries.values()].toSorted()).toEqual(said.toSorted());
        }
      }),
      { seed: 37, numRuns: 500 },
    );
  });
});
