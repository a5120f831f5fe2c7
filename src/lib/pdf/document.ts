import { jsPDF } from 'jspdf';

import { loadFontSet } from './fonts';
import { drawnLines } from './plain-text';
import { createWriter, pdfLayout } from './writer';

/**
 * What one exported page says (docs/product.md 7.12): `title` first, then goal and role, then `lines` as a numbered
 * list.
 */
export type PdfRecord = { title: string; goal: string; role: string; lines: readonly string[] };

/** A text of the record; `label` is the number before it. */
type Paragraph = { label: string; lines: string[]; points: number };

/** Text size in points: the size that reads well on lines 10 mm apart. */
const bodySize = 12;

/** Yield to the event loop after this many milliseconds. */
const yieldAfterMs = 50;

/**
 * Builds the PDF of one record (docs/product.md 7.12): A4, title, goal and role, then the numbered lines. Texts of any
 * script are readable: what the standard font lacks is set in a font of our own origin, and what that lacks is
 * rasterised with the browser's fonts.
 * @param record the texts; anything that is not text counts as empty
 * @returns a blob of type application/pdf
 */
export async function buildPdf(record: PdfRecord): Promise<Blob> {
  const paragraphs = paragraphsOf(record);
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  doc.setProperties({ title: documentTitle(record.title, record.goal) });
  const fontSet = await loadFontSet(
    doc,
    paragraphs.flatMap(({ lines }) => lines),
  );
  const writer = createWriter(doc, fontSet);
  let lastYield = performance.now();
  for (const { label, lines, points } of paragraphs) {
    for (const line of writer.layOut(label, lines, points)) {
      writer.write(line);
      if (performance.now() - lastYield > yieldAfterMs) {
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
        lastYield = performance.now();
      }
    }
  }
  return doc.output('blob');
}

function paragraphsOf({ title, goal, role, lines }: PdfRecord): Paragraph[] {
  const items: readonly unknown[] = Array.isArray(lines) ? lines : [];
  return [
    { label: '', lines: drawnLines(title), points: pdfLayout.titleSize },
    { label: '', lines: drawnLines(goal), points: bodySize },
    { label: '', lines: drawnLines(role), points: bodySize },
    ...items.map((item, index) => ({ label: `${index + 1}. `, lines: drawnLines(item), points: bodySize })),
  ];
}

/** The document's title, which readers show in the window: the record's title and its goal, as far as jsPDF can write it. */
function documentTitle(title: unknown, goal: unknown): string {
  const [first = ''] = drawnLines(title);
  const second = [...drawnLines(goal).join(' ').trim()].slice(0, 200).join('');
  const both = [first, second].filter((part) => part !== '').join(': ');
  return [both, both.normalize('NFD'), first].find(isWritable) ?? '';
}

/**
 * jsPDF writes a title as UTF-16 bytes in a literal string, where readers take the byte 0D for a line end: a character
 * that contains it ('č', '不') would become another one.
 */
function isWritable(title: string): boolean {
  for (let index = 0; index < title.length; index += 1) {
    const unit = title.charCodeAt(index);
    if (unit >> 8 === 0x0d || (unit & 0xff) === 0x0d) return false;
  }
  return true;
}
