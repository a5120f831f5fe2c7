import Papa from 'papaparse';
import { expect, it } from 'vitest';

import { csvRows } from './csv';

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

it.each(['Ana', 'a=b', 'Anne-Marie', "O'Neil", '"quoted"', 'one,two', 'two\r\nlines', '张伟', '\u202egnp', '🙂', ''])(
  'a row keeps every other text: %j',
  (text) => expect(read(text)).toEqual([['before', text, 'after']]),
);

it('rows end as RFC 4180 says', () => {
  expect(csvRows([['a'], ['b']])).toBe('a\r\nb');
});
