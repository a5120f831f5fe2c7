import fc from 'fast-check';
import { expect, it } from 'vitest';

import { readBackup, backupFile } from '@/domain/backup-file';
import { withCheckIn } from '@/domain/check-ins';
import { keeping, mergedLines } from '@/domain/merged-goal';
import { lineTypes, shownLine } from '@/domain/result/result-line';
import { readStored, type GoalVersion } from '@/domain/version';

import { goalRecord } from '../../../../tests/support/goal-records.ts';
import { closing, quarterOfEdit, startQuarter } from './quarter-edit';
import { startEdit, linesOf, moved, readEdit, buildVersion, type Line } from './version-edit';

const record = goalRecord('1', {
  result: 'Objective: lead\n1. One\n2. Two',
  createdAt: new Date(Date.UTC(2026, 8, 1)),
});

/** Short texts of any characters. */
const short = fc.string({ unit: 'binary', maxLength: 30 });
/** Sometimes as long as a pasted page or token. */
const text = fc.oneof({ weight: 8, arbitrary: short }, { weight: 1, arbitrary: fc.constant('x'.repeat(100_001)) });
const percent = fc.integer({ min: 0, max: 20 }).map((step) => step * 5);
const label = fc.constantFrom('', 'Objective: ', 'O1 \u2013 ', 'Ziel:');
const typedLine = fc.record({ type: fc.constantFrom(...lineTypes), label, text, progress: percent });
const long = { type: 'result', label: '', text: 'Line', progress: 5 } as const;
const value = fc.option(fc.string({ unit: 'binary', minLength: 1 }));
const lines = fc.oneof(
  { weight: 9, arbitrary: fc.array(typedLine, { maxLength: 6 }) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 1_501 }, () => long)) },
);
const editedLines = (given: readonly Omit<Line, 'key' | 'history' | 'isRemoved'>[]): Line[] =>
  given.map((each, index) => ({ ...each, key: `line ${index}`, history: [], isRemoved: false }));
const quarter = fc.tuple(fc.integer({ min: 1, max: 250 }), fc.integer({ min: 1, max: 4 }), short);

it('every version, check-in and quarter that is saved is read back as it was, from storage and from its file', () => {
  fc.assert(
    fc.property(
      lines,
      text,
      fc.array(quarter, { maxLength: 3 }),
      fc.array(fc.tuple(percent, value)),
      (given, note, quarters, checked) => {
        const [said, values] = [0, 1].map((part) => checked.map((each) => each[part])) as [number[], (string | null)[]];
        const saved = buildVersion({ lines: editedLines(given), note }, record);
        const checkedIn = { ...saved, checkIns: withCheckIn(saved.checkIns, '2026-11-25', { progress: said, values }) };
        const withQuarters = quarters.reduce((version: GoalVersion, [year, number, sentence]): GoalVersion => {
          const edit = startQuarter(record, version, '');
          const typed = { ...edit, lines: edit.lines.map((line) => ({ ...line, sentence })) };
          const name = `${1900 + year}-Q${number}`;
          return typed.lines.length === 0 ? version : closing(quarterOfEdit(typed, name, '2026-12-31'))(version);
        }, checkedIn);
        const written = keeping(new Map(), record, withQuarters)?.get('1') ?? withQuarters;
        expect(readStored(structuredClone(written))).toEqual(written);
        // Some editors begin a file with a byte order mark.
        const file = `\ufeff${backupFile('okr', new Map([['1', written]]), [])}`;
        expect(readBackup(file, 'okr')).toEqual({
          versions: new Map([['1', written]]),
          links: [],
          unreadable: 0,
        });
      },
    ),
    { seed: 37, numRuns: 40 },
  );
});

it('the lines of every edit come back as they were, from the tab and from what was saved', () => {
  const said = (some: readonly Pick<Line, 'type' | 'label' | 'text'>[]) =>
    some.map(({ type, ...each }) => [type, shownLine(each)]);
  const typed = fc.oneof(
    lines,
    // Texts equal to the record's own, also of another type.
    fc.constant([
      { ...long, text: 'Objective: lead' },
      { ...long, text: 'One' },
      { ...long, text: 'Two' },
    ]),
  );
  fc.assert(
    fc.property(typed, text, (given, note) => {
      const edit = { lines: editedLines(given), note };
      expect(readEdit(JSON.stringify(edit))).toEqual(edit);
      expect(said(mergedLines(record, buildVersion(edit, record)))).toEqual(said(linesOf(edit)));
    }),
    { seed: 37, numRuns: 200 },
  );
});

it.each([
  '',
  '7',
  'null',
  '{"lines":[],"note":7}',
  '{"lines":[{"text":7}],"note":""}',
  '{"lines":[{"text":"One","progress":101}],"note":""}',
  '{"lines":[{"text":"One","type":"secret"}],"note":""}',
  '{"objective":null,"lines":[],"note":""}',
])('no edit is read from %s', (stored) => expect(readEdit(stored)).toBeNull());

it('a result moves with its details, and takes them along when it is removed or emptied', () => {
  const result = 'Objective: Grow\n1. One\n   - Owner: Jo\n2. Two\nObjective: Win\n1. Three\n   - Owner: Ada';
  const { lines: read, note } = startEdit({ ...record, result }, undefined);
  const texts = (some: readonly Line[] | null) =>
    linesOf({ lines: some ?? [], note })
      .map(({ text: each }) => each)
      .join(', ');
  const key = (name: string) => read.find(({ text: each }) => each === name)?.key ?? '';
  const changed = (name: string, part: Partial<Line>) =>
    read.map((each) => (each.text === name ? { ...each, ...part } : each));
  expect(texts(moved(read, key('One'), 2))).toBe('Grow, Two, Win, Three, Owner: Ada, One, Owner: Jo');
  expect(texts(moved(read, key('Three'), 0))).toBe('Grow, Three, Owner: Ada, One, Owner: Jo, Two, Win');
  expect(texts(changed('One', { isRemoved: true }))).toBe('Grow, Two, Win, Three, Owner: Ada');
  expect(texts(changed('Three', { text: ' ' }))).toBe('Grow, One, Owner: Jo, Two, Win');
});

it('300 quarters and 1,500 lines are read back', () => {
  const closed = (number: number) => ({
    quarter: `${2100 - Math.floor(number / 4)}-Q${4 - (number % 4)}`,
    closedAt: '2026-12-31',
    objective: null,
    lines: [{ text: 'One', score: 5, sentence: '' }],
  });
  const written: GoalVersion = {
    ...buildVersion(startEdit(record, undefined), record),
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
  const stored = { ...buildVersion(startEdit(record, undefined), record), ...part };
  expect(readStored(stored)).toEqual({ unreadable: stored });
});
