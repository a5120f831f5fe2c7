import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { currentOwner } from '@/session/owner';
import { storeSignIn } from '@/session/session';
import { rereadStorage, store } from '@/session/storage';

import { readDraft, removeDraft, removeAllDrafts, removeDraftsWithSession, saveDraft } from './drafts';

const { audience } = audiences.individual;

beforeAll(() => removeDraftsWithSession());

beforeEach(() => {
  storeSignIn(audience, { email, token: 'a.b.c' });
});

it('gives each form the draft of its user, until it is removed, alone or with the others', () => {
  saveDraft('goal', { role: ' HR ', goal: 'Grow\n<b>' });
  expect(readDraft('goal')).toEqual({ role: ' HR ', goal: 'Grow\n<b>' });
  expect(readDraft('employee')).toEqual({});
  saveDraft('employee', { firstName: 'Priya' });
  saveDraft('sign-up', { email: 'nia@northbay.example' }, 'visitor');
  removeDraft('goal');
  expect(readDraft('goal')).toEqual({});
  expect(readDraft('employee')).toEqual({ firstName: 'Priya' });
  removeAllDrafts();
  expect(readDraft('employee')).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

it('reads back what was typed, whatever it is', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('__proto__', '\ud800', 'x'.repeat(100_000)));
  fc.assert(
    fc.property(text, fc.dictionary(text, text, { maxKeys: 4 }), (form, values) => {
      saveDraft(form, values);
      expect(readDraft(form)).toEqual({ ...values });
    }),
    { seed: 37, numRuns: 60 },
  );
});

it('belongs to the token where no email is known', () => {
  localStorage.clear();
  store({ businessToken: 'a.b.c', authToken: null, email: null });
  saveDraft('goal', { goal: 'Grow' });
  expect(readDraft('goal')).toEqual({ goal: 'Grow' });
  store({ businessToken: 'd.e.f' });
  expect(readDraft('goal')).toEqual({});
});

it('is removed once another user signs in', () => {
  saveDraft('goal', { goal: 'secret plan' });
  storeSignIn(audience, { email: 'nia@northbay.example', token: 'a.b.c' });
  expect(readDraft('goal')).toEqual({});
  expect(Object.values(sessionStorage).join('')).not.toContain('secret plan');
});

it.each([
  ['is removed from a tab that was asleep meanwhile', 'nia@northbay.example', false],
  ['stays where the same user has', 'amara@northbay.example', true],
])('%s, once a user has signed in', (_what, who, isLeft) => {
  saveDraft('goal', { goal: 'secret plan' });
  const kept = sessionStorage.getItem('draft') ?? '';
  storeSignIn(audience, { email: who, token: 'd.e.f' });
  sessionStorage.setItem('draft', kept);
  // Module state of a fresh page load.
  removeDraftsWithSession();
  expect(Object.values(sessionStorage).join('').includes('secret plan')).toBe(isLeft);
});

const email = 'amara@northbay.example';
const token = (exp: number) => `e30.${btoa(JSON.stringify({ exp }))}.x`;
const soon = () => Date.now() / 1000 + 60;

describe('of a visitor', () => {
  const typed = { email: 'nia@northbay.example' };

  it('has no owner: it neither replaces nor joins the drafts of the last user', () => {
    saveDraft('goal', { goal: 'Grow' });
    saveDraft('sign-up', typed, 'visitor');
    expect(readDraft('sign-up')).toEqual({});
    expect(readDraft('sign-up', 'visitor')).toEqual(typed);
    expect(readDraft('goal')).toEqual({ goal: 'Grow' });
  });

  it('is not shown to the user who signs in, nor to the next one', () => {
    saveDraft('sign-up', typed, 'visitor');
    storeSignIn(audience, { email, token: token(soon()) });
    expect(readDraft('sign-up', 'visitor')).toEqual({});
    saveDraft('sign-up', { email: 'own' }, 'visitor');
    expect(readDraft('sign-up', 'visitor')).toEqual({ email: 'own' });
    storeSignIn(audience, { email: 'other@northbay.example', token: token(soon() + 1) });
    expect(readDraft('sign-up', 'visitor')).toEqual({});
  });
});

it.each([
  ['removes drafts', 60, {}],
  ['keeps them when the session had expired: signing in again finds them', -60, { firstName: 'Priya' }],
])('a sign-out in another tab %s', (_what, seconds, left) => {
  storeSignIn(audience, { email, token: token(Date.now() / 1000 + seconds) });
  saveDraft('employee', { firstName: 'Priya' });
  // A sign-out of another tab.
  localStorage.removeItem(audiences.individual.tokenKey);
  localStorage.removeItem('email');
  rereadStorage();
  storeSignIn(audience, { email, token: token(soon()) });
  expect(readDraft('employee')).toEqual(left);
});

describe('of two sessions', () => {
  it('removes drafts when one is ended in another tab', () => {
    for (const row of Object.values(audiences)) storeSignIn(row.audience, { email, token: token(soon()) });
    saveDraft('employee', { firstName: 'Priya' });
    localStorage.removeItem(audiences.business.tokenKey);
    rereadStorage();
    expect(sessionStorage).toHaveLength(0);
  });

  it('removes drafts when another user signs in elsewhere', () => {
    saveDraft('employee', { firstName: 'Priya' });
    localStorage.setItem('email', 'nia@northbay.example');
    localStorage.setItem(audiences.individual.tokenKey, token(soon()));
    rereadStorage();
    expect(Object.values(sessionStorage).join('')).not.toContain('Priya');
  });

  it('of unknown users shows a draft only to its owner', () => {
    storeSignIn(audience, { email: null, token: token(soon()) });
    saveDraft('sign-up', { email: 'own' }, 'visitor');
    const kept = sessionStorage.getItem('visitorDraft') ?? '';
    expect(readDraft('sign-up', 'visitor')).toEqual({ email: 'own' });
    storeSignIn(audience, { email: null, token: token(soon() + 1) });
    sessionStorage.setItem('visitorDraft', kept);
    expect(readDraft('sign-up', 'visitor')).toEqual({});
  });
});

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
  '[',
  ...['null', '7', '"goal"', '[]', '{}', '{"goal":null}', '{"goal":7}', '{"goal":{"goal":7}}', '{"__proto__":{}}'].map(
    (forms) => `["own",${forms}]`,
  ),
])('takes %j for no draft', (stored) => {
  sessionStorage.setItem('draft', stored.replace('"own"', JSON.stringify(currentOwner())));
  expect(readDraft('goal')).toEqual({});
  saveDraft('goal', { goal: 'Grow' });
  expect(readDraft('goal')).toEqual({ goal: 'Grow' });
});
