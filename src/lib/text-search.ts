import { asciiDigits, plainSigns } from '@/domain/text';

/** Accents that a decomposed letter carries: Latin, Greek and Cyrillic ones, Hebrew points, Arabic vowel signs. */
const accents = /[\u0300-\u036f\u0591-\u05bd\u05c1\u05c2\u064b-\u065f]/g;

/** Plain forms of letters and signs that NFKD does not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  '\u00df': 'ss',
  '\u00e6': 'ae',
  '\u0153': 'oe',
  '\u00f8': 'o',
  '\u0142': 'l',
  '\u0111': 'd',
  '\u00f0': 'd',
  '\u00fe': 'th',
  '\u0127': 'h',
  '\u0167': 't',
  '\u014b': 'n',
  '\u0131': 'i',
  '\u03c2': '\u03c3',
  '\u00b0': 'o',
  '\u00d7': 'x',
  '\u06a9': '\u0643',
  '\u06cc': '\u064a',
  '\u0649': '\u064a',
  '\u0629': '\u0647',
};

const withoutDecomposition = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Text without case, accents and the signs of `plainSigns`, so that 'zurich' finds 'Zürich' (docs/product.md 7.15). */
export function fold(text: string): string {
  // Most texts are ASCII, and lists fold thousands of them.
  if (!/[^\0-\x7f]/.test(text)) return plainSigns(text).toLowerCase();
  return asciiDigits(plainSigns(text.normalize('NFKD')).toLowerCase().replace(accents, '')).replace(
    withoutDecomposition,
    (letter) => plainLetters[letter] ?? letter,
  );
}

/** The folded words of a query, each once, without commas: 'Last, First' finds 'First Last'. */
export function foldWords(query: string): string[] {
  return [...new Set(fold(query).split(/,?\s+|,$/))].filter((word) => word !== '');
}

/** Whether a folded text contains every word, in any order. */
export function hasAllWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}

/** A piece of a text; `marked` where it matches the query. */
export type TextPart = { text: string; marked: boolean };

/** Splits a text into matched and other parts, byte for byte. `words` are folded by `foldWords`. */
export function markedParts(text: string, words: readonly string[]): TextPart[] {
  const { folded, starts, ends } = foldWithOrigins(text);
  const marked = new Uint8Array(text.length);
  for (const word of words) {
    let at = folded.indexOf(word);
    while (at >= 0) {
      marked.fill(1, starts[at], ends[at + word.length - 1]);
      at = folded.indexOf(word, at + 1);
    }
  }
  const parts: TextPart[] = [];
  for (let from = 0, to = 0; from < text.length; from = to) {
    while (to < text.length && marked[to] === marked[from]) to += 1;
    parts.push({ text: text.slice(from, to), marked: marked[from] === 1 });
  }
  return parts;
}

/** How many characters of a long text are shown before the first match. */
const contextLength = 60;

/** Search at most this many characters of a record, so that a text of 1 MB does not block the page. */
const searchedLength = 20_000;

/** The part of a long text around its first match. `maxLength` counts no ellipses; `words` are folded by `foldWords`. */
export function excerpt(text: string, words: readonly string[], maxLength: number): string {
  if (text.length <= maxLength) return text;
  const { folded, starts } = foldWithOrigins(text.slice(0, searchedLength));
  const hits = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0);
  const first = hits.length === 0 ? 0 : (starts[Math.min(...hits)] ?? 0);
  // With a match near the start, or none, the excerpt begins where the text begins.
  const start = first < maxLength - contextLength ? 0 : first - contextLength;
  const [from, to] = [characterStart(text, start), characterStart(text, start + maxLength)];
  return `${from > 0 ? '\u2026' : ''}${text.slice(from, to)}${to < text.length ? '\u2026' : ''}`;
}

/** A letter with its accents, or a percent sign with the gap before it: units that fold alone as within a text. */
const letters =
  /(?<decimalPoint>(?<=\p{N})[.\uff0e](?=\p{N}))|\s+[%\u2030\u066a\uff05\ufe6a]\p{M}*|\P{M}?[\p{M}\uff9e\uff9f]+|\P{M}/gu;

/** The folded text, and for each code unit the start and end of its source letter. */
function foldWithOrigins(text: string): { folded: string; starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  for (const { 0: letter, index, groups } of text.matchAll(letters)) {
    const plain = groups?.['decimalPoint'] === undefined ? fold(letter) : '.';
    const end = index + letter.length;
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(end - letter.trimStart().length);
      ends.push(end);
    }
    folded += plain;
  }
  return { folded, starts, ends };
}

/** The start of the grapheme at an index. */
function characterStart(text: string, index: number): number {
  return new Intl.Segmenter().segment(text).containing(index)?.index ?? index;
}
