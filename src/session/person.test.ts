import { expect, it } from 'vitest';

import { fingerprint, recordedPerson, recordPerson } from './person';

it('is the same for one address however it is written, and another for another', () => {
  expect(fingerprint(' Amara@Northbay.example ')).toBe(fingerprint('amara@northbay.example'));
  const many = Array.from({ length: 2000 }, (_, index) => fingerprint(`person${index}@northbay.example`));
  expect(new Set(many).size).toBe(many.length);
});

it('does not hold the address', () => {
  recordPerson('amara@northbay.example');
  expect(recordedPerson()).toBe(fingerprint('amara@northbay.example'));
  expect(JSON.stringify(localStorage)).not.toContain('amara');
});

it.each(['', '@', 'x'.repeat(100_000), '\ud800', '山田@例え.jp'])('takes any text: %.10s', (email) => {
  expect(fingerprint(email)).toMatch(/^[\da-z]+$/);
});
