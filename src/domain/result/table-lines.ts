import type { KnownLine } from './json-lines';
import { labelKinds, targetNames, type LabelKind } from './label-words';
import { readLabel } from './labels';
import { findMarker } from './markers';
import { cellBreak, type SourceLine } from './source-lines';

const separator = /^\|?[\s:|-]*-[\s:|-]*\|?$/;

const isSeparator = ({ text }: SourceLine): boolean => text.includes('|') && separator.test(text);

const clean = (text: string): string =>
  text
    .replaceAll(/[*`]|^_+|_+$/g, '')
    .trim()
    .toLowerCase();

const csvCells = {
  ',': /(?<=^|,)(?:"(?:[^"]|"")*"|[^,]*)/g,
  ';': /(?<=^|;)(?:"(?:[^"]|"")*"|[^;]*)/g,
  '\t': /(?<=^|\t)(?:"(?:[^"]|"")*"|[^\t]*)/g,
};
type Sign = keyof typeof csvCells | '|';

const cellsOf = (text: string, sign: Sign): string[] =>
  sign === '|'
    ? text
        .replace(/^\|/, '')
        .replace(/(?<!\\)\|\s*$/, '')
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
    : (text.match(csvCells[sign]) ?? []).map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/s, '$1')
          .replaceAll('""', '"'),
      );

/** The sign between the cells of a head: bars, or what separates two labels in CSV. */
function signOf({ text }: SourceLine): Sign | undefined {
  if (text.includes('|')) return '|';
  if (text.length > 300 || /[\d.!?]/.test(text)) return undefined;
  const isHead = (sign: Sign) => cellsOf(text, sign).filter((cell) => labelKinds.has(clean(cell))).length > 1;
  return ([',', ';', '\t'] as const).find((sign) => text.includes(sign) && isHead(sign));
}

const isAim = (kind: LabelKind | undefined): boolean => kind === 'objective' || kind === 'result';

/** The lines of a cell, without their numbers and bullets. */
function partsOf(cell: string): string[] {
  const parts = cell.split(cellBreak).map((part) => part.trim());
  return parts.length === 1
    ? parts
    : parts.map((part) => part.slice(findMarker(part)?.length ?? 0)).filter((part) => part !== '');
}

const isRow = ({ text }: SourceLine): boolean => text.startsWith('|') && text.includes('|', 1);

/** The length of the table that begins at a line: rows between bars, around a separator, or of CSV; 0 for none. */
export function tableLength(lines: readonly SourceLine[], from: number): number {
  const [head, below] = [lines[from], lines[from + 1]];
  const sign = head && signOf(head);
  if (head === undefined || below === undefined || sign === undefined) return 0;
  if (sign === '|' && !isSeparator(below) && !(isRow(head) && isRow(below))) return 0;
  const { length } = cellsOf(head.text, sign);
  const isOf = ({ text }: SourceLine) =>
    sign === '|' ? text.includes('|') : text.includes(sign) && cellsOf(text, sign).length === length;
  let end = from + 1;
  while (end < lines.length && isOf(lines[end] as SourceLine)) end += 1;
  return end - from < 2 ? 0 : end - from;
}

const numberHeads = new Set(['#', 'no', 'no.', 'nr', 'nr.', 'id', 'kr', 'kr #', '№', 'n°']);
const isCount = (text: string): boolean => /^(?:(?:kr|kpi|o)?\s?#?\d+(?:\.\d+)*[.)]?)?$/i.test(text);

/**
 * The lines of a table: each row's result, with its other cells as details. A column of objectives begins one where its text
 * changes. Without a head the first cell is the result.
 */
export function linesOfTable(rows: readonly SourceLine[]): KnownLine[] {
  const [head, ...others] = rows.filter((row) => !isSeparator(row));
  if (head === undefined) return [];
  const sign = signOf(head) ?? '|';
  const heads = cellsOf(head.text, sign);
  const kinds = heads.map((name) => {
    const kind = labelKinds.get(clean(name)) ?? labelKinds.get(clean(name).replace(/s$/, ''));
    return kind === 'section' ? (labelKinds.get(clean(name).replace(/s$/, '')) ?? 'result') : kind;
  });
  const hasHead = rows.some(isSeparator) || kinds.some((kind) => kind !== undefined);
  const body = hasHead ? others : [head, ...others];
  const cells = body.map(({ text }) => cellsOf(text, sign));
  const labels = cells.map(([first = '']) => readLabel(`${clean(first)}:`)?.kind);
  if (!kinds.some(isAim) && labels.every((kind) => isAim(kind)))
    return body.flatMap(({ at }, index): KnownLine[] => {
      const [first = '', text = '', ...more] = cells[index] ?? [];
      const details = more.map((cell, column) => ({
        type: 'detail' as const,
        text: `${heads[column + 2]}: ${cell}`,
        at,
      }));
      return [{ type: null, text: `${first}: ${text}`, at }, ...details.filter((_, column) => more[column] !== '')];
    });
  const isNumber = (column: number) =>
    (hasHead && numberHeads.has(clean(heads[column] ?? ''))) ||
    (column === 0 && cells.every((row) => isCount(row[column] ?? '')));
  const columns = heads.map((_, column) => column).filter((column) => !isNumber(column));
  const isTarget = (column: number) => column !== columns[0] && targetNames.has(clean(heads[column] ?? ''));
  const objective = hasHead ? columns.find((column) => kinds[column] === 'objective' && !isTarget(column)) : undefined;
  const main =
    columns.find((column) => hasHead && column !== objective && kinds[column] === 'result') ??
    columns.find((column) => column !== objective && (kinds[column] === undefined || !hasHead)) ??
    columns.find((column) => column !== objective);
  let last = '';
  return body.flatMap(({ at }, index): KnownLine[] => {
    const row = cells[index] ?? [];
    const aim = objective === undefined ? '' : (row[objective] ?? '');
    const lines: KnownLine[] = [];
    if (aim !== '' && aim !== last) lines.push({ type: 'objective', text: aim, at });
    if (aim !== '') last = aim;
    if (main === undefined || !row[main]) return lines;
    for (const text of partsOf(row[main])) lines.push({ type: 'result', text, at });
    for (const column of columns) {
      const text = partsOf(row[column] ?? '').join('; ');
      if (column === main || column === objective || text === '' || /^[-–—]$/.test(text)) continue;
      const name = heads[column] ?? '';
      lines.push({ type: 'detail', text: hasHead && name !== '' ? `${name}: ${text}` : text, at });
    }
    return lines;
  });
}
