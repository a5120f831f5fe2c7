/** Scripts written without blanks, where a line may break between words only a dictionary knows. */
const blankless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Signs that must not begin a line, and signs that must not end one. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{M}\u30fc々]+$/u;
const opening = /^[\p{Ps}\p{Pi}]+$/u;

/** Signs that join code points to one grapheme. */
const tied = /\p{M}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200c|\u200d|[\u1100-\u11ff]/u;

/** Code units to segment at once: the cost of `Intl.Segmenter` grows faster than the text. */
const chunkLength = 4000;

/**
 * Breaks a text into lines, at blanks where it can, inside a word only when the word alone is too long. The time is
 * proportional to the length of the text.
 * @param text one paragraph without line ends
 * @param width of a line
 * @param measure length of a piece of text, in the unit of `width`
 * @returns the lines without the blanks they were broken at; one empty line for an empty text
 */
export function wrap(text: string, width: number, measure: (piece: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  let gap = '';
  const close = (): void => {
    lines.push(line);
    line = '';
    used = 0;
    gap = '';
  };
  const add = (piece: string, length: number): void => {
    line += gap + piece;
    used += length;
    gap = '';
  };
  for (const [token] of text.matchAll(/ +|[^ ]+/gu)) {
    if (token.startsWith(' ')) {
      gap = token;
      continue;
    }
    for (const piece of blankless.test(token) ? phrases(token) : [token]) {
      const length = measure(piece);
      const blank = gap === '' ? 0 : measure(gap);
      if (used + blank + length <= width) {
        add(piece, blank + length);
        continue;
      }
      if (line !== '') close();
      gap = '';
      if (length <= width) {
        add(piece, length);
        continue;
      }
      for (const character of characters(piece)) {
        const advance = measure(character);
        if (line !== '' && used + advance > width) close();
        add(character, advance);
      }
    }
  }
  if (line !== '' || lines.length === 0) close();
  return lines;
}

/** Pieces of a word of a blankless script between which a line may break. */
function phrases(token: string): string[] {
  const pieces: string[] = [];
  let open = '';
  for (const part of segments(token, 'word')) {
    const last = pieces.length - 1;
    if (opening.test(part)) open += part;
    else if (open === '' && last >= 0 && closing.test(part)) pieces[last] += part;
    else {
      pieces.push(open + part);
      open = '';
    }
  }
  if (open !== '') pieces.push(open);
  return pieces;
}

/** Characters as a reader counts them. */
function characters(word: string): Iterable<string> {
  return tied.test(word) ? segments(word, 'grapheme') : word;
}

function* segments(text: string, granularity: 'word' | 'grapheme'): Generator<string> {
  const segmenter = new Intl.Segmenter(undefined, { granularity });
  let start = 0;
  while (start < text.length) {
    let end = Math.min(start + chunkLength, text.length);
    if (/[\ud800-\udbff]/.test(text.charAt(end - 1)) && end < text.length) end += 1;
    for (const { segment } of segmenter.segment(text.slice(start, end))) yield segment;
    start = end;
  }
}
