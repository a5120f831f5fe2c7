import { describe, expect, it } from 'vitest';

import { wordedGoal, wordedText } from './worded-goal';

const record = { result: 'Objective: lead\n1. One\n\n- Two' };

describe('wordedGoal', () => {
  it('is the record itself without a wording', () => {
    expect(wordedGoal(record, undefined)).toEqual({
      lines: ['Objective: lead', 'One', 'Two'],
      note: '',
      progress: [null, null, null],
    });
  });

  it('has the progress beside its lines, null for the objective and for what is not begun', () => {
    const wording = { lines: null, note: 'Ask Ines', progress: [0, 40], savedAt: 1 };
    expect(wordedGoal(record, wording)).toEqual({
      lines: ['Objective: lead', 'One', 'Two'],
      note: 'Ask Ines',
      progress: [null, null, 40],
    });
    expect(wordedGoal(record, { ...wording, lines: ['Mine'], progress: [100, 5] }).progress).toEqual([100]);
  });
});

describe('wordedText', () => {
  it('is the result without a wording, else the own lines and the note', () => {
    expect(wordedText(record, undefined)).toBe(record.result);
    expect(wordedText(record, { lines: ['Mine'], note: 'Ask Ines', progress: [], savedAt: 1 })).toBe('Mine\nAsk Ines');
  });
});
