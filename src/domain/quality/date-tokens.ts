export type Token = {
  /** A number, a lower-case word, a Chinese or Korean character, or a sign. */
  text: string;
  raw: string;
  start: number;
  end: number;
  isNumber: boolean;
  isWord: boolean;
  /** Whether no blank separates it from the token before. */
  isGlued: boolean;
};

const tokenPattern =
  /(?<number>\d+)|(?<word>[\p{sc=Han}\p{sc=Hangul}]|(?:(?![\p{sc=Han}\p{sc=Hangul}])[\p{L}\p{M}])+)|\S/gu;

/** @param text of `plain` */
export function tokenize(text: string): Token[] {
  let before = -1;
  return [...text.matchAll(tokenPattern)].map(({ 0: raw, index: start, groups }) => {
    const end = start + raw.length;
    const isGlued = start === before;
    before = end;
    const [isNumber, isWord] = [groups?.['number'] !== undefined, groups?.['word'] !== undefined];
    return { text: isWord ? raw.toLowerCase() : raw, raw, start, end, isNumber, isWord, isGlued };
  });
}

export type Meaning = { year: number | null } & (
  | { kind: 'day'; month: number; day: number; isMonthFirst: boolean }
  | { kind: 'month' | 'quarter' | 'half'; number: number; isBare: boolean }
  | { kind: 'year' }
  /** Without a certain day: '03/04/2027', 'FY28', '2026/27'. */
  | { kind: 'unsure' | 'fiscal' }
);

/** A part of a date; `from` and `to` are indexes of tokens, `to` is exclusive. */
export type Part = { from: number; to: number } & Meaning;

/** @param text four figures, or two of this century */
export const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));
