import { fold } from '@/lib/text-search';

/*
 * Which goals serve which goal of the company, by their words (docs/product.md 8.20). No record says so.
 */

/** Words that stand in every other goal. */
const common = new Set(
  (
    'about above across after again all also and any are been before being below between both but can company could does ' +
    'each every for from goal goals have into its just make more most not now other our out over own than that the their ' +
    'them then there these they this those through under until very was were what when where which while who will with ' +
    'within without would year your'
  ).split(' '),
);

/** 'clinics' and 'clinic', 'growing' and 'grows' are one word, roughly. */
const stemOf = (word: string): string => word.replace(/(?:ings?|ed|ies|es|s|e|y)$/, '');

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (fold(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [])
      .filter((word) => !common.has(word))
      .map((word) => (word.length > 4 ? stemOf(word) : word)),
  );

/** The sentences or lines of a text, without bullets and closing dots. */
export function sentencesOf(text: string): string[] {
  const parts = text.split(/\n|;\s|(?<=[.!?])\s+(?=\p{Lu})/u).map((part) =>
    part
      .trim()
      .replace(/^(?:[-*\u2022\u2013]|\d{1,2}[.)])\s+/, '')
      .replace(/\.$/, '')
      .trim(),
  );
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** Shares two words that say something, or all of them where one has fewer, and at least half of the shorter text's. */
const sharesEnough = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const shorter = Math.min(one.size, other.size);
  if (shorter === 0) return false;
  let shared = 0;
  for (const stem of one) if (other.has(stem)) shared += 1;
  return shared >= Math.min(2, shorter) && shared * 2 >= shorter;
};

/**
 * The sentences of the company that no goal serves, a goal a step: none has its text, or enough of its words.
 * @param goals the goals that records were drafted from
 */
export function* unservedSteps(
  sentences: readonly string[],
  goals: readonly string[],
): Generator<undefined, readonly string[]> {
  const left = new Map(
    sentences.map((sentence) => [sentence, { text: fold(sentence).trim(), stems: stemsOf(sentence) }]),
  );
  for (const goal of new Set(goals)) {
    const text = fold(goal).trim().replace(/\.$/, '');
    const stems = stemsOf(text);
    for (const [sentence, own] of left) {
      if (own.text === text || sharesEnough(own.stems, stems)) left.delete(sentence);
    }
    yield;
  }
  return [...left.keys()];
}
