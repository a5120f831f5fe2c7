import { beforeEach, describe, expect, it, vi } from 'vitest';

import { readResult } from '@/domain/result/read-result';

import { closedQuarter } from '../../../tests/support/exported-goals';
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
  it('puts title, goal, role and results where they belong', async () => {
    const pdf = await buildPdf(record());
    expect(pdf.type).toBe('application/pdf');
    const { lines: items, pages, info } = await readPdf(pdf);
    expect(pages).toBe(1);
    expect(info['Title']).toBe('Okr Data: Grow revenue');
    expect(info).not.toHaveProperty('Creator');
    expect(rows(items)).toEqual([
      ['Okr Data', 10, 10],
      ['Grow revenue', 10, 20],
      ['Sales Manager', 10, 30],
      ['1. First', 10, 40],
      ['2. Second', 10, 50],
    ]);
    expect(items.map(({ size }) => Math.round(size))).toEqual([14, 12, 12, 12, 12]);
  });

  it('wraps inside the margins and pushes down what follows', async () => {
    const long = 'The quick brown fox jumps over the lazy dog. '.repeat(5).trim();
    const { lines: items } = await readPdf(await buildPdf(record({ goal: long, lines: [long] })));
    const role = items.findIndex(({ text }) => text === 'Sales Manager');
    const joined = (part: PdfLine[]): string => part.map(({ text }) => text).join(' ');
    expect(joined(items.slice(1, role))).toBe(long);
    expect(joined(items.slice(role + 1))).toBe(`1. ${long}`);
    expect(items.map(({ y }) => tenths(y))).toEqual(items.map((_, index) => 10 * (index + 1)));
    expect(role).toBeGreaterThan(2);
    for (const { x, right } of items) {
      expect(x).toBeGreaterThan(9.8);
      expect(right).toBeLessThan(200.05);
    }
    // A continued line is indented like the text of its item.
    expect(items.slice(role + 2).every(({ x }) => Math.abs(x - 14.7) < 0.2)).toBe(true);
  });

  it('breaks pages above the bottom margin and numbers them from the second', async () => {
    const { lines: items, pages } = await readPdf(
      await buildPdf(record({ lines: Array.from({ length: 1000 }, (_, n) => `Line ${n + 1}`) })),
    );
    expect(pages).toBe(Math.ceil(1003 / 28));
    for (let page = 1; page <= pages; page += 1) {
      const here = items.filter((item) => item.page === page);
      const body = here.filter(({ y }) => y <= 287);
      const foot = here.filter(({ y }) => y > 287);
      expect(body[0]?.y).toBeCloseTo(10, 1);
      expect(foot.map(({ text }) => text)).toEqual(page === 1 ? [] : [String(page)]);
      for (const { y, right, size } of foot) {
        expect(y - size * mm).toBeGreaterThan(287);
        expect(y).toBeLessThan(297);
        expect(right).toBeLessThan(200.05);
      }
    }
    const texts = items.map(({ text }) => text);
    expect(texts).toContain('1000. Line 1000');
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

  it('puts progress and note below the results, each only where there is one', async () => {
    const kept = record({ lines: ['First', 'Second', 'Third'], progress: [null, 40, 100], note: 'Ask Ana.\nThen Bo.' });
    const { lines: items } = await readPdf(await buildPdf(kept));
    expect(rows(items).slice(3)).toEqual([
      ['1. First', 10, 40],
      ['2. Second', 10, 50],
      ['3. Third', 10, 60],
      ['Progress: line 2, 40%; line 3, done', 10, 70],
      ['Note: Ask Ana.', 10, 80],
      ['Then Bo.', 10, 90],
    ]);
    const empty = await readPdf(await buildPdf(record({ progress: [null, null], note: ' ' })));
    expect(rows(empty.lines)).toEqual(rows(items).slice(0, 5));
  });

  it('puts closed quarters below all else, their lines numbered as in the document', async () => {
    const lines = ['Objective: grow', 'First', 'Second'];
    const quarters = [closedQuarter(), closedQuarter({ quarter: '2026-Q3', closedAt: '2026-10-02' })];
    const { lines: items } = await readPdf(await buildPdf(record({ lines, note: 'Ask Ana.', quarters })));
    expect(rows(items).slice(5)).toEqual([
      ['3. Second', 10, 60],
      ['Note: Ask Ana.', 10, 70],
      ['Q4 2026, closed on Dec 31, 2026, score 0.8', 10, 80],
      ['Line 3, 0.5: Down to 5.0; the new floor came late.', 10, 90],
      ['\u201cBefore\u201d, 1.0', 10, 100],
      ['Q3 2026, closed on Oct 2, 2026, score 0.8', 10, 110],
      ['Line 3, 0.5: Down to 5.0; the new floor came late.', 10, 120],
      ['\u201cBefore\u201d, 1.0', 10, 130],
    ]);
    const plain = await buildPdf(record({ lines }));
    // The ID of the file differs each time.
    const textOf = async (pdf: Blob) => (await pdf.text()).replace(/\/ID \[.*\]/, '').replace(/\(D:.*\)/, '');
    expect(await textOf(await buildPdf(record({ lines, quarters: [] })))).toBe(await textOf(plain));
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

  it('sets Latin, Greek and Cyrillic as text in the subset font', async () => {
    const goal = 'Zażółć gęślą jaźń, Αύξηση εσόδων, Увеличить выручку';
    const { lines: items } = await readPdf(
      await buildPdf(record({ goal, role: 'Phó giám đốc', lines: ['Plain', 'e\u0301te\u0301 Łódź'] })),
    );
    const texts = items.map(({ text }) => text);
    expect(texts).toEqual(['Okr Data', goal, 'Phó giám đốc', '1. Plain', '2. été Łódź']);
    expect(items[1]?.y).toBeCloseTo(20, 1);
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

  it('draws neither controls nor bidi overrides', async () => {
    const { lines: items } = await readPdf(
      await buildPdf(record({ goal: 'a\u0000b\u202ec\u2066d\u200be\u0085\u0007' })),
    );
    expect(items[1]?.text).toBe('abcde');
  });

  it.each([
    ['is in any script', '\u010desky 不可能', /^Okr Data: \u010desky 不可能$/u],
    ['is cut between characters', `-${'\u{1F600}'.repeat(250)}`, /^Okr Data: -\u{1F600}{199}$/u],
  ])('writes a title that %s', async (_, goal, title) => {
    const { info } = await readPdf(await buildPdf(record({ goal })));
    expect(info['Title']).toMatch(title);
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

describe('odd records', () => {
  it('never throws', async () => {
    for (const value of [undefined, null, 42, {}, [], true, '']) {
      const odd = record({ title: value, goal: value, role: value });
      await expect(buildPdf(odd)).resolves.toBeInstanceOf(Blob);
    }
    const { lines: items } = await readPdf(await buildPdf(record({ goal: 42 })));
    expect(items[1]?.text).toBe('42');
  });

  it.each(['word ', 'x', 'ł'])('writes a line of a million characters: %j', async (unit) => {
    const pdf = await buildPdf(record({ lines: [unit.repeat(1_000_000 / unit.length)] }));
    expect(pdf.size).toBeGreaterThan(10_000);
  });
});
