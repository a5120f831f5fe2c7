import type { Pause } from '../slices';
import type { FontSet } from './fonts';
import { runsRightToLeft } from './plain-text';
import type { Role } from './structure';
import { wrap } from './wrap';

/** The measures of a page (docs/product.md 7.12), in millimeters; the title's size in points. */
export const pdfLayout = { margin: 10, titleSize: 14, lineSpacing: 10 } as const;

const { margin, lineSpacing } = pdfLayout;
export const a4 = { width: 210, height: 297 };
export const textWidth = a4.width - 2 * margin;

/** How many lines a page holds. */
export const linesPerPage = Math.floor((a4.height - margin) / lineSpacing);

export function countPages(lines: number): number {
  return Math.ceil(lines / linesPerPage);
}

/** Text of a document; `label` is the number before it, `role` its structure type. */
export type Paragraph = { role: Role; label: string; lines: readonly string[]; points: number };

/** One wrapped line of a paragraph; `label` is the number of an item on its first line. */
export type Line = {
  paragraph: Paragraph;
  label: string;
  left: number;
  width: number;
  text: string;
  /** Whether a blank follows in the text. */
  endsWord: boolean;
  points: number;
  rtl: boolean;
};

/** Wraps a paragraph, indented by its number. `width`, with the number, is in millimeters. */
export function layOut({ measure, readable }: FontSet, paragraph: Paragraph, width: number = textWidth): Line[] {
  const { label, lines, points } = paragraph;
  const indent = label === '' ? 0 : measure(label, points);
  const texts = lines.map(readable);
  const whole = texts.join(' ');
  const rtl = runsRightToLeft(lines.join(' '));
  const left = rtl ? margin : margin + indent;
  const room = width - indent;
  let end = 0;
  return texts
    .flatMap((text) => wrap(text, room, (piece) => measure(piece, points)))
    .map((text, index) => {
      end = whole.indexOf(text, end) + text.length;
      const endsWord = whole.charAt(end) === ' ';
      return { paragraph, label: index === 0 ? label : '', left, width: room, text, endsWord, points, rtl };
    });
}

/** Wraps the paragraphs of each text; each text begins on a new page. */
export async function layOutAll(fontSet: FontSet, texts: readonly Paragraph[][], pause: Pause): Promise<Line[][]> {
  const all: Line[][] = [];
  for (const paragraphs of texts) {
    const lines: Line[] = [];
    for (const paragraph of paragraphs) {
      for (const line of layOut(fontSet, paragraph)) lines.push(line);
      await pause();
    }
    all.push(lines);
  }
  return all;
}
