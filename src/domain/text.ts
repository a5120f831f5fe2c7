/** A text with a capital at its start. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Directly before a percent sign, where some languages and word processors put a space. */
const percentGap = /\s+(?=[%\u2030\u066a\uff05\ufe6a])/g;

/**
 * Apostrophes and primes, quotation marks, and characters without width. After NFKC or NFKD an acute accent that stands alone is
 * a space with a combining mark. Properties of Unicode (`\p{Quotation_Mark}`) take more than twice as long.
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

/**
 * A text with the signs that keyboards, phones and word processors write differently made alike (docs/product.md 7.15):
 * without apostrophes, quotation marks and a gap before '%', and with one kind of hyphen.
 * @param text in NFKC or NFKD
 */
export function plainSigns(text: string): string {
  // Most texts are ASCII, and lists compare thousands of them.
  if (!/[^\0-\x7f]/.test(text)) return text.replace(/["'`]|\s+(?=%)/g, '');
  return text.replace(percentGap, '').replaceAll('\u066a', '%').replace(dropped, '').replace(dashes, '-');
}

/**
 * The text of a goal as it is compared: without case, wide blanks, a full stop at its end, and what keyboards write differently
 * (`plainSigns`). Equal ones are one group.
 */
export function goalKeyOf(goal: string): string {
  return plainSigns(goal.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.\u3002]+$/, '')
    .trimStart();
}
