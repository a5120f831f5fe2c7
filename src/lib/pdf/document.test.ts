import { beforeEach, describe, expect, it, vi } from 'vitest';

import { readResult } from '@/domain/result/read-result';

import { pdfRecord as record, readPdf, tenths, withPdfFont, type PdfLine } from '../../../tests/support/pdf';
import type { buildPdf as BuildPdf } from './document';
import { helveticaAdvance } from './fonts';

// @vitest-environment node

const mm = 25.4 / 72;

const rows = (lines: readonly PdfLine[]) => lines.map(({ text, x, y }) => [text, tenths(x), tenths(y)]);

/** Imported for each test, since the module keeps the font it has fetched. */
let buildPdf: typeof BuildPdf;

withPdfFont();
beforeEach(async () => {
  vi.resetModules();
  ({ buildPdf } = await import('./document'));
});

describe('the layout of a plain record', () => {
  it('indents a continued line like the text of its item', async () => {
    const long = 'The quick brown fox jumps over the lazy dog. '.repeat(5);
    const { lines: items } = await readPdf(await buildPdf(record({ goal: '', role: '', lines: [long] })));
    expect(items.slice(1).map(({ x }) => Math.round(x))).toEqual([10, 15, 15]);
  });

  it.each([
    ['keeps the place of an empty goal and role', { goal: '', role: '   ' }, [['1. First', 10, 40]]],
    [
      'keeps the lines of a goal',
      { goal: 'One\r\nTwo' },
      [
        ['One', 10, 20],
        ['Two', 10, 30],
        ['Sales Manager', 10, 40],
      ],
    ],
  ])('%s', async (_, changes, below) => {
    const { lines: items } = await readPdf(await buildPdf(record(changes)));
    expect(rows(items).slice(0, below.length + 1)).toEqual([['Okr Data', 10, 10], ...below]);
  });
});

describe('scripts', () => {
  it('sets every character of Windows-1252 without fetching a font, and measures it as a reader does', async () => {
    const fetched = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', fetched);
    const characters = Array.from('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
    for (let code = 0x21; code <= 0xff; code += 1) {
      const character = String.fromCharCode(code);
      if (!/[\p{Cc}\u00a0\u00ad]/u.test(character)) characters.push(character);
    }
    const lines = characters.map((character) => character.repeat(10));
    const { lines: items } = await readPdf(await buildPdf(record({ goal: '', role: '', lines })));
    const measured = items
      .filter(({ text }) => /^\d+\. /.test(text))
      .map(({ text, x, right }) => {
        const [label = '', run = ''] = text.split(/ (.*)/u);
        const width = [...`${label} ${run}`].reduce((sum, character) => sum + helveticaAdvance(character), 0);
        return [run, Math.abs(width * 12 * mm - (right - x)) < 0.05];
      });
    expect(measured).toEqual(lines.map((line) => [line, true]));
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page in place of the font', () => Promise.resolve(new Response('<!doctype html>'))],
    ['a missing font', () => Promise.resolve(new Response('', { status: 404 }))],
  ])('without font and canvas shows the rest of the line: %s', async (_, respond) => {
    vi.stubGlobal('fetch', respond);
    const { lines: items } = await readPdf(
      await buildPdf(record({ goal: 'Grow in Łódź and 東京 🚀', role: 'a\u0301\u0301' })),
    );
    expect(items.map(({ text }) => text).slice(1, 3)).toEqual(['Grow in ?ód? and ?? ?', 'á']);
  });

  it('cuts a title between characters', async () => {
    const { info } = await readPdf(await buildPdf(record({ goal: `-${'\u{1F600}'.repeat(250)}` })));
    expect(info['Title']).toMatch(/^Okr Data: -\u{1F600}{199}$/u);
  });
});

it('numbers objectives, results and notes, and neither details nor headings', async () => {
  const result = '**Key Results**\n- Win 5\n  - Owner: Ana\n- Keep 9\n\nLet me know!';
  const { lines: items } = await readPdf(await buildPdf({ ...record(), lines: readResult(result, 'okr') }));
  expect(items.slice(3).map(({ text }) => text)).toEqual([
    'Key Results',
    '1. Win 5',
    'Owner: Ana',
    '2. Keep 9',
    '3. Let me know!',
  ]);
});

describe('long records', () => {
  it.each(['word ', 'x', 'ł'])('writes a line of a million characters: %j', async (unit) => {
    const pdf = await buildPdf(record({ lines: [unit.repeat(1_000_000 / unit.length)] }));
    expect(pdf.size).toBeGreaterThan(10_000);
  });
});
