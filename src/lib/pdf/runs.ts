import type { Pen } from './coverage';

/** Words of a line that stand next to each other and are drawn the same way. */
export type Run = { pen: Pen; text: string };

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const letter = /\p{L}/u;

/**
 * Whether a text holds characters that run from right to left.
 * @param text cleaned text
 */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/**
 * Whether a paragraph as a whole runs from right to left: its first letter decides, as in Unicode's own rule P2.
 * @param text cleaned text
 */
export function runsRightToLeft(text: string): boolean {
  return rightToLeft.test(letter.exec(text)?.[0] ?? '');
}

/**
 * Splits a line so that as much of it as possible stays text. A line with a word from right to left is one drawing, for
 * only the browser can put its words in order.
 * @param line one wrapped line of cleaned text
 * @param penOf the pen for a word
 * @returns the runs from left to right; none for an empty line
 */
export function runsOf(line: string, penOf: (word: string) => Pen): Run[] {
  if (hasRightToLeft(line)) return [{ pen: 'canvas', text: line }];
  const runs: Run[] = [];
  let current: Run | undefined;
  for (const [token] of line.matchAll(/ +|[^ ]+/gu)) {
    const pen = penOf(token);
    const blank = token.startsWith(' ');
    if (current && (blank || isDrawn(pen) === isDrawn(current.pen))) {
      current.text += token;
      if (pen === 'subset') current.pen = pen;
    } else {
      current = { pen, text: token };
      runs.push(current);
    }
  }
  // One line, one typeface.
  if (runs.some((run) => run.pen === 'subset')) {
    return runs.map((run) => (isDrawn(run.pen) ? run : { ...run, pen: 'subset' }));
  }
  return runs;
}

function isDrawn(pen: Pen): boolean {
  return pen === 'canvas';
}
