/*
 * Inline Markdown and entities by CommonMark's rules for emphasis, code, links and backslashes, with strikethrough. A parser of
 * all of Markdown takes thirty times as long (docs/decisions/0061).
 */

const special = /[*_`[\\~&<]/;
const isSpecial = Uint8Array.from({ length: 128 }, (_, code) => (special.test(String.fromCharCode(code)) ? 1 : 0));

/** Longer lines come from no model and keep their signs. */
const longestRead = 20_000;

/** A delimiter run; `count` of its signs stay text. */
type Run = { sign: string; count: number; original: number; opens: boolean; closes: boolean };

const asciiWord = /^[0-9A-Za-z]/;
const blank = /^$|\s/u;
const punctuation = /[\p{P}\p{S}]/u;

type Side = 'word' | 'blank' | 'punctuation';

function sideOf(neighbor: string): Side {
  if (asciiWord.test(neighbor)) return 'word';
  return blank.test(neighbor) ? 'blank' : punctuation.test(neighbor) ? 'punctuation' : 'word';
}

/** A delimiter run opens emphasis before a word and closes it behind one; '_' never does so within a word. */
function runOf(text: string, start: number, end: number): Run {
  const [before, behind] = [sideOf(text.charAt(start - 1)), sideOf(text.charAt(end))];
  const isLeft = behind === 'word' || (behind === 'punctuation' && before !== 'word');
  const isRight = before === 'word' || (before === 'punctuation' && behind !== 'word');
  const sign = text.charAt(start);
  const isWithin = sign === '_' && isLeft && isRight;
  return {
    sign,
    count: end - start,
    original: end - start,
    opens: isLeft && (!isWithin || before === 'punctuation'),
    closes: isRight && (!isWithin || behind === 'punctuation'),
  };
}

/** Pairs openers with closers and removes their signs. */
function matchRuns(runs: readonly Run[]): void {
  const openers: Run[] = [];
  for (const closer of runs) {
    while (closer.closes && closer.count > 0) {
      const index = openers.findLastIndex(
        (opener) =>
          opener.sign === closer.sign &&
          !(
            (opener.closes || closer.opens) &&
            (opener.original + closer.original) % 3 === 0 &&
            (opener.original % 3 !== 0 || closer.original % 3 !== 0)
          ),
      );
      const opener = openers[index];
      if (opener === undefined) break;
      const taken = Math.min(2, opener.count, closer.count);
      opener.count -= taken;
      closer.count -= taken;
      openers.length = opener.count > 0 ? index + 1 : index;
    }
    if (closer.opens && closer.count > 0) openers.push(closer);
  }
}

const link = /\[([^[\]]*)\]\(\s*(?:<[^<>]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/y;
const autolink = /<((?:https?:\/\/|mailto:)[^\s<>]+)>/y;
const escape = /\\([*_#[\]().!|~>+`$%-])/y;
const footnote = /\[\^[\w-]{1,20}\](?::\s*)?/y;
const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp|ndash|mdash|hellip|euro|bull));/iy;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '\u2013',
  mdash: '\u2014',
  hellip: '\u2026',
  euro: '\u20ac',
  bull: '\u2022',
};

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function characterOf([whole, decimal, hex, name = '']: RegExpExecArray): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  if (Number.isNaN(code)) return named[name.toLowerCase()] ?? whole;
  return code > 0x1f && code < 0x110000 && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : whole;
}

/** Strips the Markdown of a line. @param hasEmphasis whether one '*' or '_' is emphasis; two always are */
export function plainInline(text: string, hasEmphasis: boolean): string {
  if (text.length > longestRead || !special.test(text)) return text;
  const parts: (string | Run)[] = [];
  const runs: Run[] = [];
  let kept = 0;
  let at = 0;
  const take = (end: number, part: string | Run) => {
    if (kept < at) parts.push(text.slice(kept, at));
    parts.push(part);
    at = end;
    kept = end;
  };
  while (at < text.length) {
    if (isSpecial[text.charCodeAt(at)] !== 1) {
      at += 1;
      continue;
    }
    const sign = text.charAt(at);
    if (sign === '*' || sign === '_' || sign === '~') {
      let end = at + 1;
      while (text.charAt(end) === sign) end += 1;
      const isEmphasis = sign === '~' ? end - at === 2 : hasEmphasis || end - at > 1;
      if (isEmphasis) {
        const run = runOf(text, at, end);
        runs.push(run);
        take(end, run);
      } else at = end;
    } else if (sign === '`') {
      at = takeCode(text, at, take);
    } else if (sign === '[') {
      const found = matchAt(link, text, at) ?? matchAt(footnote, text, at);
      // '![…](…)' is an image.
      if (found && text.charAt(at - 1) === '!' && kept < at) at -= 1;
      if (found) take(found.index + found[0].length, plainInline(found[1] ?? '', hasEmphasis));
      else at += 1;
    } else {
      const pattern = sign === '\\' ? escape : sign === '<' ? autolink : entity;
      const found = matchAt(pattern, text, at);
      if (found) take(at + found[0].length, sign === '&' ? characterOf(found) : (found[1] ?? ''));
      else at += 1;
    }
  }
  if (kept < text.length) parts.push(text.slice(kept));
  matchRuns(runs);
  let plain = '';
  for (const part of parts) plain += typeof part === 'string' ? part : part.sign.repeat(part.count);
  return plain;
}

/** Takes a code span, where one begins. @returns the offset behind it */
function takeCode(text: string, at: number, take: (end: number, part: string) => void): number {
  let end = at + 1;
  while (text.charAt(end) === '`') end += 1;
  const fence = text.slice(at, end);
  let close = text.indexOf(fence, end);
  while (close !== -1 && text.charAt(close + fence.length) === '`') {
    let next = close + fence.length;
    while (text.charAt(next) === '`') next += 1;
    close = text.indexOf(fence, next);
  }
  if (close === -1) return end;
  const code = text.slice(end, close);
  const isPadded = code.startsWith(' ') && code.endsWith(' ') && code.trim() !== '';
  take(close + fence.length, isPadded ? code.slice(1, -1) : code);
  return close + fence.length;
}
