import { halfWords, monthNumber, quarterWords } from '../quality/date-words';
import { plain } from '../quality/plain-line';

/** The start of a line: a bullet, a number or letter that may be of a list, or a pictogram. */
export type Marker = {
  kind: 'bullet' | 'number' | 'letter' | 'sign';
  /** Includes the blanks behind it. */
  length: number;
  /** '**' of '**1. Win** 5 hospitals'. */
  kept: string;
  /** The number, or the place of the letter in the alphabet. */
  value: number;
};

/** '-', '*', '+' and dashes are bullets before a blank only: '-5 %' and '*Note*' are text. */
const bullet = /^(?:[•‣⁃◦∙·●○▪▫■□◆◇▶►➢➤✓✔☐☑☒★☆✦✧❖]\ufe0f?\s*|[-*+–—](?:\s+|$))(?:\[[ xX]\]\s+)?/u;

/** '1.', '2)', '(3)', '4:', '1、', '1 - ', '1.2', '①', also in bold; never the start of '3.5 million', '12:30' or '2024.'. */
const number =
  /^(?:[*_]{2})?(?:\((?<bracket>\p{Nd}{1,3})\)|(?<outer>\p{Nd}{1,2}(?:\.\p{Nd}{1,2})*\.)(?<inner>\p{Nd}{1,2})[.):]?(?=\s)|(?<plain>\p{Nd}{1,3})(?:[.):．、）：](?=\s|\p{Lu}|\p{Lo}|\*|_|$)|[、．）](?!\p{Nd})|\s[-–—](?=\s\P{Nd}))|(?<keycap>\p{Nd})\ufe0f?\u20e3|(?<circled>[\u2460-\u2473]))(?:[*_]{2})?\s*/u;

const bold = /^(\*\*|__)(?!\s)(?:(?!\1)[^])+\1:?$/;

/** 'a)', 'B.', 'iv.', '1a.' */
const letter = /^(?:\((?<bracket>\p{Ll}|[ivx]{1,4})\)|\p{Nd}{0,2}(?<plain>[a-hA-H]|[ivx]{1,4}|[IVX]{1,4})[.)])\s+/u;

/** '🎯 Objective' */
const sign = /^(?:\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic}|\p{Emoji_Modifier})*)\s*/u;

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Reads digits of any script. */
function valueOf(digits: string): number {
  const value = Number(digits);
  return Number.isNaN(value) ? Number(plain(digits)) : value;
}

const first = /[\p{Nd}\u2460-\u2473\p{Extended_Pictographic}•‣⁃◦∙·●○▪▫■□◆◇▶►➢➤✓✔☐☑☒★☆✦✧❖*+–—(_a-hA-HivxIVX-]/u;

export function findMarker(text: string): Marker | null {
  if (!first.test(text.slice(0, 2))) return null;
  const start = bullet.exec(text)?.[0];
  if (start !== undefined) return { kind: 'bullet', length: start.length, kept: '', value: 0 };
  const numbered = number.exec(text);
  if (numbered) {
    const { bracket, plain: own, inner, keycap, circled = '' } = numbered.groups ?? {};
    const [kept = ''] = /^[*_]{2}/.exec(text) ?? [];
    const isClosed = /[*_]{2}\s*$/.test(numbered[0]);
    // '**1. Grow**' is bold as a whole.
    if (kept === '' || isClosed || !isBold(text)) {
      const value = valueOf(bracket ?? own ?? inner ?? keycap ?? circled);
      return { kind: 'number', length: numbered[0].length, kept: isClosed ? '' : kept, value };
    }
  }
  const lettered = letter.exec(text);
  if (lettered) {
    const name = (lettered.groups?.['bracket'] ?? lettered.groups?.['plain'] ?? '').toLowerCase();
    const value = romans.includes(name) ? romans.indexOf(name) + 1 : name.charCodeAt(0) - 96;
    return { kind: 'letter', length: lettered[0].length, kept: '', value };
  }
  const signed = sign.exec(text)?.[0];
  // Unicode has digits among the pictographs.
  return signed === undefined || /^[\p{Nd}#*]/u.test(signed)
    ? null
    : { kind: 'sign', length: signed.length, kept: '', value: 0 };
}

/** A text without its marker. */
export const withoutMarker = (text: string, { length, kept }: Marker): string => kept + text.slice(length);

/** Whether a whole line is bold. */
export const isBold = (text: string): boolean => bold.test(text);

/** A number and the word behind it, and the year behind that: '15. März 2027', '12) months'. */
const numberAndWord = /^\(?\p{Nd}{1,3}[.):] ?(?<word>\p{L}+)(?<year>\.? (?:20\d\d|\d\d\b|-|–))?/u;

const unit = /^(?:hours|days|weeks|months|years|stunden|tage|wochen|monate|jahre)$/u;

/** Whether the number of a line belongs to a date with a year, to a month or quarter, or to a unit. */
export function ownNumber(text: string): 'date' | 'month' | 'unit' | null {
  const { word = '', year } = numberAndWord.exec(text)?.groups ?? {};
  const name = word.toLowerCase();
  const isTime = monthNumber(name) !== undefined || quarterWords.has(name) || halfWords.has(name);
  if (isTime) return year === undefined ? 'month' : 'date';
  return unit.test(name) ? 'unit' : null;
}
