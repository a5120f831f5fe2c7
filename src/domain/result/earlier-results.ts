import { halfWords, monthNumber, quarterWords } from '../quality/date-words';
import { lineEnd } from './result-line';

/*
 * Until 2026-11-26 every line counted as a result. Progress that was stored by that count finds its line again by these texts
 * (docs/product.md 7.19).
 */

const bullet = /^(?:[•‣⁃◦∙·●○▪▫■□◆◇▶►➢➤✓✔]\ufe0f?\s*|[-*+–—](?:\s+|$))/u;
const number =
  /^(?:\(\p{Nd}{1,3}\)|\p{Nd}{1,3}[.):．、）：](?=\s|\p{Lu}|\p{Lo}|$)|\p{Nd}{1,3}[、．）](?!\p{Nd})|\p{Nd}\ufe0f?\u20e3)\s*/u;
const numberAndWord = /^\(?(?<count>\p{Nd}{1,3})[.):] ?(?<word>\p{L}+)/u;
const unit = /^(?:hours|days|weeks|months|years|stunden|tage|wochen|monate|jahre)$/u;
const ruler = /^[-*_=–—\s]+$/u;

function isOwnNumber(line: string): boolean {
  const { count, word = '' } = numberAndWord.exec(line)?.groups ?? {};
  const name = word.toLowerCase();
  const isDate = monthNumber(name) !== undefined || quarterWords.has(name) || halfWords.has(name);
  return isDate || (unit.test(name) && Number(count) !== 1);
}

/** The texts of the results by the earlier count. */
export function earlierResults(result: string): string[] {
  const text = lineEnd.test(result) ? result : result.replaceAll(/(?:\\r)?\\n/g, '\n');
  const lines = text
    .split(lineEnd)
    .map((line) => line.trim())
    .filter((line) => !ruler.test(line))
    .map((line) => line.replace(bullet, ''));
  const numbers = lines.flatMap((line) => number.exec(line)?.[0].match(/\p{Nd}+/u)?.[0] ?? []);
  const isCounted = numbers.length > 1 && numbers.every((count, index) => Number(count) === index + 1);
  const texts = lines
    .map((line) => (!isCounted && isOwnNumber(line) ? line : line.replace(number, '')).trim())
    .filter((line) => line !== '');
  return /^objective/i.test(texts[0] ?? '') ? texts.slice(1) : texts;
}
