import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';

import { draftOf, dropDraft, dropDrafts, dropDraftsWithSession, keepDraft } from './drafts';
import { currentOwner } from './owner';
import { storeSignIn } from './session';
import { rereadStorage, store } from './storage';

const { audience } = audiences.individual;

beforeAll(() => dropDraftsWithSession());

beforeEach(() => {
  storeSignIn(audience, { email: 'amara@northbay.example', token: 'a.b.c' });
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
  storeSignIn(audience, { email: 'nia@northbay.example', token: 'a.b.c' });
  expect(draftOf('goal')).toEqual({});
  expect(Object.values(sessionStorage).join('')).not.toContain('secret plan');
});

const token = (exp: number) => `e30.${btoa(JSON.stringify({ exp }))}.x`;

describe('of a visitor', () => {
  const typed = { email: 'nia@northbay.example' };
  const email = 'amara@northbay.example';
  const soon = () => Date.now() / 1000 + 60;

  it('belongs to nobody: it does not cost the drafts of the last person, and is none of theirs', () => {
    keepDraft('goal', { goal: 'Grow' });
    keepDraft('sign-up', typed, 'visitor');
    expect(draftOf('sign-up')).toEqual({});
    expect(draftOf('sign-up', 'visitor')).toEqual(typed);
    expect(draftOf('goal')).toEqual({ goal: 'Grow' });
  });

  it('is not shown to who signs in, and not to whom comes after them', () => {
    keepDraft('sign-up', typed, 'visitor');
    storeSignIn(audience, { email, token: token(soon()) });
    expect(draftOf('sign-up', 'visitor')).toEqual({});
    keepDraft('sign-up', { email: 'own' }, 'visitor');
    expect(draftOf('sign-up', 'visitor')).toEqual({ email: 'own' });
    storeSignIn(audience, { email: 'other@northbay.example', token: token(soon() + 1) });
    expect(draftOf('sign-up', 'visitor')).toEqual({});
  });

  it('goes with a sign-out', () => {
    keepDraft('sign-up', typed, 'visitor');
    dropDrafts();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('when somebody signs out in another tab', () => {
  /** As the other tab's sign-out arrives here. */
  const signOutElsewhere = () => {
    localStorage.removeItem(audiences.individual.tokenKey);
    localStorage.removeItem('email');
    rereadStorage();
  };

  it.each([
    ['forgets what was typed', 60, {}],
    ['keeps it when the session had expired: whoever signs in again finds it', -60, { firstName: 'Priya' }],
  ])('%s', (_what, seconds, left) => {
    const email = 'amara@northbay.example';
    storeSignIn(audience, { email, token: token(Date.now() / 1000 + seconds) });
    keepDraft('employee', { firstName: 'Priya' });
    signOutElsewhere();
    storeSignIn(audience, { email, token: token(Date.now() / 1000 + 60) });
    expect(draftOf('employee')).toEqual(left);
  });
});

describe('of two sessions', () => {
  const soon = () => Date.now() / 1000 + 60;

  it('forgets what was typed when one is ended in another tab', () => {
    const email = 'amara@northbay.example';
    for (const row of Object.values(audiences)) storeSignIn(row.audience, { email, token: token(soon()) });
    keepDraft('employee', { firstName: 'Priya' });
    localStorage.removeItem(audiences.business.tokenKey);
    rereadStorage();
    expect(sessionStorage).toHaveLength(0);
  });

  it('removes what was typed by somebody when another person signs in elsewhere', () => {
    keepDraft('employee', { firstName: 'Priya' });
    localStorage.setItem('email', 'nia@northbay.example');
    localStorage.setItem(audiences.individual.tokenKey, token(soon()));
    rereadStorage();
    expect(Object.values(sessionStorage).join('')).not.toContain('Priya');
  });

  it('of people unknown is shown only to the one who typed it', () => {
    storeSignIn(audience, { email: null, token: token(soon()) });
    keepDraft('sign-up', { email: 'own' }, 'visitor');
    const kept = sessionStorage.getItem('visitorDraft') ?? '';
    expect(draftOf('sign-up', 'visitor')).toEqual({ email: 'own' });
    storeSignIn(audience, { email: null, token: token(soon() + 1) });
    sessionStorage.setItem('visitorDraft', kept);
    expect(draftOf('sign-up', 'visitor')).toEqual({});
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
  ...['null', '7', '"goal"', '[]', '{}', '{"goal":null}', '{"goal":7}', '{"goal":{"goal":7}}', '{"__proto__":{}}'].map(
    (forms) => `["own",${forms}]`,
  ),
])('takes %j for no draft', (stored) => {
  sessionStorage.setItem('draft', stored.replace('"own"', JSON.stringify(currentOwner())));
  expect(draftOf('goal')).toEqual({});
  keepDraft('goal', { goal: 'Grow' });
  expect(draftOf('goal')).toEqual({ goal: 'Grow' });
});
