import { partsOf } from './goal';
import type { GoalKind } from './goal-kind';
import { adjectiveOf, judgeLine, type Check, type LineQuality } from './goal-quality';
import { strongerLine } from './stronger-line';

/* What is said of a whole goal: what goal-quality found of its lines, in sentences, with the example of stronger-line. */

/** The checks of a kind, in the order of their columns. */
export const goalChecks: Record<GoalKind, readonly { check: Check; label: string }[]> = {
  okr: [
    { check: 'measurable', label: 'Measurable' },
    { check: 'baseline', label: 'From and to' },
    { check: 'dated', label: 'Dated' },
    { check: 'outcome', label: 'Outcome' },
  ],
  kpi: [
    { check: 'name', label: 'Name' },
    { check: 'formula', label: 'Formula' },
    { check: 'target', label: 'Target' },
    { check: 'frequency', label: 'Frequency' },
    { check: 'owner', label: 'Owner' },
  ],
};

/** What is said below the count: of an OKR that has an objective, and of KPIs. */
const notes: Record<GoalKind, (objective: string | null) => string> = {
  okr: (objective) => (objective === null ? '' : 'The objective is not counted.'),
  kpi: () => 'A KPI names what is counted, how, how often and by whom.',
};

/** What is said of a check that fails, and why it matters; the first of a line that fails is the one that is said. */
const lacks: readonly { check: Check; fact: string; short: string; reason: string }[] = [
  { check: 'measurable', fact: 'names no number', short: 'no number', reason: 'Nobody can tell when it is reached.' },
  { check: 'target', fact: 'names no target', short: 'no target', reason: 'Nobody can tell when it is good.' },
  { check: 'dated', fact: 'names no date', short: 'no date', reason: 'Nobody can tell when to look.' },
  {
    check: 'outcome',
    fact: 'is work, not a result',
    short: 'work, not a result',
    reason: 'It says what will be done, not what will change.',
  },
  { check: 'baseline', fact: 'names no start', short: 'no start', reason: 'Nobody can tell how far it has come.' },
  { check: 'name', fact: 'has no name', short: 'no name', reason: 'Nobody can tell what is counted.' },
  { check: 'formula', fact: 'names no formula', short: 'no formula', reason: 'Two people may count differently.' },
  { check: 'frequency', fact: 'names no frequency', short: 'no frequency', reason: 'Nobody knows when to look.' },
  { check: 'owner', fact: 'names no owner', short: 'no owner', reason: 'Nobody knows whom to ask.' },
];

/**
 * The last day of the quarter after the one of `now`, such as '31 March 2027', by when an example is to be reached; in
 * UTC, so that it is the same anywhere.
 */
export function endOfNextQuarter(now: Date): string {
  const quarter = Math.floor(now.getUTCMonth() / 3);
  const end = new Date(Date.UTC(now.getUTCFullYear(), (quarter + 2) * 3, 0));
  return end.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** What is said of a goal. Sentences are whole, so that a screen shows them as they are. */
export type GoalHint = {
  /** The first line where it begins with 'Objective': neither numbered nor counted. */
  objective: string | null;
  /** The others; the first of them is line 1. */
  lines: readonly LineQuality[];
  /** Of each of them, what keeps it from being measurable, 'no number'; null where nothing does. */
  gaps: readonly (string | null)[];
  /** 'N of M lines are measurable' */
  summary: string;
  /** What is not counted, or what a KPI names. */
  note: string;
  /** The weakest line by number, with one fact and one reason; null where every line is fine. */
  weakest: { line: number; fact: string; reason: string } | null;
  /** The other weak lines: 'Also: line 2, no date.' */
  also: string;
  /** One stronger wording of the weakest line. */
  example: string | null;
};

/** What a line lacks first, in the order of its weight; undefined where it lacks nothing. */
export const lackOf = ({ checks }: LineQuality) => lacks.find(({ check }) => checks[check] === false);

function summaryOf(kind: GoalKind, lines: readonly LineQuality[]): string {
  const measured = lines.filter(({ isMeasurable }) => isMeasurable).length;
  const count = `${measured} of ${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`;
  // In another language it is only known that there is a number.
  if (lines.some(({ isEnglish }) => !isEnglish)) return `${count} ${lines.length === 1 ? 'names' : 'name'} a number`;
  return `${count} ${lines.length === 1 ? 'is' : 'are'} ${adjectiveOf(kind)}`;
}

/**
 * Says how good the lines of a goal are (docs/product.md 7.14): advice in sentences, from the text alone.
 * @param lines as they are shown: without blank lines, bullets and numbers
 * @param date by when the example is to be reached, such as '31 March 2027'
 */
export function hintOf(kind: GoalKind, lines: readonly string[], date: string): GoalHint {
  const { objective, results } = partsOf(lines);
  const judged = results.map((line) => judgeLine(kind, line));
  const weak = judged.flatMap((line, index) => {
    const lack = lackOf(line);
    return lack === undefined ? [] : [{ line, number: index + 1, lack }];
  });
  const worst = weak.find(({ line }) => !line.isMeasurable) ?? weak[0];
  const others = weak.filter((other) => other !== worst).map(({ number, lack }) => `line ${number}, ${lack.short}`);
  // A line that is work and lacks a number lacks it because it is work.
  const isWork = worst?.line.checks.outcome === false;
  return {
    objective,
    lines: judged,
    gaps: judged.map((line) => (line.isMeasurable ? null : (lackOf(line)?.short ?? null))),
    summary: summaryOf(kind, judged),
    note: notes[kind](objective),
    weakest:
      worst === undefined
        ? null
        : {
            line: worst.number,
            fact: `Line ${worst.number} ${worst.lack.fact}.`,
            reason: isWork ? 'It says what will be done, not what will change.' : worst.lack.reason,
          },
    also: others.length === 0 ? '' : `Also: ${others.join('; ')}.`,
    example: worst === undefined ? null : strongerLine(kind, worst.line, date),
  };
}
