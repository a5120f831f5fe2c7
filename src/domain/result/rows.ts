import { groupBy } from '../group-by';
import { plainInline } from './inline';
import type { KnownLine } from './json-lines';
import { readLabel, labelStarts, type Label } from './labels';
import { isBold, findMarker, ownNumber, withoutMarker, type Marker } from './markers';
import type { LineType } from './result-line';
import type { SourceLine } from './source-lines';
import { linesOfTable, tableLength } from './table-lines';

/* Reads markers, labels, bold and indentation of lines. All lines together decide which markers are of a list. */

/** A line while it is read; `known` is its type where a table or JSON gives it. */
export type Row = {
  at: number;
  indent: number;
  isAfterGap: boolean;
  known: LineType | null;
  heading: boolean;
  /** A block quote, or text in quotation marks. */
  isQuoted: boolean;
  isBold: boolean;
  marker: Marker | null;
  text: string;
  label: Label | null;
};

const ruler = /^[-*_=–—\s]+$/u;
const fence = /^(?:`{3,}|~{3,})[\w-]*$/;
const quote = /^(?:>\s?)+/;
const footnote = /^\[\^[\w-]{1,20}\]:/;
const hashes = /^#{1,6}\s+/;
const closingHashes = /\s+#+$/;
const emphasised = /^([*_])(?![\s*_])[^*_]*\s[^*_]*\1$/;

/** 'Why now: …' */
export const unknownLabel = /^([^:：]{2,30})[:：]\s+/u;

/** Cuts a line into parts. @param places offsets of all but the first */
export function cutAt<Line extends SourceLine | KnownLine>(line: Line, places: readonly number[]): Line[] {
  const cuts = [0, ...places.filter((place) => place > 0), line.text.length];
  return cuts.slice(1).flatMap((end, index) => {
    const start = cuts[index] ?? 0;
    const text = line.text
      .slice(start, end)
      .replace(/[;,]\s*$/, '')
      .trim();
    return text === '' ? [] : [{ ...line, text, at: line.at + start }];
  });
}

/** Rows from lines: tables become their cells; rulers and fences are dropped. */
export function readRows(lines: readonly (SourceLine | KnownLine)[], isMarkdown: boolean): Row[] {
  const rows: Row[] = [];
  let isAfterGap = false;
  const add = (line: SourceLine | KnownLine) => {
    rows.push(rowOf(line, isAfterGap, isMarkdown));
    isAfterGap = false;
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) continue;
    if ('type' in line) {
      add(line);
      continue;
    }
    const table = tableLength(lines as SourceLine[], index);
    if (table > 0) {
      for (const each of linesOfTable(lines.slice(index, index + table) as SourceLine[])) add(each);
      index += table - 1;
    } else if (line.text === '' || ruler.test(line.text)) {
      isAfterGap = true;
    } else if (!fence.test(line.text)) {
      const starts = labelStarts(line.text);
      for (const each of starts.length === 0 ? [line] : cutAt(line, starts)) add(each);
    }
  }
  resolveMarkers(rows);
  for (const row of rows) {
    row.text = cleaned(row.text, isMarkdown);
    row.label = row.known === null ? readLabel(row.text) : null;
    if (row.marker?.kind === 'sign' && (row.label !== null || row.isBold)) row.marker = null;
  }
  learnLabels(rows);
  return rows.filter(({ text }) => text !== '');
}

/** Labels next to known labels are labels too if they repeat: 'What it measures: …' above 'Target: …'. */
function learnLabels(rows: readonly Row[]): void {
  if (!rows.some(({ label }) => label?.kind === 'detail')) return;
  const nameOf = ({ label, known, text }: Row) =>
    label === null && known === null ? unknownLabel.exec(text)?.[1]?.toLowerCase() : undefined;
  const named = groupBy(rows, nameOf);
  const learn = (row: Row, index: number) => {
    const name = nameOf(row);
    if (name === undefined || named.get(name)?.length === 1) return;
    const isBeside = [rows[index - 1], rows[index + 1]].some(
      (other) => other?.label?.kind === 'detail' && other.indent === row.indent,
    );
    if (!isBeside) return;
    const [prefix = ''] = unknownLabel.exec(row.text) ?? [];
    row.label = { kind: 'detail', name, number: '', prefix, text: row.text.slice(prefix.length) };
  };
  for (const [index, row] of rows.entries()) learn(row, index);
  for (const [index, row] of [...rows.entries()].toReversed()) learn(row, index);
}

function rowOf(line: SourceLine | KnownLine, isAfterGap: boolean, isMarkdown: boolean): Row {
  const indent = 'indent' in line ? line.indent : 0;
  const known = 'type' in line ? line.type : footnote.test(line.text) ? 'note' : null;
  const text = line.text.startsWith('>') ? line.text.replace(quote, '') : line.text;
  const isHeading = text.startsWith('#') && hashes.test(text);
  const rest = isHeading ? text.replace(hashes, '').replace(closingHashes, '') : text;
  const marker = known === null ? findMarker(rest) : null;
  return {
    at: line.at,
    indent,
    isAfterGap,
    known,
    heading: isHeading,
    isQuoted: line.text.startsWith('>') || /^[*_]*["“„«「].*["”“»」][*_]*$/u.test(line.text),
    isBold: isMarkdown && isBold(rest),
    marker,
    text: rest,
    label: null,
  };
}

/** Text without Markdown. A sentence that is all emphasis loses its signs in any text. */
const cleaned = (text: string, isMarkdown: boolean): string =>
  plainInline(text, isMarkdown || emphasised.test(text)).trim();

const valueOf = (row: Row | undefined): number => row?.marker?.value ?? 0;

/** Whether a number or letter comes right after the one before it. */
const hasRun = (rows: readonly Row[]): boolean =>
  rows.some((row, index) => index > 0 && valueOf(row) === valueOf(rows[index - 1]) + 1);

/** Removes the markers of lists: numbers and letters that count on, never the day of a date. */
function resolveMarkers(rows: Row[]): void {
  takeBullets(rows);
  const [numbers, letters, signs] = (['number', 'letter', 'sign'] as const).map((kind) =>
    rows.filter(({ marker }) => marker?.kind === kind),
  ) as [Row[], Row[], Row[]];
  const isExact = areCounted(numbers);
  const isList = hasRun(numbers) || numbers.some((row) => valueOf(row) === 1);
  for (const row of numbers) {
    const [own, value] = [ownNumber(row.text), valueOf(row)];
    const isOwn = own === 'date' || (own === 'month' && !isExact) || (own === 'unit' && !isExact && value !== 1);
    takeMarker(row, (isList || row.heading) && value <= 3 * numbers.length + 2 && !isOwn);
  }
  const isLabelBehind = ({ text, marker }: Row) => readLabel(cleaned(text.slice(marker?.length ?? 0), true)) !== null;
  const areLetters = hasRun(letters);
  for (const row of letters) takeMarker(row, areLetters || isLabelBehind(row));
  for (const row of signs) takeMarker(row, signs.length > 1 || isLabelBehind(row));
}

/** Removes bullets, with a number or a pictogram behind them. */
function takeBullets(rows: readonly Row[]): void {
  const dashes = rows.filter(({ text }) => /^[-–—]\s/.test(text));
  const [only] = dashes;
  const isMinus =
    dashes.length === 1 && rows.length > 1 && /^[-–—]\s\p{Nd}[\p{Nd}.,]*\s?[%€$£]/u.test(only?.text ?? '');
  for (const row of rows) {
    if (row.marker?.kind !== 'bullet') continue;
    const isListed = !isMinus || row !== only;
    takeMarker(row, isListed);
    const inner = isListed ? findMarker(row.text) : null;
    if (inner === null || inner.kind === 'bullet' || inner.kind === 'letter') continue;
    // '- 5 % Kosten' has no marker; '- 1. one' has two, and '- 15. März' one.
    if (
      inner.kind === 'sign' ||
      (ownNumber(row.text) === null && inner.value < 100 && /^\(?\p{Nd}{1,2}[.)](?!\p{Nd})/u.test(row.text))
    ) {
      row.text = withoutMarker(row.text, inner);
    }
    row.isBold = isBold(row.text);
  }
}

/** Takes the marker off the text, or leaves it as text. */
function takeMarker(row: Row, isOfList: boolean): void {
  if (isOfList && row.marker !== null) row.text = withoutMarker(row.text, row.marker);
  else row.marker = null;
  if (isOfList) row.isBold = isBold(row.text);
}

/** Whether lines count on from 1; they may begin again. */
function areCounted(rows: readonly Row[]): boolean {
  let last = 0;
  return (
    rows.length > 1 &&
    rows.every(({ marker }) => {
      const value = marker?.value ?? 0;
      const isNext = value === last + 1 || (value === 1 && last > 1);
      last = value;
      return isNext;
    })
  );
}
