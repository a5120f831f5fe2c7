/** Characters of the standard fonts beyond U+00FF (Windows-1252, U+0080 to U+009F there). */
const winAnsiExtras = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** What `fonts/arimo-subset.ttf` holds beyond U+00FF, as ranges of hexadecimal code points. */
const subsetRanges =
  '100-24f 259 2c6-2c7 2d8-2dd 370-377 37a-37f 384-38a 38c 38e-3a1 3a3-482 48a-52f 1e00-1f15 1f18-1f1d 1f20-1f45 ' +
  '1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 ' +
  '1ff6-1ffe 2010-2015 2018-201e 2020-2022 2026 2030 2032-2033 2039-203a 2044 2070-2071 2074-208e 2090-209c ' +
  '20a0-20be 2113 2116 2122 2126 212e 2153-2154 215b-215e 2190-2195 2202 2206 220f 2211-2212 2215 2219-221a ' +
  '221e-221f 2229 222b 2248 2260-2261 2264-2265 25a0-25a1 25aa-25ac 25b2 25ba 25bc 25c4 25ca-25cc 25cf 25d8-25d9 ' +
  '25e6 fb01-fb02 fffd';

/** What can draw a character: a font every PDF reader has, the subset font, or only the browser itself. */
export type Pen = 'standard' | 'subset' | 'canvas';

const table = new Map<string, Pen>();
for (const range of subsetRanges.split(' ')) {
  const [first = '', last = first] = range.split('-');
  for (let code = parseInt(first, 16); code <= parseInt(last, 16); code += 1) {
    table.set(String.fromCodePoint(code), 'subset');
  }
}
for (const character of winAnsiExtras) table.set(character, 'standard');

const latin1 = /^[\u0020-\u007e\u00a0-\u00ff]*$/u;

/**
 * The simplest pen that can draw all of a text.
 * @param text cleaned text, as `drawnLines` gives it
 * @returns 'standard' for Windows-1252, 'subset' for Latin, Greek and Cyrillic, else 'canvas'
 */
export function penFor(text: string): Pen {
  if (latin1.test(text)) return 'standard';
  let pen: Pen = 'standard';
  for (const character of text) {
    const needed = latin1.test(character) ? 'standard' : (table.get(character) ?? 'canvas');
    if (needed === 'canvas') return 'canvas';
    if (needed === 'subset') pen = 'subset';
  }
  return pen;
}
