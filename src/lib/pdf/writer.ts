import type { jsPDF } from 'jspdf';

import { typefaces, type FontKind, type FontSet } from './fonts';
import { wrap } from './wrap';

/** The measures of a page (docs/product.md 7.12), in millimetres; the title's size in points. */
export const pdfLayout = { margin: 10, titleSize: 14, lineSpacing: 10 } as const;

const { margin, lineSpacing } = pdfLayout;
const a4 = { width: 210, height: 297 };
export const textWidth = a4.width - 2 * margin;
const bottom = a4.height - margin;
/** In the bottom margin, below the deepest stroke of a last line. */
const pageNumber = { right: a4.width - margin, baseline: 293, points: 9 };

/** How many lines a page holds. */
export const linesPerPage = Math.floor(bottom / lineSpacing);

/** Text of a document; `label` is the number before it. */
export type Paragraph = { label: string; lines: readonly string[]; points: number };

/** One line ready to be written: its number if it is the first of an item, its place and its text. */
export type Line = { label: string; left: number; width: number; text: string; points: number; rtl: boolean };

/** Left, bottom, right and top in points from the lower left corner of a page, as PDF counts. */
export type Area = readonly [left: number, bottom: number, right: number, top: number];

/** Writes lines onto pages, one below the other. */
export type Writer = {
  /** Writes a line below the last one, on a new page when this one is full. */
  write(line: Line): void;
  /** Writes a text at the right end of the last line. */
  writeAtRight(text: string, points: number): void;
  /** Where the last line stands, across the page. */
  lineArea(): Area;
  /** Goes on at the top of a new page. */
  startPage(): void;
};

/**
 * Wraps a paragraph; what follows the number is indented by it.
 * @param width of the text with its number, in millimetres
 */
export function layOut(
  { measure, readable }: FontSet,
  { label, lines, points }: Paragraph,
  width: number = textWidth,
): Line[] {
  const indent = label === '' ? 0 : measure(label, points);
  const rtl = runsRightToLeft(lines.join(' '));
  const left = rtl ? margin : margin + indent;
  const room = width - indent;
  return lines
    .flatMap((text) => wrap(readable(text), room, (piece) => measure(piece, points)))
    .map((text, index) => ({ label: index === 0 ? label : '', left, width: room, text, points, rtl }));
}

/**
 * A writer at the top of the first page: base lines at 10, 20, 30 mm and so on (docs/product.md 7.12).
 * @param doc an empty A4 document in millimetres, with the fonts of the set
 * @param footOf what stands at the foot of a page: the number of the page, from the second on, unless told otherwise
 */
export function createWriter(
  doc: jsPDF,
  { rasteriser, fontKindOf, measure }: FontSet,
  footOf: (page: number) => string = (page) => (page === 1 ? '' : String(page)),
): Writer {
  let y = 0;
  let images = 0;

  const startPage = (): void => {
    doc.addPage();
    y = 0;
    writeFoot();
  };

  const writeFoot = (): void => {
    const text = footOf(doc.getNumberOfPages());
    const { right, baseline, points } = pageNumber;
    if (text !== '') setText('standard', text, right - measure(text, points), baseline, points);
  };

  const setText = (kind: 'standard' | 'subset', text: string, x: number, baseline: number, points: number): void => {
    doc.setFont(typefaces[kind], 'normal');
    doc.setFontSize(points);
    doc.text(text, x, baseline);
  };

  const drawImage = (text: string, x: number, points: number, rtl: boolean, scaleX: number): void => {
    const image = rasteriser()?.rasterise(text, points, rtl);
    if (!image) return;
    images += 1;
    const left = x - image.left * scaleX;
    const alias = `drawing-${images}`;
    doc.setFont(typefaces.standard, 'normal');
    doc.setFontSize(points);
    withActualText(doc, text, x, y, () => {
      doc.addImage(image.dataUrl, 'PNG', left, y - image.up, image.width * scaleX, image.height, alias, 'FAST');
    });
  };

  writeFoot();

  return {
    startPage,

    writeAtRight(text, points) {
      setText('standard', text, a4.width - margin - measure(text, points), y, points);
    },

    lineArea() {
      const scale = doc.internal.scaleFactor;
      const top = a4.height - y + 0.7 * lineSpacing;
      return [margin * scale, (top - lineSpacing) * scale, (a4.width - margin) * scale, top * scale];
    },

    write(line) {
      y += lineSpacing;
      if (y > bottom) {
        startPage();
        y = margin;
      }
      const { points, rtl } = line;
      if (line.label !== '') {
        const label = line.label.trim();
        const start = rtl ? a4.width - margin - measure(label, points) : margin;
        setText('standard', label, start, y, points);
      }
      const parts = runsOf(line.text, fontKindOf);
      const [only] = parts;
      // One text begins at the line's left edge, however wide it is: nothing is left to measure.
      if (parts.length === 1 && only !== undefined && only.kind !== 'canvas' && !rtl) {
        setText(only.kind, only.text, line.left, y, points);
        return;
      }
      const runs = parts.map((run) => ({ ...run, width: measure(run.text, points) }));
      const total = runs.reduce((sum, run) => sum + run.width, 0);
      // Joined letters may be wider together than they were measured to be.
      const scaleX = Math.min(1, line.width / Math.max(total, 1));
      let x = rtl ? line.left + line.width - total * scaleX : line.left;
      for (const run of runs) {
        if (run.kind === 'canvas') drawImage(run.text, x, points, rtl && hasRightToLeft(run.text), scaleX);
        else setText(run.kind, run.text, x, y, points);
        x += run.width * scaleX;
      }
    },
  };
}

