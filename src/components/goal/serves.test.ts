import { expect, it } from 'vitest';

import { lastOf } from '@/lib/slices';

import { sentencesOf, unservedSteps } from './serves';

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
])('%j is served by %j: %s', (sentence, goals, isServed) =>
  expect(lastOf(unservedSteps([sentence], goals))).toEqual(isServed ? [] : [sentence]),
);
