import { expect, it } from 'vitest';

import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { hintOf } from '@/domain/quality/goal-hint';
import { readResult } from '@/domain/result/read-result';

import { access, glossary, keys, questions } from './guide';

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

it('says which keys there are', () => {
  expect(keys.map((row) => row.keys[0])).toEqual(expect.arrayContaining(['Tab', 'Enter', 'Esc']));
  expect(questions).toHaveLength(10);
});

it('says what makes pages and files accessible, what is written among it', () => {
  expect(access.map(({ what }) => what)).toEqual([
    'Size and spacing',
    'Colors',
    'Motion',
    'Screen readers',
    'Another language',
    'Without dragging',
    'Time',
    'What you write',
  ]);
  const how = access.map((row) => row.how).join(' ');
  for (const feature of [
    'reduced motion',
    'forced colors',
    'button pauses the moving text',
    'PDFs say what is a heading',
    'translate the page',
    'The hints',
  ])
    expect(how).toContain(feature);
});
