import { lineEnd, toText } from './plain-text';

/** '-', '*', '+' and dashes are bullets before a blank only: '-5 %' and '*Note*' are text. */
const bullet = /^(?:[•‣⁃◦∙·●○▪▫■□◆◇▶►➢➤✓✔]\ufe0f?\s*|[-*+–—](?:\s+|$))/u;

/** '1.', '2)', '(3)', '4:', '1、' and keycaps; never the start of '3.5', '12:30' or '2024.'. */
const number =
  /^(?:\(\p{Nd}{1,3}\)|\p{Nd}{1,3}[.):．、）：](?=\s|\p{Lu}|\p{Lo}|$)|\p{Nd}{1,3}[、．）](?!\p{Nd})|\p{Nd}\ufe0f?\u20e3)\s*/u;

/** Rules and separators: '---', '***', '___'. */
const ruler = /^[-*_=–—\s]+$/u;

/**
 * Reads a result text as a list (reading 20): one entry a line, blank lines skipped, bullets and numbers that are in the
 * text already taken off, for the list brings its own.
 * @param result the `result` of a record; anything but text gives no lines
 * @returns the entries, trimmed, none empty
 */
export function resultLines(result: string): string[] {
  return toText(result)
    .split(lineEnd)
    .map((line) => line.trim())
    .filter((line) => !ruler.test(line))
    .map((line) => line.replace(bullet, '').replace(number, '').trim())
    .filter((line) => line !== '');
}
