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
    wantsSubset ||= paragraphs.some(({ lines }) => lines.some(needsSubset));
    await pause();
  }
  const subset = wantsSubset ? await loadSubsetFont() : undefined;
  if (subset !== undefined) {
    doc.addFileToVFS(subsetFile, subset);
    doc.addFont(subsetFile, typefaces.subset, 'normal');
  }
  let made: { rasteriser: Rasteriser | undefined } | undefined;
  /** Created on first use, since most records need none; undefined without a canvas. */
  const rasteriser = () => (made ??= { rasteriser: createRasteriser() }).rasteriser;
  const fontKindOf = (word: string): FontKind => {
    const kind = fontKindFor(word);
    return kind === 'subset' && subset === undefined ? 'canvas' : kind;
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

  const widthOf = (text: string, points: number): number => {
    const kind = fontKindOf(text);
    if (kind === 'canvas') return rasteriser()?.measure(text, points) ?? 0;
    // Character by character, as a reader lays it out: no kerning is written.
    const advance = kind === 'subset' ? subsetAdvance : helveticaAdvance;
    let width = 0;
    for (const character of text) width += advance(character);
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

const needsSubset = (text: string): boolean =>
  !latin1.test(text) && text.split(' ').some((word) => fontKindFor(word) === 'subset');

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

/** The characters of `fonts/arimo-subset.ttf` beyond U+00FF, as ranges of hexadecimal code points. */
const subsetRanges =
  '100-24f 259 2c6-2c7 2d8-2dd 370-377 37a-37f 384-38a 38c 38e-3a1 3a3-482 48a-52f 1e00-1f15 1f18-1f1d 1f20-1f45 ' +
  '1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 ' +
  '1ff6-1ffe 2010-2015 2018-201e 2020-2022 2026 2030 2032-2033 2039-203a 2044 2070-2071 2074-208e 2090-209c ' +
  '20a0-20be 2113 2116 2122 2126 212e 2153-2154 215b-215e 2190-2195 2202 2206 220f 2211-2212 2215 2219-221a ' +
  '221e-221f 2229 222b 2248 2260-2261 2264-2265 25a0-25a1 25aa-25ac 25b2 25ba 25bc 25c4 25ca-25cc 25cf 25d8-25d9 ' +
  '25e6 fb01-fb02 fffd';

const subsetCharacters = new Set(
  subsetRanges.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  }),
);

const latin1 = /^[\u0020-\u007e\u00a0-\u00ff]*$/u;

/**
 * The first font kind that covers all of a text.
 * @param text cleaned text, as `drawnLines` returns it
 * @returns 'standard' for Windows-1252, 'subset' for Latin, Greek and Cyrillic, else 'canvas'
 */
export function fontKindFor(text: string): FontKind {
  if (latin1.test(text)) return 'standard';
  let kind: FontKind = 'standard';
  for (const character of text) {
    if (latin1.test(character) || helveticaAdvances.has(character)) continue;
    if (!subsetCharacters.has(character)) return 'canvas';
    kind = 'subset';
  }
  return kind;
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
