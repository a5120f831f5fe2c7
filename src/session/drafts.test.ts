import { beforeEach, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';

import { draftOf, dropDraft, keepDraft } from './drafts';
import { keepSignIn } from './session';

const { audience } = audiences.individual;

beforeEach(() => {
  keepSignIn(audience, { email: 'amara@northbay.example', token: 'a.b.c' });
});

it('gives a form what the same person typed, until it is dropped', () => {
  keepDraft('goal', { role: ' HR ', goal: 'Grow\n<b>' });
  expect(draftOf('goal')).toEqual({ role: ' HR ', goal: 'Grow\n<b>' });
  expect(draftOf('profile')).toEqual({});
  dropDraft();
  expect(draftOf('goal')).toEqual({});
});

it('is gone from the tab once somebody else has signed in', () => {
  keepDraft('goal', { goal: 'secret plan' });
  keepSignIn(audience, { email: 'nia@northbay.example', token: 'a.b.c' });
  expect(draftOf('goal')).toEqual({});
  expect(Object.values(sessionStorage).join('')).not.toContain('secret plan');
});

it.each(['', 'null', '{}', '[]', '[1,2,3]', '["x","goal",null]', '[null,"goal",{"goal":"x"}]', '{"goal":"x"}', '<b>'])(
  'takes %j for no draft',
  (stored) => {
    sessionStorage.setItem('draft', stored);
    expect(draftOf('goal')).toEqual({});
  },
);
