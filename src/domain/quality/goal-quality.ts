import { resultCount, type GoalKind } from '@/domain/goal-kind';

import { checkKpi, type KpiCheck } from './kpi-checks';
import { plain } from './plain-line';
import { checkResult, type ResultCheck, type Verdict } from './result-checks';

/* The checks of a line by kind, with their texts (docs/product.md 7.14). The mock backend checks its drafts with them. */

export type Check = ResultCheck | KpiCheck;

export type LineQuality = {
  text: string;
  /** The verdict of the kind's `measure`. */
  measurable: Verdict;
  checks: Partial<Record<Check, Verdict>>;
};

type CheckTexts = {
  short: string;
  reason: string;
  /** 'has no number', where it is more than 'has' and `short`. */
  finding?: string;
};

/** The texts of every check. A line is told the first one that it fails. */
const checkTexts: Record<Check, CheckTexts> = {
  measurable: { short: 'no number', reason: "You can't tell when it's done." },
  target: { short: 'no target', reason: "You can't tell what good looks like." },
  dated: { short: 'no date', reason: "You won't know when to check." },
  outcome: {
    short: 'says work, not a result',
    reason: 'It describes work, not the result.',
    finding: 'says work, not a result',
  },
  baseline: {
    short: 'no start',
    reason: "You can't measure progress without a starting point.",
    finding: 'has no starting point',
  },
  formula: { short: 'no formula', reason: 'Two people may count differently.' },
  frequency: { short: 'no frequency', reason: 'No one knows when to look.' },
  owner: { short: 'no owner', reason: "It's unclear who is responsible." },
};

/** The first check that a line fails; undefined where it passes all. */
export function findFailedCheck({ checks }: LineQuality): (Required<CheckTexts> & { check: Check }) | undefined {
  const check = Object.keys(checkTexts).find((name): name is Check => checks[name as Check] === false);
  return check && { check, finding: `has ${checkTexts[check].short}`, ...checkTexts[check] };
}

type QualityRules = {
  /** Checks a plain line. */
  check: (line: string) => Partial<Record<Check, Verdict>>;
  /** The check that makes a line measurable. */
  measure: Check;
  /** The sentence below the count. */
  note: (objectives: number) => string;
};

const rulesOfResults: QualityRules = {
  check: checkResult,
  measure: 'measurable',
  note: (count) =>
    count === 0 ? '' : `Key results are counted, the ${count === 1 ? 'objective is' : 'objectives are'} not.`,
};

const ownRules: { readonly [Kind in GoalKind]?: QualityRules } = {
  kpi: { check: checkKpi, measure: 'target', note: () => 'A KPI names its formula, target, frequency and owner.' },
};

const rulesOf = (kind: GoalKind): QualityRules => ownRules[kind] ?? rulesOfResults;

/** `lines` are those with a verdict, `unsure` those without. */
export type Measured = { measurable: number; lines: number; unsure: number };

/** Counts the lines that are measurable. */
export const countMeasurable = (lines: readonly LineQuality[]): Measured => ({
  measurable: lines.filter(({ measurable }) => measurable === true).length,
  lines: lines.filter(({ measurable }) => measurable !== undefined).length,
  unsure: lines.filter(({ measurable }) => measurable === undefined).length,
});

/** 'N of M key results are measurable, K not checked' */
export function measuredText(kind: GoalKind, { measurable, lines, unsure }: Measured): string {
  if (lines === 0 && unsure > 0) return `${resultCount(kind, unsure)} not checked`;
  const rest = unsure === 0 ? '' : `, ${unsure} not checked`;
  return `${measurable} of ${resultCount(kind, lines)} ${lines === 1 ? 'is' : 'are'} measurable${rest}`;
}

/** The sentence below the count of a goal's lines. */
export const noteOf = (kind: GoalKind, objectives: number): string => rulesOf(kind).note(objectives);

/** Checks a line of a goal, without its bullet or number. */
export function checkLine(kind: GoalKind, text: string): LineQuality {
  const { check, measure } = rulesOf(kind);
  const checks = check(plain(text));
  return { text, measurable: checks[measure], checks };
}
