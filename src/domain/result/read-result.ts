import { goalKinds, type GoalKind } from '../goal-kind';
import { plainInline } from './inline';
import { findJson, linesOfJson, type KnownLine } from './json-lines';
import { isSpoken } from './label-words';
import { labelOf, labelStarts, type Label } from './labels';
import { markerOf, ownNumber, type Marker } from './markers';
import type { LineType, ResultLine } from './result-line';
import { hasHtml, splitHtml, splitLines, unescapeBreaks, type SourceLine } from './source-lines';
import { linesOfTable, tableLength } from './table-lines';

/*
 * The one reader of the text that a backend calls `result` (docs/product.md 7.7). Models write it in Markdown, with preambles,
 * as tables and as JSON, whatever they are asked for. Everything that shows, counts, edits, exports or shares a goal takes its
 * lines from here.
 */

/** Lines behind these are results as they are written: no answer of a model has so many. */
const maxReadLines = 10_000;

/** Longer texts are not searched for HTML and JSON. */
const maxReadLength = 2_000_000;

/** A line while it is read. `known` says what it is where its shape has said so already, as in a table. */
type Row = {
  at: number;
  indent: number;
  isAfterGap: boolean;
  known: LineType | null;
  heading: boolean;
  /** Whether all of it is bold. */
  isBold: boolean;
  marker: Marker | null;
  text: string;
  label: Label | null;
};

