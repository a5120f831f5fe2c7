import type { ClosedQuarter } from '@/domain/closed-quarter';
import { shownLine, type ResultLine } from '@/domain/result/result-line';
import { inFiles } from '@/domain/version';

import { quarterTexts } from '../quarter-texts';
import { createPause } from '../slices';
import { loadFonts } from './fonts';
import { layOutAll, pdfLayout, type Paragraph } from './layout';
import { drawnLines } from './plain-text';
import { createPages } from './writer';

/**
 * The texts of one exported record (docs/product.md 7.12): `title` first, then goal and role, then `lines` as a numbered list, in
 * which details and headings have no number, then what a person keeps of it: for each line its progress in percent or null and its value with
 * the unit, a note, and the quarters that they have closed.
 */
export type PdfRecord = {
  title: string;
  goal: string;
  role: string;
  lines: readonly ResultLine[];
  note?: string;
  progress?: readonly (number | null)[];
  values?: readonly (string | null)[];
  quarters?: readonly ClosedQuarter[];
};

/** Records under a heading, for example of one person (docs/product.md 8.19). */
export type PdfGroup = { title: string; subtitle: string; records: readonly PdfRecord[] };

const groupTitleSize = 18;

/** Text size in points: the size that reads well on lines 10 mm apart. */
export const bodySize = 12;

/**
 * Builds the PDF of one record (docs/product.md 7.12) or group: A4, title, goal and role, then the numbered lines. Texts of any
 * script are readable: what the standard font lacks is set in a font of our own origin, and what that lacks is
 * rasterised with the browser's fonts.
 * @param content the texts; anything that is not text counts as empty
 * @returns a blob of type application/pdf
 */
export async function buildPdf(content: PdfRecord | PdfGroup): Promise<Blob> {
  const pause = createPause();
  const texts = [buildParagraphs(content)];
  const fontSet = await loadFonts(texts, pause);
  const [lines = []] = await layOutAll(fontSet, texts, pause);
  const footOf = (page: number): string => (page === 1 ? '' : String(page));
  const pages = createPages(fontSet, footOf, pause);
  await pages.write(lines);
  const below = 'records' in content ? content.subtitle : content.goal;
  return pages.finish({ title: documentTitle(content.title, below), bookmarks: [] });
}

/** The texts of a record or group in order. `level` is that of its title among the headings. */
export function buildParagraphs(content: PdfRecord | PdfGroup, level: 1 | 2 = 1): Paragraph[] {
  if (!('records' in content)) return paragraphsOfRecord(content, level);
  return [
    { ...paragraph(content.title), role: `H${level}`, points: groupTitleSize },
    paragraph(content.subtitle),
    ...content.records.flatMap((record) => paragraphsOfRecord(record, level === 1 ? 2 : 3)),
  ];
}

function paragraphsOfRecord(
  { title, goal, role, lines, note, progress, values, quarters = [] }: PdfRecord,
  level: 1 | 2 | 3,
): Paragraph[] {
  const numbers = numbersOf(lines);
  const kept = [labeled('Progress', progressText(numbers, progress, values)), labeled('Note', note)];
  return [
    { ...paragraph(title), role: `H${level}`, points: pdfLayout.titleSize },
    paragraph(goal),
    paragraph(role),
    ...lines.map((line, index): Paragraph => {
      const number = numbers[index] ?? null;
      const text = paragraph(shownLine(line));
      return number === null ? text : { ...text, role: 'LI', label: `${number}. ` };
    }),
    ...kept.filter((text) => text !== '').map(paragraph),
    ...quarters.flatMap((quarter) => {
      const texts = quarterTexts(quarter);
      return [texts.heading, ...texts.lines].map(paragraph);
    }),
  ];
}

function paragraph(text: unknown): Paragraph {
  return { role: 'P', label: '', lines: drawnLines(text), points: bodySize };
}

function labeled(label: string, text: string | undefined): string {
  return text === undefined || text.trim() === '' ? '' : `${label}: ${text}`;
}

/** The numbers of lines in the document; null for details and headings. */
function numbersOf(lines: readonly ResultLine[]): (number | null)[] {
  let count = 0;
  return lines.map(({ type }) => (type === 'detail' || type === 'heading' ? null : (count += 1)));
}

/** 'line 2, now 3.2%, 40%; line 3, done': the lines as they are numbered in the document. */
function progressText(
  numbers: readonly (number | null)[],
  progress: PdfRecord['progress'] = [],
  values: PdfRecord['values'] = [],
): string {
  return progress
    .map((percent, index) => (percent === null ? '' : `line ${numbers[index]}, ${inFiles(percent, values[index])}`))
    .filter((part) => part !== '')
    .join('; ');
}

/** The document's title, which readers show in the window: the record's title and the beginning of its goal. */
function documentTitle(title: unknown, goal: unknown): string {
  const [first = ''] = drawnLines(title);
  const second = [...drawnLines(goal).join(' ').trim()].slice(0, 200).join('');
  return [first, second].filter((part) => part !== '').join(': ');
}
