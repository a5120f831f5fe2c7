import { goalKinds, type GoalKind } from '../goal-kind';
import type { LineType, ResultLine } from './result-line';
import { unknownLabel, type Row } from './rows';

/** A typed line with the row that it was read from. */
export type TypedRow = ResultLine & { row: Row };

const aboutKinds = /\b(?:okrs?|kpis?|key results?|objectives?|key performance indicators?)\b/i;

const words = (text: string): number => text.split(/\s+/).length;

export const hasFigure = (text: string): boolean => /\p{Nd}/u.test(text);

/** '**1. Win 5 hospitals**' */
export const listNumber = /^\p{Nd}{1,2}[.)]\s+/u;

/** Decides by all lines: bold lines are results where there are no others, and results with parts may be objectives. */
export function retype(lines: readonly TypedRow[], kind: GoalKind): ResultLine[] {
  let typed = lines;
  const has = (type: LineType) => typed.some((line) => line.type === type);
  if (!has('result')) {
    const lifted = typed.filter(
      ({ type, row }) => type === 'heading' && row.label === null && !aboutKinds.test(row.text),
    );
    const isBelow = (line: TypedRow) => lifted.includes(line) && (!has('objective') || hasFigure(line.text));
    if (lifted.some(isBelow))
      typed = typed.map((line) =>
        isBelow(line) ? { ...line, type: 'result', text: line.text.replace(listNumber, '') } : line,
      );
    else if (!has('objective'))
      typed = typed.map((line) => (line.type === 'note' ? { ...line, type: 'result' } : line));
  }
  if (!goalKinds[kind].hasObjective) typed = liftGroups(typed);
  else if (!has('objective')) typed = liftTitles(liftObjectives(typed));
  return typed.map(({ type, label, text, at }) => ({ type, label, text, at }));
}

/** The results with lists below them, and these lists. */
function nestedLists(lines: readonly TypedRow[]): { parents: readonly TypedRow[]; parts: readonly TypedRow[] } {
  const parents = lines.filter(({ type }, index) => type === 'result' && isPart(lines[index + 1]));
  return { parents, parts: lines.filter(isPart) };
}

/** Gives parents another type; their parts become results. */
const liftParts = (
  lines: readonly TypedRow[],
  { parents, parts }: ReturnType<typeof nestedLists>,
  type: LineType,
): readonly TypedRow[] =>
  lines.map((line) => {
    if (parents.includes(line)) return { ...line, type };
    return parts.includes(line) ? { ...line, type: 'result' } : line;
  });

/** In KPIs, lists of 'Cycle time: 5 days' below lines without a figure are in the groups of these. */
function liftGroups(lines: readonly TypedRow[]): readonly TypedRow[] {
  const lists = nestedLists(lines);
  const { parents, parts } = lists;
  const names = new Set(parts.map(({ text }) => unknownLabel.exec(text)?.[1]?.toLowerCase()));
  const isGrouped =
    parents.length > 1 &&
    parents.length === lines.filter(({ type }) => type === 'result').length &&
    parts.length >= 2 * parents.length &&
    parents.every(({ text }) => !hasFigure(text)) &&
    parts.every(({ text }) => hasFigure(text) && unknownLabel.test(text)) &&
    names.size === parts.length;
  return isGrouped ? liftParts(lines, lists, 'heading') : lines;
}

/** In an OKR without a labeled objective, lists below lines without a figure are the results of these. */
function liftObjectives(lines: readonly TypedRow[]): readonly TypedRow[] {
  const lists = nestedLists(lines);
  const { parents, parts } = lists;
  const isLifted =
    parents.length > 0 &&
    parents.every(({ text }) => !hasFigure(text)) &&
    parts.length >= 2 * parents.length &&
    parts.filter(({ text }) => hasFigure(text)).length * 2 > parts.length;
  return isLifted ? liftParts(lines, lists, 'objective') : lines;
}

/** In an OKR without a labeled objective, a bold or unmarked line above results is their objective. */
function liftTitles(lines: readonly TypedRow[]): readonly TypedRow[] {
  if (lines.some(({ type }) => type === 'objective')) return lines;
  return lines.map((line, index) => {
    const { type, row, text } = line;
    const next = lines[index + 1];
    // '1. **Grow**' above '- Key Results:'
    if (type === 'result' && next?.row.label?.kind === 'section' && next.row.indent > row.indent)
      return { ...line, type: 'objective' };
    const isTitle =
      type === 'heading' &&
      next?.type === 'result' &&
      row.label === null &&
      !row.heading &&
      !/[:：]$/u.test(row.text) &&
      !hasFigure(text) &&
      words(text) > 2 &&
      !aboutKinds.test(text);
    return isTitle ? { ...line, type: 'objective' } : line;
  });
}

const isPart = (line: TypedRow | undefined): line is TypedRow =>
  line?.type === 'detail' && line.row.marker !== null && line.row.label === null;
