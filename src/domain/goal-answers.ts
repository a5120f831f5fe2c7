import * as v from 'valibot';

import { readRows, unreadableRows } from './stored-parts';
import { goalKeyOf } from './text';

/** The user's answer whether a strategic goal supports a company goal (docs/product.md 7.23), both by `goalKeyOf` of their texts. */
const servesAnswer = v.strictTuple([v.string(), v.string(), v.boolean()]);

type ServesAnswer = v.InferOutput<typeof servesAnswer>;

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

const storedForm = v.object({ serves: v.array(v.unknown()) });

/**
 * Reads stored answers without unreadable entries, and renews the keys of earlier versions.
 * @returns null where nothing is readable
 */
export function readGoalAnswers(value: unknown): GoalAnswers | null {
  if (value === undefined) return noAnswers;
  if (!v.is(storedForm, value)) return null;
  return readRows(servesAnswer, value.serves)
    .map(([goal, sentence, is]) => ({ goal: goalKeyOf(goal), sentence: goalKeyOf(sentence), serves: is }))
    .reduce(withChange, noAnswers);
}

/** The value to store in place of `before`, with its unreadable entries. */
export const storedAnswers = ({ serves }: GoalAnswers, before: unknown): { serves: readonly unknown[] } => ({
  serves: [...(v.is(storedForm, before) ? unreadableRows(servesAnswer, before.serves) : []), ...serves],
});
