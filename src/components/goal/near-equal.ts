import { areOpposite, isCommon, stemOf } from '@/lib/serves';
import { fold } from '@/lib/text-search';

/*
 * Which strategic goals may be one, said in other words (docs/product.md 7.23). It is offered and never done, so it had better
 * say too little: texts that differ in a number, a name, a 'not' or a direction are two goals.
 */

/** A text, as it is compared. */
type Compared = {
  key: string;
  /** The words that say something, cut to their stems. */
  stems: ReadonlySet<string>;
  /** All words, folded. */
  words: ReadonlySet<string>;
  /** Numbers, in figures or as a word. */
  numbers: string;
  /** The stems of words that are written like a name. */
  names: ReadonlySet<string>;
  isNegative: boolean;
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const numberWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

const negations = setOf('no not never without none neither nor stop avoid');

/** Words that say nothing where two goals are compared, besides those of `isCommon`. */
const small = setOf('a an the in on of to at by as or if it its we us is be do so up am are was per via no not');

/** 'recurring' and 'recuring' are one word. */
const plainStem = (word: string): string => (word.length > 4 ? stemOf(word) : word).replaceAll(/(.)\1/g, '$1');

const startsWithCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Words in capitals within a text are names; in a headline, where most have one, those all in capitals. */
function namesIn(words: readonly string[]): ReadonlySet<string> {
  const later = words.slice(1);
  const isHeadline = later.filter(startsWithCapital).length * 2 > later.length;
  const isName = (word: string): boolean =>
    isHeadline ? /^\p{Lu}{2,}$/u.test(word) && words.some((each) => /\p{Ll}/u.test(each)) : startsWithCapital(word);
  const acronyms = words.filter((word) => /^\p{Lu}{2,}$/u.test(word) && !isHeadline);
  return new Set([...later.filter(isName), ...acronyms].map((word) => plainStem(fold(word))));
}

function comparedOf(key: string, text: string): Compared {
  const spelled = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = spelled.map(fold);
  const names = namesIn(spelled);
  const numbers = [
    ...(text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []),
    ...words.filter((word) => numberWords.includes(word)).map((word) => String(numberWords.indexOf(word) + 1)),
  ];
  const said = words.filter((word) => {
    if (/\p{N}/u.test(word) || numberWords.includes(word) || negations.has(word)) return false;
    return names.has(plainStem(word)) || !(small.has(word) || isCommon(word));
  });
  return {
    key,
    stems: new Set(said.map(plainStem)),
    words: new Set(words),
    numbers: numbers.toSorted().join(' '),
    names,
    isNegative: words.some((word) => negations.has(word)),
  };
}

/** Letters from which on a word may have a slip in it and still be the same. */
const slipFrom = 5;

/** Whether two words are one letter apart: another one, one more, or two that changed places. */
export function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < slipFrom || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && left === [...right].toReversed().join(''));
}

const without = (words: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...words].filter((word) => !others.has(word));

/** How much of two texts is the same, from 0 to 1 (Dice); 0 where they differ in what makes them two goals. */
function likeness(one: Compared, other: Compared): number {
  if (one.numbers !== other.numbers || one.isNegative !== other.isNegative) return 0;
  const [onlyOne, onlyOther] = [without(one.stems, other.stems), without(other.stems, one.stems)];
  if (onlyOne.some((stem) => one.names.has(stem)) || onlyOther.some((stem) => other.names.has(stem))) return 0;
  const [ownWords, otherWords] = [without(one.words, other.words), without(other.words, one.words)];
  return areOpposite(ownWords, otherWords)
    ? 0
    : (2 * (one.stems.size - onlyOne.length)) / (one.stems.size + other.stems.size);
}

/** From this likeness on two texts may be one goal. */
const alikeFrom = 0.8;

/** Pairs that are looked at in one step. */
const lookedAtOnce = 1024;

/** Two texts that may be one goal, by their keys. */
export type NearPair = { one: string; other: string; likeness: number };

/** A stem that so few texts have may be another one with a slip in it. */
const slipUpTo = 2;

