import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readTable } from './read-table';

const columns = ['Name', 'Job', 'Mail', 'ID', 'Department', 'Start'];
const read = async (text: string) => (await readTable(new Blob([text]))).rows.map(({ cells }) => cells);
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const personOf = (job: string, at: number) => [`P${at}`, job, `p${at}@x.example`, `5000${at}`, 'Sales', '2026-01-05'];

/** Ten people, written by a program that does not quote. */
function unquoted(jobs: Record<number, string>, separator: string): { text: string; cells: string[][] } {
  const cells = [columns, ...Array.from({ length: 10 }, (_, at) => personOf(jobs[at + 1] ?? 'Engineer', at + 1))];
  return { text: cells.map((row) => row.join(separator)).join('\n'), cells };
}

describe('quotation marks that are letters', () => {
  it.each([',', ';', '\t', '|'])('swallow no one where nothing is quoted: %j', async (separator) => {
    for (const jobs of [
      { 4: '"Lead" Engineer', 7: 'Engineer "Lead"' },
      { 4: '"Lead" Engineer' },
      { 4: '"Lead', 7: 'Chief"' },
      { 10: 'Engineer, 7" pipes'.replace(separator, '') },
      { 10: '"Lead' },
    ]) {
      const { text, cells } = unquoted(jobs, separator);
      expect(await read(text), JSON.stringify(jobs)).toEqual(cells);
    }
  });

  it.each([
    ['cells are quoted, too', unquoted({ 2: '"Sales, EMEA"', 4: '"Lead" Engineer' }, ',').text, 5],
    ['no mark is doubled', 'Name,Job,Mail\n"P1","Head of "Growth"","p1@x.example"', 2],
    ['cells cannot be counted', unquoted({ 4: '"Lead" Engineer, EMEA' }, ',').text, 5],
    ['a row ends in the next one', 'Name,Job,Mail,ID\nP1," x,p1@x.example,1\nP2,"",x",p2@x.example,2', 2],
  ])('are refused with their row where %s', async (_, text, row) => {
    await expect(read(text)).rejects.toThrow(new RegExp(`^Row ${row} has a quotation mark`, 'u'));
  });

  it('swallow no one without a mail', async () => {
    const text = 'Name,Mail,Job\nEve,e@x.example,Head\nAda,a@x.example,"Lead\nIda,,Chief"';
    expect((await read(text)).slice(2)).toEqual([
      ['Ada', 'a@x.example', '"Lead'],
      ['Ida', '', 'Chief"'],
    ]);
  });

  it('do not part a cell of several lines', async () => {
    const rows = ['Mail,Note', 'ada@x.example,"Two', 'lines, and more"', 'eve@x.example,"One, two', 'three, four"'];
    expect(await read(rows.join('\n'))).toEqual([
      ['Mail', 'Note'],
      ['ada@x.example', 'Two\nlines, and more'],
      ['eve@x.example', 'One, two\nthree, four'],
    ]);
  });

  it.each([
    ['42', 'Ada', 'Main Street 5\n10115, Berlin', 'ada@x.example'],
    ['Ada', 'ada@x.example', 'Main Street 5,\nBerlin, DE'],
    ['Ada', 'Main Street 5,\n10115 Berlin', 'ada@x.example'],
    ['Ada', 'ada@x.example', '5 Main Street\nSpringfield, IL, 62701'],
    ['ada@x.example', 'Ask first:\nbob@y.example'],
    ['ada@x.example', 'Lead of\nSales', 'eve@x.example'],
  ])('do not part an address of several lines: %j', async (...person) => {
    const names = person.map((_, at) => `Name ${at}`);
    const meant = [names, person, person];
    expect(await read(meant.map((row) => row.map(quoted).join(',')).join('\r\n'))).toEqual(meant);
  });
});

