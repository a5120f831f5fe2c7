import type { GoalKind } from '@/domain/goal-kind';

import { checkKpi, type KpiCheck } from './kpi-checks';
import { plain } from './plain-line';
import { checkResult, datedOf, measurableOf, type ResultCheck, type Verdict } from './result-checks';

/*
 * What a line of a goal lacks (docs/product.md 7.14), by kind, with the words in which it is said. The checks read the text
 * alone, give advice and block nothing. They are here and not in src/lib because the mock backend checks its drafts by them.
 */

export type Check = ResultCheck | KpiCheck;

/** The verdicts on a line. */
export type LineQuality = {
  text: string;
  /** By the check that counts. */
  measurable: Verdict;
  checks: Partial<Record<Check, Verdict>>;
};

type CheckTexts = { label: string; finding: string; short: string; reason: string };

/**
 * Of every check the title of its column, and what is said of a line that fails it, with why that matters. The first one
 * that a line fails is the one that is said.
 */
const checkTexts: Record<Check, CheckTexts> = {
  measurable: {
    label: 'Measurable',
    finding: 'has no number',
    short: 'no number',
    reason: "You can't tell when it's done.",
  },
  target: {
    label: 'Target',
    finding: 'has no target',
    short: 'no target',
    reason: "You can't tell what good looks like.",
  },
  dated: { label: 'Dated', finding: 'has no date', short: 'no date', reason: "You won't know when to check." },
  outcome: {
    label: 'Outcome',
    finding: 'says work, not a result',
    short: 'says work, not a result',
    reason: 'It describes work, not the result.',
  },
  baseline: {
    label: 'Start and target',
    finding: 'has no starting point',
    short: 'no start',
    reason: "You can't measure progress without a starting point.",
  },
  formula: {
    label: 'Formula',
    finding: 'has no formula',
    short: 'no formula',
    reason: 'Two people may count differently.',
  },
  frequency: {
    label: 'Frequency',
    finding: 'has no frequency',
    short: 'no frequency',
    reason: 'No one knows when to look.',
  },
  owner: { label: 'Owner', finding: 'has no owner', short: 'no owner', reason: "It's unclear who is responsible." },
};

/** The check that a line fails, the weightiest of several; undefined where it passes all. */
export function failedCheckOf({ checks }: LineQuality): (CheckTexts & { check: Check }) | undefined {
  const check = Object.keys(checkTexts).find((name): name is Check => checks[name as Check] === false);
  return check && { check, ...checkTexts[check] };
}

type QualityRules = {
  /** Checks a plain line; the checks are in the order of their columns. */
  check: (line: string) => Partial<Record<Check, Verdict>>;
  /** The check that counts, and what a line that passes it is called. */
  measure: Check;
  adjective: string;
  /** The sentence below the count. */
  note: (objectives: number) => string;
};

/** Of a kind that has no rules of its own: a line has a number to reach, and a date to look. */
const neutralRules: QualityRules = {
  check: (line) => ({ measurable: measurableOf(line), dated: datedOf(line) }),
  measure: 'measurable',
  adjective: 'measurable',
  note: (count) => (count === 0 ? '' : `The ${count === 1 ? 'objective is' : 'objectives are'} not counted.`),
};

/** The rules of the kinds that have their own. */
const ownRules: { readonly [Kind in GoalKind]?: QualityRules } = {
  okr: { ...neutralRules, check: checkResult },
  kpi: {
    check: checkKpi,
    measure: 'target',
    adjective: 'measurable',
    note: () => 'A KPI names its formula, target, frequency and owner.',
  },
};

const rulesOf = (kind: GoalKind): QualityRules => ownRules[kind] ?? neutralRules;

/** The checks of a kind with the titles of their columns. */
export const checksOf = (kind: GoalKind): readonly { check: Check; label: string }[] =>
  (Object.keys(rulesOf(kind).check('')) as Check[]).map((check) => ({ check, label: checkTexts[check].label }));

/** What a line of this kind is called that passes the check that counts: 'measurable'. */
export const adjectiveOf = (kind: GoalKind): string => rulesOf(kind).adjective;

/** How many lines are measurable, of how many that could be judged, and how many could not. */
export type Measured = { measurable: number; lines: number; unsure: number };

/** Counts the lines that are measurable. */
export const measuredOf = (lines: readonly LineQuality[]): Measured => ({
  measurable: lines.filter(({ measurable }) => measurable === true).length,
  lines: lines.filter(({ measurable }) => measurable !== undefined).length,
  unsure: lines.filter(({ measurable }) => measurable === undefined).length,
});

/**
 * 'N of M lines are measurable', with 'K not checked' where it is not known of some; of these alone only that is said.
 * @param write writes the numbers, where they may be large
 */
export function measuredText(
  kind: GoalKind,
  { measurable, lines, unsure }: Measured,
  write: (count: number) => string = String,
): string {
  if (lines === 0 && unsure > 0) return `${write(unsure)} ${unsure === 1 ? 'line' : 'lines'} not checked`;
  const [noun, verb] = lines === 1 ? ['line', 'is'] : ['lines', 'are'];
  const rest = unsure === 0 ? '' : `, ${write(unsure)} not checked`;
  return `${write(measurable)} of ${write(lines)} ${noun} ${verb} ${adjectiveOf(kind)}${rest}`;
}

/** The sentence below the count of a goal's lines: that objectives are not counted, or what a KPI names. */
export const noteOf = (kind: GoalKind, objectives: number): string => rulesOf(kind).note(objectives);

/** Checks one line of a goal, without bullets or numbers before it. */
export function checkLine(kind: GoalKind, text: string): LineQuality {
  const { check, measure } = rulesOf(kind);
  const checks = check(plain(text));
  return { text, measurable: checks[measure], checks };
}
