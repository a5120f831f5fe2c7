import { goalKeyOf } from './text';

/** The user's answer whether a strategic goal supports a company goal (docs/product.md 7.23), both by `goalKeyOf` of their texts. */
type ServesAnswer = readonly [goal: string, sentence: string, serves: boolean];

export type GoalAnswers = {
  /** The latest last. */
  serves: readonly ServesAnswer[];
};

export type AnswerChange = { goal: string; sentence: string; serves: boolean };

export const noAnswers: GoalAnswers = { serves: [] };

/** The answers after a change; the same object where nothing changes. */
export function withChange(answers: GoalAnswers, { goal, sentence, serves }: AnswerChange): GoalAnswers {
  const isOf = ([text, of]: ServesAnswer): boolean => text === goal && of === sentence;
  const [known, ...others] = answers.serves.filter(isOf);
  if (known?.[2] === serves && others.length === 0) return answers;
  return { serves: [...answers.serves.filter((answer) => !isOf(answer)), [goal, sentence, serves]] };
}

/** The answers without those about a goal; the same object where nothing changes. */
export function withoutText(answers: GoalAnswers, text: string): GoalAnswers {
  const serves = answers.serves.filter(([goal]) => goal !== text);
  return serves.length === answers.serves.length ? answers : { serves };
}

/** Merges the answers of one person; the second list is newer. */
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
 * Reads stored answers without unreadable entries, and renews the keys of earlier versions.
 * @returns null where nothing is readable
 */
export function readGoalAnswers(value: unknown): GoalAnswers | null {
  if (value === undefined) return noAnswers;
  if (!isAnswers(value)) return null;
  const serves = value.serves.filter(isServesAnswer);
  const keyed = serves.map(([goal, sentence, is]): ServesAnswer => [goalKeyOf(goal), goalKeyOf(sentence), is]);
  return JSON.stringify(keyed) === JSON.stringify(serves) ? { serves } : joinAnswers(noAnswers, { serves: keyed });
}

/** The value to store in place of `before`, with its unreadable entries. */
export function storedAnswers({ serves }: GoalAnswers, before: unknown): GoalAnswers {
  const unreadable = isAnswers(before) ? before.serves.filter((each) => !isServesAnswer(each)) : [];
  return { serves: [...(unreadable as ServesAnswer[]), ...serves] };
}
