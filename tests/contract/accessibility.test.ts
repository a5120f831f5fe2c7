// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

const text = readFileSync('docs/accessibility.md', 'utf8');

/** The rows of the tables, cell by cell. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

/** The list at the end: file by name. */
const files = new Map(
  rows.flatMap(([name = '', file = '']) => (/^`.*`$/.test(file) ? [[name, file.slice(1, -1)]] : [])),
);

/** What is claimed, with the names of its tests. */
const claims = rows.flatMap((row) => {
  const tests = row.at(-1) ?? '';
  const isClaim =
    /^(?:\d|B\.)/.test(row[0] ?? '') &&
    row.length > 2 &&
    !row.some((cell) => cell.startsWith('n/a') || cell.startsWith('see '));
  return isClaim ? [{ what: row[0] ?? '', tests: tests.split(', ') }] : [];
});

it('every test that the statement of accessibility names is there', () => {
  expect(files.size).toBeGreaterThan(20);
  expect([...files.values()].filter((file) => !existsSync(file))).toEqual([]);
});

it('everything it claims has a test, and every test of its list shows something', () => {
  expect(claims.length).toBeGreaterThan(55);
  expect(claims.filter(({ tests }) => !tests.every((name) => files.has(name)))).toEqual([]);
  const named = new Set(rows.flatMap((row) => (row.length > 2 ? (row.at(-1) ?? '').split(', ') : [])));
  expect([...files.keys()].filter((name) => !named.has(name))).toEqual([]);
});

it('claims no criterion twice, and leaves none of level A and AA out', () => {
  const wanted =
    '1.1.1 1.2.1 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3';
  const stated = rows.flatMap(([first = '']) => first.match(/\b\d\.\d\.\d+\b/g) ?? []);
  expect(wanted.split(' ').filter((criterion) => !stated.includes(criterion))).toEqual([]);
  expect(stated.filter((criterion, index) => stated.indexOf(criterion) !== index)).toEqual([]);
});
