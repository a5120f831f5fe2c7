import { lineEnd } from './result-line';

/** A line of the stored text. */
export type SourceLine = {
  /** Trimmed; '' for a blank line. */
  text: string;
  /** Columns before the text; a tab counts as four. */
  indent: number;
  /** Offset in the stored result. */
  at: number;
};

/** Signs without a width around a line: some models write them before markers. */
const unseen = /^[\s\u200b\u200e\u200f\u2060]+|[\s\u200b\u200e\u200f\u2060]+$/gu;
const eachEnd = new RegExp(lineEnd.source, 'gu');

/** Splits a text into lines. @param from converts an offset in the text into one in the stored result */
export function splitLines(text: string, from: (at: number) => number = (at) => at): SourceLine[] {
  const lines: SourceLine[] = [];
  const hasUnseen = /[\u200b\u200e\u200f\u2060]/.test(text);
  let start = 0;
  const add = (end: number) => {
    const line = text.slice(start, end);
    const trimmed = hasUnseen ? line.replaceAll(unseen, '') : line.trim();
    const before = trimmed === '' ? 0 : line.indexOf(trimmed);
    let indent = 0;
    for (const sign of line.slice(0, Math.min(before, 100))) indent += sign === '\t' ? 4 : 1;
    lines.push({ text: trimmed, indent, at: from(start + before) });
  };
  for (const { index, 0: end } of text.matchAll(eachEnd)) {
    add(index);
    start = index + end.length;
  }
  add(text.length);
  return lines;
}

