import Papa from 'papaparse';
import { describe, expect, it, vi } from 'vitest';

import { writeCsv } from '@/lib/csv';
import { readTable } from '@/lib/table-file/read-table';
import { writeWorkbook } from '@/lib/xlsx/write-workbook';

import { closedQuarter, exportedGoal as goal, idle } from '../../../../tests/support/exported-goals.ts';
import { tableOfGoals } from './table';

async function textOf(goals: ReturnType<typeof goal>[]): Promise<string> {
  const { signal, onProgress } = idle();
  return (await writeCsv(tableOfGoals(goals, onProgress), signal)).blob.text();
}

async function cellsOf(goals: ReturnType<typeof goal>[]): Promise<string[][]> {
  return Papa.parse<string[]>((await textOf(goals)).slice(1)).data;
}

describe('goals as CSV', () => {
  it('have a row for each line', async () => {
    const rows = await cellsOf([
      goal({ note: 'Ask Ana.', progress: [null, 40, null] }),
      goal({ kind: 'kpi', createdAt: null, lines: [], goal: 'Uptime' }),
    ]);
    const start = ['OKR', 'Grow revenue', 'Sales Manager', '2026-03-04 09:41:07'];
    expect(rows).toEqual([
      ['Kind', 'Goal', 'Role', 'Created', 'Line number', 'Line', 'Progress', 'Note'],
      [...start, '', 'Objective: grow', '', 'Ask Ana.'],
      [...start, '1', 'First', '40%', 'Ask Ana.'],
      [...start, '2', 'Second', '', 'Ask Ana.'],
      ['KPI', 'Uptime', 'Sales Manager', '', '', '', '', ''],
    ]);
  });

  it('say when a goal was saved, whatever the year', async () => {
    // In Tokyo the local day is past the last one that `Date` can hold in UTC.
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-540);
    const moments = [new Date(8.64e15), new Date(12_026, 2, 4, 9, 41, 7)];
    const rows = await cellsOf(moments.map((createdAt) => goal({ createdAt, lines: [] })));
    const [last, later] = rows.slice(1).map((row) => row[3]);
    expect(last).toMatch(/^275760-09-1[23] \d\d:\d\d:00$/);
    expect(later).toBe('12026-03-04 09:41:07');
  });

  it('start with the byte order mark and end their rows as RFC 4180 says', async () => {
    const text = await textOf([goal({ lines: ['One, "two"\nthree'] }), goal({ lines: ['Four'] })]);
    expect(text.startsWith('\ufeffKind,Goal,')).toBe(true);
    expect(text).toContain('"One, ""two""\nthree"');
    expect(text.split('\r\n')).toHaveLength(3);
  });
});

describe('closed quarters as CSV', () => {
  const [first] = closedQuarter().lines;
  const line = (text: string, score: number, sentence = '') => ({ text, score, sentence });

  it('have columns only where a goal has one', async () => {
    expect(await textOf([goal({ quarters: [] })])).toBe(await textOf([goal()]));
    const [heading, ...rows] = await cellsOf([
      goal({ quarters: [closedQuarter({ lines: [line('First', 10, 'Done.'), line('Second', 2)] })] }),
      goal({ kind: 'kpi', lines: ['Other'] }),
    ]);
    expect(heading?.slice(8)).toEqual(['Quarter', 'Score', 'What happened']);
    expect(rows.map((row) => row.slice(4))).toEqual([
      ['', 'Objective: grow', '', '', '', '', ''],
      ['1', 'First', '', '', '', '', ''],
      ['2', 'Second', '', '', '', '', ''],
      ['', 'First', '', '', 'Q4 2026', '1.0', 'Done.'],
      ['', 'Second', '', '', 'Q4 2026', '0.2', ''],
      ['1', 'Other', '', '', '', '', ''],
    ]);
  });

  it('have a row for each score, with its line as it read then', async () => {
    const quarters = [closedQuarter(), closedQuarter({ quarter: '2026-Q3', lines: [line('Second', 3)] })];
    const rows = await cellsOf([goal({ note: 'Ask Ana.', progress: [null, 5, 40], quarters })]);
    expect(rows.slice(3).map((row) => row.slice(4))).toEqual([
      ['2', 'Second', '40%', 'Ask Ana.', '', '', ''],
      ['', 'Second', '', 'Ask Ana.', 'Q4 2026', '0.5', first?.sentence],
      ['', 'Before', '', 'Ask Ana.', 'Q4 2026', '1.0', ''],
      ['', 'Second', '', 'Ask Ana.', 'Q3 2026', '0.3', ''],
    ]);
  });
});

it('goals as a workbook have cells with their types', async () => {
  const { signal, onProgress } = idle();
  const { blob } = await writeWorkbook(tableOfGoals([goal({ lines: ['First'], progress: [40] })], onProgress), signal);
  const [, row] = (await readTable(blob)).rows;
  expect(row?.cells).toEqual(['OKR', 'Grow revenue', 'Sales Manager', '2026-03-04 09:41', 1, 'First', 0.4]);
});
