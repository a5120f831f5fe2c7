// Made when first needed: it takes milliseconds that no list should begin with.
let collator: Intl.Collator | undefined;

/** Compares as a dictionary does: without case and accents at first, numbers by their value. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(one, other);
}

/** Punctuation in the collator's order: each sign as one of the 32 characters behind the space. */
let signKeys: ReadonlyMap<string, string> | undefined;

function makeSignKeys(): ReadonlyMap<string, string> {
  const signs = '_-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$'.split('').toSorted(compareTexts);
  return new Map(signs.map((sign, rank) => [sign, String.fromCodePoint(33 + rank)]));
}

/**
 * A text that compares with `<` as the collator compares in the first place, null where there is none: spaces, signs,
 * numbers with their length before them, letters. Texts whose keys are equal may still differ in case, accents or leading
 * zeros.
 */
export function sortKey(text: string): string | null {
  const lower = text.toLowerCase();
  if (/^[a-z ]*$/.test(lower)) return lower;
  const plain = /^[ -~]*$/.test(lower) ? lower : lower.normalize('NFD').replaceAll(/([a-z])[\u0300-\u0328]+/g, '$1');
  // Longer numbers have no character for their length.
  if (!/^[ -~]*$/.test(plain) || /\d{32}/.test(plain)) return null;
  return plain.replaceAll(/[^a-z0-9 ]|\d+/g, (part) => {
    const sign = (signKeys ??= makeSignKeys()).get(part);
    if (sign !== undefined) return sign;
    const number = part.replace(/^0+(?=\d)/, '');
    return String.fromCodePoint(64 + number.length) + number;
  });
}

/** A text and its key, made once for all comparisons of a sort. */
export type KeyedText = { text: string; key: string | null };

export const keyedText = (text: string): KeyedText => ({ text, key: sortKey(text) });

/** Compares by key; the collator, which takes ten times as long, compares only what the keys cannot. */
export function compareKeyed(one: KeyedText, other: KeyedText): number {
  if (one.key !== null && other.key !== null && one.key !== other.key) return one.key < other.key ? -1 : 1;
  return compareTexts(one.text, other.text);
}

/** Sorts by text. */
export function sortedByTexts<T>(
  list: readonly T[],
  textOf: (item: T) => string,
  direction: 1 | -1,
  compareEqual: (one: T, other: T) => number,
): T[] {
  const keyed = list.map((item) => ({ item, ...keyedText(textOf(item)) }));
  keyed.sort((one, other) => direction * compareKeyed(one, other) || compareEqual(one.item, other.item));
  return keyed.map(({ item }) => item);
}
