import { expect, it } from 'vitest';

import { makeWorkbook, sheetXml } from '../../../tests/support/made-workbooks.ts';
import { readTable } from './read-table';

const people = sheetXml({
  rows: [
    ['First Name', 'Last Name'],
    ['Ada', 'Byron'],
    ['Eve', 'Ray'],
  ],
});
const readSheet = async (xml: string) => (await readTable(await makeWorkbook([{ name: 'People', xml }]))).rows;

it.each<[string, boolean]>([
  ['hidden="1"', true],
  ['hidden="true"', true],
  ["hidden='1'", true],
  ['ht="0" customHeight="1"', true],
  ['outlineLevel="1" hidden="1"', true],
  ['hidden="0" ht="15"', false],
  ['outlineLevel="1"', false],
])('a row with %s is hidden: %s', async (attributes, isHidden) => {
  const rows = await readSheet(people.replace('<row r="2">', `<row r="2" ${attributes}>`));
  expect(rows.map((row) => row.isHidden === true)).toEqual([false, isHidden, false]);
});

it.each([
  ['<c r="A2"><f>B2&amp;C2</f></c>', '=…'],
  ['<c r="A2"><f t="shared" si="0"/></c>', '=…'],
  ['<c r="A2"><f>1+1</f><v></v></c>', '=…'],
  ['<c r="A2" t="str"><f>""</f><v></v></c>', ''],
  ['<c r="A2"><f>1+1</f><v>2</v></c>', 2],
  ['<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
])('a formula is its result, and %s is %j', async (xml, cell) => {
  const rows = await readSheet(people.replace(/(<row r="2">)<c .*?<\/c>/u, `$1${xml}`));
  expect(rows[1]?.cells[0]).toBe(cell);
});
