export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Every script has its ten digits in order, from a character after one that is no digit. */
function asciiDigit(digit: string): string {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value += 1;
  return String(value);
}

/** A text with the digits of every script as ASCII ones. */
export const asciiDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, asciiDigit);

/** Some languages and word processors put a space before '%'. */
const percentGap = /\s+(?=[%\u2030\u066a\uff05\ufe6a])/g;

/** 'U.S.' is 'US', but '1.5' is not '15'. */
const fullStops = /\.(?!\p{Nd})|(?<!\p{Nd})\./gu;

/**
 * Apostrophes, primes, quotation marks, and characters without width. After NFKC or NFKD a lone acute accent is a space with a
 * combining mark. Unicode properties (`\p{Quotation_Mark}`) take more than twice as long.
 */
const dropped = new RegExp(
  '["\'`\\u02b9-\\u02bf\\u02c8\\u02ca\\u02cb\\u02ee\\u055a\\u05f3\\u05f4\\u2018-\\u201b\\u2032-\\u2037\\ua78b\\ua78c' +
    '\\u00ab\\u00bb\\u201c-\\u201f\\u2039\\u203a\\u2e42\\u3008-\\u300f\\u301d-\\u301f' +
    '\\u00ad\\u034f\\u061c\\u0640\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff]' +
    '| [\\u0301\\u0313]',
  'g',
);

const dashes =
  /[\u02d7\u058a\u05be\u1400\u1806\u2010-\u2015\u2027\u2043\u2053\u2212\u2e17\u2e3a\u2e3b\u301c\u3030\u30a0]/g;

/** NFKD makes '1\u20442' of '\u00bd'. */
const slashes = /[\u2044\u2215\u29f8]/g;

/**
 * Normalizes signs that keyboards, phones and word processors write differently (docs/product.md 7.15): no apostrophes, quotation
 * marks, full stops and gaps before '%', and one kind of hyphen and slash.
 * @param text in NFKC or NFKD
 */
export function plainSigns(text: string): string {
  // Lists compare thousands of texts, most of them ASCII.
  if (!/[^\0-\x7f]/.test(text)) return text.replace(/["'`]|\s+(?=%)|\.(?!\d)|(?<!\d)\./g, '');
  return text
    .replace(percentGap, '')
    .replaceAll('\u066a', '%')
    .replace(dropped, '')
    .replace(fullStops, '')
    .replace(dashes, '-')
    .replace(slashes, '/');
}

/** The key of goals with the same text: without case and repeated blanks, and with `plainSigns`. */
export function goalKeyOf(goal: string): string {
  return (
    plainSigns(goal.normalize('NFKC'))
      .toLowerCase()
      .replaceAll(/\s+/g, ' ')
      // The gaps beside a dropped sign, or a stored key would have another key.
      .replaceAll(/ (?=%)/g, '')
      .replace(/[\s\u3002]+$/, '')
      .trimStart()
  );
}
