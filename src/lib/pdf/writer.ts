import type { jsPDF } from 'jspdf';

import type { Pause } from '../slices';
import { writeFile, type Link, type Properties } from './file';
import { typefaces, type FontKind, type FontSet } from './fonts';
import { a4, linesPerPage, pdfLayout, type Line, type Paragraph } from './layout';
import { hasRightToLeft } from './plain-text';
import { createStructure } from './structure';
import { textString } from './syntax';

const { margin, lineSpacing } = pdfLayout;

/** In the bottom margin, below the deepest stroke of a last line. */
const pageNumber = { right: a4.width - margin, baseline: 293, points: 9 };

/** A line; `target` is the page to which a line of the contents links. */
export type PlacedLine = Line & { target?: number };

/**
 * Writes lines onto pages, from the top of the first one on: base lines at 10, 20, 30 mm and so on (docs/product.md 7.12).
 * @param footOf the text at the foot of a page
 */
export function createPages(
  { doc, rasteriser, fontKindOf, measure }: FontSet,
  footOf: (page: number) => string,
  pause: Pause,
) {
  const structure = createStructure();
  const links: Link[] = [];
  let y = 0;
  let images = 0;
  let page = 0;

  const startPage = (): void => {
    // A new document has its first page.
    if (page > 0) doc.addPage();
    page += 1;
    y = 0;
    structure.startPage();
    const text = footOf(page);
    const { right, baseline, points } = pageNumber;
    if (text === '') return;
    marked(doc, artifact, () => setText('standard', text, right - measure(text, points), baseline, points));
  };

  const setText = (kind: 'standard' | 'subset', text: string, x: number, baseline: number, points: number): void => {
    doc.setFont(typefaces[kind], 'normal');
    doc.setFontSize(points);
    doc.text(text, x, baseline);
  };

  const writePiece = (paragraph: Paragraph, draw: () => void): void => {
    const { type, number } = structure.mark(paragraph);
    marked(doc, `/${type} <</MCID ${number}>>`, draw);
  };

  /** '1.' before an item. In right-to-left text the full stop is to the left of the number. */
  const writeLabel = ({ paragraph, points, rtl, label }: Line): void => {
    const text = label.trim();
    const { type, number } = structure.mark(paragraph, 'label');
    const spoken = rtl ? ` /ActualText ${textString(text)}` : '';
    const drawn = rtl ? text.replace(/^(.*)\.$/u, '.$1') : text;
    const start = rtl ? a4.width - margin - measure(text, points) : margin;
    marked(doc, `/${type} <</MCID ${number}${spoken}>>`, () => setText('standard', drawn, start, y, points));
  };

  const drawImage = (
    { paragraph, points, rtl }: Line,
    text: string,
    blank: string,
    x: number,
    scaleX: number,
  ): void => {
    const image = rasteriser()?.rasterise(text, points, rtl && hasRightToLeft(text));
    if (!image) return;
    images += 1;
    const left = x - image.left * scaleX;
    const alias = `drawing-${images}`;
    doc.setFont(typefaces.standard, 'normal');
    doc.setFontSize(points);
    const { number } = structure.mark(paragraph);
    // For what an image shows to be searched, copied and read aloud (PDF 1.7, 14.9.4).
    marked(doc, `/Span <</MCID ${number} /ActualText ${textString(text + blank)}>>`, () => {
      // Readers attach ActualText to glyphs, so write one invisible blank.
      doc.text(' ', x, y, { renderingMode: 'invisible' });
      doc.addImage(image.dataUrl, 'PNG', left, y - image.up, image.width * scaleX, image.height, alias, 'FAST');
    });
  };

  const writeText = (line: Line): void => {
    const { paragraph, text, left, width, points, rtl, endsWord } = line;
    // Screen readers and copying separate words at blanks, not at line ends (PDF 1.7, 14.8.2.5).
    const blank = endsWord ? ' ' : '';
    const runs = runsOf(text, fontKindOf).map((run) => ({ ...run, width: measure(run.text, points) }));
    const total = runs.reduce((sum, run) => sum + run.width, 0);
    // Joined letters may be wider together than they were measured to be.
    const scaleX = Math.min(1, width / Math.max(total, 1));
    let x = rtl ? left + width - total * scaleX : left;
    for (const [index, run] of runs.entries()) {
      const { kind, text: words } = run;
      const start = x;
      const after = index === runs.length - 1 ? blank : '';
      if (kind === 'canvas') drawImage(line, words, after, start, scaleX);
      else writePiece(paragraph, () => setText(kind, words + after, start, y, points));
      x += run.width * scaleX;
    }
  };

  /** Writes the page's number at the right end of a line, which links to it. */
  const writeLink = ({ paragraph, points, text }: Line, target: number): void => {
    const number = String(target);
    const left = a4.width - margin - measure(number, points);
    writePiece(paragraph, () => setText('standard', number, left, y, points));
    const top = a4.height - y + 0.7 * lineSpacing;
    const area = [margin, top - lineSpacing, a4.width - margin, top].map((side) => side * doc.internal.scaleFactor);
    links.push({ ...structure.addLink(), area, page: target, text });
  };

  return {
    startSection: () => structure.startSection(),

    async write(lines: readonly PlacedLine[]): Promise<void> {
      for (const [index, line] of lines.entries()) {
        if (index % linesPerPage === 0) startPage();
        y += lineSpacing;
        if (line.label !== '') writeLabel(line);
        writeText(line);
        if (line.target !== undefined) writeLink(line, line.target);
        await pause();
      }
    },

    finish: (properties: Properties): Blob => writeFile(doc, structure, links, properties),
  };
}

/** A page number is no text of the document, and is not read aloud among its texts (PDF 1.7, 14.8.2.2). */
const artifact = '/Artifact <</Type /Pagination /Subtype /Footer>>';

/** Draws marked content (PDF 1.7, 14.6): `properties` are its tag and what is said of it. */
function marked(doc: jsPDF, properties: string, draw: () => void): void {
  // Public in jsPDF's documentation, missing in its types.
  const content = doc.internal as typeof doc.internal & { write(line: string): void };
  content.write(`${properties} BDC`);
  draw();
  content.write('EMC');
}

/** Adjacent words of a line in the same style. */
type Run = { kind: FontKind; text: string };

/**
 * Splits a line into as much text and as few images as possible. A line with a right-to-left word is one image: only
 * the browser can order its words.
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
