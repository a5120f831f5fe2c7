import { sortSteps } from './slices';

/**
 * Compares as a dictionary does: without case and accents at first, numbers by their value.
 * @returns the comparison of one list. Its collator is made when it is first needed: that takes milliseconds, and most lists
 * are sorted by keys alone
 */
export function createComparison(): (one: string, other: string) => number {
  let collator: Intl.Collator | undefined;
  return (one, other) => {
    if (one === other) return 0;
    collator ??= new Intl.Collator('en', { numeric: true });
    return collator.compare(one, other);
  };
}

const zero = 48;
const isDigit = (code: number) => code >= zero && code < zero + 10;

/** In the order of the collator. */
const signs = '_-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';

/**
 * What stands for a sign or a digit in a key, by its code: a sign is one of the 32 characters behind the space, a digit ''.
 */
const signKeys = Array.from({ length: 128 }, (_, code) => {
  const rank = signs.indexOf(String.fromCodePoint(code));
  return rank >= 0 ? String.fromCodePoint(33 + rank) : isDigit(code) ? '' : undefined;
});

/** Longer numbers have no character for their length. */
const longestNumber = 31;

/**
 * A text that compares with `<` as the collator compares in the first place, null where there is none: spaces, signs,
 * numbers with their length before them, letters. Texts whose keys are equal may still differ in case, accents or leading
 * zeros.
 */
export function sortKey(text: string): string | null {
  const lower = text.toLowerCase();
  if (/^[a-z ]*$/.test(lower)) return lower;
  const plain = /^[ -~]*$/.test(lower) ? lower : lower.normalize('NFD').replaceAll(/([a-z])[\u0300-\u0328]+/g, '$1');
  if (!/^[ -~]*$/.test(plain)) return null;
  let key = '';
  let copiedTo = 0;
  // By hand: a pattern that calls back for each sign takes twice as long, and a list has a hundred thousand names.
  for (let at = 0; at < plain.length;) {
    const signKey = signKeys[plain.charCodeAt(at)];
    if (signKey === undefined) {
      at += 1;
      continue;
    }
    key += plain.slice(copiedTo, at);
    let end = at + 1;
    if (signKey === '') {
      while (isDigit(plain.charCodeAt(end))) end += 1;
      if (end - at > longestNumber) return null;
      const number = plain.slice(at, end).replace(/^0+(?=\d)/, '');
      key += String.fromCodePoint(64 + number.length) + number;
    } else key += signKey;
    at = end;
    copiedTo = end;
  }
  return key + plain.slice(copiedTo);
}

/** A value that rows are sorted by, with its key, made once for all comparisons, and the place of its rows. */
type Keyed = { value: string | number; key: string | null; place: { count: number; next: number } };

/** Compares by number or key; the collator, which takes ten times as long, compares only what the keys cannot. */
function createKeyedComparison(): (one: Keyed, other: Keyed) => number {
  const compareTexts = createComparison();
  return (one, other) => {
    if (typeof one.value === 'number' && typeof other.value === 'number') return one.value - other.value;
    if (one.key !== null && other.key !== null && one.key !== other.key) return one.key < other.key ? -1 : 1;
    return compareTexts(`${one.value}`, `${other.value}`);
  };
}

/**
 * Sorts in steps, each of which is short. What many rows share, such as a name or a department, is compared once for all of
 * them; rows that compare as equal keep their order.
 * @param valueOf a text or a number, the same kind for all rows; rows with null or an empty text come last in both directions
 */
export function* sortedSteps<T>(
  list: readonly T[],
  valueOf: (item: T) => string | number | null,
  descending = false,
): Generator<undefined, T[]> {
  const distinct = new Map<string | number, Keyed>();
  const none = { count: 0, next: 0 };
  const ofItems: ({ place: Keyed['place'] } | undefined)[] = [];
  for (const item of list) {
    const value = valueOf(item);
    let keyed = value === null || value === '' ? undefined : distinct.get(value);
    if (keyed === undefined && value !== null && value !== '') {
      keyed = { value, key: typeof value === 'string' ? sortKey(value) : null, place: { count: 0, next: 0 } };
      distinct.set(value, keyed);
    }
    if (keyed) keyed.place.count += 1;
    ofItems.push(keyed);
    yield;
  }
  const compareKeyed = createKeyedComparison();
  const direction = descending ? -1 : 1;
  const inOrder = yield* sortSteps([...distinct.values()], (one, other) => direction * compareKeyed(one, other));
  let next = 0;
  let before: Keyed | undefined;
  for (const keyed of inOrder) {
    const { count } = keyed.place;
    if (before !== undefined && compareKeyed(before, keyed) === 0) keyed.place = before.place;
    else keyed.place.next = next;
    next += count;
    before = keyed;
  }
  none.next = next;
  const sorted = [...list];
  for (const [index, item] of list.entries()) {
    const { place } = ofItems[index] ?? { place: none };
    sorted[place.next] = item;
    place.next += 1;
    yield;
  }
  return sorted;
}
