import { describe, expect, it } from 'vitest';

import { canBeOwner, currentOwner, forgetPerson, isCurrentOwner, recordedPerson, recordPerson } from './owner';
import { rereadStorage, store } from './storage';

const amara = 'amara@northbay.example';

describe('the recorded person', () => {
  it('is the same for one address however it is written, and another for another', () => {
    const recorded = recordPerson(amara);
    expect(recordPerson(' Amara@Northbay.example ')).toBe(recorded);
    expect(isCurrentOwner('AMARA@northbay.example')).toBe(true);
    for (let index = 0; index < 2000; index += 1) {
      expect(isCurrentOwner(`person${index}@northbay.example`)).toBe(false);
    }
    expect(recordPerson('bela@elsewhere.example')).not.toBe(recorded);
    expect(isCurrentOwner(amara)).toBe(false);
  });

  it('is another fingerprint in another browser: no list made elsewhere fits', () => {
    const here = recordPerson(amara);
    localStorage.clear();
    expect(recordPerson(amara).split('.')).not.toEqual(expect.arrayContaining(here.split('.')));
  });

  it('does not hold the address', () => {
    recordPerson(amara);
    expect(JSON.stringify(localStorage)).not.toContain('amara');
  });

  it.each(['', '@', 'x'.repeat(100_000), '\ud800', '山田@例え.jp'])(
    'may have any text for an address: %.10s',
    (email) => {
      expect(recordPerson(email)).toMatch(/^[\da-f]{32}\.[\da-z]+$/);
      expect(isCurrentOwner(email)).toBe(true);
    },
  );

  it.each(['1k2x3y4z5a6', '', 'undefined', 'zz.zz', '{}'])('is nobody where an older version left %j', (old) => {
    localStorage.setItem('person', old);
    expect(recordedPerson()).toBeNull();
    expect(isCurrentOwner(amara)).toBe(false);
  });

  it('can be forgotten', () => {
    recordPerson(amara);
    forgetPerson();
    expect(currentOwner()).toBeNull();
    expect(Object.values(localStorage)).toEqual(['unknown']);
    expect(canBeOwner(amara)).toBe(false);
  });
});

describe('the owner of what is stored', () => {
  it('is who is signed in, the same after a sign-out', () => {
    store({ email: amara });
    const owner = currentOwner();
    expect(owner).not.toBeNull();
    store({ email: null });
    expect(currentOwner()).toBe(owner);
  });

  it('is who is signed in, whoever was recorded before', () => {
    const before = recordPerson('bela@elsewhere.example');
    localStorage.setItem('email', amara);
    rereadStorage();
    expect(currentOwner()).not.toBe(before);
    expect(isCurrentOwner(amara)).toBe(true);
  });
});