const ruler = /^[-*_=–—\s]+$/u;
const fence = /^(?:`{3,}|~{3,})[\w-]*$/;
const quote = /^(?:>\s?)+/;
const hashes = /^#{1,6}\s+/;
const closingHashes = /\s+#+$/;
const bold = /^(\*\*|__)(?!\s)(?:(?!\1)[^])+\1:?$/;
const markdown = /\*\*\S|__\S|^#{1,6}\s|^```|\]\(|^\|.*\|\s*$/m;
const emphasised = /^([*_])(?![\s*_])[^*_]*\s[^*_]*\1$/;

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

function cutAt<Line extends SourceLine | KnownLine>(line: Line, places: readonly number[]): Line[] {
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

function rowsOf(lines: readonly (SourceLine | KnownLine)[], isMarkdown: boolean): Row[] {
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
    const table = line.text.includes('|') ? tableLength(lines as SourceLine[], index) : 0;
    if (table > 0) {
      for (const each of linesOfTable(lines.slice(index, index + table) as SourceLine[])) add(each);
      index += table - 1;
    } else if (line.text === '' || ruler.test(line.text)) {
      // '===' below a line makes it a heading.
      const above = rows.at(-1);
      if (above && !isAfterGap && /^=+$/.test(line.text)) above.heading = true;
      isAfterGap = true;
    } else if (!fence.test(line.text)) {
      const starts = labelStarts(line.text);
      for (const each of starts.length === 0 ? [line] : cutAt(line, starts)) add(each);
    }
  }
  resolveMarkers(rows);
  for (const row of rows) {
    row.text = cleaned(row.text, isMarkdown);
    row.label = row.known === null ? labelOf(row.text) : null;
    if (row.marker?.kind === 'sign' && row.label !== null) row.marker = null;
  }
  return rows.filter(({ text }) => text !== '');
}

function rowOf(line: SourceLine | KnownLine, isAfterGap: boolean, isMarkdown: boolean): Row {
  const indent = 'indent' in line ? line.indent : 0;
  const known = 'type' in line ? line.type : null;
  const text = line.text.startsWith('>') ? line.text.replace(quote, '') : line.text;
  const isHeading = text.startsWith('#') && hashes.test(text);
  const rest = isHeading ? text.replace(hashes, '').replace(closingHashes, '') : text;
  const marker = known === null ? markerOf(rest) : null;
  return {
    at: line.at,
    indent,
    isAfterGap,
    known,
    heading: isHeading,
    isBold: isMarkdown && bold.test(rest),
    marker,
    text: rest,
    label: null,
  };
}

/** Text without Markdown; a line that is one sentence in emphasis is read in any text. */
const cleaned = (text: string, isMarkdown: boolean): string =>
  plainInline(text, isMarkdown || emphasised.test(text)).trim();

/**
 * Decides by all lines which markers are those of a list, and takes these away: numbers and letters that count on, and never
 * the day of a date; a minus before a single number is one.
 */
function resolveMarkers(rows: Row[]): void {
  takeBullets(rows);
  const numbers = rows.filter(({ marker }) => marker?.kind === 'number');
  const isExact = areCounted(numbers);
  const hasRun = numbers.some(
    ({ marker }, index) => index > 0 && marker?.value === (numbers[index - 1]?.marker?.value ?? 0) + 1,
  );
  const hasFirst = numbers.some(({ marker }) => marker?.value === 1);
  for (const row of numbers) {
    const own = ownNumber(row.text);
    const value = row.marker?.value ?? 0;
    const isOwn =
      own === 'date' ||
      (own === 'word' &&
        !isExact &&
        (value !== 1 || !/^\(?\p{Nd}+[.):] ?\p{Lu}?\p{Ll}*s?\b/u.test(row.text) || isMonth(row.text)));
    const isListed = hasFirst || hasRun || row.heading ? value <= 3 * numbers.length + 2 : false;
    const isKeycap = /^\p{Nd}\ufe0f?\u20e3/u.test(row.text);
    if ((isListed && !isOwn) || isKeycap) takeMarker(row);
    else row.marker = null;
  }
  const letters = rows.filter(({ marker }) => marker?.kind === 'letter');
  const isLettered = letters.some(
    ({ marker }, index) => index > 0 && marker?.value === (letters[index - 1]?.marker?.value ?? 0) + 1,
  );
  for (const row of letters) {
    const rest = cleaned(row.text.slice(row.marker?.length ?? 0), true);
    if (isLettered || labelOf(rest) !== null) takeMarker(row);
    else row.marker = null;
  }
  const signs = rows.filter(({ marker }) => marker?.kind === 'sign');
  for (const row of signs) {
    const isLabelled = labelOf(cleaned(row.text.slice(row.marker?.length ?? 0), true)) !== null;
    if (signs.length > 1 || isLabelled) takeMarker(row);
    else row.marker = null;
  }
}

const isMonth = (text: string): boolean =>
  ownNumber(text) === 'word' && !/\b(?:hours|days|weeks|months|years|stunden|tage|wochen|monate|jahre)\b/iu.test(text);

/** Takes bullets away, and looks what stands behind them: a number may, and a sign. */
function takeBullets(rows: readonly Row[]): void {
  const dashes = rows.filter(({ text }) => /^[-–—]\s/.test(text));
  const [only] = dashes;
  const isMinus =
    dashes.length === 1 && rows.length > 1 && /^[-–—]\s\p{Nd}[\p{Nd}.,]*\s?[%€$£]/u.test(only?.text ?? '');
  for (const row of rows) {
    if (row.marker?.kind !== 'bullet') continue;
    if (isMinus && row === only) {
      row.marker = null;
      continue;
    }
    takeMarker(row);
    const inner = markerOf(row.text);
    if (inner === null || inner.kind === 'bullet' || inner.kind === 'letter') continue;
    // '- 5 % Kosten' has no marker; '- 1. one' has two, and '- 15. März' one.
    if (
      inner.kind === 'sign' ||
      (ownNumber(row.text) === null && inner.value < 100 && /^\(?\p{Nd}{1,2}[.)]/u.test(row.text))
    ) {
      row.text = row.text.slice(inner.length);
    }
    row.isBold = bold.test(row.text);
  }
}

function takeMarker(row: Row): void {
  row.text = row.text.slice(row.marker?.length ?? 0);
  row.isBold = bold.test(row.text);
}

/** Whether lines are numbered from 1 on, so that each number is that of a list; it may begin again. */
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

/** Behind a label that is also a target: '< 4 %', '45'. */
const figure = /^[<>≤≥=~$€£]?\s?\p{Nd}/u;
/** Labels of an objective that are the target of a KPI in its block. */
const targets = new Set([
  'goal',
  'aim',
  'ziel',
  'doel',
  'mål',
  'cel',
  'cíl',
  'tavoite',
  'цель',
  'hedef',
  '目标',
  '目標',
  'objectif',
  'objetivo',
  'obiettivo',
]);
const sentence = /[.!?。！？…]["”»)]?$|[:：]$/u;
const words = (text: string): number => text.split(/\s+/).length;
const aboutKinds = /\b(?:okrs?|kpis?|key results?|objectives?|key performance indicators?)\b/i;
const withoutColon = (text: string): string => text.replace(/\s*[:：]$/u, '');

/** Says of each row what it is. */
function classify(rows: readonly Row[], kind: GoalKind): ResultLine[] {
  const lines: Read[] = [];
  const isTitle = (row: Row) => row.heading || (row.isBold && row.marker === null);
  const isItem = ({ marker, label, known }: Row) =>
    known === 'result' ||
    (label?.kind === 'result' && label.text !== '') ||
    (marker !== null && (label === null || (label.kind !== 'detail' && label.text !== '')));
  const items = new Set(rows.filter(isItem));
  const hasAim = rows.some(({ label, known }) => label?.kind === 'objective' || known === 'objective');
  const isStructured = items.size > 1 || (items.size === 1 && hasAim);
  const isAnchor = (row: Row) => isItem(row) || row.label !== null || row.known !== null || isTitle(row);
  const firstAnchor = rows.findIndex(isAnchor);
  const lastAnchor = rows.findLastIndex(
    (row) => isItem(row) || (row.label !== null && row.label.kind !== 'note') || row.known !== null,
  );
  /** What the items are nested in. */
  let open: { indent: number; type: LineType }[] = [];
  let pending: { type: LineType; label: string } | null = null;
  let area: 'results' | 'objectives' | 'notes' = 'results';
  /** The result or the objective that details are of. */
  const owner: { line?: Read } = {};

  const add = (row: Row, type: LineType, text = row.text, label = '') => {
    const line = { type, label, text, at: row.at, row };
    lines.push(line);
    if (type === 'result' || type === 'objective') owner.line = line;
  };
  /** What a marked line is by what it is nested in. */
  const nested = (row: Row): LineType => {
    open = open.filter(({ indent }) => indent < row.indent);
    const parent = open.at(-1)?.type;
    const type = parent === 'result' || parent === 'detail' ? 'detail' : 'result';
    return type;
  };

  for (const [index, row] of rows.entries()) {
    const { label, text, known, marker } = row;
    const next = rows[index + 1];
    const last = lines.at(-1);
    const above = owner.line;
    const set = (type: LineType, own = text, prefix = '') => {
      open = [...open.filter(({ indent }) => indent < row.indent), { indent: row.indent, type }];
      add(row, type, own, prefix);
    };

    if (known !== null) {
      const isRead = known === 'result' || known === 'objective' ? labelOf(text) : null;
      const own = isRead !== null && isRead.text !== '' && isRead.kind === known ? isRead.text : text;
      set(known, own, known === 'objective' ? 'Objective: ' : '');
      continue;
    }
    const isTarget =
      label?.kind === 'objective' &&
      targets.has(label.name) &&
      above?.type === 'result' &&
      (row.indent > above.row.indent || figure.test(label.text));
    if (
      label !== null &&
      (label.kind === 'detail' || isTarget) &&
      above !== undefined &&
      (label.text !== '' || /[:：]$/u.test(text))
    ) {
      if (area !== 'notes') {
        set('detail');
        continue;
      }
    } else if (label?.kind === 'objective') {
      area = 'results';
      pending = null;
      if (label.text !== '') {
        set('objective', label.text, label.prefix);
      } else if (takesNext(rows, index)) {
        pending = { type: 'objective', label: `${withoutColon(text)}: ` };
      } else {
        set('heading', withoutColon(text));
        open = open.slice(0, -1);
      }
      continue;
    } else if (label?.kind === 'result') {
      area = 'results';
      pending = null;
      if (label.text !== '') {
        set('result', label.text);
      } else if (label.number !== '' && next !== undefined && next.label === null) {
        pending = { type: 'result', label: '' };
      } else {
        add(row, 'heading', withoutColon(text));
        open = open.filter(({ type }) => type === 'objective');
      }
      continue;
    } else if (label?.kind === 'section' && label.text === '') {
      area = isPlural(label.name) ? 'objectives' : 'results';
      add(row, 'heading', withoutColon(text));
      open = open.filter(({ type }) => type === 'objective');
      continue;
    } else if (label?.kind === 'note') {
      add(row, 'note');
      continue;
    } else if (label?.kind === 'remarks' && label.text === '' && (row.heading || row.isBold || /[:：]$/u.test(text))) {
      area = 'notes';
      add(row, 'heading', withoutColon(text));
      continue;
    }
    if (pending !== null) {
      set(pending.type, text, pending.label);
      pending = null;
      continue;
    }
    const isAboveParts = next?.label?.kind === 'detail' && next.label.text !== '';
    if (isTitle(row) && !(row.heading && marker !== null)) {
      area = area === 'objectives' ? area : 'results';
      open = [];
      if (isAboveParts) set('result');
      else add(row, 'heading', withoutColon(text));
      continue;
    }
    if (area === 'notes' && (marker !== null || !sentence.test(text) || row.indent > 0)) {
      add(row, 'note');
      continue;
    }
    if (marker !== null) {
      if (area === 'objectives' && open.every(({ indent }) => indent >= row.indent)) {
        set('objective', text);
        continue;
      }
      set(nested(row));
      continue;
    }
    set(typeOfUnmarked(row, index, last, above));
  }

  function typeOfUnmarked(row: Row, index: number, last: Read | undefined, above: Read | undefined): LineType {
    const { text } = row;
    const isEdge = index === 0 || index === rows.length - 1 || index < firstAnchor || index > lastAnchor;
    if (rows.length > 1 && isEdge && isSpoken(text)) return 'note';
    if (!isStructured) {
      const isLead = /[:：]$/u.test(text) && index < rows.length - 1 && rows[index + 1]?.label?.kind !== 'detail';
      return isLead && index === 0 ? (words(text) > 6 ? 'note' : 'heading') : 'result';
    }
    if (last !== undefined && above?.type === 'result' && row.indent > above.row.indent + 1) return 'detail';
    if (index < firstAnchor) return sentence.test(text) ? 'note' : 'heading';
    const isBelowItem = above?.type === 'result' && above.row.marker !== null && last?.row === above.row;
    if (index > lastAnchor) {
      // A paragraph below each item is of the item, also below the last.
      if (isBelowItem && lines.some((line) => line.type === 'detail' && line.row.marker === null)) return 'detail';
      return row.isAfterGap || sentence.test(text) ? 'note' : 'result';
    }
    if (isBelowItem && (!row.isAfterGap || sentence.test(text)) && !/[:：]$/u.test(text)) return 'detail';
    if (hasFigure(text) && !/[:：]$/u.test(text)) return 'result';
    return !row.isAfterGap ? 'result' : /[^:：]$/u.test(text) && sentence.test(text) ? 'note' : 'heading';
  }

  return finished(lines, kind);
}

const isPlural = (name: string): boolean =>
  /^(?:objectives|goals|ziele|objectifs|objetivos|obiettivi|doelen|doelstellingen|cele|cíle|tavoitteet|цели|hedefler)$/.test(
    name,
  );

/** Whether the line behind the label of an objective is its text: not where several items of one list follow. */
function takesNext(rows: readonly Row[], index: number): boolean {
  const [next, after] = [rows[index + 1], rows[index + 2]];
  if (next === undefined || next.label !== null || next.known !== null || next.heading) return false;
  return (
    next.marker === null ||
    after === undefined ||
    after.marker === null ||
    after.label !== null ||
    after.indent > next.indent ||
    after.heading
  );
}

type Read = ResultLine & { row: Row };

/** What only all lines together say: bold lines are results where nothing else is, and results with parts may be objectives. */
function finished(lines: readonly Read[], kind: GoalKind): ResultLine[] {
  let typed = lines;
  const has = (type: LineType) => typed.some((line) => line.type === type);
  if (!has('result')) {
    const lifted = typed.filter(
      ({ type, row }) => type === 'heading' && row.label === null && !aboutKinds.test(row.text),
    );
    if (lifted.length > 0 && !has('objective'))
      typed = typed.map((line) => (lifted.includes(line) ? { ...line, type: 'result' } : line));
    else if (!has('objective'))
      typed = typed.map((line) => (line.type === 'note' ? { ...line, type: 'result' } : line));
  }
  if (goalKinds[kind].hasObjective && !has('objective')) typed = liftTitles(liftObjectives(typed));
  return typed.map(({ type, label, text, at }) => ({ type, label, text, at }));
}

const hasFigure = (text: string): boolean => /\p{Nd}/u.test(text);

/** In an OKR that names no objective, lists below lines without a figure are the results of these. */
function liftObjectives(lines: readonly Read[]): readonly Read[] {
  const parents = lines.filter(({ type }, index) => type === 'result' && isPart(lines[index + 1]));
  const parts = lines.filter(isPart);
  const isLifted =
    parents.length > 0 &&
    parents.every(({ text }) => !hasFigure(text)) &&
    parts.length >= 2 * parents.length &&
    parts.filter(({ text }) => hasFigure(text)).length * 2 > parts.length;
  if (!isLifted) return lines;
  return lines.map((line) => {
    if (parents.includes(line)) return { ...line, type: 'objective' };
    return isPart(line) ? { ...line, type: 'result' } : line;
  });
}

/** In an OKR that names no objective, a line in bold or without a marker above results is theirs. */
function liftTitles(lines: readonly Read[]): readonly Read[] {
  if (lines.some(({ type }) => type === 'objective')) return lines;
  return lines.map((line, index) => {
    const { type, row, text } = line;
    const isTitle =
      type === 'heading' &&
      lines[index + 1]?.type === 'result' &&
      row.label === null &&
      !row.heading &&
      !/[:：]$/u.test(row.text) &&
      !hasFigure(text) &&
      words(text) > 2 &&
      !aboutKinds.test(text);
    return isTitle ? { ...line, type: 'objective' } : line;
  });
}

const isPart = (line: Read | undefined): line is Read =>
  line?.type === 'detail' && line.row.marker !== null && line.row.label === null;
