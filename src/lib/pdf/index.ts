import type { PdfRecord } from './record';

export { pdfFileName } from './file-name';
export type { PdfRecord } from './record';

/**
 * Builds the PDF of one record (spec 7, reading 22): A4, in millimetres. Texts of any script are readable; what the
 * standard font lacks is set in a font of our own origin, and what that lacks is drawn by the browser's own fonts.
 * @param record the texts; a missing or non-text value leaves its line empty
 * @returns a blob of type application/pdf
 * @throws when the code of the export itself cannot be loaded, for example offline on first use
 */
export async function buildPdf(record: PdfRecord): Promise<Blob> {
  // The PDF library is three times the size of the page that offers it, so it comes with the first export.
  const { drawRecord } = await import('./document');
  return drawRecord(record);
}
