import { jsPDF } from 'jspdf';

import { limits } from '@/domain/limits';

import { documentTitle } from './document-title';
import { gatherInks } from './fonts';
import { drawnLines } from './plain-text';
import type { PdfRecord } from './record';
import { createWriter } from './writer';

/** Body text in points: the size that reads well on lines 10 mm apart. */
const bodySize = 12;

/** Longest time in milliseconds the page may stand still. */
const breath = 50;

/** A text of the record; `label` is the number before it. */
type Paragraph = { label: string; lines: string[]; points: number };

/**
 * Writes one record as a PDF: title, goal, role, then the numbered lines (spec 7, reading 22).
 * @param record the texts; anything that is not text counts as empty
 * @returns a blob of type application/pdf
 */
export async function drawRecord(record: PdfRecord): Promise<Blob> {
  const paragraphs = paragraphsOf(record);
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  doc.setProperties({ title: documentTitle(record.title, record.goal) });
  const inks = await gatherInks(
    doc,
    paragraphs.flatMap(({ lines }) => lines),
  );
  const writer = createWriter(doc, inks);
  let rested = performance.now();
  for (const { label, lines, points } of paragraphs) {
    for (const line of writer.layOut(label, lines, points)) {
      writer.write(line);
      if (performance.now() - rested > breath) {
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
        rested = performance.now();
      }
    }
  }
  return doc.output('blob');
}

function paragraphsOf({ title, goal, role, lines }: PdfRecord): Paragraph[] {
  const items: readonly unknown[] = Array.isArray(lines) ? lines : [];
  return [
    { label: '', lines: drawnLines(title), points: limits.pdf.titleSize },
    { label: '', lines: drawnLines(goal), points: bodySize },
    { label: '', lines: drawnLines(role), points: bodySize },
    ...items.map((item, index) => ({
      label: `${index + 1}. `,
      lines: drawnLines(item),
      points: bodySize,
    })),
  ];
}
