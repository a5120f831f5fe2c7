import { jsPDF } from 'jspdf';

import type { Pause } from '../slices';
import fontUrl from './fonts/arimo-subset.ttf?url';
import { createRasteriser, type Rasteriser } from './rasteriser';

/** The source of a character: a standard PDF font, the subset font, or the browser's canvas. */
export type FontKind = 'standard' | 'subset' | 'canvas';

export type FontSet = Awaited<ReturnType<typeof loadFonts>>;

export const typefaces = { standard: 'helvetica', subset: 'Arimo' } as const;

/** Marks and joiners have no meaning without the character they belong to. */
const attached = /[\p{M}\u200c\u200d]/gu;

/**
 * Loads the fonts of a new A4 document. The subset font is fetched only if a text needs it; without it, its characters are
 * rasterised; without a canvas too (outside a browser), they become '?'.
 * @param texts of the document
 */
export async function loadFonts(texts: readonly (readonly { lines: readonly string[] }[])[], pause: Pause) {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  let wantsSubset = false;
  for (const paragraphs of texts) {
    wantsSubset ||= paragraphs.some(({ lines }) => lines.some((text) => !standard.test(text)));
    await pause();
  }
  const subset = wantsSubset ? await loadSubsetFont() : undefined;
  let glyphs: Readonly<Record<number, number>> = {};
  if (subset !== undefined) {
    doc.addFileToVFS(subsetFile, subset);
    doc.addFont(subsetFile, typefaces.subset, 'normal');
    doc.setFont(typefaces.subset, 'normal');
    glyphs = (doc.getFont().metadata as FontData).cmap.unicode.codeMap;
  }
  let made: { rasteriser: Rasteriser | undefined } | undefined;
  /** Created on first use, since most records need none; undefined without a canvas. */
  const rasteriser = () => (made ??= { rasteriser: createRasteriser() }).rasteriser;
  /** The first font that has all characters of a cleaned text. The subset font has those of the standard one. */
  const fontKindOf = (text: string): FontKind => {
    if (standard.test(text)) return 'standard';
    for (const character of text) if (glyphs[character.codePointAt(0) ?? 0] === undefined) return 'canvas';
    return 'subset';
  };

  const widthOf = (text: string, points: number): number => {
    const kind = fontKindOf(text);
    if (kind === 'canvas') return rasteriser()?.measure(text, points) ?? 0;
    // jsPDF's widths of the standard font are rounded. Neither has kerning, since none is written.
    let width = 0;
    if (kind === 'subset') width = doc.setFont(typefaces.subset, 'normal').getStringUnitWidth(text);
    else for (const character of text) width += helveticaAdvance(character);
    return (width * points) / doc.internal.scaleFactor;
  };
  const widths = new Map<string, number>();

  return {
    doc,
    rasteriser,
    fontKindOf,
    /** Advance of a text in millimeters. */
    measure: (text: string, points: number): number => {
      const key = `${points} ${text}`;
      const width = widths.get(key) ?? widthOf(text, points);
      widths.set(key, width);
      return width;
    },
    /** The text with '?' for characters that no font has. */
    readable: (text: string): string => {
      if (fontKindOf(text) !== 'canvas' || rasteriser()) return text;
      return Array.from(text.replace(attached, ''), (character) =>
        fontKindOf(character) === 'canvas' ? '?' : character,
      ).join('');
    },
  };
}

/** The characters of the standard fonts: Windows-1252. */
const standard = /^[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u;

/** The characters of a font in jsPDF, which its types lack. */
type FontData = { cmap: { unicode: { codeMap: Readonly<Record<number, number>> } } };

const subsetFile = 'arimo-subset.ttf';

/** Timeout in milliseconds; after it the text is rasterised instead. */
const fontTimeoutMs = 10_000;

const trueType = '\u0000\u0001\u0000\u0000';

/** Fetches the subset font as a binary string, which jsPDF takes; undefined where that fails. */
async function loadSubsetFont(): Promise<string | undefined> {
  try {
    const response = await fetch(fontUrl, { signal: AbortSignal.timeout(fontTimeoutMs) });
    const file = response.ok ? binaryString(new Uint8Array(await response.arrayBuffer())) : '';
    // A server may respond to every path with a page.
    return file.startsWith(trueType) ? file : undefined;
  } catch {
    // Offline or too slow; the next export tries again.
    return undefined;
  }
}

function binaryString(bytes: Uint8Array): string {
  let text = '';
  // A call takes a limited number of arguments.
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return text;
}

/** Advances of Helvetica's characters, those of Windows-1252, in 1/1000 of the font size (Adobe's metrics): jsPDF rounds to hundredths and lacks some signs. */
const advanceRows: Record<number, string> = {
  191: "'",
  222: 'ijl‚‘’',
  260: '|¦',
  278: ' \u00a0!,./:;I[\\]ft·ÌÍÎÏìíîï',
  333: '()-`r¡¨¯²³´¸¹„ˆ‹“”˜›',
  334: '{}',
  350: '•',
  355: '"',
  365: 'º',
  370: 'ª',
  389: '*',
  400: '°',
  469: '^',
  500: 'Jcksvxyzçýÿšž',
  537: '¶',
  556: '#$0123456789?L_abdeghnopqu¢£¤¥§«µ»àáâãäåèéêëðñòóôõöùúûüþ€ƒ†‡–',
  584: '+<=>~¬±×÷',
  611: 'FTZ¿ßøŽ',
  667: '&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞŠŸ',
  722: 'CDHNRUwÇÐÑÙÚÛÜ',
  737: '©®',
  778: 'GOQÒÓÔÕÖØ',
  833: 'Mm',
  834: '¼½¾',
  889: '%æ',
  944: 'Wœ',
  1000: 'Æ…‰Œ—™',
  1015: '@',
};

const helveticaAdvances = new Map(
  Object.entries(advanceRows).flatMap(([advance, characters]) =>
    Array.from(characters, (character) => [character, Number(advance) / 1000] as const),
  ),
);

/** Advance of a Windows-1252 character as a part of the font size; 0 where Helvetica lacks it. */
export function helveticaAdvance(character: string): number {
  return helveticaAdvances.get(character) ?? 0;
}