/** What is left of a word without one of its letters: words that are a slip apart have one of these in common. */
const shortened = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** The stems that are another one with a slip in it, a stem a step. @param uses of each stem, in texts */
function* slipSteps(uses: ReadonlyMap<string, number>): Generator<undefined, ReadonlyMap<string, string>> {
  const byPart = new Map<string, string[]>();
  const slips = new Map<string, string>();
  // Those that are used most are what the others were meant to be.
  for (const [stem, count] of [...uses].toSorted(([, one], [, other]) => other - one)) {
    if (stem.length < slipFrom - 1) continue;
    const parts = shortened(stem);
    const meant = parts.flatMap((part) => byPart.get(part) ?? []).find((each) => isSlip(each, stem));
    if (count <= slipUpTo && meant !== undefined) slips.set(stem, meant);
    else for (const part of parts) byPart.set(part, [...(byPart.get(part) ?? []), stem]);
    yield;
  }
  return slips;
}

function usesOf(texts: readonly Compared[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { stems } of texts) for (const stem of stems) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  return uses;
}

/** A text with the numbers of its stems, the rarest first. */
type Indexed = Compared & { ids: readonly number[] };

/** Corrects slips, and gives every stem a number, the rarest the smallest. */
function* indexSteps(texts: readonly Compared[]): Generator<undefined, readonly Indexed[]> {
  const slips = yield* slipSteps(usesOf(texts));
  const meant = (stems: ReadonlySet<string>) => new Set([...stems].map((stem) => slips.get(stem) ?? stem));
  const corrected: Compared[] = [];
  for (const text of texts) {
    corrected.push({ ...text, stems: meant(text.stems), names: meant(text.names) });
    yield;
  }
  const ids = new Map(
    [...usesOf(corrected)]
      .toSorted(([, one], [, other]) => one - other)
      .map(([stem], index): [string, number] => [stem, index]),
  );
  const indexed: Indexed[] = [];
  for (const text of corrected) {
    const own = [...text.stems].map((stem) => ids.get(stem) ?? 0).toSorted((one, other) => one - other);
    indexed.push({ ...text, ids: own });
    yield;
  }
  return indexed;
}

/** Whether two ascending lists share so many numbers. */
function sharesAtLeast(one: readonly number[], other: readonly number[], least: number): boolean {
  let shared = 0;
  for (let at = 0, from = 0; at < one.length && from < other.length;) {
    const first = one[at] ?? 0;
    const second = other[from] ?? 0;
    if (first === second) shared += 1;
    if (shared >= least) return true;
    if (first <= second) at += 1;
    if (second <= first) from += 1;
  }
  return shared >= least;
}

/** How many stems two texts share at least that are alike. @param one number of stems, as is `other` */
const sharedAtLeast = (one: number, other: number): number => Math.ceil((alikeFrom / 2) * (one + other) - 1e-9);

/**
 * The pairs of goals that may be one, the most alike first; a text or some pairs a step. Only those are compared that share one
 * of their rarer words, of which texts that are alike have some in common.
 * @param texts by their keys
 */
export function* nearSteps(texts: ReadonlyMap<string, string>): Generator<undefined, readonly NearPair[]> {
  const compared: Compared[] = [];
  for (const [key, text] of texts) {
    const each = comparedOf(key, text);
    if (each.stems.size > 0) compared.push(each);
    yield;
  }
  const indexed = yield* indexSteps(compared);
  const withId = new Map<number, number[]>();
  const seenBy = new Int32Array(indexed.length).fill(-1);
  const pairs: NearPair[] = [];
  let steps = 0;
  for (const [at, each] of indexed.entries()) {
    const { length } = each.ids;
    const shortest = Math.ceil((alikeFrom / (2 - alikeFrom)) * length - 1e-9);
    // Whoever shares as many as it takes has one of these.
    const looked = each.ids.slice(0, length - sharedAtLeast(length, shortest) + 1);
    for (const id of looked) {
      const list = withId.get(id) ?? [];
      withId.set(id, list);
      for (const index of list) {
        steps += 1;
        if (steps % lookedAtOnce === 0) yield;
        const candidate = indexed[index];
        if (candidate === undefined || seenBy[index] === at) continue;
        seenBy[index] = at;
        const least = sharedAtLeast(length, candidate.ids.length);
        if (candidate.numbers !== each.numbers || !sharesAtLeast(each.ids, candidate.ids, least)) continue;
        const how = likeness(candidate, each);
        if (how >= alikeFrom) pairs.push({ one: candidate.key, other: each.key, likeness: how });
      }
      list.push(at);
    }
    yield;
  }
  return pairs.toSorted((one, other) => other.likeness - one.likeness);
}
