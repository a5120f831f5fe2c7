import type { jsPDF } from 'jspdf';

import { limits } from '@/domain/limits';

import { typefaces, type Inks, type Pen } from './fonts';
import { wrap } from './wrap';

/** Words of a line that stand next to each other and are drawn the same way. */
export type Run = { pen: Pen; text: string };

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const letter = /\p{L}/u;

/**
 * Whether a text holds characters that run from right to left.
 * @param text cleaned text
 */
function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/**
 * Whether a paragraph as a whole runs from right to left: its first letter decides, as in Unicode's own rule P2.
 * @param text cleaned text
 */
export function runsRightToLeft(text: string): boolean {
  return rightToLeft.test(letter.exec(text)?.[0] ?? '');
}

/**
 * Splits a line so that as much of it as possible stays text. A line with a word from right to left is one drawing, for
 * only the browser can put its words in order.
 * @param line one wrapped line of cleaned text
 * @param penOf the pen for a word
 * @returns the runs from left to right; none for an empty line
 */
export function runsOf(line: string, penOf: (word: string) => Pen): Run[] {
  if (hasRightToLeft(line)) return [{ pen: 'canvas', text: line }];
  const runs: Run[] = [];
  let current: Run | undefined;
  for (const [token] of line.matchAll(/ +|[^ ]+/gu)) {
    const pen = penOf(token);
    const blank = token.startsWith(' ');
    if (current && (blank || isDrawn(pen) === isDrawn(current.pen))) {
      current.text += token;
      if (pen === 'subset') current.pen = pen;
    } else {
      current = { pen, text: token };
      runs.push(current);
    }
  }
  // One line, one typeface.
  if (runs.some((run) => run.pen === 'subset')) {
    return runs.map((run) => (isDrawn(run.pen) ? run : { ...run, pen: 'subset' }));
  }
  return runs;
}

function isDrawn(pen: Pen): boolean {
  return pen === 'canvas';
}

/**
 * Says which text a drawing stands for (PDF 1.7, 14.9.4), so that it can be searched, copied and read aloud where the
 * reader supports it.
 * @param doc the document
 * @param text what the drawing shows
 * @param x left end of the drawing's base line in millimetres
 * @param y its base line in millimetres
 * @param draw draws it
 */
function withActualText(doc: jsPDF, text: string, x: number, y: number, draw: () => void): void {
  // Public in jsPDF's documentation, missing in its types.
  const content = doc.internal as typeof doc.internal & { write(line: string): void };
  content.write(`/Span <</ActualText <${utf16(text)}>>> BDC`);
  // Readers give the text to the characters inside, so there must be one: a blank that is not painted.
  doc.text(' ', x, y, { renderingMode: 'invisible' });
  draw();
  content.write('EMC');
}

/** UTF-16 with its byte order mark, in hexadecimal. */
function utf16(text: string): string {
  let digits = 'feff';
  for (let index = 0; index < text.length; index += 1) {
    digits += text.charCodeAt(index).toString(16).padStart(4, '0');
  }
  return digits;
}

/** One line ready to be written: its number if it is the first of an item, its place and its text. */
type Line = { label: string; left: number; room: number; text: string; points: number; rtl: boolean };

/** Puts lines on pages, one below the other. */
export type Writer = {
  /** Wraps a paragraph; what follows the number is indented by it. */
  layOut(label: string, paragraph: readonly string[], points: number): Line[];
  /** Writes a line below the last one, on a new page when this one is full. */
  write(line: Line): void;
};

const { margin, lineSpacing } = limits.pdf;
const a4 = { width: 210, height: 297 };
const room = a4.width - 2 * margin;
const bottom = a4.height - margin;
/** In the bottom margin, below the deepest stroke of a last line. */
const pageNumber = { right: a4.width - margin, baseline: 293, points: 9 };

/**
 * A writer at the top of the first page: base lines at 10, 20, 30 mm and so on (spec 7).
 * @param doc an empty A4 document in millimetres
 * @param inks the pens for it
 */
export function createWriter(doc: jsPDF, inks: Inks): Writer {
  let y = 0;
  let drawings = 0;

  const advance = (): void => {
    y += lineSpacing;
    if (y <= bottom) return;
    doc.addPage();
    y = margin;
    const number = String(doc.getNumberOfPages());
    const { right, baseline, points } = pageNumber;
    set('standard', number, right - inks.measure(number, points), baseline, points);
  };

  const set = (pen: 'standard' | 'subset', text: string, x: number, baseline: number, points: number): void => {
    doc.setFont(typefaces[pen], 'normal');
    doc.setFontSize(points);
    doc.text(text, x, baseline);
  };

  const draw = (run: Run, x: number, points: number, rtl: boolean, squeeze: number): void => {
    const drawn = inks.canvas?.draw(run.text, points, rtl);
    if (!drawn) return;
    drawings += 1;
    const left = x - drawn.left * squeeze;
    const alias = `drawing-${drawings}`;
    doc.setFont(typefaces.standard, 'normal');
    doc.setFontSize(points);
    withActualText(doc, run.text, x, y, () => {
      doc.addImage(drawn.png, 'PNG', left, y - drawn.up, drawn.width * squeeze, drawn.height, alias, 'FAST');
    });
  };

  return {
    layOut(label, paragraph, points) {
      const indent = label === '' ? 0 : inks.measure(label, points);
      const rtl = runsRightToLeft(paragraph.join(' '));
      const left = rtl ? margin : margin + indent;
      const measure = (piece: string): number => inks.measure(piece, points);
      return paragraph
        .flatMap((text) => wrap(inks.readable(text), room - indent, measure))
        .map((text, index) => ({ label: index === 0 ? label : '', left, room: room - indent, text, points, rtl }));
    },

    write(line) {
      advance();
      const { points, rtl } = line;
      if (line.label !== '') {
        const label = line.label.trim();
        const start = rtl ? a4.width - margin - inks.measure(label, points) : margin;
        set('standard', label, start, y, points);
      }
      const runs = runsOf(line.text, inks.penOf).map((run) => ({ ...run, length: inks.measure(run.text, points) }));
      const total = runs.reduce((sum, run) => sum + run.length, 0);
      // Joined letters may take more room together than they were measured to.
      const squeeze = Math.min(1, line.room / Math.max(total, 1));
      let x = rtl ? line.left + line.room - total * squeeze : line.left;
      for (const run of runs) {
        if (run.pen === 'canvas') draw(run, x, points, rtl && hasRightToLeft(run.text), squeeze);
        else set(run.pen, run.text, x, y, points);
        x += run.length * squeeze;
      }
    },
  };
}
