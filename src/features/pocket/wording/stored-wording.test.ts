import fc from 'fast-check';
import { expect, it } from 'vitest';

import { withCheckIn } from '@/domain/check-ins';
import type { GoalRecord } from '@/domain/goal';
import { keeping } from '@/domain/merged-goal';
import { readStored, type Wording } from '@/domain/wording';
import { readWordingFile, wordingFile } from '@/domain/wording-file';

import { closing, editOfQuarter, quarterOfEdit } from './quarter-edit';
import { editOf, wordingOf, type Line } from './wording-edit';

const record: GoalRecord = {
  key: '1',
  id: '1',
  kind: 'okr',
  goal: 'Hire nurses',
  role: 'HR',
  result: 'Objective: lead\n1. One\n2. Two',
  createdAt: new Date(Date.UTC(2026, 8, 1)),
};

/** Short texts of any characters. */
const short = fc.string({ unit: 'binary', maxLength: 30 });
/** Now and then as long as a pasted page or token. */
const text = fc.oneof({ weight: 8, arbitrary: short }, { weight: 1, arbitrary: fc.constant('x'.repeat(100_001)) });
const percent = fc.integer({ min: 0, max: 20 }).map((step) => step * 5);
const lines = fc.oneof(
  { weight: 9, arbitrary: fc.array(fc.record({ text, progress: percent }), { maxLength: 6 }) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 1_501 }, () => ({ text: 'Line', progress: 5 }))) },
);
const quarter = fc.tuple(fc.integer({ min: 1, max: 250 }), fc.integer({ min: 1, max: 4 }), short);

it('every wording, check-in and quarter that is saved is read back as it was, from storage and from its file', () => {
  fc.assert(
    fc.property(lines, text, fc.array(quarter, { maxLength: 3 }), fc.array(percent), (given, note, quarters, said) => {
      const edited = given.map((line, index): Line => ({
        ...line,
        key: `line ${index}`,
        history: [],
        isRemoved: false,
      }));
      const saved = wordingOf({ ...editOf(record, undefined), lines: edited, note }, record);
      const checkedIn = { ...saved, checkIns: withCheckIn(saved.checkIns, '2026-11-25', said) };
      const withQuarters = quarters.reduce((wording: Wording, [year, number, sentence]): Wording => {
        const edit = editOfQuarter(record, wording, '');
        const typed = { ...edit, lines: edit.lines.map((line) => ({ ...line, sentence })) };
        const name = `${1900 + year}-Q${number}`;
        return typed.lines.length === 0
          ? wording
          : (closing(quarterOfEdit(typed, name, '2026-12-31'), [''])(wording) ?? wording);
      }, checkedIn);
      const written = keeping(new Map(), record, withQuarters)?.get('1') ?? withQuarters;
      expect(readStored(structuredClone(written))).toEqual(written);
      expect(readWordingFile(wordingFile('okr', new Map([['1', written]])), 'okr')).toEqual({
        wordings: new Map([['1', written]]),
        unreadable: 0,
      });
    }),
    { seed: 37, numRuns: 40 },
  );
});

it('more quarters and check-ins than anybody had are read back', () => {
  const closed = (number: number) => ({
    quarter: `${2100 - Math.floor(number / 4)}-Q${4 - (number % 4)}`,
    closedAt: '2026-12-31',
    objective: null,
    lines: [{ text: 'One', score: 5, sentence: '' }],
  });
  const written: Wording = {
    ...wordingOf(editOf(record, undefined), record),
    quarters: Array.from({ length: 300 }, (_, number) => closed(number)),
    checkIns: [{ day: '2026-11-25', progress: Array.from({ length: 1_500 }, () => 5) }],
  };
  expect(readStored(structuredClone(written))).toEqual(written);
});

it.each([
  { note: 7 },
  { checkIns: 'none' },
  { checkIns: [{ day: 'never', progress: [5] }] },
  { quarters: [{ quarter: '2026-Q9' }] },
  { identity: { goal: 7 } },
])('a stored value of which a part would be lost is not readable: %j', (part) => {
  const stored = { ...wordingOf(editOf(record, undefined), record), ...part };
  expect(readStored(stored)).toEqual({ unreadable: stored });
});
