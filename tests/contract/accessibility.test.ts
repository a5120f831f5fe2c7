// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const text = readFileSync('docs/accessibility.md', 'utf8');

/** The rows of the tables below a heading, cell by cell; of all tables without a heading. */
const rowsOf = (heading = '') =>
  (heading === '' ? text : (text.split('\n## ').find((part) => part.startsWith(heading)) ?? ''))
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

/** The list at the end: each row's file. */
const files = new Map(
  rowsOf('Tests').flatMap(([name = '', file = '']) => (/^`.*`$/.test(file) ? [[name, file.slice(1, -1)]] : [])),
);

const isRowOfCriterion = ([first = '', ...others]: string[]) => /^(?:\d|B\.)/.test(first) && others.length > 1;

/** The tests that rows name: row, test name, and the part of a title. */
const named = rowsOf()
  .filter(isRowOfCriterion)
  .flatMap((row) =>
    (row.at(-1) ?? '')
      .split('; ')
      .filter((test) => test !== '' && test !== 'by reading')
      .map((test) => {
        const [name = '', ...title] = test.split(': ');
        return { what: row[0] ?? '', name, title: title.join(': ') };
      }),
  );

/** The titles of a file's tests with their `describe`, and the number of `it` and `test` calls in it. */
function testsOf(file: string): { titles: string[]; count: number } {
  const code = readFileSync(file, 'utf8');
  const calls = /(?:\b(?:test|it|describe)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
  return {
    titles: Array.from(code.matchAll(calls), ([, , title = '']) => title),
    count: [...code.matchAll(/^ *(?:test|it)(?:\.each)?\(/gm)].length,
  };
}

it('every test that the statement of accessibility names is there, by its file and by a part of its title', () => {
  expect(files.size).toBeGreaterThan(30);
  expect([...files.values()].filter((file) => !existsSync(file))).toEqual([]);
  const lost = named.filter(({ name, title }) => {
    const { titles, count } = testsOf(files.get(name) ?? '');
    // With several, the title must tell them apart.
    return title === '' ? count > 1 : !titles.some((whole) => whole.includes(title));
  });
  expect(lost).toEqual([]);
});

it('everything it claims has a test or was judged by reading, and every test of its list shows something', () => {
  const claims = rowsOf()
    .filter(isRowOfCriterion)
    .filter(([, ...cells]) => !cells.some((cell) => /^(?:n\/a|see |not claimed)/.test(cell)));
  expect(claims.length).toBeGreaterThan(90);
  expect(claims.filter((row) => row.at(-1) === '')).toEqual([]);
  expect([...files.keys()].filter((name) => !named.some((test) => test.name === name))).toEqual([]);
});

it('no picture of the product holds text, but that of the landing page for shared links', () => {
  const pictures = ['src', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(({ name }) => /\.(?:svg|png|jpe?g|webp|avif|gif)$/.test(name))
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  );
  expect(pictures.length).toBeGreaterThan(5);
  const drawn = pictures.filter((file) => file.endsWith('.svg'));
  expect(drawn.filter((file) => /<(?:text|foreignObject|image)\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
  // Icons are the mark alone.
  const ours = (file: string) => file.startsWith('public/icons/') || file === 'public/preview.png';
  expect(pictures.filter((file) => !file.endsWith('.svg') && !ours(file))).toEqual([]);
});
