/** Accents that a decomposed letter carries: Latin, Greek and Cyrillic ones, Hebrew points, Arabic vowel signs. */
const accents = /[\u0300-\u036f\u0591-\u05bd\u05c1\u05c2\u064b-\u065f]/g;

/** Letters that have no decomposition but are the same to somebody who types without them. */
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
  // Most texts are plain already, and this is asked of thousands of them.
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

/** Whether a folded text has every word, in whatever order. */
export function hasAllWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}

/** A piece of a text; `marked` where it is what somebody searched for. */
export type TextPart = { text: string; marked: boolean };

/**
 * Splits a text into what matches one of the words and what does not. The parts together are the text, byte for byte.
 * @param words folded and not empty, as `wordsOf` gives them
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

/** The folded text, and for each of its units the place in the text that it comes from. */
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

/** How much of a long text stands before the first match. */
const before = 60;

/** As far as a match is looked for in one record: beyond, a text of a megabyte would hold up the page. */
const farthest = 20_000;

/** The place at or before another where a character begins, so that a cut there halves no emoji and no accented letter. */
function whole(text: string, at: number): number {
  return new Intl.Segmenter().segment(text).containing(at)?.index ?? at;
}

/**
 * The part of a long text that shows why it was found: from a little before the first match on.
 * @param longest characters at most, without the marks that something was left out
 */
export function excerpt(text: string, words: readonly string[], longest: number): string {
  if (text.length <= longest) return text;
  const { folded, origins } = foldWithOrigins(text.slice(0, farthest));
  const hits = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0);
  const first = hits.length === 0 ? 0 : (origins[Math.min(...hits)] ?? 0);
  // A match near the start shows the start, as it was written.
  const start = first < longest - before ? 0 : first - before;
  const [from, to] = [whole(text, start), whole(text, start + longest)];
  return `${from > 0 ? '\u2026' : ''}${text.slice(from, to)}${to < text.length ? '\u2026' : ''}`;
}

/** A typed number without blanks around it, its full-width digits and signs (０-９) as the plain ones they stand for. */
export function plainDigits(text: string): string {
  const plain = text.replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  return plain.trim();
}
