import { expect, it } from 'vitest';

import { quarterTexts } from './quarter-texts';

const closed = {
  quarter: '2026-Q4',
  closedAt: '2027-01-04',
  objective: null,
  lines: [
    { text: 'One', score: 5, sentence: ' Down to 5.0. ' },
    { text: 'Two', score: 10, sentence: '' },
  ],
};

it('says the quarter, when it was closed, its score and each line', () => {
  expect(quarterTexts(closed, ['One', 'Two'])).toEqual({
    heading: 'Q4 2026, closed on Jan 4, 2027, score 0.8',
    lines: ['Line 1, 0.5: Down to 5.0.', 'Line 2, 1.0'],
  });
});

it('numbers lines as they stand now, and quotes what reads otherwise by now', () => {
  expect(quarterTexts(closed, ['New', 'One'], (place) => place + 2).lines).toEqual([
    'Line 3, 0.5: Down to 5.0.',
    '\u201cTwo\u201d, 1.0',
  ]);
});
