import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { csvRows, shown, workbookRows } from '../../tests/support/foreign-readers.ts';
import { hostileTexts } from '../../tests/support/hostile.ts';
import { withoutFormulaMark } from './formula';
import { tableWriters } from './table-writers';
import type { WrittenTable } from './written-table';
import { writeTemplate } from './xlsx/write-template';

const tableOf = (texts: readonly string[]): WrittenTable => ({
  name: 'Texts',
  columns: [
    { heading: 'Text', kind: 'text' },
    { heading: 'End', kind: 'text' },
  ],
  rows: texts.map((text) => [text, 'end']),
});

const { signal } = new AbortController();

/** Every code point and lone surrogate, and the special characters of a format. */
const anyText = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.integer({ min: 0xd800, max: 0xdfff }).map((half) => String.fromCharCode(half)),
    fc.constantFrom('_x0041_', '_x005F_', '_xD83D_', '\ufffe', '\uffff', '\ufdd0', '\u{1fffe}', '\0', '\u001f', '\u202e', '"', ',', '\r\n', ' ', '\t=', ']]>'),
  ),
  { maxLength: 8 },
).map((parts) => parts.join('')); // prettier-ignore

const readers = {
  xlsx: async (file: Blob) => workbookRows(file),
  csv: async (file: Blob) => (await csvRows(file)).map((row) => row.map(withoutFormulaMark)),
};

describe.each(['xlsx', 'csv'] as const)('a file as %s, read by a strict reader of another maker', (format) => {
  async function back(texts: readonly string[]): Promise<(string | undefined)[]> {
    const { blob } = await tableWriters[format](tableOf(texts), signal);
    const rows = await readers[format](blob);
    expect(rows[0]).toEqual(['Text', 'End']);
    return rows.slice(1).map(([text]) => text);
  }

  it('gives every hostile text back, less its hidden marks', async () => {
    expect(await back(hostileTexts)).toEqual(hostileTexts.map((text) => withoutFormulaMark(shown(text))));
  });

  it('gives any text back, less its hidden marks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 12 }), async (texts) => {
        expect(await back(texts)).toEqual(texts.map((text) => withoutFormulaMark(shown(text))));
      }),
      { seed: 37, numRuns: 150 },
    );
  });
});

it('a template is read by a strict reader, whatever its lists offer', async () => {
  const template = await writeTemplate('Employees', [
    { heading: 'Department', kind: 'text', choices: hostileTexts, isClosed: false },
  ]);
  expect((await workbookRows(template))[0]).toEqual(['Department']);
  const values = await workbookRows(template, 'xl/worksheets/sheet2.xml');
  expect(values.map((row) => row[0])).toEqual(['Department', ...hostileTexts.map(shown)]);
});
