import { goalKeyOf } from './text';

/*
 * Which goals of the company each strategic goal supports, as a person has answered (docs/product.md 7.23). Goals and
 * sentences are known by `goalKeyOf` of their texts, since no record has an id for them.
 */

type ServesAnswer = readonly [goal: string, sentence: string, serves: boolean];

export type GoalAnswers = {
  /** The latest last. */
  serves: readonly ServesAnswer[];
};

export type AnswerChange = { goal: string; sentence: string; serves: boolean };

export const noAnswers: GoalAnswers = { serves: [] };

/**
 * The answers after a change. A repeated change changes nothing: a page may show an answer that is stored by now.
 * @returns the same object where nothing changes
 */
export function withChange(answers: GoalAnswers, { goal, sentence, serves }: AnswerChange): GoalAnswers {
  const isOf = ([text, of]: ServesAnswer): boolean => text === goal && of === sentence;
  const [known, ...others] = answers.serves.filter(isOf);
  if (known?.[2] === serves && others.length === 0) return answers;
  return { serves: [...answers.serves.filter((answer) => !isOf(answer)), [goal, sentence, serves]] };
}

/** The answers that stay once no record has a text. @returns the same object where nothing changes */
export function withoutText(answers: GoalAnswers, text: string): GoalAnswers {
  const serves = answers.serves.filter(([goal]) => goal !== text);
  return serves.length === answers.serves.length ? answers : { serves };
}

/** The answers of one person from two places. @param other the later ones */
export const joinAnswers = (one: GoalAnswers, other: GoalAnswers): GoalAnswers =>
  other.serves.reduce((joined, [goal, sentence, serves]) => withChange(joined, { goal, sentence, serves }), one);

const isServesAnswer = (value: unknown): value is ServesAnswer =>
  Array.isArray(value) &&
  value.length === 3 &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'string' &&
  typeof value[2] === 'boolean';

const isAnswers = (value: unknown): value is { serves: readonly unknown[] } =>
  typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, 'serves'));

/**
 * Reads stored answers without the entries that are unreadable. Keys of an earlier version become those that texts have now;
 * answers of earlier versions about goals that may be the same are ignored.
 * @returns null where nothing is readable
 */
export function readGoalAnswers(value: unknown): GoalAnswers | null {
  if (value === undefined) return noAnswers;
  if (!isAnswers(value)) return null;
  const serves = value.serves.filter(isServesAnswer);
  const keyed = serves.map(([goal, sentence, is]): ServesAnswer => [goalKeyOf(goal), goalKeyOf(sentence), is]);
  return JSON.stringify(keyed) === JSON.stringify(serves) ? { serves } : joinAnswers(noAnswers, { serves: keyed });
}

/** What to store in the place of the value before: its unreadable entries stay. */
export function storedAnswers({ serves }: GoalAnswers, before: unknown): GoalAnswers {
  const unreadable = isAnswers(before) ? before.serves.filter((each) => !isServesAnswer(each)) : [];
  return { serves: [...(unreadable as ServesAnswer[]), ...serves] };
}
