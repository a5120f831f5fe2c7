import { describe, expect, it } from 'vitest';

import { lineHint } from './line-hint';

describe('lineHint', () => {
  it.each([
    ['Reduce falls per 1,000 bed days from 6.1 to 4.0 by 31 March 2027', 'Measurable and dated', true],
    ['Raise night shifts with a full team from 71% to 95%', 'Measurable. No date yet.', false],
    ['Improve the mood of the team', 'No number yet.', false],
    ['  ', '', true],
  ])('of a key result: %s', (line, text, isFine) => {
    expect(lineHint('okr', line)).toEqual({ text, isFine });
  });

  it('of a KPI', () => {
    expect(lineHint('kpi', 'First reply time')).toMatchObject({ isFine: false });
    expect(
      lineHint('kpi', 'Churn: customers lost / customers at start; target below 2%; monthly; owner: Support Lead'),
    ).toEqual({ text: 'Measurable and complete', isFine: true });
  });
});
