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

  // A key in a field of 20,000 characters costs no more than one in a short line.
  it.each(['Grow 5 ', '把收入提高到二百万元', 'رفع معدل الاحتفاظ ', 'להעלות את השימור', '売上を２０％増やす。', 'x'])(
    'reads the beginning of a long line only: %s',
    (words) => {
      const start = words.repeat(2_000).slice(0, 2_000);
      const long = start + words.repeat(20_000);
      expect(lineHint('okr', `${long} from 4% to 9% by 31 March 2027`)).toEqual(lineHint('okr', start));
    },
  );
});
