import { describe, expect, it } from 'vitest';

import { linesOfTexts } from './result/own-lines';
import { noVersion, type GoalVersion } from './version';
import { firstDifference } from './version-difference';

const version = (part: Partial<GoalVersion>): GoalVersion => ({
  ...noVersion,
  lines: ['Objective: lead', 'One', 'Two'],
  savedAt: 1,
  ...part,
});

describe('firstDifference', () => {
  const original = linesOfTexts(['Objective: lead', 'One', 'Two']);
  const between = (here: Partial<GoalVersion>, other: Partial<GoalVersion>) =>
    firstDifference('okr', original, version(here), version(other));

  it('names the objective, a line, the note or the progress', () => {
    expect(between({ lines: ['Objective: lead', 'One', 'Two'] }, { lines: ['Objective: win', 'One'] }).place).toBe(
      'Objective',
    );
    expect(between({ lines: null }, { lines: ['Objective: lead', 'One'] })).toEqual({
      place: 'Key result 2',
      texts: ['Two', ''],
    });
    expect(between({ note: 'a' }, { note: 'b' })).toEqual({ place: 'Note', texts: ['a', 'b'] });
    expect(between({ progress: [0, 5] }, { progress: [] })).toEqual({
      place: 'Progress of key result 2',
      texts: ['5%', '0%'],
    });
  });

  it('names the line of a quarter that both have closed, and none that one of them lacks', () => {
    const closed = (quarter: string, score: number, sentence = '') => ({
      quarter,
      closedAt: '2026-12-31',
      objective: null,
      lines: [
        { text: 'One', score: 1, sentence: '' },
        { text: 'Two', score, sentence },
      ],
    });
    const mine = [closed('2026-Q4', 5), closed('2026-Q3', 5, 'Late.')];
    expect(between({ quarters: mine }, { quarters: [closed('2026-Q3', 10)] })).toEqual({
      place: 'Q3 2026, key result 2',
      texts: ['0.5, Late.', '1.0'],
    });
    expect(between({ quarters: mine, progress: [5] }, { quarters: [closed('2026-Q3', 10)] }).place).toBe(
      'Progress of key result 1',
    );
  });

  it('begins shortly before the difference', () => {
    const line = (end: string) => ({
      lines: ['Objective: lead', `Raise night shifts with a full team from 71% to ${end}`],
    });
    expect(between(line('95%'), line('90%'))).toEqual({
      place: 'Key result 1',
      texts: ['\u2026 71% to 95%', '\u2026 71% to 90%'],
    });
  });

  it('is cut where it is long', () => {
    const [note] = between({ note: 'x'.repeat(500) }, { note: '' }).texts;
    expect(note).toHaveLength(81);
  });
});
