import { halfWords, monthNumber, quarterWords } from './quality/date-words';

/** Line ends of every platform, with the Unicode ones. */
export const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;

/** '-', '*', '+' and dashes are bullets before a blank only: '-5 %' and '*Note*' are text. */
const bullet = /^(?:[•‣⁃◦∙·●○▪▫■□◆◇▶►➢➤✓✔]\ufe0f?\s*|[-*+–—](?:\s+|$))/u;

/** '1.', '2)', '(3)', '4:', '1、' and keycaps; never the start of '3.5', '12:30' or '2024.'. */
const number =
  /^(?:\(\p{Nd}{1,3}\)|\p{Nd}{1,3}[.):．、）：](?=\s|\p{Lu}|\p{Lo}|$)|\p{Nd}{1,3}[、．）](?!\p{Nd})|\p{Nd}\ufe0f?\u20e3)\s*/u;

/** A number and the word behind it: '15. März', '12) months'. */
const numberAndWord = /^\(?(?<count>\p{Nd}{1,3})[.):] ?(?<word>\p{L}+)/u;

const unit = /^(?:hours|days|weeks|months|years|stunden|tage|wochen|monate|jahre)$/u;

/** Whether the number of a line is one of its own: before a month or a quarter, and of several before a unit. */
function isOwnNumber(line: string): boolean {
  const { count, word = '' } = numberAndWord.exec(line)?.groups ?? {};
  const name = word.toLowerCase();
  const isDate = monthNumber(name) !== undefined || quarterWords.has(name) || halfWords.has(name);
  return isDate || (unit.test(name) && Number(count) !== 1);
}

/** Whether lines are numbered from 1 on, so that each number is that of a list. */
function areCounted(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => number.exec(line)?.[0].match(/\p{Nd}+/u)?.[0] ?? []);
  return numbers.length > 1 && numbers.every((count, index) => Number(count) === index + 1);
}

/** Rules and separators: '---', '***', '___'. */
const ruler = /^[-*_=–—\s]+$/u;

/** So many lines are shown of a goal, and more are not looked over: a hundred thousand would keep the browser busy for a minute. */
export const maxShownLines = 1000;

/**
 * Reads a result text as a list (docs/product.md 7.7): one entry per line, without blank lines, and without the bullets
 * and numbers of the text, since the list has its own.
 * @param result the `result` of a record
 * @returns the entries, trimmed, none empty
 */
export function resultLines(result: string): string[] {
  const lines = result
    .split(lineEnd)
    .map((line) => line.trim())
    .filter((line) => !ruler.test(line))
    .map((line) => line.replace(bullet, ''));
  const isCounted = areCounted(lines);
  return lines
    .map((line) => (!isCounted && isOwnNumber(line) ? line : line.replace(number, '')).trim())
    .filter((line) => line !== '');
}
