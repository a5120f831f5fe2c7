/** Accents that a decomposed letter carries: Latin, Greek and Cyrillic ones, Hebrew points, Arabic vowel signs. */
const accents = /[\u0300-\u036f\u0591-\u05bd\u05c1\u05c2\u064b-\u065f]/g;

/** Letters without decomposition that should match their plain form. */
const plainLetters: Readonly<Record<string, string>> = {
  '\u00df': 'ss',
  '\u00e6': 'ae',
  '\u0153': 'oe',
  '\u00f8': 'o',
  '\u0142': 'l',
  '\u0111': 'd',
  '\u0131': 'i',
  '\u03c2': '\u03c3',
};

const withoutDecomposition = /[\u00df\u00e6\u0153\u00f8\u0142\u0111\u0131\u03c2]/g;

/** Text as it is compared: without case and without accents, so that 'zurich' finds 'Zürich'. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most texts are ASCII, and lists fold thousands of them.
  if (!/[^\0-\x7f]/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(accents, '')
    .replace(withoutDecomposition, (letter) => plainLetters[letter] ?? letter);
}

/** The words of a query, folded, each once. */
export function wordsOf(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/))].filter((word) => word !== '');
}

/** Whether a folded text contains every word, in any order. */
export function hasAllWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}

/** A piece of a text; `marked` where it matches the query. */
export type TextPart = { text: string; marked: boolean };

/**
 * Splits a text into what matches one of the words and what does not. The parts together are the text, byte for byte.
 * @param words folded and not empty, as `wordsOf` returns them
 */
export function markedParts(text: string, words: readonly string[]): TextPart[] {
  const { folded, origins } = foldWithOrigins(text);
  const marked = new Set<number>();
  for (const word of words) {
    let at = folded.indexOf(word);
    while (at >= 0) {
      for (let unit = at; unit < at + word.length; unit += 1) marked.add(origins[unit] ?? 0);
      at = folded.indexOf(word, at + 1);
    }
  }
  const parts: TextPart[] = [];
  let index = 0;
  let wasMarked = false;
  for (const letter of text) {
    // An accent of its own belongs to the letter before it.
    const isMarked: boolean = fold(letter) === '' ? wasMarked : marked.has(index);
    const last = parts.at(-1);
    if (last !== undefined && isMarked === wasMarked) last.text += letter;
    else parts.push({ text: letter, marked: isMarked });
    wasMarked = isMarked;
    index += letter.length;
  }
  return parts;
}

/** How many characters of a long text are shown before the first match. */
const contextLength = 60;

/** Search at most this many characters of a record, so that a text of 1 MB does not block the page. */
const searchedLength = 20_000;

/**
 * The part of a long text that shows why it was found: from a little before the first match on.
 * @param words folded and not empty, as `wordsOf` returns them
 * @param maxLength without the ellipses that mark what was left out
 */
export function excerpt(text: string, words: readonly string[], maxLength: number): string {
  if (text.length <= maxLength) return text;
  const { folded, origins } = foldWithOrigins(text.slice(0, searchedLength));
  const hits = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0);
  const first = hits.length === 0 ? 0 : (origins[Math.min(...hits)] ?? 0);
  // With a match near the start, or none, the excerpt begins where the text begins.
  const start = first < maxLength - contextLength ? 0 : first - contextLength;
  const [from, to] = [characterStart(text, start), characterStart(text, start + maxLength)];
  return `${from > 0 ? '\u2026' : ''}${text.slice(from, to)}${to < text.length ? '\u2026' : ''}`;
}

/** The folded text, and for each of its units the index in the text that it comes from. */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  const origins: number[] = [];
  let folded = '';
  let index = 0;
  for (const letter of text) {
    const plain = fold(letter);
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(index);
    folded += plain;
    index += letter.length;
  }
  return { folded, origins };
}

/** The index at or before another where a character begins, so that a cut there halves no emoji and no accented letter. */
function characterStart(text: string, index: number): number {
  return new Intl.Segmenter().segment(text).containing(index)?.index ?? index;
}
