import { readFile } from 'node:fs/promises';

import { getDocumentProxy } from 'unpdf';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import { linesOfTexts } from '@/domain/result/own-lines';
import type { PdfRecord } from '@/lib/pdf/document';

/** A record for the PDF of one, or of several. */
export const pdfRecord = ({
  lines = ['First', 'Second'],
  ...changes
}: Partial<Record<keyof PdfRecord, unknown>> & { lines?: readonly string[] } = {}) =>
  ({
    title: 'Okr Data',
    goal: 'Grow revenue',
    role: 'Sales Manager',
    lines: linesOfTexts(lines),
    ...changes,
  }) as PdfRecord;

/** Provides the site's PDF font to the tests of a file. */
export function withPdfFont(): void {
  const font = async () => new Response(await readFile('src/lib/pdf/fonts/arimo-subset.ttf'));
  beforeEach(() => void vi.stubGlobal('fetch', font));
  afterEach(() => void vi.unstubAllGlobals());
}

/** A line of a page in a reader: millimeters from the top left corner, size in points. */
export type PdfLine = { page: number; text: string; x: number; y: number; right: number; size: number };

const mm = 25.4 / 72;

type Reference = { num: number; gen: number };

/** Reads a PDF back: its A4 pages as lines, and its internal links. */
export async function readPdf(pdf: Blob) {
  const document = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
  const pageAt = async (destination: unknown) => (await document.getPageIndex((destination as [Reference])[0])) + 1;
  const lines: PdfLine[] = [];
  const links: { from: number; to: number; area: number[] }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    expect(page.view.map((side: number) => Math.round(side * mm))).toEqual([0, 0, 210, 297]);
    for (const item of (await page.getTextContent({ disableNormalization: true })).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , size = 0, left = 0, top = 0] = item.transform as number[];
      const found = { text: item.str, x: left * mm, y: 297 - top * mm, right: (left + item.width) * mm };
      // A number and its text may be set in two fonts.
      const same = lines.find((line) => line.page === number && Math.abs(line.y - found.y) < 0.01);
      if (same) Object.assign(same, { text: `${same.text.trimEnd()} ${found.text}`, right: found.right });
      else lines.push({ page: number, size, ...found });
    }
    for (const { subtype, dest, rect } of await page.getAnnotations()) {
      expect(subtype).toBe('Link');
      links.push({ from: number, to: await pageAt(dest), area: (rect as number[]).map((side) => side * mm) });
    }
  }
  // Null for none, which its types omit.
  const outline = (await document.getOutline()) as Awaited<ReturnType<typeof document.getOutline>> | null;
  const bookmarks: [string, number][] = [];
  for (const { title, dest } of outline ?? []) bookmarks.push([title, await pageAt(dest)]);
  const { info } = await document.getMetadata();
  return { lines, pages: document.numPages, links, bookmarks, info: info as Record<string, unknown> };
}

/** A length in tenths of a millimeter, as the layout states it. */
export const tenths = (millimeters: number): number => Math.round(millimeters * 10) / 10;
