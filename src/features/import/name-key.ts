import { fold } from '@/lib/text-search';

/** Letters and digits of any script; currency signs, which some files have as a value. */
const signs = /[^\p{L}\p{N}\p{Sc}]+/gu;

/**
 * The words of a name or value as they are compared: without case, accents and punctuation. 'ae' is 'ä' where a keyboard had
 * none, and 'e-mail' is one word.
 */
export function wordsOfName(text: string): string[] {
  const plain = fold(text).replaceAll(/\be-mail/g, 'email');
  const words = plain.split(signs).filter((word) => word !== '');
  return words.map((word) => word.replaceAll(/([aou])e/g, '$1'));
}

/** The same as one text: equal for names that mean the same. */
export const nameKey = (text: string): string => wordsOfName(text).join('');
