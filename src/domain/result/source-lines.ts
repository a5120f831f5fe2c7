import { lineEnd } from './result-line';

/** A line of the stored text, before it is known what it says. */
export type SourceLine = {
  /** Trimmed; '' for a blank line. */
  text: string;
  /** Columns before the text; a tab counts as four. */
  indent: number;
  /** Where the text begins in the stored result. */
  at: number;
};

const eachEnd = new RegExp(lineEnd.source, 'gu');

/** Splits a text into lines with their offsets. @param from the offset in the stored result for one in the text */
export function splitLines(text: string, from: (at: number) => number = (at) => at): SourceLine[] {
  const lines: SourceLine[] = [];
  let start = 0;
  const add = (end: number) => {
    const line = text.slice(start, end);
    const trimmed = line.trim();
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
 * The line breaks of a text that was escaped once too often: it has none, and two or more '\n' that each begin a line, or one
 * before a bullet or a number. In a path such as 'C:\new' they are letters.
 * @returns the text with line breaks of the same length, so that places stay
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

const tagNames =
  'br|hr|p|div|li|ul|ol|h[1-6]|table|thead|tbody|tr|td|th|b|strong|i|em|u|s|span|code|pre|a|small|sup|sub|blockquote|section|article|dl|dt|dd|html|body|head|font|mark';
const eachTag = new RegExp(`<(/?)(${tagNames})(?=[\\s/>])[^<>]*>|<!--[^<>]{0,1000}-->|<!doctype[^<>]*>`, 'gi');

/** What Markdown writes for a tag; '\n' begins a line. */
const openTags: Readonly<Record<string, string>> = {
  br: '\n',
  hr: '\n',
  p: '\n',
  div: '\n',
  tr: '\n|',
  b: '**',
  strong: '**',
  dt: '\n',
  dd: '\n',
  blockquote: '\n',
  section: '\n',
  article: '\n',
  pre: '\n',
};
const closeTags: Readonly<Record<string, string>> = {
  p: '\n',
  div: '\n',
  li: '\n',
  ul: '\n',
  ol: '\n',
  td: '|',
  th: '|',
  b: '**',
  strong: '**',
  dt: '\n',
  dd: '\n',
  table: '\n',
  blockquote: '\n',
  section: '\n',
  article: '\n',
  pre: '\n',
};

/**
 * Writes the HTML of a text as Markdown, without a parser of its own: the platform's is a sink of Trusted Types and missing in
 * workers. A '<' before anything but a known tag is text.
 */
export function splitHtml(text: string): SourceLine[] {
  const pieces: string[] = [];
  /** Pairs of a place in what is written and the place in the text that it comes from. */
  const places: [number, number][] = [[0, 0]];
  const lists: { next: number | null }[] = [];
  let length = 0;
  let last = 0;
  const write = (piece: string) => {
    pieces.push(piece);
    length += piece.length;
  };
  let isHeadRow = false;
  for (const match of tagsIn(text)) {
    const [tag, slash = '', rawName = ''] = match;
    // A line break of the source is a blank within HTML's blocks, yet answers mix both: it stays one.
    write(text.slice(last, match.index));
    last = match.index + tag.length;
    const name = rawName.toLowerCase();
    const isClosing = slash !== '';
    if (name === 'ul' || name === 'ol') {
      if (isClosing) lists.pop();
      else lists.push({ next: name === 'ol' ? 1 : null });
      write('\n');
    } else if (name === 'li' && !isClosing) {
      const list = lists.at(-1);
      const marker = list?.next ? `${list.next++}.` : '-';
      write(`\n${'   '.repeat(Math.max(0, lists.length - 1))}${marker} `);
    } else if (/^h\d$/.test(name)) {
      write(isClosing ? '\n' : '\n## ');
    } else if (name === 'tr' && isClosing) {
      write(isHeadRow ? '\n|-|' : '');
      isHeadRow = false;
    } else {
      if (name === 'th') isHeadRow = true;
      write((isClosing ? closeTags : openTags)[name] ?? '');
    }
    places.push([length, last]);
  }
  write(text.slice(last));
  let place = 0;
  return splitLines(pieces.join(''), (at) => {
    while ((places[place + 1]?.[0] ?? Infinity) <= at) place += 1;
    const [written, stored] = places[place] ?? [0, 0];
    return stored + at - written;
  });
}

/** Tags of a text within a line. */
const inlineTags = new Set('b strong i em u s span code a small sup sub font mark'.split(' '));

/** The tags that are read: one within a line only where it is closed somewhere, else it is a person's '<b>'. */
function tagsIn(text: string): RegExpExecArray[] {
  const tags = [...text.matchAll(eachTag)];
  const nameOf = ([, , name = '']: RegExpExecArray) => name.toLowerCase();
  const closed = new Set(tags.filter(([, slash]) => slash === '/').map(nameOf));
  return tags.filter((tag) => !inlineTags.has(nameOf(tag)) || closed.has(nameOf(tag)));
}

/** Whether a text has HTML of the kinds that are read. */
export const hasHtml = (text: string): boolean => text.includes('<') && tagsIn(text).length > 0;
