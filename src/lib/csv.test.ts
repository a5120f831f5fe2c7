import Papa from 'papaparse';
import { expect, it, vi } from 'vitest';

import { csvRows, writeCsv } from './csv';
import { readTable } from './table-file/read-table';
import type { WrittenTable } from './written-table';

const read = (text: string) => Papa.parse<string[]>(csvRows([['before', text, 'after']])).data;

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\tplain',
  '\r=1',
  '\rplain',
  '\n=1',
  ' =1',
  '=1\n=2',
  '=cmd|" /C calc"!A0',
  '\uff1d1+1',
])('a row makes text of what would be a formula: %j', (text) => {
  expect(read(text)).toEqual([['before', `'${text}`, 'after']]);
});

// Every other text: written-files.test.ts.

const table: WrittenTable = {
  name: 'People',
  columns: [
    { heading: 'Name', kind: 'text' },
    { heading: 'Pay', kind: 'number' },
    { heading: 'Progress', kind: 'percent' },
    { heading: 'Start', kind: 'date' },
    { heading: 'Created', kind: 'datetime' },
  ],
  rows: [
    ['Marin, Ana; "Anna"', '66000.5', 40, '2024-02-29', new Date(2026, 2, 4, 9, 41, 7)],
    ['1.5', 12.25, null, 'soon', null],
    ['Zoë\nÅngström', 'about 3.5', null, '', null],
  ],
};

it.each([
  { language: 'en-US', separator: ',', decimal: '.' },
  { language: 'de-DE', separator: ';', decimal: ',' },
  // Some browsers give an invalid language tag.
  { language: 'en-US@posix', separator: ',', decimal: '.' },
])('a file has the separator and the decimals of $language, and is read as it was written', async (region) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([region.language, 'fr-FR']);
  const { blob: file } = await writeCsv(table, new AbortController().signal);
  const { facts, rows } = await readTable(file);
  expect(facts).toEqual({ format: 'text', encoding: 'UTF-8', separator: region.separator });
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Name', 'Pay', 'Progress', 'Start', 'Created'],
    ['Marin, Ana; "Anna"', `66000${region.decimal}5`, '40%', '2024-02-29', '2026-03-04 09:41:07'],
    ['1.5', `12${region.decimal}25`, '', 'soon'],
    ['Zoë\nÅngström', 'about 3.5'],
  ]);
});
