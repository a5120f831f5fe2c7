import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  noAnswers,
  readGoalAnswers,
  storedAnswers,
  withChange,
  type AnswerChange,
  type GoalAnswers,
} from './goal-answers';

const serves = (goal: string, sentence: string, is = true): AnswerChange => ({ goal, sentence, serves: is });

const after = (...changes: AnswerChange[]): GoalAnswers => changes.reduce(withChange, noAnswers);

it('keeps the latest answer about a goal and a sentence, the latest last', () => {
  const answers = after(serves('a', 's'), serves('c', 's'), serves('a', 's', false));
  expect(answers.serves).toEqual([
    ['c', 's', true],
    ['a', 's', false],
  ]);
  expect(withChange(answers, serves('c', 's'))).toBe(answers);
});

it('reads nothing where nothing is stored, and refuses what is unreadable', () => {
  expect(readGoalAnswers(undefined)).toEqual(noAnswers);
  for (const value of [null, 'text', {}, { serves: 'x' }]) expect(readGoalAnswers(value)).toBeNull();
});

it('reads back what any changes have made, and writes unreadable entries back', () => {
  const text = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const change = fc.record({ goal: text, sentence: text, serves: fc.boolean() });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const answers = after(...changes);
      expect(readGoalAnswers(structuredClone(answers))).toEqual(answers);
      const damaged = { serves: [7, ...answers.serves] };
      expect(readGoalAnswers(damaged)).toEqual(answers);
      expect(storedAnswers(answers, damaged)).toEqual(damaged);
    }),
    { seed: 37 },
  );
});

it('ignores the answers of an earlier version about goals that may be the same, and drops them with the next write', () => {
  const stored = { serves: [['a', 's', true]], merged: [['b', 'a']], apart: [['a', 'c']] };
  const answers = readGoalAnswers(stored) ?? noAnswers;
  expect(answers).toEqual({ serves: [['a', 's', true]] });
  expect(storedAnswers(answers, stored)).toEqual(answers);
});

it('reads keys of an earlier version as those that texts have now', () => {
  expect(readGoalAnswers({ serves: [['win o\u2019neill', 'grow by 20\u00a0%', true]] })).toEqual({
    serves: [['win oneill', 'grow by 20%', true]],
  });
});
