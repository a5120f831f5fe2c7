import type { GoalKind } from '../goal-kind';
import { classify } from './classify';
import { findJson, linesOfJson, type FoundValue, type KnownLine } from './json-lines';
import { lineEnd, type ResultLine } from './result-line';
import { cutAt, readRows } from './rows';
import { hasHtml, splitHtml, splitLines, unescapeBreaks, type SourceLine } from './source-lines';
import { findYaml } from './yaml';

/*
 * The one reader of `result` (docs/product.md 7.7). Models write Markdown, preambles, tables and JSON, whatever they are asked
 * for. Everything that shows, counts, edits, exports or shares a goal takes its lines from here.
 */

/** Longer texts come from no model: they become notes of at most `maxPieceLength` characters. */
const maxReadLength = 1_000_000;
const maxReadLines = 10_000;
const maxPieceLength = 10_000;

const markdown =
  /\*\*\S|__\S|^#{1,6}\s|^```|\]\(|^\|.*\|\s*$|(?<![\w*])(?:\*[^\s*][^*\n]{0,40}(?::\*|\*:)|_[^\s_][^_\n]{0,40}(?::_|_:))(?=\s)/m;

/** Some models write their reasoning before the answer, some without the first tag. */
const reasoningOf = /^(\s*<(?:think|thinking|reasoning)>)?([^]*?)<\/(?:think|thinking|reasoning)>/;

const noteOf = (text: string, at: number): ResultLine => ({ type: 'note', label: '', text, at });

/** Reads a result into lines, none empty. @param kind of the record */
export function readResult(result: string, kind: GoalKind): ResultLine[] {
  if (isTooLong(result)) return piecesOf(result);
  const text = findJson(result).length === 0 ? unescapeBreaks(result) : result;
  const [reasoning = '', tag = '', thoughts = ''] = reasoningOf.exec(text) ?? [];
  if (reasoning !== '') {
    const answer = readResult(text.slice(reasoning.length), kind);
    return [
      ...splitLines(thoughts).flatMap(({ text: said, at }) => (said === '' ? [] : [noteOf(said, tag.length + at)])),
      ...answer.map((line) => ({ ...line, at: line.at + reasoning.length })),
    ];
  }
  const json = findJson(text);
  const isHtml = json.length === 0 && hasHtml(text);
  const rows = isHtml ? splitHtml(text) : linesOf(text, json.length > 0 ? json : findYaml(text));
  const lines = rows.length === 1 ? rows.flatMap(splitNumbers) : rows;
  return classify(readRows(lines, markdown.test(text) || isHtml), kind);
}

/** The lines of a text with JSON or YAML in it. */
function linesOf(text: string, values: readonly FoundValue[]): (SourceLine | KnownLine)[] {
  let from = 0;
  const lines = values.flatMap(({ value, start, end }) => {
    const before = from;
    from = end;
    return [...splitLines(text.slice(before, start), (at) => at + before), ...linesOfJson(value, text, start)];
  });
  return values.length === 0 ? splitLines(text) : [...lines, ...splitLines(text.slice(from), (at) => at + from)];
}

/** The text of a line that was stored with its Markdown and label. */
export const plainLine = (text: string): string => readResult(text, 'okr')[0]?.text ?? text;

const isTooLong = (text: string): boolean =>
  text.length > maxReadLength || text.split(lineEnd, maxReadLines + 1).length > maxReadLines;

/** Cuts a text into notes, at a line end or a blank if there is one. */
function piecesOf(text: string): ResultLine[] {
  const pieces: ResultLine[] = [];
  for (let at = 0; at < text.length;) {
    const part = text.slice(at, at + maxPieceLength);
    const isLast = at + part.length === text.length;
    const cut = isLast ? 0 : part.lastIndexOf('\n') + 1 || part.lastIndexOf(' ') + 1;
    const piece = cut === 0 ? part : part.slice(0, cut);
    if (piece.trim() !== '') pieces.push(noteOf(piece.trim(), at));
    at += piece.length;
  }
  return pieces;
}

const inlineNumber = /(?<=^|[.;:!?)]\s+)(?:\((\d{1,2})\)|(\d{1,2})[.)](?=\s+(?:\p{Lu}|\*\*)))\s+/gu;

/** Splits a single line with a numbered list in it: 'Grow. 1. Win … 2. Keep …', '(1) Win …'. */
function splitNumbers(line: SourceLine | KnownLine): (SourceLine | KnownLine)[] {
  const starts = [...line.text.slice(0, 20_000).matchAll(inlineNumber)];
  if (starts.length < 2 || !starts.every(([, bracket, number], index) => Number(bracket ?? number) === index + 1))
    return [line];
  return cutAt(
    line,
    starts.map(({ index }) => index),
  );
}
