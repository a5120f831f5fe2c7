import { once } from './once';

const collator = once(() => new Intl.Collator('en', { numeric: true }));

/** Compares as a dictionary does: without case and accents at first, numbers by their value. */
export function compareTexts(one: string, other: string): number {
  return one === other ? 0 : collator().compare(one, other);
}

/** Spaces and punctuation, each as a character below digits and letters, in the collator's order. */
const signKeys = once(() => {
  const signs = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$'.split('').toSorted(compareTexts);
  return new Map(signs.map((sign, rank) => [sign, String.fromCodePoint(rank + 1)]));
});

/**
 * A text that compares with `<` as the collator compares in the first place, null where there is none. Texts whose keys
 * are equal may still differ in case, accents or leading zeros.
 */
export function sortKey(text: string): string | null {
  const lower = text.toLowerCase();
  const plain = /^[ -~]*$/.test(lower) ? lower : lower.normalize('NFD').replaceAll(/[\u0300-\u0328]/g, '');
  // A number's length is one character before it, which must stay below the letters.
  if (!/^[ -~]*$/.test(plain) || /\d{41}/.test(plain)) return null;
  return plain.replaceAll(/[^a-z0-9]|\d+/g, (part) => {
    const sign = signKeys().get(part);
    if (sign !== undefined) return sign;
    const number = part.replace(/^0+(?=\d)/, '');
    return String.fromCodePoint(48 + number.length) + number;
  });
}

/** Sorts by text; the collator, which takes ten times as long, compares only what the keys cannot. */
export function sortedByTexts<T>(
  list: readonly T[],
  textOf: (item: T) => string,
  direction: 1 | -1,
  compareEqual: (one: T, other: T) => number,
): T[] {
  const keyed = list.map((item) => ({ item, text: textOf(item), key: sortKey(textOf(item)) }));
  keyed.sort((one, other) => {
    if (one.key !== null && other.key !== null && one.key !== other.key)
      return one.key < other.key ? -direction : direction;
    return direction * compareTexts(one.text, other.text) || compareEqual(one.item, other.item);
  });
  return keyed.map(({ item }) => item);
}
