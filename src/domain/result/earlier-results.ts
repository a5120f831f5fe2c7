import { ownNumber } from './markers';
import { lineEnd } from './result-line';

/*
 * Until 2026-11-26 every line counted as a result. Progress that was stored by that count finds its line again by these texts
 * (docs/product.md 7.19).
 */

const bullet = /^(?:[•‣⁃◦∙·●○▪▫■□◆◇▶►➢➤✓✔]\ufe0f?\s*|[-*+–—](?:\s+|$))/u;
const number =
  /^(?:\(\p{Nd}{1,3}\)|\p{Nd}{1,3}[.):．、）：](?=\s|\p{Lu}|\p{Lo}|$)|\p{Nd}{1,3}[、．）](?!\p{Nd})|\p{Nd}\ufe0f?\u20e3)\s*/u;
const ruler = /^[-*_=–—\s]+$/u;

function isOwnNumber(line: string): boolean {
  const own = ownNumber(line);
  return own !== null && (own !== 'unit' || !/^\(?0{0,2}1[.):]/.test(line));
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
