import { describe, expect, it } from 'vitest';

import type { GoalKind } from '@/domain/goal-kind';

import kpiLines from '../../../tests/support/quality-lines/kpi.txt?raw';
import okrLines from '../../../tests/support/quality-lines/okr.txt?raw';
import otherLanguages from '../../../tests/support/quality-lines/other-languages.txt?raw';
import publishedKpis from '../../../tests/support/quality-lines/published-kpi.txt?raw';
import publishedOkrs from '../../../tests/support/quality-lines/published-okr.txt?raw';
import { checkLine, countMeasurable, measuredText, type Check } from './goal-quality';

type Labeled = { kind: GoalKind; labels: string; line: string };

const read = (kind: GoalKind, table: string): Labeled[] =>
  table
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const at = row.indexOf(' | ');
      return { kind, labels: row.slice(0, at), line: row.slice(at + 3) };
    });

const okrChecks: readonly [Check, string][] = [
  ['measurable', 'm'],
  ['baseline', 'f'],
  ['dated', 'd'],
  ['outcome', 'o'],
];
const kpiChecks: readonly [Check, string][] = [
  ['formula', 'f'],
  ['target', 't'],
  ['frequency', 'q'],
  ['owner', 'o'],
];
const sets = [
  { name: 'okr', rows: [...read('okr', okrLines), ...read('okr', publishedOkrs)], checks: okrChecks },
  { name: 'kpi', rows: [...read('kpi', kpiLines), ...read('kpi', publishedKpis)], checks: kpiChecks },
  {
    name: 'okr, other languages',
    rows: read('okr', otherLanguages),
    checks: okrChecks.filter(([check]) => check === 'measurable' || check === 'dated'),
  },
];

type Judged = { found: boolean | undefined; wanted: boolean | undefined; line: string };

const judge = (rows: readonly Labeled[], check: Check, letter: string): Judged[] =>
  rows.map(({ kind, labels, line }) => ({
    found: checkLine(kind, line).checks[check],
    wanted: labels.includes(`${letter}?`) ? undefined : labels.includes(letter),
    line,
  }));

describe.each(sets)('$name', ({ rows, checks }) => {
  it.each(checks)('%s: 95 of 100 verdicts are right', (check, letter) => {
    const judged = judge(rows, check, letter);
    for (const verdict of [false, true]) {
      const given = judged.filter(({ found }) => found === verdict);
      const wrong = given.filter(({ wanted }) => wanted !== verdict);
      expect(wrong.length, wrong.map(({ line }) => line).join('\n')).toBeLessThanOrEqual(given.length * 0.05);
    }
  });
});

it('no labeled line comes twice, and more than 60 of them are published', () => {
  const lines = sets.flatMap(({ rows }) => rows.map(({ line }) => line));
  expect(new Set(lines).size).toBe(lines.length);
  expect(read('okr', publishedOkrs).length + read('kpi', publishedKpis).length).toBeGreaterThan(60);
});

/** In milliseconds: a test takes this long only if a regular expression hangs. */
const hangs = 5000;

describe('a line', () => {
  it.each([
    'Offer support 24/7',
    'Prepare for ISO 9001',
    'Serve the top-10 accounts',
    'Hold 1-on-1 meetings',
    'Conform to WCAG 2.2 and 3.0',
    'Build the assistant on GPT-4',
    'Be one of the three best',
    'Win customers in the Forbes Global 2000',
    'Sell to Forbes Global 2000 companies',
    'Grow faster than in 2025',
    'Call +49 30 123456',
    'Den Zahlungsverkehr auf ISO 20022 umstellen',
  ])('may have an amount or none: "%s"', (line) => {
    expect(checkLine('okr', line).measurable).toBeUndefined();
    expect(checkLine('okr', line).checks.baseline).not.toBe(true);
  });

  it.each(['Hire a head of data in 2027', 'Finish the audit in Q3', 'Neue Website einführen'])(
    'has no amount in "%s"',
    (line) => expect(checkLine('okr', line).measurable).toBe(false),
  );

  it('that says how good a thing is may be a result', () => {
    expect(checkLine('okr', 'Create a lovable product').checks.outcome).toBeUndefined();
  });

  it('that is a level to keep lacks nothing', () => {
    expect(Object.values(checkLine('okr', 'Keep uptime at or above 99.9%').checks)).not.toContain(false);
  });

  it('in another language lacks only what is no matter of words', () => {
    expect(checkLine('okr', 'Die Fehlerquote bis zum Sommer auf 2 % senken').checks).toMatchObject({
      measurable: true,
      dated: undefined,
      outcome: undefined,
    });
    expect(checkLine('kpi', 'Vaihtuvuus: lähteneet jaettuna kaikilla; alle 5 %; kuukausittain; Maija').checks).toEqual({
      target: true,
    });
  });

  it('that is not checked is counted apart', () => {
    const lines = ['Grow to 50 clinics', 'Support USB 3.0', 'Write a plan'].map((line) => checkLine('okr', line));
    expect(measuredText('okr', countMeasurable(lines))).toBe('1 of 2 key results are measurable, 1 not checked');
    expect(measuredText('okr', countMeasurable(lines.slice(1, 2)))).toBe('1 key result not checked');
  });

  it.each([
    ['blank', ''],
    ['signs', '*** --- ///'],
    ['nothing but numbers', '9'.repeat(5000)],
    ['blanks', ' '.repeat(5000)],
    ['a page', 'from 1 to 2 by the end of the '.repeat(5000)],
    ['control characters', '\u0000\u202E\uD800 5 %'],
  ])(
    'of %s is checked a hundred times, and no rule hangs',
    (_, line) => {
      for (const kind of ['okr', 'kpi'] as const) {
        for (let time = 0; time < 100; time += 1) expect(checkLine(kind, line).text).toBe(line);
      }
    },
    hangs,
  );
});
