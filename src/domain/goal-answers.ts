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
  return serves
    .map(([goal, sentence, is]) => ({ goal: goalKeyOf(goal), sentence: goalKeyOf(sentence), serves: is }))
    .reduce(withChange, noAnswers);
}

/** The value to store in place of `before`, with its unreadable entries. */
export function storedAnswers({ serves }: GoalAnswers, before: unknown): GoalAnswers {
  const unreadable = isAnswers(before) ? before.serves.filter((each) => !isServesAnswer(each)) : [];
  return { serves: [...(unreadable as ServesAnswer[]), ...serves] };
}
