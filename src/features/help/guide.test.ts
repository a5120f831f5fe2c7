import { expect, it } from 'vitest';

import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { hintOf } from '@/domain/quality/goal-hint';
import { readResult } from '@/domain/result/read-result';

import { glossary } from './guide';

it('explains every kind of goal, with an example to follow and one to stay clear of', () => {
  expect(Object.keys(glossary)).toEqual(Object.keys(goalKinds));
  for (const { text, good, bad, why } of Object.values(glossary)) {
    expect([text, good.join(' '), bad, why].filter((each) => each.length < 10)).toEqual([]);
  }
});

it.each(Object.entries(glossary))('has an example of an %s in which the hints miss nothing', (kind, { good }) => {
  const hint = hintOf(kind as GoalKind, readResult(good.join('\n'), kind as GoalKind));
  expect(hint.lines.length).toBeGreaterThan(0);
  expect(hint.lines.flatMap(({ checks }) => Object.values(checks))).not.toContain(false);
});
