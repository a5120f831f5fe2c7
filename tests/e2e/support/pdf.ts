import { readFile } from 'node:fs/promises';

import type { Download } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** One line of a page: its text and how far its baseline is from the top, in millimetres. */
export type PdfLine = { text: string; y: number };

type Piece = { str: string; transform: number[] };

const millimetres = (points: number) => Math.round((points * 25.4) / 72);

/** Reads a downloaded PDF back: the size of its pages, and the lines of text on the first one. */
export async function readPdf(download: Download) {
  const bytes = await readFile(await download.path());
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const first = await document.getPage(1);
  const [, , width = 0, height = 0] = first.view;
  const { items } = await first.getTextContent();
  const lines = new Map<number, string>();
  for (const item of items as Piece[]) {
    const y = millimetres(height - (item.transform[5] ?? 0));
    if (item.str !== '') lines.set(y, (lines.get(y) ?? '') + item.str);
  }
  return {
    fileName: download.suggestedFilename(),
    pages: document.numPages,
    size: [millimetres(width), millimetres(height)],
    lines: [...lines].map(([y, text]): PdfLine => ({ y, text })).toSorted((one, other) => one.y - other.y),
  };
}
