import { inSentence, resultName, type GoalKind } from '@/domain/goal-kind';
import { withDetails, type ResultLine } from '@/domain/result/result-line';
import { capitalize } from '@/domain/text';

import { checkLine, findFailedCheck, countMeasurable, measuredText, noteOf, type LineQuality } from './goal-quality';

/** The hint of a goal in whole sentences. */
export type GoalHint = {
  /** The results with their details. */
  lines: readonly LineQuality[];
  /** Why each of `lines` is not measurable, 'no number'; null where it is. */
  gaps: readonly (string | null)[];
  /** 'N of M key results are measurable' */
  summary: string;
  /** `noteOf` */
  note: string;
  /** The first line that is not measurable, else the first that fails a check. */
  weakest: { line: number; finding: string; reason: string } | null;
  /** The other weak lines: 'Also: key result 2, no date.' */
  also: string;
};

const maxNamed = 5;

/** 'Also: key result 2, no date; key result 3, no number; and 2 more.' */
function alsoText(others: readonly string[]): string {
  if (others.length === 0) return '';
  const rest = others.length > maxNamed ? `; and ${others.length - maxNamed} more` : '';
  return `Also: ${others.slice(0, maxNamed).join('; ')}${rest}.`;
}

/** Checks the lines of a goal (docs/product.md 7.14). */
export function hintOf(kind: GoalKind, lines: readonly ResultLine[]): GoalHint {
  const objectives = lines.filter(({ type }) => type === 'objective').length;
  const checked = withDetails(lines).map((line) => checkLine(kind, line));
  const weak = checked.flatMap((line, index) => {
    const failed = findFailedCheck(line);
    return failed === undefined ? [] : [{ line, number: index + 1, failed }];
  });
  const worst = weak.find(({ line }) => line.measurable === false) ?? weak[0];
  const others = weak
    .filter((other) => other !== worst)
    .map(({ number, failed }) => `${inSentence(resultName(kind, number))}, ${failed.short}`);
  return {
    lines: checked,
    gaps: checked.map((line) => (line.measurable === false ? (findFailedCheck(line)?.short ?? null) : null)),
    summary: measuredText(kind, countMeasurable(checked)),
    note: noteOf(kind, objectives),
    weakest:
      worst === undefined
        ? null
        : {
            line: worst.number,
            finding: `${resultName(kind, worst.number)} ${worst.failed.finding}.`,
            reason: worst.failed.reason,
          },
    also: alsoText(others),
  };
}

/** The hint of a line while it is typed (docs/product.md 7.14): 'Measurable and dated', 'Measurable. No date yet.', or ''. */
export function lineHint(kind: GoalKind, line: string): { text: string; isFine: boolean } {
  if (line.trim() === '') return { text: '', isFine: true };
  const quality = checkLine(kind, line);
  const { checks, measurable } = quality;
  const failed = findFailedCheck(quality);
  const passed = [
    measurable === true ? 'measurable' : '',
    checks.dated === true ? 'dated' : '',
    checks.owner === true && checks.formula === true && checks.frequency === true ? 'complete' : '',
  ].filter((word) => word !== '');
  const text = capitalize(passed.join(' and '));
  if (failed === undefined) return { text, isFine: true };
  const missing = `${capitalize(failed.check === 'outcome' ? failed.short : `${failed.short} yet`)}.`;
  return { text: text === '' ? missing : `${text}. ${missing}`, isFine: false };
}
