import { beforeEach, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';

import { draftOf, dropDraft, dropDrafts, keepDraft } from './drafts';
import { fingerprint } from './person';
import { keepSignIn } from './session';
import { store } from './storage';

const { audience } = audiences.individual;

beforeEach(() => {
  keepSignIn(audience, { email: 'amara@northbay.example', token: 'a.b.c' });
});

it('gives a form what the same person typed, until it is dropped', () => {
  keepDraft('goal', { role: ' HR ', goal: 'Grow\n<b>' });
  expect(draftOf('goal')).toEqual({ role: ' HR ', goal: 'Grow\n<b>' });
  expect(draftOf('profile')).toEqual({});
  dropDraft('goal');
  expect(draftOf('goal')).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

it('keeps the drafts of several forms apart, and drops them together', () => {
  keepDraft('goal', { goal: 'Grow' });
  keepDraft('employee', { firstName: 'Priya' });
  dropDraft('goal');
  expect(draftOf('goal')).toEqual({});
  expect(draftOf('employee')).toEqual({ firstName: 'Priya' });
  dropDrafts();
  expect(draftOf('employee')).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

it('belongs to the token where nobody ever said an e-mail', () => {
  localStorage.clear();
  store({ businessToken: 'a.b.c', authToken: null, email: null });
  keepDraft('goal', { goal: 'Grow' });
  expect(draftOf('goal')).toEqual({ goal: 'Grow' });
  store({ businessToken: 'd.e.f' });
  expect(draftOf('goal')).toEqual({});
});

it('is gone from the tab once somebody else has signed in', () => {
  keepDraft('goal', { goal: 'secret plan' });
  keepSignIn(audience, { email: 'nia@northbay.example', token: 'a.b.c' });
  expect(draftOf('goal')).toEqual({});
  expect(Object.values(sessionStorage).join('')).not.toContain('secret plan');
});

const own = JSON.stringify(fingerprint('amara@northbay.example'));

it.each([
  '',
  'null',
  '{}',
  '[]',
  '[1,2,3]',
  '["x",{"goal":{"goal":"x"}}]',
  '[null,{"goal":{"goal":"x"}}]',
  '{"goal":"x"}',
  '<b>',
  ...['null', '7', '"goal"', '[]', '{}', '{"goal":null}', '{"goal":7}', '{"goal":{"goal":7}}', '{"__proto__":{}}'].map(
    (forms) => `[${own},${forms}]`,
  ),
])('takes %j for no draft', (stored) => {
  sessionStorage.setItem('draft', stored);
  expect(draftOf('goal')).toEqual({});
  keepDraft('goal', { goal: 'Grow' });
  expect(draftOf('goal')).toEqual({ goal: 'Grow' });
});
