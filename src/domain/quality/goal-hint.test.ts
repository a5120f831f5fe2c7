import { describe, expect, it } from 'vitest';

import type { GoalKind } from '@/domain/goal-kind';
import { linesOfTexts } from '@/domain/result/own-lines';
import { readResult } from '@/domain/result/read-result';

import { hintOf as hintOfLines, lineHint } from './goal-hint';

const hintOf = (kind: GoalKind, lines: readonly string[]) => hintOfLines(kind, linesOfTexts(lines));

describe('the hint of an OKR', () => {
  const lines = [
    'Objective: wards where patients do not fall and nights are calm',
    'Reduce falls per 1,000 bed days from 6.1 to 4.0 by 31 March 2027',
    'Cut falls with injury from 9 to 3 a quarter by 31 March 2027',
    'Raise night shifts with a full team from 71% to 95% by 31 March 2027',
    'Support night staff with regular training',
  ];

  it('counts result lines and names the weak one with a reason', () => {
    const hint = hintOf('okr', lines);
    expect(hint).toMatchObject({
      summary: '3 of 4 key results are measurable',
      note: 'Key results are counted, the objective is not.',
      weakest: {
        line: 4,
        finding: 'Key result 4 has no number.',
        reason: "You can't tell when it's done.",
      },
      also: '',
      gaps: [null, null, null, 'no number'],
    });
    expect(hint.lines.map(({ text }) => text)).toEqual(lines.slice(1));
    const table = hint.lines.map(({ checks }) => Object.values(checks));
    expect(table).toEqual([...[1, 2, 3].map(() => [true, true, true, true]), [false, false, false, undefined]]);
  });

  it('says that several objectives are not counted', () => {
    const [aim = '', ...results] = lines;
    const both = [aim, ...results, 'Objective 2: calm nights', ...results].join('\n');
    expect(hintOfLines('okr', readResult(both, 'okr')).note).toBe('Key results are counted, the objectives are not.');
  });

  it('names other weak lines in short', () => {
    const hint = hintOf('okr', [...lines.slice(1, 3), 'Raise retention from 86% to 91%', 'Improve morale by May 2027']);
    expect(hint.weakest).toEqual({
      line: 4,
      finding: 'Key result 4 has no number.',
      reason: "You can't tell when it's done.",
    });
    expect(hint).toMatchObject({ note: '', also: 'Also: key result 3, no date.' });
  });

  it('adds nothing where every line is fine', () => {
    expect(hintOf('okr', lines.slice(0, 4))).toMatchObject({
      summary: '3 of 3 key results are measurable',
      weakest: null,
      also: '',
    });
  });

  it('says of another language only what it can know', () => {
    expect(hintOf('okr', ['Stürze von 12 auf 6 senken', 'Die Teams besser schulen'])).toMatchObject({
      summary: '1 of 2 key results are measurable',
      weakest: { line: 2, finding: 'Key result 2 has no number.' },
      also: '',
    });
  });

  it.each([
    [[], '0 of 0 key results are measurable'],
    [['Objective: less noise'], '0 of 0 key results are measurable'],
    [['Reach an NPS of 50'], '1 of 1 key result is measurable'],
    [['Weniger Lärm für alle Gäste: 40 Dezibel'], '1 of 1 key result is measurable'],
  ])('%j: %s', (few, summary) => expect(hintOf('okr', few).summary).toBe(summary));
});

it('names five of many other weak lines, and counts the rest', () => {
  const { weakest, also } = hintOf(
    'okr',
    Array.from({ length: 9 }, () => 'Improve the service'),
  );
  expect(weakest?.line).toBe(1);
  expect(also).toMatch(/^Also: key result 2, no number; .*key result 6, no number; and 3 more\.$/);
});

it('the hint of a KPI asks for formula, target, frequency and owner', () => {
  const hint = hintOf('kpi', [
    'Falls: falls / bed days x 1,000; target 4.0 or less; monthly; owner: Ward manager',
    'Agency cost: agency cost divided by payroll, at most 6%, monthly',
    'Staff turnover',
  ]);
  expect(hint).toMatchObject({
    summary: '2 of 3 KPIs are measurable',
    note: 'A KPI names its formula, target, frequency and owner.',
    weakest: { line: 3, finding: 'KPI 3 has no target.', reason: "You can't tell what good looks like." },
    also: 'Also: KPI 2, no owner.',
  });
  const table = hint.lines.map(({ checks }) => Object.values(checks));
  expect(table).toEqual([
    [true, true, true, true],
    [true, true, true, false],
    [false, false, false, false],
  ]);
});

describe('lineHint', () => {
  it.each([
    ['Reduce falls per 1,000 bed days from 6.1 to 4.0 by 31 March 2027', 'Measurable and dated', true],
    ['Raise night shifts with a full team from 71% to 95%', 'Measurable. No date yet.', false],
    ['Improve the mood of the team', 'No number yet.', false],
    ['  ', '', true],
  ])('of a key result: %s', (line, text, isFine) => {
    expect(lineHint('okr', line)).toEqual({ text, isFine });
  });

  it('of a KPI', () => {
    expect(lineHint('kpi', 'First reply time')).toMatchObject({ isFine: false });
    expect(
      lineHint('kpi', 'Churn: customers lost / customers at start; target below 2%; monthly; owner: Support Lead'),
    ).toEqual({ text: 'Measurable and complete', isFine: true });
  });

  // A key in a field of 20,000 characters costs no more than one in a short line.
  it.each(['Grow 5 ', '把收入提高到二百万元', 'رفع معدل الاحتفاظ ', 'להעלות את השימור', '売上を２０％増やす。', 'x'])(
    'reads the beginning of a long line only: %s',
    (words) => {
      const start = words.repeat(2_000).slice(0, 2_000);
      const long = start + words.repeat(20_000);
      expect(lineHint('okr', `${long} from 4% to 9% by 31 March 2027`)).toEqual(lineHint('okr', start));
    },
  );
});
