import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readTable } from './read-table';

const columns = ['Name', 'Job', 'Mail', 'ID', 'Department', 'Start'];
const read = async (text: string) => (await readTable(new Blob([text]))).rows.map(({ cells }) => cells);
const personOf = (job: string, at: number) => [`P${at}`, job, `p${at}@x.example`, `5000${at}`, 'Sales', '2026-01-05'];

/** Ten people, written by a program that does not quote. */
function unquoted(jobs: Record<number, string>, separator: string): { text: string; cells: string[][] } {
  const cells = [columns, ...Array.from({ length: 10 }, (_, at) => personOf(jobs[at + 1] ?? 'Engineer', at + 1))];
  return { text: cells.map((row) => row.join(separator)).join('\n'), cells };
}

describe('quotation marks that are letters', () => {
  it.each([',', ';', '\t', '|'])('swallow nobody where nothing is quoted: %j', async (separator) => {
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

  it('stay beside cells that are quoted, and beside marks that a database escapes', async () => {
    const { text, cells } = unquoted({ 2: '"Sales, EMEA"', 4: '"Lead" Engineer', 6: '"The \\"Lead\\""' }, ',');
    const meant = cells.map((row) => row.map((cell) => (cell.startsWith('"Sales') ? 'Sales, EMEA' : cell)));
    meant[6]?.splice(1, 1, 'The "Lead"');
    expect(await read(text)).toEqual(meant);
  });

  it('are refused with their row where the cells after them cannot be told', async () => {
    const { text } = unquoted({ 4: '"Lead" Engineer, EMEA' }, ',');
    await expect(read(text)).rejects.toThrow(/^Row 5 has a quotation mark/);
    await expect(read(`${text}\n"never, closed`)).rejects.toThrow(/^Row 5 has a quotation mark/);
  });

  it('do not part a cell of several lines', async () => {
    const rows = ['Name,Note', 'Ada,"Two', 'lines, and more"', 'Eve,"One, two', 'three, four"'];
    expect(await read(rows.join('\n'))).toEqual([
      ['Name', 'Note'],
      ['Ada', 'Two\nlines, and more'],
      ['Eve', 'One, two\nthree, four'],
    ]);
  });
});

/** How programs write a cell: quoted always, where it must be, or never. */
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const writers = {
  always: quoted,
  'where it must': (cell: string) => (/["\n,]/u.test(cell) ? quoted(cell) : cell),
  // A separator in a cell is then one of the file's.
  never: (cell: string) => cell.replaceAll(',', ' '),
  'around separators only': (cell: string) => (cell.includes(',') ? `"${cell}"` : cell),
};

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

  it.each(['never', 'around separators only'] as const)(
    'that quotes %s has each row, or is refused',
    async (writer) => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...tables), jobs, async (table, texts) => {
          const meant = table(texts);
          const found = await read(fileOf(meant, writers[writer])).catch(() => null);
          // A row more or less would be a person.
          expect(found?.length ?? meant.length).toBe(meant.length);
        }),
        { seed: 37, numRuns: 150 },
      );
    },
  );
});
