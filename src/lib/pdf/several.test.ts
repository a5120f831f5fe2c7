import { describe, expect, it } from 'vitest';

import { idle } from '../../../tests/support/exported-goals';
import { pdfRecord as record, readPdf, tenths, withPdfFont } from '../../../tests/support/pdf';
import { readObjects } from '../../../tests/support/pdf-structure';
import type { PdfRecord } from './document';
import { buildPdfOfSeveral } from './several';

// @vitest-environment node

/** A PDF with the lines of each page separately. */
async function read(pdf: Blob) {
  const { lines, pages, ...rest } = await readPdf(pdf);
  return {
    ...rest,
    pages: Array.from({ length: pages }, (_, index) => lines.filter(({ page }) => page === index + 1)),
  };
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => record({ goal: `Goal ${index + 1}` }));

const build = (records: PdfRecord[], title = 'OKRs') =>
  buildPdfOfSeveral({ title, day: 'Nov 21, 2026', records }, idle());

withPdfFont();

describe('several records', () => {
  it('begin with contents that lead to every record, laid out as one alone', async () => {
    const { pages, links } = await read(
      await build([record({ lines: Array.from({ length: 40 }, () => 'Line') }), record({ goal: 'Serve customers' })]),
    );
    expect(pages).toHaveLength(4);
    expect(pages[0]?.map(({ text, y }) => [text, tenths(y)])).toEqual([
      ['1 / 4', 293],
      ['OKRs', 10],
      ['Nov 21, 2026', 20],
      ['Grow revenue 2', 30],
      ['Serve customers 4', 40],
    ]);
    expect(pages[3]?.map(({ text, x, y }) => [text, Math.round(x), tenths(y)])).toEqual([
      ['4 / 4', 194, 293],
      ['Okr Data', 10, 10],
      ['Serve customers', 10, 20],
      ['Sales Manager', 10, 30],
      ['1. First', 10, 40],
      ['2. Second', 10, 50],
    ]);
    // Each link lies on its line.
    const [left = 0, lower = 0, right = 0, upper = 0] = links[0]?.area ?? [];
    expect([left, right].map(Math.round)).toEqual([10, 200]);
    expect(297 - upper).toBeLessThan(30 - 4);
    expect(297 - lower).toBeGreaterThan(30 + 1);
    expect(297 - lower).toBeLessThan(40 - 4);
  });

  it('number, link and bookmark the pages of many parts', async () => {
    const { pages, links, bookmarks } = await read(await build(numbered(100)));
    // 26 goals and the heading fill the first page of the contents, 28 goals each that follows.
    expect(pages).toHaveLength(4 + 100);
    for (const [index, rows] of pages.entries()) expect(rows[0]?.text).toBe(`${index + 1} / 104`);
    const expected = Array.from({ length: 100 }, (_, index) => [`Goal ${index + 1}`, index + 5] as const);
    expect(bookmarks).toEqual(expected);
    expect(links.map(({ to }) => to)).toEqual(expected.map(([, page]) => page));
    const entries = pages.slice(0, 4).flatMap((rows) => rows.filter(({ text }) => text.startsWith('Goal')));
    expect(entries.map(({ text }) => text)).toEqual(expected.map(([goal, page]) => `${goal} ${page}`));
    for (const [goal, page] of expected) expect(pages[page - 1]?.[2]?.text).toBe(goal);
  });

  it('cut a long goal in the contents before its page number', async () => {
    const goal = 'The quick brown fox jumps over the lazy dog. '.repeat(9).trim();
    const { pages, bookmarks } = await read(await build([record({ goal }), record({ goal: 'x'.repeat(500) })]));
    expect(pages[0]?.[3]?.text).toMatch(/^The quick brown fox .*… 2$/u);
    expect(pages[0]?.[4]?.text).toMatch(/^x{60,}… 3$/u);
    expect(bookmarks[0]?.[0]).toBe(`${goal.slice(0, 200)}…`);
  });

  it('name a record without a goal by its role', async () => {
    const { bookmarks } = await read(await build([record({ goal: ' ' }), record({ goal: '', role: '' })]));
    expect(bookmarks.map(([title]) => title)).toEqual(['Sales Manager', 'Okr Data']);
  });

  it('write outline and title in every script', async () => {
    // '不' and 'č' hold the byte 0D, '(' and '\\' delimit strings.
    const goals = ['不可能', 'česky (1)\\', 'نمو الإيرادات', '🚀 up'];
    const { bookmarks, info } = await read(
      await build(
        goals.map((goal) => record({ goal })),
        'Цели (č)',
      ),
    );
    expect(bookmarks.map(([title]) => title)).toEqual(goals);
    expect(info['Title']).toBe('Цели (č)');
  });

  it('point every entry of the file at its object', async () => {
    const objects = await readObjects(await build(numbered(40)));
    const named = new Set([...objects.values()].flatMap((body) => body.match(/(?<=\s|\[)\d+(?= 0 R\b)/gu) ?? []));
    expect(named.size).toBeGreaterThan(500);
    expect([...named].filter((id) => !objects.has(Number(id)))).toEqual([]);
  });
});

it('long work tells how far it is, stops with the reason of the signal, and goes no further', async () => {
  const controller = new AbortController();
  const reason = new Error('Stopped by the user.');
  const told = new Set<string>();
  const onProgress = (done: number, total: number) => {
    told.add(`${done} of ${total}`);
    if (done === 3) controller.abort(reason);
  };
  const work = { signal: controller.signal, onProgress };
  await expect(buildPdfOfSeveral({ title: 'OKRs', day: '', records: numbered(50) }, work)).rejects.toBe(reason);
  expect([...told]).toEqual(['0 of 50', '1 of 50', '2 of 50', '3 of 50']);
});
