import type { jsPDF } from 'jspdf';

import { createCanvasPen } from './canvas-pen';
import type { CanvasPen } from './canvas-pen';
import { penFor } from './coverage';
import type { Pen } from './coverage';
import { helveticaAdvance } from './helvetica';
import { loadSubsetFont } from './subset-font';

/** The pens one document can be written with. */
export type Inks = {
  canvas: CanvasPen | undefined;
  /** Pen for a word, among those at hand. */
  penOf: (word: string) => Pen;
  /** Advance of a text in millimetres. */
  measure: (text: string, points: number) => number;
  /** The text itself, or, where nothing can draw a character, the text with '?' in its place. */
  readable: (text: string) => string;
};

/** Name of the typeface of each pen that sets text. */
export const typefaces = { standard: 'helvetica', subset: 'Arimo' } as const;

const subsetFile = 'arimo-subset.ttf';

/** Marks and joiners say nothing without the character they belong to. */
const attached = /[\p{M}\u200c\u200d]/gu;

/**
 * Gathers the pens for a document. The subset font is fetched only when one of the texts needs it; without it, its
 * characters are drawn on a canvas; without a canvas too (outside a browser), they become '?'.
 * @param doc the document that will be written
 * @param texts everything that will be written, cleaned
 */
export async function gatherInks(doc: jsPDF, texts: readonly string[]): Promise<Inks> {
  const subset = texts.some(needsSubset) && (await addSubsetFont(doc));
  const canvas = createCanvasPen();
  const penOf = (word: string): Pen => {
    const pen = penFor(word);
    return pen === 'subset' && !subset ? 'canvas' : pen;
  };

  const advances = new Map<string, number>();
  const subsetAdvance = (character: string): number => {
    let width = advances.get(character);
    if (width === undefined) {
      doc.setFont(typefaces.subset, 'normal');
      width = doc.getStringUnitWidth(character);
      advances.set(character, width);
    }
    return width;
  };

  return {
    canvas,
    penOf,
    measure(text, points) {
      const pen = penOf(text);
      if (pen === 'canvas') return canvas?.measure(text, points) ?? 0;
      // Character by character, for that is how a reader lays it out: no kerning is written.
      const advance = pen === 'subset' ? subsetAdvance : helveticaAdvance;
      let width = 0;
      for (const character of text) width += advance(character);
      return (width * points) / doc.internal.scaleFactor;
    },
    readable(text) {
      if (canvas || penOf(text) !== 'canvas') return text;
      return Array.from(text.replace(attached, ''), (character) =>
        penOf(character) === 'canvas' ? '?' : character,
      ).join('');
    },
  };
}

function needsSubset(text: string): boolean {
  return text.split(' ').some((word) => penFor(word) === 'subset');
}

async function addSubsetFont(doc: jsPDF): Promise<boolean> {
  const font = await loadSubsetFont();
  if (font === undefined) return false;
  doc.addFileToVFS(subsetFile, font);
  doc.addFont(subsetFile, typefaces.subset, 'normal');
  return true;
}
