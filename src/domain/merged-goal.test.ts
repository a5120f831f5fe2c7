import { describe, expect, it } from 'vitest';

import { goalRecord, goalVersion } from '../../tests/support/goal-records';
import { keeping, knownVersion, mergeGoals, mergeVersion, unitedCheckIns } from './merged-goal';
import { shownLine } from './result/result-line';
import type { GoalVersion } from './version';

const closed = {
  quarter: '2026-Q4',
  closedAt: '2026-12-31',
  objective: null,
  lines: [{ text: 'One', score: 5, sentence: 'Late floor.' }],
};

const record = { kind: 'okr' as const, result: 'Objective: lead\n1. One\n\n- Two' };

const shown = (version: GoalVersion | undefined) => {
  const { lines, ...rest } = mergeVersion(record, version);
  return { lines: lines.map(shownLine), ...rest };
};

describe('mergeVersion', () => {
  it('is the record itself without a version', () => {
    expect(shown(undefined)).toEqual({
      lines: ['Objective: lead', 'One', 'Two'],
      note: '',
      progress: [null, null, null],
      values: [null, null, null],
      quarters: [],
    });
  });

  it('has the progress beside its lines, null for the objective and for a line without any', () => {
    const version = { lines: null, note: 'Ask Ines', progress: [0, 40], checkIns: [], savedAt: 1 };
    expect(shown(version)).toEqual({
      lines: ['Objective: lead', 'One', 'Two'],
      note: 'Ask Ines',
      progress: [null, null, 40],
      values: [null, null, null],
      quarters: [],
    });
    expect(mergeVersion(record, { ...version, lines: ['Mine'], progress: [100, 5] }).progress).toEqual([100]);
  });

  it('has the value that makes a progress, be it 0, and none that was typed for another progress', () => {
    const checkIns = [{ day: '2026-11-25', progress: [0, 30], values: ['4%', '3%'] }];
    const version = { lines: null, note: '', progress: [0, 40], checkIns, savedAt: 1 };
    expect(mergeVersion(record, version)).toMatchObject({ progress: [null, 0, 40], values: [null, '4%', null] });
  });

  it('has the closed quarters, whatever became of the lines since', () => {
    const version = { lines: ['Mine'], note: '', progress: [], checkIns: [], quarters: [closed], savedAt: 1 };
    expect(mergeVersion(record, version).quarters).toEqual([closed]);
  });
});

describe('what was kept by an earlier count', () => {
  const result = '**Objective:** Grow\n\n**Key Results:**\n1. **Win** 5 hospitals\n2. Keep 9\n\nLet me know!';
  const of = goalRecord('a', { result });
  const day = '2026-11-20';
  // Objective, heading, both results and the closing sentence were lines.
  const before: GoalVersion = {
    lines: null,
    note: '',
    progress: [5, 10, 40, 60, 80],
    checkIns: [{ day, progress: [5, 10, 40, 60] }],
    savedAt: 1,
  };

  it('finds its line again by the text, and says from then on of which lines it is', () => {
    const found = knownVersion(new Map([['a', before]]), of);
    expect(found).toMatchObject({ progress: [40, 60], checkIns: [{ day, progress: [40, 60] }] });
    const kept = keeping(new Map([['a', before]]), of, found ?? null)?.get('a');
    expect(kept).toMatchObject({ progress: [40, 60], counted: ['Win 5 hospitals', 'Keep 9'] });
    expect(knownVersion(new Map([['a', kept as GoalVersion]]), of)).toBe(kept);
  });

  it('finds a line that begins with a date', () => {
    const dated = { ...of, result: '**Objective:** Grow\n- **Win** 5 hospitals\n- 15. March 2027: open Oslo' };
    const version = { ...before, progress: [5, 40, 60], checkIns: [] };
    expect(knownVersion(new Map([['a', version]]), dated)).toMatchObject({ progress: [40, 60] });
  });

  it('stays as it is where lines are counted as before', () => {
    const plain = { ...of, result: 'Objective: lead\n1. One\n2. Two' };
    const version = { ...before, progress: [40], checkIns: [] };
    expect(knownVersion(new Map([['a', version]]), plain)).toBe(version);
    expect(keeping(new Map(), plain, version)?.get('a')).not.toHaveProperty('counted');
  });
});

it('searches a pocket in the results, or in the own lines, notes and sentences of closed quarters', () => {
  const [original, worded] = ['a', 'b'].map((key) => goalRecord(key, record));
  const version = goalVersion({ lines: ['Mine'], note: 'Ask Ines', quarters: [closed] });
  const records = [original, worded].filter((each) => each !== undefined);
  const { textOf, withOwnVersion } = mergeGoals(
    records,
    new Map([
      ['b', version],
      ['of a record that is gone', version],
    ]),
  );
  expect(records.map(textOf)).toEqual([record.result, 'Mine\nAsk Ines\nLate floor.']);
  expect(withOwnVersion()).toEqual([{ record: worded, version }]);
});

describe('check-ins of two versions', () => {
  const [first, second] = ['2026-09-01', '2026-09-02'];

  it('finds the lines of another version wherever they stand, and leaves out what was said of others', () => {
    const mine = goalVersion({ checkIns: [{ day: second, progress: [10, 20] }], savedAt: 2 });
    const other = goalVersion({
      lines: ['Two', 'Other', 'One'],
      checkIns: [
        { day: first, progress: [1, 2, 3] },
        { day: second, progress: [4, 5] },
      ],
    });
    expect(unitedCheckIns(record, mine, other)).toEqual([
      { day: first, progress: [3, 1] },
      { day: second, progress: [10, 20] },
    ]);
    expect(unitedCheckIns(record, mine, { ...other, savedAt: 3 })).toEqual([
      { day: first, progress: [3, 1] },
      { day: second, progress: [10, 4] },
    ]);
  });

  it('are those of the version where the other has none', () => {
    const mine = goalVersion({ checkIns: [{ day: first, progress: [10] }] });
    for (const other of [undefined, goalVersion()]) expect(unitedCheckIns(record, mine, other)).toBe(mine.checkIns);
  });

  it('gives each of several equal lines the history of one, also where they have moved', () => {
    const mine = goalVersion({ lines: ['New', 'Same', 'Same'] });
    const other = goalVersion({ lines: ['Same', 'Same', 'Old'], checkIns: [{ day: first, progress: [1, 2] }] });
    expect(unitedCheckIns(record, mine, other)).toEqual([{ day: first, progress: [null, 2, 1] }]);
  });
});
