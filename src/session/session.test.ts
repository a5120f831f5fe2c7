import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';

import {
  areaOf,
  forgetSignIn,
  isGuardOpen,
  keepNotificationsFlag,
  keepRegistration,
  keepSignIn,
  sessionOf,
  sessionOwner,
  tokenFor,
  tokenOf,
  sharedPageAudience,
  visitArea,
} from './session';
import { rereadStorage, store, storedValues } from './storage';

const amara = { email: 'amara@northbay.example', token: 'token-of-amara' };
const bela = { email: 'bela@elsewhere.example', token: 'token-of-bela' };
const leftovers = {
  businessId: 'b',
  employeeId: 'e',
  notifications: 'true',
  profileImage: '/p.png',
  businessProfileImage: '/q.png',
};

describe.each(Object.values(audiences))('a sign-in, $audience', ({ audience, tokenKey }) => {
  it('keeps token and email, and the userId only when there is one', () => {
    keepSignIn(audience, amara);
    expect(storedValues()).toMatchObject({ [tokenKey]: amara.token, email: amara.email, userId: null });
    keepSignIn(audience, { ...amara, userId: '7' });
    expect(storedValues().userId).toBe('7');
    keepSignIn(audience, amara);
    expect(storedValues().userId).toBe('7');
  });

  it('is forgotten with its token and email, and nothing else', () => {
    keepSignIn(audience, { ...amara, userId: '7' });
    store(leftovers);
    forgetSignIn(audience);
    expect(storedValues()).toMatchObject({ ...leftovers, [tokenKey]: null, email: null, userId: '7' });
  });

  it('opens the guard', () => {
    expect(isGuardOpen()).toBe(false);
    keepSignIn(audience, amara);
    expect(isGuardOpen()).toBe(true);
    expect(tokenOf(audience)).toBe(amara.token);
    forgetSignIn(audience);
    expect(isGuardOpen()).toBe(false);
  });
});

