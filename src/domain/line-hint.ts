import type { GoalKind } from './goal-kind';
import { judgeLine, type Check } from './goal-quality';

/** What is missing, in the order of its weight. */
const missing: readonly { check: Check; text: string }[] = [
  { check: 'measurable', text: 'No number yet.' },
  { check: 'target', text: 'No target yet.' },
  { check: 'dated', text: 'No date yet.' },
  { check: 'outcome', text: 'Work, not a result.' },
  { check: 'baseline', text: 'No start yet.' },
  { check: 'name', text: 'No name yet.' },
  { check: 'formula', text: 'No formula yet.' },
  { check: 'frequency', text: 'No frequency yet.' },
  { check: 'owner', text: 'No owner yet.' },
];

/**
 * What is said of one line while it is typed (docs/product.md 7.14): 'Measurable and dated', 'Measurable. No date yet.'
 * @param line as it is typed; of a blank one nothing is said
 */
export function lineHint(kind: GoalKind, line: string): { text: string; isFine: boolean } {
  if (line.trim() === '') return { text: '', isFine: true };
  const { checks, isEnglish, isMeasurable } = judgeLine(kind, line);
  const lack = missing.find(({ check }) => checks[check] === false);
  // In another language it is only known that there is a number.
  const praise = [
    isMeasurable ? (isEnglish ? 'measurable' : 'names a number') : '',
    checks.dated === true ? (isEnglish ? 'dated' : 'names a date') : '',
    isEnglish && checks.owner !== undefined && lack === undefined ? 'complete' : '',
  ].filter((word) => word !== '');
  const said = praise.join(' and ').replace(/^./, (letter) => letter.toUpperCase());
  if (lack === undefined) return { text: said, isFine: true };
  return { text: said === '' ? lack.text : `${said}. ${lack.text}`, isFine: false };
}