/**
 * Marks the text that an image stands for (PDF 1.7, 14.9.4), so that it can be searched, copied and read aloud where the
 * reader supports it.
 * @param x left end of the image's base line in millimetres
 * @param y its base line in millimetres
 * @param draw draws the image
 */
function withActualText(doc: jsPDF, text: string, x: number, y: number, draw: () => void): void {
  // Public in jsPDF's documentation, missing in its types.
  const content = doc.internal as typeof doc.internal & { write(line: string): void };
  content.write(`/Span <</ActualText <${utf16(text)}>>> BDC`);
  // Readers attach ActualText to glyphs, so write one invisible blank.
  doc.text(' ', x, y, { renderingMode: 'invisible' });
  draw();
  content.write('EMC');
}

/** UTF-16 with its byte order mark, in hexadecimal: a text string of PDF (PDF 1.7, 7.9.2.2) between angle brackets. */
export function utf16(text: string): string {
  let digits = 'feff';
  for (let index = 0; index < text.length; index += 1) {
    digits += text.charCodeAt(index).toString(16).padStart(4, '0');
  }
  return digits;
}

/** Words of a line that stand next to each other and are written in the same way. */
type Run = { kind: FontKind; text: string };

/**
 * Splits a line so that as much of it as possible stays text. A line with a word from right to left is one image, for
 * only the browser can put its words in order.
 * @param line one wrapped line of cleaned text
 * @param fontKindOf the font kind for a word
 * @returns the runs from left to right; none for an empty line
 */
function runsOf(line: string, fontKindOf: (word: string) => FontKind): Run[] {
  if (hasRightToLeft(line)) return [{ kind: 'canvas', text: line }];
  if (line !== '' && fontKindOf(line) === 'standard') return [{ kind: 'standard', text: line }];
  const runs: Run[] = [];
  let current: Run | undefined;
  for (const [token] of line.matchAll(/ +|[^ ]+/gu)) {
    const kind = fontKindOf(token);
    const isBlank = token.startsWith(' ');
    if (current && (isBlank || (kind === 'canvas') === (current.kind === 'canvas'))) {
      current.text += token;
      if (kind === 'subset') current.kind = kind;
    } else {
      current = { kind, text: token };
      runs.push(current);
    }
  }
  // One line, one typeface.
  if (runs.some(({ kind }) => kind === 'subset')) {
    return runs.map((run) => (run.kind === 'canvas' ? run : { ...run, kind: 'subset' }));
  }
  return runs;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const letter = /\p{L}/u;

/** Whether a paragraph as a whole runs from right to left: its first letter decides, as in Unicode's rule P2. */
function runsRightToLeft(text: string): boolean {
  return rightToLeft.test(letter.exec(text)?.[0] ?? '');
}

function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}
