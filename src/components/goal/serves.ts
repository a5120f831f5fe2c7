import type { Company } from '@/domain/company';
import type { GoalAnswers } from '@/domain/goal-answers';
import { goalKeyOf } from '@/domain/text';
import { fold } from '@/lib/text-search';

/*
 * Which goals serve which goal of the company, by their words (docs/product.md 8.20), as far as nobody has said so (7.23). No
 * record says it.
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

/** Whether a folded word says too little to tell goals apart. */
export const isCommon = (word: string): boolean => common.has(word);

/** 'clinics' and 'clinic', 'growing' and 'grows' are one word, roughly. */
export const stemOf = (word: string): string => word.replace(/(?:ings?|ed|ies|es|s|e|y)$/, '');

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (fold(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [])
      .filter((word) => !isCommon(word))
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

/** What the company profile says that the company wants. */
export const wantedFields = [
  { field: 'currentYearGoals', label: 'Current-year goals', one: 'Current-year goal' },
  { field: 'longTermObjectives', label: 'Long-term objectives', one: 'Long-term objective' },
] as const satisfies readonly { field: keyof Company; label: string; one: string }[];

/** The company's sentences that each strategic goal serves, by the key of its group; none for most. */
export type Served = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Which goals serve which sentence of the company, a goal a step: those that a person has said to, and of the others those that
 * have its text, or enough of its words. What a person has said counts for all texts that are one goal with its own.
 * @param goals the goals that records were drafted from
 */
export function* servesSteps(
  sentences: readonly string[],
  goals: Iterable<string>,
  answers: GoalAnswers,
): Generator<undefined, Served> {
  const wanted = sentences.map((sentence) => ({ sentence, text: goalKeyOf(sentence), stems: stemsOf(sentence) }));
  const mergedInto = new Map(answers.merged);
  const keyOf = (text: string): string => mergedInto.get(text) ?? text;
  // The latest answer comes last.
  const said = new Map(answers.serves.map(([goal, of, serves]) => [`${keyOf(goal)}\n${of}`, serves]));
  const served = new Map<string, Set<string>>();
  for (const goal of new Set(goals)) {
    const text = goalKeyOf(goal);
    const key = keyOf(text);
    const stems = stemsOf(goal);
    for (const each of wanted) {
      const serves =
        said.get(`${key}\n${each.text}`) ??
        (text !== '' && (fold(each.text) === fold(text) || sharesEnough(each.stems, stems)));
      if (!serves) continue;
      const own = served.get(key) ?? new Set<string>();
      served.set(key, own.add(each.sentence));
    }
    yield;
  }
  return served;
}
