import type { jsPDF } from 'jspdf';

import { limits } from '@/domain/limits';

import { withActualText } from './actual-text';
import { typefaces } from './fonts';
import type { Inks } from './fonts';
import { hasRightToLeft, runsOf, runsRightToLeft } from './runs';
import type { Run } from './runs';
import { wrap } from './wrap';

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