const claiming = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.x`;

describe('the ids of a sign-in', () => {
  const { email } = amara;
  const ids = () => {
    const { userId, businessId } = storedValues();
    return { userId, businessId };
  };

  it('come from the answer before the token, and from the token before what is stored', () => {
    keepRegistration(email, 'registered');
    store({ businessId: 'onboarded' });
    const token = claiming({ userId: 'claimed', businessId: 11 });
    keepSignIn('business', { email, token });
    expect(ids()).toEqual({ userId: 'claimed', businessId: '11' });
    keepSignIn('business', { email, token, userId: 12, businessId: 'answered' });
    expect(ids()).toEqual({ userId: '12', businessId: 'answered' });
  });

  it('stay where neither names one', () => {
    keepRegistration(email, 'registered');
    store({ businessId: 'onboarded' });
    keepSignIn('business', amara);
    expect(ids()).toEqual({ userId: 'registered', businessId: 'onboarded' });
  });
});

describe('the session that a page uses', () => {
  it.each(Object.values(audiences))('is its own, or the only one: $audience', ({ audience, other }) => {
    expect(sessionOf(audience)).toBe(audience);
    expect(tokenFor(audience)).toBeNull();
    keepSignIn(other, { ...amara, token: 'of the other' });
    expect(sessionOf(audience)).toBe(other);
    expect(tokenFor(audience)).toBe('of the other');
    keepSignIn(audience, { ...amara, token: 'its own' });
    expect(sessionOf(audience)).toBe(audience);
    expect(tokenFor(audience)).toBe('its own');
  });
});

describe('whose the sessions are', () => {
  it('stays when the same person signs in again, and changes with the person and the end', () => {
    const owners = [
      () => keepSignIn('individual', amara),
      () => keepSignIn('business', amara),
      () => keepSignIn('individual', bela),
      () => forgetSignIn('individual'),
      () => keepSignIn('individual', { email: null, token: claiming({ sub: '1' }) }),
      () => keepSignIn('individual', { email: null, token: claiming({ sub: '2' }) }),
      () => keepSignIn('individual', { email: null, token: 'says nothing' }),
      () => keepSignIn('individual', { email: null, token: 'nor does this' }),
    ].map((change) => {
      change();
      return sessionOwner();
    });
    expect(new Set(owners).size).toBe(owners.length);

    keepSignIn('individual', amara);
    const before = sessionOwner();
    keepSignIn('individual', { ...amara, token: 'another-token' });
    expect(sessionOwner()).toBe(before);
  });
});

describe('somebody else', () => {
  it('who is unknown finds nothing, also of another unknown one', () => {
    for (const sub of ['1', '2']) {
      store(leftovers);
      keepSignIn('individual', { email: null, token: claiming({ sub }) });
      const { authToken, userId, ...others } = storedValues();
      expect({ authToken, userId }).toEqual({ authToken: claiming({ sub }), userId: sub });
      expect(new Set(Object.values(others))).toEqual(new Set([null]));
    }
  });

  it.each([true, false])('finds nothing of the person before (signed out first: %s)', (signedOut) => {
    keepSignIn('individual', { ...amara, userId: '7' });
    store(leftovers);
    if (signedOut) forgetSignIn('individual');
    keepSignIn('individual', bela);
    const { authToken, email, ...others } = storedValues();
    expect({ authToken, email }).toEqual({ authToken: bela.token, email: bela.email });
    expect(new Set(Object.values(others))).toEqual(new Set([null]));
  });

  it("ends the other audience's session too when it was the person's before", () => {
    keepSignIn('business', amara);
    keepSignIn('individual', bela);
    expect(storedValues()).toMatchObject({ businessToken: null, authToken: bela.token });
  });

  it('leftovers of nobody known count as somebody else’s', () => {
    store(leftovers);
    keepSignIn('individual', amara);
    expect(storedValues().businessId).toBeNull();
  });

  it('registers without the leftovers, and finds the userId again at the first sign-in', () => {
    keepSignIn('individual', { ...amara, userId: '7' });
    keepRegistration(bela.email, '9');
    expect(storedValues()).toMatchObject({ authToken: null, email: null, userId: '9' });
    keepSignIn('individual', bela);
    expect(storedValues().userId).toBe('9');
  });
});

describe('the same person', () => {
  it.each(['amara@northbay.example', 'AMARA@Northbay.Example', ' amara@northbay.example '])(
    'keeps what is theirs: %j',
    (email) => {
      keepSignIn('individual', { ...amara, userId: '7' });
      store(leftovers);
      forgetSignIn('individual');
      keepSignIn('individual', { ...amara, email });
      expect(storedValues()).toMatchObject({ ...leftovers, userId: '7', email });
    },
  );

  it('keeps it also when an older version never recorded whose it is', () => {
    localStorage.setItem('email', amara.email);
    localStorage.setItem('authToken', 'old');
    localStorage.setItem('businessId', 'b');
    rereadStorage();
    forgetSignIn('individual');
    keepSignIn('individual', amara);
    expect(storedValues().businessId).toBe('b');
  });
});

it('the notifications flag is a word', () => {
  keepNotificationsFlag(true);
  expect(localStorage.getItem('notifications')).toBe('true');
  keepNotificationsFlag(false);
  expect(localStorage.getItem('notifications')).toBe('false');
});

describe('whose page an address is', () => {
  it.each([
    ['/dashboard', 'individual'],
    ['/okrs', 'individual'],
    ['/kpis', 'individual'],
    ['/business/dashboard', 'business'],
    ['/business/company-profile/1', 'business'],
    ['/profile', null],
    ['/notifications', null],
    ['/search', null],
    ['/help', null],
    ['/businesslike', null],
  ])('%s: %s', (path, audience) => {
    expect(areaOf(path)).toBe(audience);
  });
});

describe('a shared page', () => {
  it.each([
    { authToken: 'a', businessToken: null, visited: 'business', audience: 'individual' },
    { authToken: null, businessToken: 'b', visited: 'individual', audience: 'business' },
    { authToken: 'a', businessToken: 'b', visited: 'individual', audience: 'individual' },
    { authToken: 'a', businessToken: 'b', visited: 'business', audience: 'business' },
    { authToken: 'a', businessToken: 'b', visited: null, audience: 'individual' },
  ] as const)('belongs to $audience after $visited', ({ authToken, businessToken, visited, audience }) => {
    store({ authToken, businessToken });
    if (visited !== null) visitArea(visited);
    expect(sharedPageAudience()).toBe(audience);
  });
});
