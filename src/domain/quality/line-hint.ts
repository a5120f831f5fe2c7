import type { GoalKind } from '@/domain/goal-kind';

import { adjectiveOf, judgeLine, lackOf } from './goal-quality';
import { capitalise } from './line-facts';

/* What is said of a single line beside its field, in the words that goal-hint has for the whole goal. */

/**
 * What is said of one line while it is typed (docs/product.md 7.14): 'Measurable and dated', 'Measurable. No date yet.'
 * @param line as it is typed; of a blank one nothing is said
 */
export function lineHint(kind: GoalKind, line: string): { text: string; isFine: boolean } {
  if (line.trim() === '') return { text: '', isFine: true };
  const quality = judgeLine(kind, line);
  const { checks, isEnglish, isMeasurable } = quality;
  const lack = lackOf(quality);
  // In another language it is only known that there is a number.
  const praise = [
    isMeasurable ? (isEnglish ? adjectiveOf(kind) : 'names a number') : '',
    checks.dated === true ? (isEnglish ? 'dated' : 'names a date') : '',
    isEnglish && checks.owner !== undefined && lack === undefined ? 'complete' : '',
  ].filter((word) => word !== '');
  const said = capitalise(praise.join(' and '));
  if (lack === undefined) return { text: said, isFine: true };
  const lacking = `${capitalise(lack.check === 'outcome' ? lack.short : `${lack.short} yet`)}.`;
  return { text: said === '' ? lacking : `${said}. ${lacking}`, isFine: false };
}
