import { describe, expect, it } from 'vitest';

import { lastOf } from '@/lib/slices';

import { isSlip, nearSteps } from './near-equal';

const nearOf = (...texts: string[]) =>
  lastOf(nearSteps(new Map(texts.map((text) => [text, text])))).map(({ one, other }) => [one, other]);

describe('may be one goal', () => {
  it.each([
    [
      'Grow recurring revenue in the mid-market without raising churn',
      'Grow recurring revenue in mid-market, no extra churn',
    ],
    ['Grow recurring revenue in the mid-market', 'Grow the recurring revenues of our mid market'],
    ['Grow recurring revenue', 'Grow recuring revenue'],
    ['Halve the time to first answer', 'Halving our time to the first answer'],
    [
      'Become the first choice for clinics that run their own scheduling',
      'Become first choice of clinics running own scheduling',
    ],
    ['Make Northbay a place where managers stay and grow', 'Make Northbay a place where managers grow and stay'],
    ['Sign 60 clinics by 2027', 'Sign 60 clinics until 2027'],
    ['Bring the first-use time under three weeks', 'Bring first-use time to under 3 weeks'],
    ['Grow Recurring Revenue In The Mid-Market', 'Grow recurring revenue in the mid-market'],
    ['Raise NPS among clinics', 'Raise the NPS among our clinics'],
    [
      'Deliver smaller changes faster and with fewer errors',
      'Deliver smaller changes faster, with fewer errors in them',
    ],
    ['Augmenter le chiffre d’affaires récurrent', 'Augmenter le chiffre d’affaires recurrent'],
    ['Расти быстрее на рынке клиник', 'Расти быстрее на рынке наших клиник'],
  ])('%j and %j', (one, other) => expect(nearOf(one, other)).toEqual([[one, other]]));
});

describe('are two goals', () => {
  it.each([
    // A number that differs.
    ['Sign 60 clinics in Norway', 'Sign 80 clinics in Norway'],
    ['Sign 60 clinics in Norway', 'Sign clinics in Norway'],
    ['Reach a margin of 1.5 percent in every market', 'Reach a margin of 15 percent in every market'],
    ['Bring the first-use time under three weeks', 'Bring the first-use time under four weeks'],
    ['Close the books of Q1 in five days', 'Close the books of Q2 in five days'],
    // A name that differs, or that only one has.
    ['Become the first choice for private clinics in Norway', 'Become the first choice for private clinics in Sweden'],
    ['Become the first choice for private clinics', 'Become the first choice for private clinics in Norway'],
    ['Raise NPS among the clinics that joined', 'Raise CSAT among the clinics that joined'],
    ['Make the hiring of IT people faster and fairer', 'Make the hiring of HR people faster and fairer'],
    // A direction or a 'not'.
    ['Increase the number of customers who renew early', 'Reduce the number of customers who renew early'],
    ['Win revenue from new customers in the mid-market', 'Win revenue from existing customers in the mid-market'],
    ['Grow revenue in the mid-market with discounts', 'Grow revenue in the mid-market without discounts'],
    // Words that differ.
    ['Grow revenue', 'Grow margin'],
    ['Open an office for the sales team', 'Open an office for the design team'],
    ['Make Northbay a place where managers stay and grow', 'Deliver smaller changes faster and with fewer errors'],
    ['', 'Grow'],
    ['2026', '2027'],
  ])('%j and %j', (one, other) => expect(nearOf(one, other)).toEqual([]));
});

it.each([
  ['revenue', 'revnue', true],
  ['revenue', 'revneue', true],
  ['revenue', 'revenues', true],
  ['churn', 'chart', false],
  ['grow', 'glow', false],
  ['clinic', 'clinical', false],
])('%s and %s are a slip apart: %s', (one, other, expected) => {
  expect(isSlip(one, other)).toBe(expected);
  expect(isSlip(other, one)).toBe(expected);
});

it('finds all pairs of three, the most alike first', () => {
  const [one, two, three] = [
    'Win clinics in the north quickly',
    'Win clinics in the north',
    'Win the clinics in north',
  ];
  expect(nearOf(one, two, three)).toEqual([
    [two, three],
    [one, two],
    [one, three],
  ]);
});

it('compares few of five thousand texts', () => {
  const nouns = Array.from(
    { length: 70 },
    (_, index) => `noun${String.fromCodePoint(97 + (index % 26), 97 + (index >> 3))}`,
  );
  const texts = new Map(
    Array.from({ length: 5000 }, (_, index) => {
      const words = [7, 11, 13, 17, 23].map((step) => nouns[(index * step + (index >> 6) * 3) % nouns.length]);
      return [String(index), `Grow revenue with ${words.join(' ')}`];
    }),
  );
  let steps = 0;
  for (const _ of nearSteps(texts)) steps += 1;
  expect(steps).toBeLessThan(5000 * 20);
});
