import { goalKinds, type GoalKind } from '../goal-kind';
import { groupBy } from '../group-by';
import { isSpoken, labelKinds, metricNames, objectiveSections, targetNames } from './label-words';
import { readLabel, type Label } from './labels';
import type { LineType, ResultLine } from './result-line';
import { hasFigure, listNumber, retype, type TypedRow } from './retype';
import { unknownLabel, type Row } from './rows';

/* Gives each line of an answer its type, by its label, its marker, its nesting and its place among the others. */

/** '< 4 %', '45' */
const figure = /^[<>≤≥=~$€£]?\s?\p{Nd}/u;
const sentence = /[.!?。！？…]["”»)]?$|[:：]$/u;
const notLetters = /[^\p{L}]+/u;
const endsInColon = ({ text, marker }: Row): boolean => marker === null && /[:：]$/u.test(text);
const withoutColon = (text: string): string => text.replace(/\s*[:：]$/u, '');

/** Types rows. @param kind of the record */
export function classify(rows: readonly Row[], kind: GoalKind): ResultLine[] {
  const lines: TypedRow[] = [];
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
  const firstItem = rows.findIndex((row) => isItem(row) || row.label?.kind === 'objective');
  const lastItem = rows.findLastIndex(isItem);
  const nameOf = ({ label, text }: Row) => label?.name ?? unknownLabel.exec(text)?.[1]?.toLowerCase();
  const named = groupBy(
    rows.filter(({ marker }) => marker === null),
    nameOf,
  );
  /** Labels below the last result that no other result has belong to the whole answer: '**Rationale:** …'. */
  const isClosing = (row: Row, index: number, last: TypedRow | undefined) =>
    row.label?.kind === 'detail' &&
    row.marker === null &&
    row.indent === 0 &&
    (row.isAfterGap || last?.type === 'note') &&
    items.size > 1 &&
    index > lastItem &&
    named.get(row.label.name)?.length === 1;
  /** The items and details in which the next line may be nested. */
  let open: { indent: number; type: LineType }[] = [];
  let pending: { type: LineType; label: string } | null = null;
  let area: 'results' | 'objectives' | 'notes' = 'results';
  /** The result or objective that the next detail belongs to, and the last heading. */
  const owner: { line?: TypedRow; heading?: TypedRow } = {};
  /** A list below an OKR's key results that is not of them: '**Leading indicators**', or one without figures. */
  const isSecondList = (row: Row, index: number) =>
    goalKinds[kind].hasObjective &&
    owner.line?.type === 'result' &&
    (isTitle(row) || endsInColon(row)) &&
    row.label?.kind !== 'result' &&
    (owner.line.row.label?.kind === 'result' || area === 'notes' || owner.heading?.row.label) &&
    (withoutColon(row.text)
      .split(notLetters)
      .some((word) => metricNames.has(word.toLowerCase())) ||
      isFigureless(rows, index + 1));

  const add = (row: Row, type: LineType, text = row.text, label = '') => {
    const line = { type, label, text, at: row.at, row };
    lines.push(line);
    if (type === 'result' || type === 'objective') owner.line = line;
    if (type === 'heading') owner.heading = line;
  };
  /** The type of a marked line by its nesting. */
  const nested = (row: Row): LineType => {
    open = open.filter(({ indent }) => indent < row.indent);
    const parent = open.at(-1)?.type;
    return parent === 'result' || parent === 'detail' ? 'detail' : 'result';
  };

  for (const [index, row] of rows.entries()) {
    const { label, text, known, marker } = row;
    const next = rows[index + 1];
    const last = lines.at(-1);
    const above = owner.line;
    const set = (type: LineType, own = text, prefix = '') => {
      // Bullets below 'KR1: …' are within it.
      const indent = marker === null && type === 'result' && label?.number ? row.indent - 1 : row.indent;
      open = [...open.filter((outer) => outer.indent < indent), { indent, type }];
      add(row, type, own, prefix);
    };

    const isBelowRemarks = known !== null && area === 'notes' && above?.type === 'result';
    if (isBelowRemarks || isClosing(row, index, last)) {
      add(row, 'note');
      continue;
    }
    if (known !== null) {
      const isRead = known === 'result' || known === 'objective' ? readLabel(text) : null;
      const own = isRead !== null && isRead.text !== '' && isRead.kind === known ? isRead.text : text;
      set(known, own, known === 'objective' ? 'Objective: ' : '');
      continue;
    }
    const isTarget =
      label?.kind === 'objective' &&
      targetNames.has(label.name) &&
      above?.type === 'result' &&
      (row.indent > above.row.indent || figure.test(label.text));
    const isMetric =
      label?.number === '' &&
      metricNames.has(label.name) &&
      above?.row.label?.name !== label.name &&
      (above?.row.label?.number || row.indent > (above?.row.indent ?? 0));
    if (
      label !== null &&
      (label.kind === 'detail' || isTarget || isMetric) &&
      above !== undefined &&
      (label.text !== '' || /[:：]$/u.test(text)) &&
      !isOfRemarks(row)
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
    } else if (label?.kind === 'result' && !(area === 'notes' && isMention(label))) {
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
    } else if (label?.kind === 'section' && label.text === '' && !isSecondList(row, index)) {
      area = objectiveSections.has(label.name) ? 'objectives' : 'results';
      add(row, 'heading', withoutColon(text));
      open = open.filter(({ type }) => type === 'objective');
      continue;
    } else if (label?.kind === 'note') {
      add(row, 'note');
      continue;
    } else if (
      isOfRemarks(row) ||
      (isLeadOfRemarks(row) && (above === undefined ? hasAim : above.type === 'result')) ||
      isSecondList(row, index)
    ) {
      if (above?.type === 'result' && row.indent > above.row.indent) {
        set('detail');
        continue;
      }
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
      if (isAboveParts) set('result', text.replace(listNumber, ''));
      else add(row, 'heading', withoutColon(text));
      continue;
    }
    const isNext = marker?.kind === 'number' && marker.value - 1 === above?.row.marker?.value;
    if (area === 'notes' && isNext) area = 'results';
    // '✨ Good luck'
    const isFarewell = marker?.kind === 'sign' && row.isAfterGap && next === undefined && !hasFigure(text);
    const isRemark = area === 'notes' && (marker !== null || !sentence.test(text) || row.indent > 0);
    if (isRemark || isFarewell) add(row, 'note');
    else if (marker === null) set(typeOfUnmarked(row, index, last, above));
    else set(area === 'objectives' && open.every(({ indent }) => indent >= row.indent) ? 'objective' : nested(row));
  }

  function typeOfUnmarked(row: Row, index: number, last: TypedRow | undefined, above: TypedRow | undefined): LineType {
    const { text } = row;
    const isEdge = index === 0 || index === rows.length - 1 || index < firstAnchor || index > lastAnchor;
    if (rows.length > 1 && isEdge && isSpoken(text)) return 'note';
    if (!isStructured) {
      const isLead = /[:：]$/u.test(text) && index < rows.length - 1 && rows[index + 1]?.label?.kind !== 'detail';
      return isLead && index === 0 ? 'heading' : 'result';
    }
    if (last !== undefined && above?.type === 'result' && row.indent > above.row.indent + 1) return 'detail';
    // 'Role: Designer' above the answer, 'Audience: managers' below it
    const isBelow = index > lastItem && row.isAfterGap && !hasFigure(text);
    if ((index < firstItem || isBelow) && unknownLabel.test(text)) return 'note';
    if (index < firstAnchor) return sentence.test(text) && !row.isQuoted ? 'note' : 'heading';
    const isBelowItem = above?.type === 'result' && items.has(above.row) && last?.row === above.row;
    if (index > lastAnchor) {
      // If items have a paragraph below them, the last paragraph belongs to the last item.
      if (isBelowItem && lines.some((line) => line.type === 'detail' && line.row.marker === null)) return 'detail';
      return row.isAfterGap || last?.type === 'note' || sentence.test(text) || (above?.row.marker && !hasFigure(text))
        ? 'note'
        : 'result';
    }
    if (isBelowItem && (!row.isAfterGap || sentence.test(text)) && !/[:：]$/u.test(text)) return 'detail';
    if (hasFigure(text) && !/[:：]$/u.test(text)) return 'result';
    return !row.isAfterGap ? 'result' : /[^:：]$/u.test(text) && sentence.test(text) ? 'note' : 'heading';
  }

  return retype(lines, kind);
}

/** Whether a line is a heading of remarks: 'Initiatives:', '## How these align', '**Timeline**' below a gap. */
function isOfRemarks({ label, text, heading, isBold, isAfterGap, marker }: Row): boolean {
  const isTitle = heading || isBold;
  if (label !== null) {
    const isPart = label.kind === 'detail' && isTitle && isAfterGap && marker === null;
    return label.text === '' && (isPart || (label.kind === 'remarks' && (isTitle || /[:：]$/u.test(text))));
  }
  const title = withoutColon(text).toLowerCase();
  return (
    isTitle &&
    (/^(?:how|why|wie|warum|comment|pourquoi|cómo|por qué)(?!\p{L})/u.test(title) ||
      labelKinds.get(title.split(' ').at(-1) ?? '') === 'remarks')
  );
}

/** Whether the marked lines from here on have no figure. */
function isFigureless(rows: readonly Row[], from: number): boolean {
  let end = from;
  for (let row = rows[end]; row && row.marker !== null && !hasFigure(row.text); row = rows[end]) end += 1;
  return end > from && !rows[end]?.marker;
}

/** 'A few notes on these:' */
const isLeadOfRemarks = (row: Row): boolean =>
  row.label === null &&
  endsInColon(row) &&
  row.text.split(notLetters).some((word) => labelKinds.get(word.toLowerCase()) === 'remarks');

/** 'KR2 depends on …' */
const isMention = ({ prefix, text }: Label): boolean => text !== '' && /[\p{L}\p{Nd}]\s*$/u.test(prefix);

/** Whether the line below the label of an objective is its text; the first of several items is not. */
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
