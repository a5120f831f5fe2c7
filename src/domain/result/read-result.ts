import type { GoalKind } from '../goal-kind';
import { classify } from './classify';
import { findJson, linesOfJson, type KnownLine } from './json-lines';
import type { ResultLine } from './result-line';
import { cutAt, rowsOf } from './rows';
import { hasHtml, splitHtml, splitLines, unescapeBreaks, type SourceLine } from './source-lines';

/*
 * The one reader of the text that a backend calls `result` (docs/product.md 7.7). Models write it in Markdown, with preambles,
 * as tables and as JSON, whatever they are asked for. Everything that shows, counts, edits, exports or shares a goal takes its
 * lines from here.
 */

/** Lines behind these are results as they are written: no answer of a model has so many. */
const maxReadLines = 10_000;

/** Longer texts are not searched for HTML and JSON. */
const maxReadLength = 2_000_000;

const markdown = /\*\*\S|__\S|^#{1,6}\s|^```|\]\(|^\|.*\|\s*$/m;

/**
 * Reads a result into lines. The stored text is never changed.
 * @param kind of the record that it is of
 * @returns the lines in their order, none empty
 */
export function readResult(result: string, kind: GoalKind): ResultLine[] {
  if (result.length > maxReadLength) return plainLines(splitLines(result));
  const text = unescapeBreaks(result);
  const json = findJson(text);
  const isHtml = json === null && hasHtml(text);
  const rows: (SourceLine | KnownLine)[] = json
    ? [
        ...splitLines(text.slice(0, json.start)),
        ...linesOfJson(json.value, text, json.start),
        ...splitLines(text.slice(json.end), (at) => at + json.end),
      ]
    : isHtml
      ? splitHtml(text)
      : splitLines(text);
  const [read, rest] = [rows.slice(0, maxReadLines), rows.slice(maxReadLines)];
  const lines = read.length === 1 ? read.flatMap(splitNumbers) : read;
  const typed = classify(rowsOf(lines, markdown.test(text) || isHtml), kind);
  return rest.length === 0 ? typed : [...typed, ...plainLines(rest)];
}

/** What a line says that was kept with its Markdown and label. */
export const plainLine = (text: string): string => readResult(text, 'okr')[0]?.text ?? text;

function plainLines(lines: readonly (SourceLine | KnownLine)[]): ResultLine[] {
  return lines.flatMap(({ text, at }) => (text === '' ? [] : [{ type: 'result', label: '', text, at }]));
}

const inlineNumber = /(?<=^|[.;:!?)]\s+)\(?(\d{1,2})[.)]\s+(?=\p{Lu}|\*\*)/gu;

/** The lines of a text that has them in one: 'Grow. 1. Win … 2. Keep …', where the numbers count on from 1. */
function splitNumbers(line: SourceLine | KnownLine): (SourceLine | KnownLine)[] {
  const starts = [...line.text.slice(0, 20_000).matchAll(inlineNumber)];
  if (starts.length < 2 || !starts.every(([, number], index) => Number(number) === index + 1)) return [line];
  return cutAt(
    line,
    starts.map(({ index }) => index),
  );
}
