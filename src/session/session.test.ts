import { describe, expect, it } from 'vitest';

import {
  clearSignIn,
  storeRegistration,
  storeSignIn,
  sessionOwner,
  audienceOfSharedPage,
  rememberArea,
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

const claiming = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.x`;

describe('the ids of a sign-in', () => {
  const { email } = amara;
  const ids = () => {
    const { userId, businessId } = storedValues();
    return { userId, businessId };
  };

  it('come from the response before the token, from the token before what is stored, and stay where neither has one', () => {
    storeRegistration(email, 'registered');
    store({ businessId: 'onboarded' });
    storeSignIn('business', amara);
    expect(ids()).toEqual({ userId: 'registered', businessId: 'onboarded' });
    const token = claiming({ userId: 'claimed', businessId: 11 });
    storeSignIn('business', { email, token });
    expect(ids()).toEqual({ userId: 'claimed', businessId: '11' });
    storeSignIn('business', { email, token, userId: 12, businessId: 'answered' });
    expect(ids()).toEqual({ userId: '12', businessId: 'answered' });
  });
});

it('the users of the sessions stay the same when the same user signs in again, and change with the user and the end', () => {
  const owners = [
    () => storeSignIn('individual', amara),
    () => storeSignIn('business', amara),
    () => storeSignIn('individual', bela),
    () => clearSignIn('individual'),
    () => storeSignIn('individual', { email: null, token: claiming({ sub: '1' }) }),
    () => storeSignIn('individual', { email: null, token: claiming({ sub: '2' }) }),
    () => storeSignIn('individual', { email: null, token: 'says nothing' }),
    () => storeSignIn('individual', { email: null, token: 'nor does this' }),
  ].map((change) => {
    change();
    return sessionOwner();
  });
  expect(new Set(owners).size).toBe(owners.length);

  storeSignIn('individual', amara);
  const before = sessionOwner();
  storeSignIn('individual', { ...amara, token: 'another-token' });
  expect(sessionOwner()).toBe(before);
});

describe('another user', () => {
  it("ends the other audience's session too when it was the first user's", () => {
    storeSignIn('business', amara);
    storeSignIn('individual', bela);
    expect(storedValues()).toMatchObject({ businessToken: null, authToken: bela.token });
  });

  it('finds nothing that was stored without an owner', () => {
    store(leftovers);
    storeSignIn('individual', amara);
    expect(storedValues().businessId).toBeNull();
  });

  it('registers without the leftovers, and finds the userId again at the first sign-in', () => {
    storeSignIn('individual', { ...amara, userId: '7' });
    storeRegistration(bela.email, '9');
    expect(storedValues()).toMatchObject({ authToken: null, email: null, userId: '9' });
    storeSignIn('individual', bela);
    expect(storedValues().userId).toBe('9');
  });
});

describe('the same user', () => {
  it('finds them also when an older version recorded no owner', () => {
    localStorage.setItem('email', amara.email);
    localStorage.setItem('authToken', 'old');
    localStorage.setItem('businessId', 'b');
    rereadStorage();
    clearSignIn('individual');
    storeSignIn('individual', amara);
    expect(storedValues().businessId).toBe('b');
  });
});

it.each([
  { authToken: 'a', businessToken: null, visited: 'business', audience: 'individual' },
  { authToken: null, businessToken: 'b', visited: 'individual', audience: 'business' },
  { authToken: 'a', businessToken: 'b', visited: 'individual', audience: 'individual' },
  { authToken: 'a', businessToken: 'b', visited: 'business', audience: 'business' },
  { authToken: 'a', businessToken: 'b', visited: null, audience: 'individual' },
] as const)('a shared page belongs to $audience after $visited', ({ authToken, businessToken, visited, audience }) => {
  store({ authToken, businessToken });
  if (visited !== null) rememberArea(visited);
  expect(audienceOfSharedPage()).toBe(audience);
});
