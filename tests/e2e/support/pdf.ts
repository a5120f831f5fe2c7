import { readFile } from 'node:fs/promises';

import type { Download } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** Reads a downloaded PDF back: its name, the text of each page, and its bookmarks. How it is laid out: src/lib/pdf. */
export async function readPdf(download: Download) {
  const document = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const { text } = await extractText(document);
  return { fileName: download.suggestedFilename(), pages: text, outline: await document.getOutline() };
}
