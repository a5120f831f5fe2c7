import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  joinAnswers,
  noAnswers,
  readGoalAnswers,
  storedAnswers,
  textsOfGoal,
  withChange,
  withoutText,
  type AnswerChange,
  type GoalAnswers,
} from './goal-answers';

const merge = (text: string, into: string): AnswerChange => ({ type: 'merge', text, into });
const apart = (...texts: string[]): AnswerChange => ({ type: 'apart', texts });
const serves = (goal: string, sentence: string, is = true): AnswerChange => ({
  type: 'serves',
  goal,
  sentence,
  serves: is,
});

const after = (...changes: AnswerChange[]): GoalAnswers => changes.reduce(withChange, noAnswers);

describe('merging', () => {
  it('goes on through texts that were merged before, in either direction', () => {
    const answers = after(merge('a', 'b'), merge('b', 'c'), merge('d', 'a'));
    expect(answers.merged).toEqual([
      ['b', 'c'],
      ['a', 'c'],
      ['d', 'c'],
    ]);
    expect(textsOfGoal(answers, 'a')).toEqual(['c', 'b', 'a', 'd']);
  });

  it('is taken back by keeping the texts apart, each from each', () => {
    const merged = after(merge('a', 'b'), merge('c', 'b'), merge('x', 'y'));
    const answers = withChange(merged, apart(...textsOfGoal(merged, 'b')));
    expect(answers.merged).toEqual([['x', 'y']]);
    expect(answers.apart).toEqual([
      ['b', 'a'],
      ['b', 'c'],
      ['a', 'c'],
    ]);
  });

  it('takes back that the texts were kept apart, and nothing else', () => {
    const answers = after(merge('a', 'b'), apart('b', 'c'), apart('a', 'z'), merge('c', 'a'));
    expect(answers.apart).toEqual([['a', 'z']]);
    expect(textsOfGoal(answers, 'c')).toEqual(['b', 'a', 'c']);
  });

  it.each([merge('a', 'b'), merge('b', 'a'), apart('x', 'y'), apart('y', 'x'), serves('a', 's')])(
    'a change that was made before changes nothing: %j',
    (change) => {
      const answers = after(merge('a', 'b'), apart('x', 'y'), serves('b', 's'));
      expect(withChange(answers, change)).toBe(answers);
    },
  );
});

describe('what serves', () => {
  it('is answered for all texts of a goal, the latest last', () => {
    const answers = after(serves('a', 's'), merge('a', 'b'), serves('c', 's'), serves('b', 's', false));
    expect(answers.serves).toEqual([
      ['c', 's', true],
      ['b', 's', false],
      ['a', 's', false],
    ]);
  });
});

describe('a text that no record has any more', () => {
  it('leaves nothing, and what was merged through it stays merged', () => {
    const answers = after(merge('a', 'b'), merge('c', 'b'), apart('b', 'z'), serves('b', 's'));
    expect(withoutText(answers, 'b')).toEqual({
      serves: [
        ['a', 's', true],
        ['c', 's', true],
      ],
      merged: [['c', 'a']],
      apart: [],
    });
    expect(withoutText(answers, 'a').merged).toEqual([['c', 'b']]);
  });

  it('was not answered for', () => {
    const answers = after(merge('a', 'b'));
    expect(withoutText(answers, 'x')).toBe(answers);
  });
});

it('joins what one person answered twice; the later answer counts', () => {
  const answers = joinAnswers(
    after(serves('a', 's'), apart('a', 'b')),
    after(serves('a', 's', false), merge('b', 'a')),
  );
  expect(answers).toEqual({
    serves: [
      ['a', 's', false],
      ['b', 's', false],
    ],
    merged: [['b', 'a']],
    apart: [],
  });
});

it('reads nothing where nothing is stored, and refuses what it cannot read', () => {
  expect(readGoalAnswers(undefined)).toEqual(noAnswers);
  for (const value of [null, 'text', {}, { serves: 'x', merged: [], apart: [] }])
    expect(readGoalAnswers(value)).toBeNull();
});

it('reads back what any changes have made, and writes what it cannot read back as it was', () => {
  const text = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const change = fc.oneof(
    fc.record({ type: fc.constant('serves' as const), goal: text, sentence: text, serves: fc.boolean() }),
    fc.record({ type: fc.constant('merge' as const), text, into: text }),
    fc.record({ type: fc.constant('apart' as const), texts: fc.uniqueArray(text, { minLength: 2, maxLength: 4 }) }),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const answers = changes.reduce(withChange, noAnswers);
      expect(readGoalAnswers(structuredClone(answers))).toEqual(answers);
      const damaged = { ...answers, serves: [7, ...answers.serves], apart: [...answers.apart, ['one']] };
      const read = readGoalAnswers(damaged);
      expect(read).toEqual(answers);
      const stored = storedAnswers(answers, damaged) as typeof damaged;
      expect(stored).toEqual({ ...damaged, apart: [['one'], ...answers.apart] });
    }),
    { seed: 37 },
  );
});

it('reads keys of an earlier version as those that texts have now', () => {
  const stored = {
    serves: [['win o\u2019neill', 'grow by 20\u00a0%', true]],
    merged: [['mid\u2011market', "customers' choice"]],
    apart: [
      ['\u201cfirst\u201d', 'second'],
      ["o'neill", 'o\u2019neill'],
    ],
  };
  expect(readGoalAnswers(stored)).toEqual({
    serves: [['win oneill', 'grow by 20%', true]],
    merged: [['mid-market', 'customers choice']],
    apart: [['first', 'second']],
  });
});
