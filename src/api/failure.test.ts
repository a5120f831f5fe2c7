import { describe, expect, it } from 'vitest';

import { ApiFailure, errorText } from './failure';

const saying = (detail: string) => new ApiFailure('refused', 'Request failed with status code 400', detail);

describe('the error text', () => {
  it.each([
    ['the words of any error', new Error('Network Error'), 'Network Error'],
    ['empty for what is no error', 'thrown text', ''],
    ['empty for undefined', undefined, ''],
  ])('is %s', (_, reason, text) => {
    expect(errorText(reason)).toBe(text);
  });

  it.each([
    ['control characters', 'a\u0000b\u0007c\u009fd', 'a b c d'],
    ['line ends', ' a\r\nb\u2028c\td ', 'a b c d'],
    ['direction marks', 'a\u202eb\u2066c\u200fd', 'a b c d'],
    ['invisible characters', 'a\u200bb\ufeffc', 'a b c'],
  ])('has no %s', (_, said, text) => {
    expect(errorText(saying(said))).toBe(text);
  });

  it('has at most 200 characters and never half of one', () => {
    expect(errorText(saying('x'.repeat(1000)))).toBe('x'.repeat(200));
    expect([...errorText(saying('🗻'.repeat(1000)))]).toEqual(Array.from({ length: 200 }, () => '🗻'));
  });
});