/** How programs quote a cell: always, where it must be, or never. */
const writers = {
  always: quoted,
  'where it must': (cell: string) => (/["\n,]/u.test(cell) ? quoted(cell) : cell),
  // A separator in a cell then counts as the file's.
  never: (cell: string) => cell.replaceAll(',', ' '),
  'around separators only': (cell: string) => (cell.includes(',') ? `"${cell}"` : cell),
  'always and doubles no mark': (cell: string) => `"${cell}"`,
};

/** Tables of two to four columns, with a mail in one of them. */
const narrow = (jobs: fc.Arbitrary<string[]>) =>
  fc.tuple(jobs, fc.shuffledSubarray([0, 3, 4], { maxLength: 2 }), fc.boolean()).map(([texts, more, isMailFirst]) => {
    const order = isMailFirst ? [2, 1, ...more] : [1, ...more, 2];
    const all = [columns, ...texts.map((text, at) => personOf(text, at))];
    return all.map((row) => order.map((column) => row[column] ?? ''));
  });

it('whose lines are one cell each is the table that a program took for a text', async () => {
  const rows = [columns, personOf('Lead', 1), personOf('Head of "Growth", EMEA', 2)];
  const text = rows.map((row) => quoted(row.map(quoted).join(','))).join('\n');
  expect(await read(text)).toEqual(rows);
  expect(await read('"Name"\n"Fox, Ana"\n"Li, Bo"')).toEqual([['Name'], ['Fox, Ana'], ['Li, Bo']]);
});

describe('a file of any program', () => {
  const job = fc.string({ unit: fc.constantFrom('"', 'a', ' ', 'Lead', ','), minLength: 1, maxLength: 6 });
  const jobs = fc.array(job, { minLength: 4, maxLength: 12 });
  const tables = ['J', ''].map((first) => (texts: readonly string[]) => [
    columns,
    ...texts.map((text, at) => personOf(`${first}${text}x`.trim(), at)),
  ]);
  const fileOf = (cells: string[][], write: (cell: string) => string) =>
    cells.map((row) => row.map((cell) => write(cell)).join(',')).join('\n');

  it.each(['always', 'where it must'] as const)('that quotes %s says what it says', async (writer) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...tables), jobs, async (table, texts) => {
        const meant = table(texts);
        expect(await read(fileOf(meant, writers[writer]))).toEqual(meant);
      }),
      { seed: 37, numRuns: 100 },
    );
  });

  it('that quotes what it must has each row of few columns and each line of a cell, or is refused', async () => {
    const line = fc.string({ unit: fc.constantFrom('"', 'a', ' ', 'Lead', ','), minLength: 1, maxLength: 6 });
    const several = fc.array(line, { minLength: 1, maxLength: 3 }).map((all) => `J${all.join('x\n')}x`);
    await fc.assert(
      fc.asyncProperty(narrow(fc.array(several, { minLength: 1, maxLength: 8 })), async (meant) => {
        expect(await read(fileOf(meant, writers['where it must'])).catch(() => meant)).toEqual(meant);
      }),
      { seed: 37, numRuns: 300 },
    );
  });

  it('that never quotes has each row of few columns', async () => {
    const text = fc.string({ unit: fc.constantFrom('"', 'a', ' ', 'Lead'), minLength: 1, maxLength: 6 });
    const texts = fc.array(
      text.map((one) => one.trim() || 'x'),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(narrow(texts), async (meant) => {
        const found = await read(fileOf(meant, (cell) => cell)).catch(() => null);
        expect(found?.length ?? meant.length).toBe(meant.length);
      }),
      { seed: 37, numRuns: 300 },
    );
  });

  it.each(['never', 'around separators only', 'always and doubles no mark'] as const)(
    'that quotes %s has each row, or is refused',
    async (writer) => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...tables), jobs, async (table, texts) => {
          const meant = table(texts);
          const found = await read(fileOf(meant, writers[writer])).catch(() => null);
          // One row more or less would be a person.
          expect(found?.length ?? meant.length).toBe(meant.length);
        }),
        { seed: 41, numRuns: 500 },
      );
    },
  );
});
