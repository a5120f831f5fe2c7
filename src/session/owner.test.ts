import { describe, expect, it } from 'vitest';

import { mayBeOwner, currentOwner, clearOwner, isCurrentOwner, recordOwner } from './owner';
import { rereadStorage, store } from './storage';

const amara = 'amara@northbay.example';

describe('the recorded owner', () => {
  it('is the same for one address however it is written, without holding it, and another for another', () => {
    const recorded = recordOwner(amara);
    expect(JSON.stringify(localStorage)).not.toContain('amara');
    expect(recordOwner(' Amara@Northbay.example ')).toBe(recorded);
    expect(isCurrentOwner('AMARA@northbay.example')).toBe(true);
    for (let index = 0; index < 2000; index += 1) {
      expect(isCurrentOwner(`person${index}@northbay.example`)).toBe(false);
    }
    expect(recordOwner('bela@elsewhere.example')).not.toBe(recorded);
    expect(isCurrentOwner(amara)).toBe(false);
    clearOwner();
    expect(recordOwner(amara)).toBe(recorded);
  });

  it('is another fingerprint in another browser: no list made elsewhere fits', () => {
    const here = recordOwner(amara);
    localStorage.clear();
    expect(recordOwner(amara).split('.')).not.toEqual(expect.arrayContaining(here.split('.')));
  });

  it.each(['', '@', 'x'.repeat(100_000), '\ud800', '山田@例え.jp'])(
    'may have any text for an address: %.10s',
    (email) => {
      expect(recordOwner(email)).toMatch(/^[\da-f]{32}\.[\da-z]+$/);
      expect(isCurrentOwner(email)).toBe(true);
    },
  );

  it.each(['1k2x3y4z5a6', '', 'undefined', 'zz.zz', '{}'])('is null where an older version left %j', (old) => {
    localStorage.setItem('person', old);
    expect(currentOwner()).toBeNull();
    expect(isCurrentOwner(amara)).toBe(false);
  });

  it('can be cleared', () => {
    recordOwner(amara);
    clearOwner();
    expect(currentOwner()).toBeNull();
    expect(mayBeOwner(amara)).toBe(false);
  });
});

it('the owner of what is stored is the signed-in user, also after a sign-out and after another one was recorded', () => {
  store({ email: amara });
  const owner = currentOwner();
  expect(owner).not.toBeNull();
  store({ email: null });
  expect(currentOwner()).toBe(owner);
  const before = recordOwner('bela@elsewhere.example');
  localStorage.setItem('email', amara);
  rereadStorage();
  expect(currentOwner()).not.toBe(before);
  expect(isCurrentOwner(amara)).toBe(true);
});
