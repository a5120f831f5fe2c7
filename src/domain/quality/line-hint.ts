import type { GoalKind } from '@/domain/goal-kind';
import { capitalise } from '@/domain/text';

import { adjectiveOf, checkLine, failedCheckOf } from './goal-quality';

/* What is said of a single line beside its field, in the words that goal-hint has for the whole goal. */

/**
 * What is said of one line while it is typed (docs/product.md 7.14): 'Measurable and dated', 'Measurable. No date yet.'; nothing where no check is sure
 * @param line as it is typed; of a blank one nothing is said
 */
export function lineHint(kind: GoalKind, line: string): { text: string; isFine: boolean } {
  if (line.trim() === '') return { text: '', isFine: true };
  const quality = checkLine(kind, line);
  const { checks, measurable } = quality;
  const failed = failedCheckOf(quality);
  const passed = [
    measurable === true ? adjectiveOf(kind) : '',
    checks.dated === true ? 'dated' : '',
    checks.owner === true && checks.formula === true && checks.frequency === true ? 'complete' : '',
  ].filter((word) => word !== '');
  const text = capitalise(passed.join(' and '));
  if (failed === undefined) return { text, isFine: true };
  const missing = `${capitalise(failed.check === 'outcome' ? failed.short : `${failed.short} yet`)}.`;
  return { text: text === '' ? missing : `${text}. ${missing}`, isFine: false };
}
