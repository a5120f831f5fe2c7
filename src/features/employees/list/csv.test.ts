import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';

import { employeeRows, listedEmployeeFields } from '@/domain/employee';

import { listedPerson } from '../../../../tests/support/people.ts';
import { csvFileName, csvOf } from './csv';
import { rowsOf } from './employees';

const employee = (firstName: string) => listedPerson({ firstName });
const labels = listedEmployeeFields.map((name) => employeeRows[name].label);
const cellOf = (text: string) => Papa.parse<string[]>(csvOf(rowsOf([employee(text)])).slice(1)).data[1]?.[0];

describe('a CSV file', () => {
  it('starts with the byte order mark and a header, and ends its lines as RFC 4180 says', () => {
    expect(csvOf(rowsOf([employee('Ana')]))).toBe(`\ufeff${labels.join(',')}\r\nAna${','.repeat(labels.length - 1)}`);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '=1\n=2', '=cmd|" /C calc"!A0', '\uff1d1+1'])(
    'makes text of what would be a formula: %j',
    (text) => {
      expect(cellOf(text)).toBe(`'${text}`);
    },
  );

  it.each(['Ana', 'a=b', 'Anne-Marie', "O'Neil", '"quoted"', 'one,two', 'two\r\nlines', '张伟', '\u202egnp', '🙂', ''])(
    'keeps every other text: %j',
    (text) => {
      expect(cellOf(text)).toBe(text);
    },
  );

  it('is named with the day', () => {
    expect(csvFileName(new Date(2026, 2, 4))).toBe('Employees-2026-03-04.csv');
  });
});
