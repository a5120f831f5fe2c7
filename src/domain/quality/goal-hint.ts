import type { GoalKind } from '@/domain/goal-kind';
import { withDetails, type ResultLine } from '@/domain/result/result-line';

import { checkLine, failedCheckOf, measuredOf, measuredText, noteOf, type LineQuality } from './goal-quality';

/* The hints of a whole goal: the findings of goal-quality in sentences. */

/** What is said of a goal. Sentences are whole, so that a screen shows them as they are. */
export type GoalHint = {
  /** The results, each with its details; the first of them is line 1. */
  lines: readonly LineQuality[];
  /** Of each of them, what keeps it from being measurable, 'no number'; null where nothing does. */
  gaps: readonly (string | null)[];
  /** 'N of M lines are measurable' */
  summary: string;
  /** What is not counted, or what a KPI names. */
  note: string;
  /** The weakest line by number, with what was found and one reason; null where every line is fine. */
  weakest: { line: number; finding: string; reason: string } | null;
  /** The other weak lines: 'Also: line 2, no date.' */
  also: string;
};

/** How many other weak lines are named. */
const mostNamed = 5;

/** 'Also: line 2, no date; line 3, no number.', '' for none; a long goal has the number of those that are not named. */
function alsoText(others: readonly string[]): string {
  if (others.length === 0) return '';
  const rest = others.length > mostNamed ? `; and ${others.length - mostNamed} more` : '';
  return `Also: ${others.slice(0, mostNamed).join('; ')}${rest}.`;
}

/**
 * Says how good the lines of a goal are (docs/product.md 7.14): advice in sentences, from the text alone.
 */
export function hintOf(kind: GoalKind, lines: readonly ResultLine[]): GoalHint {
  const objectives = lines.filter(({ type }) => type === 'objective').length;
  const checked = withDetails(lines).map((line) => checkLine(kind, line));
  const weak = checked.flatMap((line, index) => {
    const failed = failedCheckOf(line);
    return failed === undefined ? [] : [{ line, number: index + 1, failed }];
  });
  const worst = weak.find(({ line }) => line.measurable === false) ?? weak[0];
  const others = weak.filter((other) => other !== worst).map(({ number, failed }) => `line ${number}, ${failed.short}`);
  return {
    lines: checked,
    gaps: checked.map((line) => (line.measurable === false ? (failedCheckOf(line)?.short ?? null) : null)),
    summary: measuredText(kind, measuredOf(checked)),
    note: noteOf(kind, objectives),
    weakest:
      worst === undefined
        ? null
        : {
            line: worst.number,
            finding: `Line ${worst.number} ${worst.failed.finding}.`,
            reason: worst.failed.reason,
          },
    also: alsoText(others),
  };
}
