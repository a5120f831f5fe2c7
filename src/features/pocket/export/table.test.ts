import Papa from 'papaparse';
import { describe, expect, it, vi } from 'vitest';

import { writeCsv } from '@/lib/csv';
import { readTable } from '@/lib/table-file/read-table';
import { writeWorkbook } from '@/lib/xlsx/write-workbook';

import { exportedGoal as goal, idle } from '../../../../tests/support/exported-goals.ts';
import { tableOfGoals } from './table';

async function textOf(goals: ReturnType<typeof goal>[]): Promise<string> {
  const { signal, onProgress } = idle();
  return (await writeCsv(tableOfGoals(goals, onProgress), signal)).text();
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

  it('say when a goal was saved in the last and in the early years that there are', async () => {
    const early = new Date(2026, 2, 4, 9, 41, 7);
    early.setFullYear(50);
    // As in Tokyo, where the day is past the last one that `Date` can hold in Greenwich.
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-540);
    const moments = [new Date(8.64e15), new Date(12_026, 2, 4, 9, 41, 7), early];
    const rows = await cellsOf(moments.map((createdAt) => goal({ createdAt, lines: [] })));
    const created = rows.slice(1).map((row) => row[3]);
    expect(created[0]).toMatch(/^275760-09-1[23] \d\d:\d\d:00$/);
    expect(created.slice(1)).toEqual(['12026-03-04 09:41:07', '0050-03-04 09:41:07']);
  });

  it('start with the byte order mark and end their rows as RFC 4180 says', async () => {
    const text = await textOf([goal({ lines: ['One, "two"\nthree'] }), goal({ lines: ['Four'] })]);
    expect(text.startsWith('\ufeffKind,Goal,')).toBe(true);
    expect(text).toContain('"One, ""two""\nthree"');
    expect(text.split('\r\n')).toHaveLength(3);
  });

  it('hold no formula, whichever cell it is in', async () => {
    const text = '=1+1';
    const rows = await cellsOf([goal({ goal: text, role: text, lines: [text], note: text })]);
    expect([1, 2, 5, 7].map((column) => rows[1]?.[column])).toEqual(Array.from({ length: 4 }, () => `'${text}`));
  });
});

describe('goals as a workbook', () => {
  it('have the columns of the CSV file: moments are moments, progress is a percentage, all else text', async () => {
    const { signal, onProgress } = idle();
    const goals = [
      goal({ note: '=1+1', progress: [null, 40, null] }),
      goal({ kind: 'kpi', createdAt: null, lines: [], goal: '00042' }),
    ];
    const workbook = await writeWorkbook(tableOfGoals(goals, onProgress), signal);
    const { facts, rows } = await readTable(workbook);
    expect(facts).toMatchObject({ sheet: 'OKRs and KPIs' });
    const start = ['OKR', 'Grow revenue', 'Sales Manager', { date: '2026-03-04' }];
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Kind', 'Goal', 'Role', 'Created', 'Line number', 'Line', 'Progress', 'Note'],
      [...start, '', 'Objective: grow', '', '=1+1'],
      [...start, 1, 'First', 0.4, '=1+1'],
      [...start, 2, 'Second', '', '=1+1'],
      ['KPI', '00042', 'Sales Manager'],
    ]);
  });
});
