import { describe, expect, it } from 'vitest';

import { goalKinds, type GoalKind } from '@/domain/goal-kind';

import heldOutKpiLines from '../../../tests/support/quality-lines/kpi-held-out.txt?raw';
import kpiLines from '../../../tests/support/quality-lines/kpi.txt?raw';
import heldOutOkrLines from '../../../tests/support/quality-lines/okr-held-out.txt?raw';
import okrLines from '../../../tests/support/quality-lines/okr.txt?raw';
import heldOutOtherLanguages from '../../../tests/support/quality-lines/other-languages-held-out.txt?raw';
import otherLanguages from '../../../tests/support/quality-lines/other-languages.txt?raw';
import { checkLine, checksOf, type Check } from './goal-quality';

type Labelled = { kind: GoalKind; labels: string; line: string };

const read = (kind: GoalKind, table: string): Labelled[] =>
  table
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const at = row.indexOf(' | ');
      return { kind, labels: row.slice(0, at), line: row.slice(at + 3) };
    });

const letters: { readonly [Kind in GoalKind]?: readonly [Check, string][] } = {
  okr: [
    ['measurable', 'm'],
    ['baseline', 'f'],
    ['dated', 'd'],
    ['outcome', 'o'],
  ],
  kpi: [
    ['name', 'n'],
    ['formula', 'f'],
    ['target', 't'],
    ['frequency', 'q'],
    ['owner', 'o'],
  ],
};

/** How many of the findings are right, and how many of what there is to find are found. */
function rate(rows: readonly Labelled[], check: Check, letter: string) {
  const results = rows.map(({ kind, labels, line }) => ({
    found: checkLine(kind, line).checks[check] === true,
    wanted: labels.includes(letter),
    line,
  }));
  const right = results.filter(({ found, wanted }) => found && wanted).length;
  return {
    precision: right / results.filter(({ found }) => found).length,
    recall: right / results.filter(({ wanted }) => wanted).length,
    lines: results.length,
  };
}

/** The labelled lines of a kind: in English, and those the checks were not written for. */
type Sets = { lines: Labelled[]; heldOut: Labelled[]; otherLanguages?: Labelled[]; otherLanguagesHeldOut?: Labelled[] };

/** Of every kind that has rules of its own. */
const setsOf: { readonly [Kind in GoalKind]?: Sets } = {
  okr: {
    lines: read('okr', okrLines),
    heldOut: read('okr', heldOutOkrLines),
    otherLanguages: read('okr', otherLanguages),
    otherLanguagesHeldOut: read('okr', heldOutOtherLanguages),
  },
  kpi: { lines: read('kpi', kpiLines), heldOut: read('kpi', heldOutKpiLines) },
};
const sets = Object.entries(setsOf).flatMap(([kind, each]) =>
  Object.entries(each).map(([name, rows]) => ({ name: `${kind}, ${name}`, rows })),
);
const english = Object.values(setsOf).flatMap(({ lines, heldOut }) => [...lines, ...heldOut]);
const other = Object.values(setsOf).flatMap((each) => [
  ...(each.otherLanguages ?? []),
  ...(each.otherLanguagesHeldOut ?? []),
]);

describe.each(sets)('$name', ({ name, rows }) => {
  it('has lines', () => expect(rows.length).toBeGreaterThan(0));

  const checks = (letters[rows[0]?.kind ?? 'okr'] ?? []).filter(([, letter]) =>
    rows.some(({ labels }) => labels.includes(letter)),
  );

  it.each(checks)('%s: precision and recall are 0.9 or more', (check, letter) => {
    const { precision, recall, lines } = rate(rows, check, letter);
    process.stdout.write(
      `${name}, ${check}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} of ${lines} lines\n`,
    );
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });
});

/** A kind that has not been thought of. */
const newKind = 'commitment' as GoalKind;

describe('a kind without rules of its own', () => {
  it('is asked for a number and a date', () => {
    const line = checkLine(newKind, 'Answer every letter');
    expect(line).toMatchObject({ isMeasurable: false, checks: { measurable: false, dated: false } });
    expect(checkLine(newKind, 'Answer 90% of the letters by 31 March').checks).toEqual({
      measurable: true,
      dated: true,
    });
  });

  it('is every kind without labelled lines', () => {
    for (const { kind } of Object.values(goalKinds)) {
      const isNeutral = JSON.stringify(checksOf(kind)) === JSON.stringify(checksOf(newKind));
      expect(isNeutral, kind).toBe(setsOf[kind] === undefined);
    }
  });
});

describe('the labelled lines', () => {
  it('are many, and none comes twice', () => {
    const lines = sets.map(({ rows }) => rows.map(({ line }) => line));
    expect(new Set(lines.flat()).size).toBe(lines.flat().length);
    expect(lines.flat().length).toBeGreaterThan(200);
  });

  it('are told apart by language', () => {
    const found = (rows: readonly Labelled[], isEnglish: boolean) =>
      rows.filter(({ kind, line }) => checkLine(kind, line).isEnglish === isEnglish).length / rows.length;
    expect(found(english, true)).toBe(1);
    expect(found(other, false)).toBeGreaterThanOrEqual(0.9);
  });
});

/** In milliseconds: so long a test takes only where a rule hangs. */
const hangs = 5000;

describe('a line', () => {
  it.each([
    'Hire a head of data in 2027',
    'Finish the audit in Q3',
    'Offer support 24/7',
    'Prepare for ISO 9001',
    'Serve the top-10 accounts',
    'Hold 1-on-1 meetings',
  ])('has no amount in "%s"', (line) => expect(checkLine('okr', line).isMeasurable).toBe(false));

  it('that is a level to keep lacks nothing', () => {
    expect(checkLine('okr', 'Keep uptime at or above 99.9%').checks).toEqual({
      measurable: true,
      baseline: true,
      dated: true,
      outcome: true,
    });
  });

  it('in another language has only facts', () => {
    expect(checkLine('okr', 'Die Fehlerquote von 4 % auf 2 % senken').checks).toEqual({
      measurable: true,
      dated: false,
    });
    expect(checkLine('kpi', 'Fehlerquote: fehlerhafte Teile für die Kunden, höchstens 2 %').checks).toEqual({
      target: true,
    });
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
      for (const kind of Object.keys(letters) as GoalKind[]) {
        for (let time = 0; time < 100; time += 1) expect(checkLine(kind, line).text).toBe(line);
      }
    },
    hangs,
  );
});
