import { expect, it } from 'vitest';

import { readTable } from '@/lib/table-file/read-table';
import type { TableColumn } from '@/lib/written-table';

import { filesOf, workbookRows } from '../../../tests/support/foreign-readers.ts';
import { writeTemplate } from './write-template';
import { writeWorkbook } from './write-workbook';

const columns: TableColumn[] = [
  { heading: 'Name', kind: 'text', width: 30 },
  { heading: 'Start', kind: 'date' },
  { heading: 'Pay', kind: 'number' },
  { heading: 'Seen', kind: 'datetime' },
  { heading: 'Done', kind: 'percent' },
];

/** A file of the archive, for details that no reader returns. */
async function partOf(workbook: Blob, name: string): Promise<string> {
  return new TextDecoder().decode((await filesOf(workbook)).get(name));
}

it('writes every cell with its type, and what is not of its column’s kind as the text it is', async () => {
  const { blob: workbook } = await writeWorkbook({
    name: 'People',
    columns,
    rows: [
      ['00042', '2024-02-29', 1234.5, new Date(2024, 2, 1, 23, 30), 29],
      ['=HYPERLINK("http://evil.example")', 'soon', '12 €', 'never', 'half'],
      ['+1', '10000-01-01', '66000.50', new Date(12_026, 2, 4, 9, 41, 7)],
      ['+49 30 <&>\nZoë 東京', null, null, null],
      ['-1', '1800-01-01', 0],
      ['', '', 1_234_567_890_123_456],
    ],
  });
  expect((await readTable(workbook)).rows.map(({ cells }) => cells)).toEqual([
    ['Name', 'Start', 'Pay', 'Seen', 'Done'],
    ['00042', { date: '2024-02-29' }, 1234.5, '2024-03-01 23:30', 0.29],
    ['=HYPERLINK("http://evil.example")', 'soon', '12 €', 'never', 'half'],
    ['+1', '10000-01-01', 66_000.5, '12026-03-04 09:41:07'],
    ['+49 30 <&>\nZoë 東京'],
    ['-1', '1800-01-01', 0],
    ['', '', 1_234_567_890_123_456],
  ]);
  const sheet = await partOf(workbook, 'xl/worksheets/sheet1.xml');
  expect(sheet).not.toContain('<f>');
  expect(sheet, 'the clock on the wall').toMatch(/<v>45352\.97916/);
  expect(sheet).toContain('state="frozen"');
  expect(sheet).toMatch(/r="A2" t="inlineStr" s="\d"/);
});

it('shortens a text that Excel would call damage, between characters, and says so', async () => {
  const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
  const rows = [['x'.repeat(40_000)], [`${'x'.repeat(32_765)}${family}`], ['x'.repeat(32_767)]];
  const { blob, note } = await writeWorkbook({ name: 'People', columns, rows });
  const lengths = (await workbookRows(blob)).slice(1).map(([text = '']) => text.length);
  expect(lengths).toEqual([32_767, 32_765, 32_767]);
  expect(note).toBe('A cell in XLSX holds 32,767 characters, so 2 cells were shortened. CSV keeps the whole text.');
  expect((await writeWorkbook({ name: 'People', columns, rows: [['x']] })).note).toBe('');
});

it('takes rows one by one until it is stopped, and fails as they do', async () => {
  const stop = new AbortController();
  let taken = 0;
  function* endless() {
    for (;;) {
      taken += 1;
      if (taken === 10) stop.abort(new Error('stopped'));
      yield ['Ada'];
    }
  }
  await expect(writeWorkbook({ name: 'People', columns, rows: endless() }, stop.signal)).rejects.toThrow('stopped');
  expect(taken).toBeLessThan(20);
});

it('makes a template whose lists may have commas, and whose empty rows are no people', async () => {
  const template = await writeTemplate('Employees', [
    { heading: 'ID', kind: 'text', choices: [], isClosed: false },
    { heading: 'Gender', kind: 'text', choices: ['Male', 'Female'], isClosed: true },
    { heading: 'Start', kind: 'date', choices: [], isClosed: false },
    { heading: 'Pattern', kind: 'text', choices: ['Monday to Friday, 40 hours', 'Shifts', 'Other'], isClosed: false },
  ]);
  const { facts, rows } = await readTable(template);
  expect(facts).toMatchObject({ sheet: 'Employees', sheets: ['Employees', 'Values'] });
  expect(rows).toEqual([{ line: 1, cells: ['ID', 'Gender', 'Start', 'Pattern'] }]);
  const values = await readTable(template, { sheet: 'Values' });
  expect(values.rows.map(({ cells }) => cells)).toEqual([
    ['Gender', 'Pattern'],
    ['Male', 'Monday to Friday, 40 hours'],
    ['Female', 'Shifts'],
    ['', 'Other'],
  ]);
  const sheet = await partOf(template, 'xl/worksheets/sheet1.xml');
  const rules = [...sheet.matchAll(/<dataValidation ([^>]*)>(.*?)<\/dataValidation>/g)];
  expect(rules.map(([, attributes = '']) => /sqref="(\w+)2:/.exec(attributes)?.[1])).toEqual(['B', 'D']);
  expect(rules[0]?.[0]).toContain('showErrorMessage');
  expect(rules[1]?.[0]).not.toContain('showErrorMessage');
  expect(rules[1]?.[2]).toBe('<formula1>Values!$B$2:$B$4</formula1>');
});