const startsLine =
  /^(?:\\r)?(?:\\n|\s)*(?:$|[\p{Lu}\p{Lo}#|{[]|[-*•+–]|\*\*|\(?\p{Nd}{1,3}[.):、]|\p{Extended_Pictographic})/u;
const certainStart = /^\s*(?:$|\\n|[-*•]\s|\*\*|#|\(?\p{Nd}{1,3}[.):、])/u;

/**
 * Restores the line breaks of a text that was escaped once too often: it has no line break, and two or more '\n' that each
 * begin a line, or one before a bullet or a number. In a path such as 'C:\new' they are letters.
 * @returns a text of the same length, so that offsets stay
 */
export function unescapeBreaks(text: string): string {
  if (!text.includes(String.raw`\n`) || lineEnd.test(text.trim())) return text;
  const breaks = [...text.matchAll(/(?:\\r)?\\n/g)];
  const isBreak = ({ index, 0: { length } }: RegExpMatchArray) => {
    const at = index ?? 0;
    const behind = text.slice(at + length, at + length + 20);
    const word = /[^\s]*$/u.exec(text.slice(Math.max(0, at - 100), at))?.[0] ?? '';
    if (/^\p{L}:(?:\\|$)|^\\\\/u.test(word.replace(/^["'(]/, ''))) return false;
    return breaks.length > 1 ? startsLine.test(behind) : certainStart.test(behind) || /[.!?:;]$/u.test(word);
  };
  const isAll = breaks.length > 0 && breaks.every(isBreak);
  return isAll ? text.replaceAll(/(?:\\r)?\\n/g, (escaped) => `\n${' '.repeat(escaped.length - 1)}`) : text;
}

const inlineTags = new Set('b strong i em u s span code a small sup sub font mark'.split(' '));
const breaks = new Set('br hr p div details summary dt dd blockquote section article pre'.split(' '));
const breaksBehind = new Set('p div details summary li ul ol dt dd table blockquote section article pre'.split(' '));
const tagNames = [
  ...inlineTags,
  ...breaks,
  ...breaksBehind,
  ...'h[1-6] thead tbody tr td th html body head'.split(' '),
];
const eachTag = new RegExp(
  `<(/?)(${tagNames.join('|')})(?=[\\s/>])[^<>]*>|<!--[^<>]{0,1000}-->|<!doctype[^<>]*>`,
  'gi',
);

/** A line break in the cell of a table. */
export const cellBreak = '<br>';

/** The Markdown of a tag that is neither a list, an item nor a heading; '\n' begins a line. */
function markdownOf(name: string, isClosing: boolean): string {
  if (name === 'b' || name === 'strong') return '**';
  if (name === 'td' || name === 'th') return isClosing ? '|' : '';
  return (isClosing ? breaksBehind : breaks).has(name) ? '\n' : '';
}

/**
 * Converts HTML into Markdown lines. The platform's parser is a sink of Trusted Types and missing in workers. A '<' before
 * anything but a known tag is text.
 */
export function splitHtml(text: string): SourceLine[] {
  const pieces: string[] = [];
  /** Whether a table's row is open. */
  let isInRow: 'html' | 'markdown' | null = null;
  /** Pairs of an offset in the Markdown and its offset in the text. */
  const places: [number, number][] = [[0, 0]];
  const lists: { next: number | null }[] = [];
  let length = 0;
  let last = 0;
  let lastTag = '';
  const write = (piece: string) => {
    pieces.push(piece);
    length += piece.length;
  };
  const writeText = (piece: string) => {
    if (/^<\/?t(?:r|head|body|able)\b/i.test(lastTag) && piece.trim() === '') return;
    const end = piece.lastIndexOf('\n');
    if (isInRow !== 'html' && (end !== -1 || length === 0))
      isInRow = piece
        .slice(end + 1)
        .trimStart()
        .startsWith('|')
        ? 'markdown'
        : null;
    write(isInRow === 'html' ? piece.replaceAll('\n', ' ') : piece);
  };
  let isHeadRow = false;
  for (const match of tagsIn(text)) {
    const [tag, slash = '', rawName = ''] = match;
    // Answers mix HTML with line breaks of their own: these stay.
    writeText(text.slice(last, match.index));
    last = match.index + tag.length;
    lastTag = tag;
    const name = rawName.toLowerCase();
    const isClosing = slash !== '';
    if (name === 'ul' || name === 'ol') {
      if (isClosing) lists.pop();
      else lists.push({ next: name === 'ol' ? 1 : null });
      write(isInRow === null ? '\n' : '');
    } else if (name === 'li' && !isClosing) {
      const list = lists.at(-1);
      const marker = list?.next ? `${list.next++}.` : '-';
      write(isInRow === null ? `\n${'   '.repeat(Math.max(0, lists.length - 1))}${marker} ` : `${cellBreak}${marker} `);
    } else if (/^h\d$/.test(name)) {
      write(isClosing ? '\n' : '\n## ');
    } else if (name === 'tr') {
      write(!isClosing ? '\n|' : isHeadRow ? '\n|-|' : '');
      isHeadRow = false;
      isInRow = isClosing ? null : 'html';
    } else {
      if (name === 'th') isHeadRow = true;
      const markdown = markdownOf(name, isClosing);
      write(isInRow !== null && markdown === '\n' ? cellBreak : markdown);
    }
    places.push([length, last]);
  }
  writeText(text.slice(last));
  let place = 0;
  return splitLines(pieces.join(''), (at) => {
    while ((places[place + 1]?.[0] ?? Infinity) <= at) place += 1;
    const [written, stored] = places[place] ?? [0, 0];
    return stored + at - written;
  });
}

/** The tags of a text. An inline tag that is never closed is text: a person's '<b>'. */
function tagsIn(text: string): RegExpExecArray[] {
  const tags = [...text.matchAll(eachTag)];
  const nameOf = ([, , name = '']: RegExpExecArray) => name.toLowerCase();
  const closed = new Set(tags.filter(([, slash]) => slash === '/').map(nameOf));
  return tags.filter((tag) => !inlineTags.has(nameOf(tag)) || closed.has(nameOf(tag)));
}

/** Whether a text has tags. */
export const hasHtml = (text: string): boolean => text.includes('<') && tagsIn(text).length > 0;
