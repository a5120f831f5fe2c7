import { describe, expect, it } from 'vitest';

import { noAnswers, withChange, type AnswerChange } from '@/domain/goal-answers';
import { lastOf } from '@/lib/slices';

import { sentencesOf, servesSteps } from './serves';

it.each([
  ['Open Oslo. Keep churn low.', ['Open Oslo', 'Keep churn low']],
  ['- Open Oslo\n2) Keep churn low\n\n\u2022 Open Oslo', ['Open Oslo', 'Keep churn low']],
  ['Grow by 2.5 percent; stay independent', ['Grow by 2.5 percent', 'stay independent']],
  [' \n ', []],
])('%j is read as sentences', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));

it.each([
  ['Sign 60 clinics in Norway', ['sign 60 clinics in norway.'], true],
  ['Sign 60 clinics in Norway', ['Become the first choice for clinics in Norway'], true],
  ['Sign 60 clinics in Norway', ['Growing the number of signed clinics'], true],
  ['Sign 60 clinics in Norway', ['Keep clinics happy after their first ninety days'], false],
  ['Grow', ['Grow every team'], true],
  ['Stay independent of every investor', ['Halve the time to first answer', ''], false],
  ['Éviter les pannes', ['eviter les pannes'], true],
  ['Open Oslo', [], false],
])('%j is served by %j: %s', (sentence, goals, isServed) => {
  const served = lastOf(servesSteps([sentence], goals, noAnswers));
  expect([...served.values()].some((own) => own.has(sentence))).toBe(isServed);
});

describe('what a person has said', () => {
  const sentences = ['Sign 60 clinics', 'Stay independent'];
  const goals = ['Sign more clinics', 'Sign many clinics.', 'Hire well'];
  const servedAfter = (...changes: AnswerChange[]) =>
    Object.fromEntries(
      [...lastOf(servesSteps(sentences, goals, changes.reduce(withChange, noAnswers)))].map(([goal, own]) => [
        goal,
        [...own],
      ]),
    );

  it('is never overruled by words', () => {
    expect(servedAfter()).toEqual({
      'sign more clinics': ['Sign 60 clinics'],
      'sign many clinics': ['Sign 60 clinics'],
    });
    expect(
      servedAfter(
        { type: 'serves', goal: 'sign more clinics', sentence: 'sign 60 clinics', serves: false },
        { type: 'serves', goal: 'hire well', sentence: 'stay independent', serves: true },
        { type: 'serves', goal: 'a goal that is gone', sentence: 'stay independent', serves: true },
      ),
    ).toEqual({ 'sign many clinics': ['Sign 60 clinics'], 'hire well': ['Stay independent'] });
  });

  it('counts for all texts of a goal, the latest answer before the others', () => {
    const merge = { type: 'merge', text: 'sign many clinics', into: 'sign more clinics' } as const;
    const no = { type: 'serves', goal: 'sign more clinics', sentence: 'sign 60 clinics', serves: false } as const;
    const yes = { ...no, goal: 'sign many clinics', serves: true };
    expect(servedAfter(merge)).toEqual({ 'sign more clinics': ['Sign 60 clinics'] });
    expect(servedAfter(no, merge)).toEqual({});
    expect(servedAfter(no, yes, merge)).toEqual({ 'sign more clinics': ['Sign 60 clinics'] });
    expect(servedAfter(yes, no, merge)).toEqual({});
  });
});
