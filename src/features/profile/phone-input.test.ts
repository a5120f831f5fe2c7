import { expect, it } from 'vitest';

import { international } from './phone-input';

it.each([
  ['(480) 555-1234', '+14805551234'],
  ['+44 (20) 7946 0958', '+442079460958'],
  ['0049 30 123456', '+4930123456'],
  ['011 44 20 7946 0958', '+442079460958'],
  ['', ''],
])('%j with its country is %j', (text, number) => {
  expect(international(text)).toBe(number);
});
