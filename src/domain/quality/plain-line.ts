import { asciiDigits } from '../text';

/** A pasted page is checked by its first part only. */
const longestLine = 500;

const hidden = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Normalizes dashes, quotation marks, blanks, digits and full-width characters, and drops hidden ones. */
export const plain = (text: string, most = longestLine): string =>
  asciiDigits(text.slice(0, most).normalize('NFKC'))
    .replace(hidden, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** A pattern of whole words. */
export const any = (words: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{Nd}])(?:${words})(?![\\p{L}\\p{Nd}])`, flags);

/** A global pattern of whole words. */
export const each = (words: string): RegExp => any(words, 'giu');
