import { withoutTimes } from './line-dates';
import {
  amountLeads,
  changeVerbs,
  currencies,
  namedNumbers,
  numberWords,
  quantifiers,
  units,
  workNouns,
  workVerbs,
} from './quality-words';

/** Counts of numbers. `doubtful` may be names: 'WCAG 2.2', 'GPT-4', 'top 10', '24/7'. */
export type Amounts = { sure: number; doubtful: number };

const groups = /(?<![\p{Nd}.,])\p{Nd}{1,3}(?: \p{Nd}{3})+(?!\p{Nd})/gu;
/** Around numbers in scripts without blanks: 'を16%から'. */
const edges = /(?<=\p{Nd}%?)(?=\p{Lo})|(?<=\p{Lo}-?)(?=\p{Nd})/gu;
const around = /^["'([{<>=~\u2264\u2265\u2248\u00b1]+|[\])}"'!?:;,.+]+$/gu;
const isMarked = /\p{Sc}[-+]?\p{Nd}|\p{Nd}\p{L}{0,2}\p{Sc}|\p{Nd}%|^\p{Nd}+[.,]\p{Nd}+\/\p{Nd}+$/u;
const figure = new RegExp(
  `^[-+]?(?!0\\p{Nd}|(?:19|20)\\p{Nd}\\p{Nd}$)(?:\\p{Nd}{1,3}(?:[.,']\\p{Nd}{3})+(?:[.,]\\p{Nd}+)?|\\p{Nd}+(?:[.,]\\p{Nd}+)?)(?:${units})?$`,
  'u',
);
const share = /^(?:%|percent|per|prozent|percento?|procent|points?|percentage)$/iu;
const plainNumber = /^[-+]?\p{Nd}[\p{Nd}.,]*$/u;
const joins = new Set(['and', 'or', '&', 'und', 'et', 'y', 'e', 'och', 'og', 'to', '-']);

const wordsOf = (line: string): string[] =>
  withoutTimes(line)
    .replace(groups, (number) => number.replaceAll(' ', ''))
    .replace(edges, ' ')
    .replace(/[:=] (?=\p{Nd})/gu, ' at ')
    .split(/[ |]+/)
    .map((word) => word.replace(around, ''))
    .filter((word) => word !== '');

/** Whether the word before a number makes it a name: 'phase', a capital within a line, but not 'Reach'. */
function isName(word: string): boolean {
  const small = word.toLowerCase();
  if (namedNumbers.has(small)) return true;
  if (currencies.has(small) || amountLeads.has(small)) return false;
  return !changeVerbs.has(small) && !workVerbs.has(small) && !workNouns.has(small) && /\p{Lu}|^#/u.test(word);
}

/** Whether a number in words is an amount: 'Double', 'Zero', 'Win ten', 'to fifty', but not 'one'. */
const isAmount = (word: string, before: string, index: number): boolean =>
  index === 0
    ? changeVerbs.has(word) || word === 'zero'
    : word !== 'one' && !changeVerbs.has(word) && (changeVerbs.has(before) || amountLeads.has(before));

const isQuantifier = (word: string): boolean => quantifiers.has(word) || /^(?:every|no)body$/.test(word);

/** Counts the amounts of a plain line, word by word in any language. */
export function countAmounts(line: string): Amounts {
  const words = wordsOf(line);
  const amounts = { sure: 0, doubtful: words.slice(0, 2).some((word) => isQuantifier(word.toLowerCase())) ? 1 : 0 };
  let wasName = false;
  for (const [index, word] of words.entries()) {
    const [before = '', behind = ''] = [words[index - 1], words[index + 1]];
    const small = word.toLowerCase();
    if (/\p{Nd}/u.test(word)) {
      const isNamed: boolean =
        (wasName && joins.has(before.toLowerCase())) ||
        [before, behind].some((next) => plainNumber.test(next)) ||
        isName(before);
      const isSure: boolean = isMarked.test(word) || share.test(behind) || (figure.test(word) && !isNamed);
      amounts[isSure ? 'sure' : 'doubtful'] += 1;
      wasName = !isSure;
    } else {
      if (numberWords.has(small)) amounts[isAmount(small, before.toLowerCase(), index) ? 'sure' : 'doubtful'] += 1;
      wasName &&= joins.has(small);
    }
  }
  return amounts;
}
