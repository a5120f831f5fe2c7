// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

import { pdfRecord, withPdfFont } from '../../../tests/support/pdf';
import { readDrawings, readPictures, readStructure } from '../../../tests/support/pdf-structure';
import { buildPdf } from './document';
import { createRasteriser } from './rasteriser';

withPdfFont();
afterEach(() => void vi.restoreAllMocks());

/** One white dot. */
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC';

/** A canvas on which every character is 20 dots wide. */
function standInCanvas(): { font: string; direction: string; texts: [string, string][] } {
  const context = {
    font: '',
    direction: 'ltr',
    texts: [] as [string, string][],
    measureText: (text: string) => ({
      width: text.length * 20,
      actualBoundingBoxLeft: 0,
      actualBoundingBoxRight: text.length * 20,
      actualBoundingBoxAscent: 5000,
      actualBoundingBoxDescent: 10,
    }),
    fillRect: () => undefined,
    fillText: (text: string) => context.texts.push([text, context.direction]),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(png);
  return context;
}

it('is undefined without a 2D canvas', () => {
  expect(createRasteriser()).toBeUndefined();
});

it('measures in millimeters and keeps images within their line', () => {
  standInCanvas();
  const rasteriser = createRasteriser();
  expect(rasteriser?.measure('東京', 12)).toBe(4);
  const image = rasteriser?.rasterise('東京', 12, false);
  expect(image?.up).toBeLessThan(6.5);
  expect((image?.height ?? 0) - (image?.up ?? 0)).toBeLessThan(3.5);
  expect(image?.dataUrl).toBe(png);
});

it.each<[line: string, drawn: [text: string, direction: string][]]>([
  ['', []],
  ['Plain text', []],
  ['Plain Łódź text', []],
  ['Grow in 東京 now', [['東京 ', 'ltr']]],
  ['Ship 🚀 📈 now', [['🚀 📈 ', 'ltr']]],
  ['A 🚀 Łódź', [['🚀 ', 'ltr']]],
  // Only a browser can order the words of such a line; its first letter gives the direction.
  ['One שתיים three', [['One שתיים three', 'ltr']]],
  ['מנהל מכירות', [['מנהל מכירות', 'rtl']]],
  ['20 % הכנסות up', [['20 % הכנסות up', 'rtl']]],
])('draws no more of a line than no font covers: %j', async (line, drawn) => {
  const context = standInCanvas();
  const pdf = await buildPdf(pdfRecord({ role: line, lines: [] }));
  expect(context.texts).toEqual(drawn);
  // One white dot each, after the filter byte of its row.
  expect((await readPictures(pdf)).map((bytes) => new Set(bytes).size)).toEqual(drawn.map(() => 2));
});

it('says what an image shows, in the paragraph it belongs to', async () => {
  standInCanvas();
  const goal = 'מנהל מכירות '.repeat(12).trim();
  const pdf = await buildPdf(pdfRecord({ goal, lines: [] }));
  const [drawing = ''] = await readDrawings(pdf);
  const spans = /\/Span <<\/MCID (\d) \/ActualText <feff([0-9a-f]*)>>> BDC\n/gu;
  expect((await readStructure(pdf)).pages[0]?.elements).toEqual([
    'Document',
    '  H1: Okr Data',
    '  P',
    '  P: Sales Manager',
  ]);
  const said = Array.from(drawing.matchAll(spans), ([, mark, digits = '']) => [
    mark,
    String.fromCharCode(...(digits.match(/.{4}/gu) ?? []).map((unit) => parseInt(unit, 16))),
  ]);
  expect(said.map(([mark]) => mark)).toEqual(['1', '2']);
  // The first line ends with a blank, for its last word ends there.
  expect(said.map(([, text]) => text).join('')).toBe(goal);
});

it('marks the pieces of a line side by side, in the order of reading', async () => {
  standInCanvas();
  const pdf = await buildPdf(pdfRecord({ goal: 'Grow in 東京 now', lines: [] }));
  const [drawing = ''] = await readDrawings(pdf);
  expect((await readStructure(pdf)).pages[0]?.elements[2]).toBe('  P: Grow in now');
  // Readers without support for nested marks would lose what follows the inner one.
  expect(drawing.match(/\b(?:BDC|EMC)\b/gu)?.join(' ')).toMatch(/^(?:BDC EMC ?)+$/u);
  expect(drawing.match(/^\/\w+ <<\/MCID \d/gmu)).toEqual([
    '/H1 <</MCID 0',
    '/P <</MCID 1',
    '/Span <</MCID 2',
    '/P <</MCID 3',
    '/P <</MCID 4',
  ]);
});
