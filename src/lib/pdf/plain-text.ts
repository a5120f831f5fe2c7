import { lineEnd } from '@/domain/result/result-line';

/** Marks that reorder text or hide in it. */
const deceptive = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** C0, DEL and C1. */
const controls = /\p{Cc}/gu;

/** Lone surrogates and noncharacters such as U+FFFE, which XML forbids. */
const noCharacters = /[\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** A string as it is, a number or boolean written out, else '' (docs/product.md 16). */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Removes controls, bidi overrides and invisible signs, not joiners. `broken` replaces lone surrogates and noncharacters. */
export function stripHidden(text: string, broken: string): string {
  return text.replace(deceptive, '').replace(controls, '').replace(noCharacters, broken);
}

/** A text for other programs' files: no hidden signs, lines separated by '\n' (docs/product.md 16). */
export const shownText = (text: string): string =>
  text
    .split(lineEnd)
    .map((line) => stripHidden(line.replaceAll('\t', ' '), '\ufffd'))
    .join('\n');

/** The trimmed lines of a paragraph, at least one: NFC, ordinary spaces, nothing hidden. */
export function drawnLines(value: unknown): string[] {
  return toText(value)
    .split(lineEnd)
    .map((line) =>
      stripHidden(
        line
          .replace(/\t/gu, ' ')
          // French numbers use the narrow no-break space, which the standard fonts lack.
          .replace(/\u202f/gu, '\u00a0')
          .replace(/[\u1680\u2000-\u200a\u205f\u3000]/gu, ' '),
        '\ufffd',
      )
        .normalize('NFC')
        .trim(),
    );
}

/** `drawnLines` joined to one line. */
export const oneLine = (value: unknown): string =>
  drawnLines(value)
    .filter((line) => line !== '')
    .join(' ');

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const letter = /\p{L}/u;

/** The direction of a paragraph by its first letter (Unicode's rule P2). */
export function runsRightToLeft(text: string): boolean {
  return rightToLeft.test(letter.exec(text)?.[0] ?? '');
}

export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}
