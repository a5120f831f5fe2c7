import { jsPDF } from 'jspdf';

import { createPause } from '../slices';
import { loadFontSet, needsSubset } from './fonts';
import { drawnLines } from './plain-text';
import { createWriter, layOut, pdfLayout, type Paragraph } from './writer';

/**
 * What one exported record says (docs/product.md 7.12): `title` first, then goal and role, then `lines` as a numbered
 * list, then what a person keeps of it: a note, and for each line its progress in percent or null.
 */
export type PdfRecord = {
  title: string;
  goal: string;
  role: string;
  lines: readonly string[];
  note?: string;
  progress?: readonly (number | null)[];
};

/**
 * Records that stand together under a heading, for example all of one person (docs/product.md 8.19): `title` and `subtitle`,
 * then each record as it stands alone.
 */
export type PdfGroup = { title: string; subtitle: string; records: readonly PdfRecord[] };

const groupTitleSize = 18;

/** Text size in points: the size that reads well on lines 10 mm apart. */
export const bodySize = 12;

/** An empty document as this application writes it. */
export function newDocument(): jsPDF {
  return new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
}

/**
 * Builds the PDF of one record (docs/product.md 7.12) or group: A4, title, goal and role, then the numbered lines. Texts of any
 * script are readable: what the standard font lacks is set in a font of our own origin, and what that lacks is
 * rasterised with the browser's fonts.
 * @param content the texts; anything that is not text counts as empty
 * @returns a blob of type application/pdf
 */
export async function buildPdf(content: PdfRecord | PdfGroup): Promise<Blob> {
  const paragraphs = paragraphsOf(content);
  const doc = newDocument();
  const below = 'records' in content ? content.subtitle : content.goal;
  doc.setProperties({ title: documentTitle(content.title, below) });
  const fontSet = await loadFontSet(
    doc,
    paragraphs.some(({ lines }) => lines.some(needsSubset)),
  );
  const writer = createWriter(doc, fontSet);
  const pause = createPause();
  for (const paragraph of paragraphs) {
    for (const line of layOut(fontSet, paragraph)) {
      writer.write(line);
      await pause();
    }
  }
  return doc.output('blob');
}

/** The texts of a record, or of a group, in the order in which they are written. */
export function paragraphsOf(content: PdfRecord | PdfGroup): Paragraph[] {
  if (!('records' in content)) return paragraphsOfRecord(content);
  return [
    { label: '', lines: drawnLines(content.title), points: groupTitleSize },
    { label: '', lines: drawnLines(content.subtitle), points: bodySize },
    ...content.records.flatMap(paragraphsOfRecord),
  ];
}

function paragraphsOfRecord({ title, goal, role, lines, note, progress }: PdfRecord): Paragraph[] {
  const items: readonly unknown[] = Array.isArray(lines) ? lines : [];
  const kept = [labelled('Progress', progressText(progress)), labelled('Note', note)];
  return [
    { label: '', lines: drawnLines(title), points: pdfLayout.titleSize },
    { label: '', lines: drawnLines(goal), points: bodySize },
    { label: '', lines: drawnLines(role), points: bodySize },
    ...items.map((item, index) => ({ label: `${index + 1}. `, lines: drawnLines(item), points: bodySize })),
    ...kept.filter((text) => text !== '').map((text) => ({ label: '', lines: drawnLines(text), points: bodySize })),
  ];
}

function labelled(label: string, text: string | undefined): string {
  return text === undefined || text.trim() === '' ? '' : `${label}: ${text}`;
}

/** 'line 2, 40%; line 3, done': the lines as they are numbered in the document. */
function progressText(progress: PdfRecord['progress'] = []): string {
  return progress
    .map((percent, index) => (percent === null ? '' : `line ${index + 1}, ${percent === 100 ? 'done' : `${percent}%`}`))
    .filter((part) => part !== '')
    .join('; ');
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
