/** A pasted page is checked by its first part only. */
const longestLine = 500;

const hidden = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** The zeros of scripts, followed by their nine other digits. */
const scriptZeros = [0x660, 0x6f0, 0x966, 0x9e6];

const asciiDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  const zero = scriptZeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** Normalizes dashes, quotation marks, blanks, digits and full-width characters, and drops hidden ones. */
export const plain = (text: string, most = longestLine): string =>
  text
    .slice(0, most)
    .normalize('NFKC')
    .replace(hidden, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g, asciiDigit)
    .replace(/\s+/g, ' ')
    .trim();

/** A pattern of whole words. */
export const any = (words: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{Nd}])(?:${words})(?![\\p{L}\\p{Nd}])`, flags);

/** A global pattern of whole words. */
export const each = (words: string): RegExp => any(words, 'giu');
