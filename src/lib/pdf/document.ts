import { jsPDF } from 'jspdf';

import { limits } from '@/domain/limits';

import { gatherInks } from './fonts';
import { drawnLines } from './plain-text';
import { createWriter } from './writer';

/** What one exported page says (spec 7): `title` first, then goal and role, then `lines` as a numbered list. */
export type PdfRecord = { title: string; goal: string; role: string; lines: readonly string[] };

/**
 * Title of the document, which readers show in the window: the record's title and its goal.
 * @param title title of the record
 * @param goal goal of the record
 * @returns both, or the first alone where the second cannot be written
 */
function documentTitle(title: unknown, goal: unknown): string {
  const [first = ''] = drawnLines(title);
  const second = [...drawnLines(goal).join(' ').trim()].slice(0, 200).join('');
  const both = [first, second].filter((part) => part !== '').join(': ');
  return [both, both.normalize('NFD'), first].find(isWritable) ?? '';
}

/**
 * jsPDF writes such a text as UTF-16 bytes in a literal string, where readers take the byte 0D for a line end. Characters
 * that hold it ('č', '不') would come out as others.
 */
function isWritable(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit >> 8 === 0x0d || (unit & 0xff) === 0x0d) return false;
  }
  return true;
}

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
