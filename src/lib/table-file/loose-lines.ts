import { tableLimits } from './problems';
import type { Separator, TableRow } from './table';

/** Lines that are read between two pauses: 10 ms on a slow phone. */
const linesAtOnce = 250;

/** How many lines a text has after its first one. */
export const lineBreaks = (text: string): number => text.split('\n').length - 1;

/** Reads the cells of a line; a quotation mark that does not enclose a whole cell is a letter. */
function lineReader(separator: Separator): (line: string) => string[] {
  const mark = separator === '|' ? String.raw`\|` : separator;
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${mark}]*))(?:${mark}|$)`, 'y');
  return (line) => {
    const cells: string[] = [];
    for (let at = 0; at <= line.length; at = cell.lastIndex) {
      cell.lastIndex = at;
      const [found = '', enclosed, plain = ''] = cell.exec(line) ?? [];
      // Databases escape a quotation mark with a backslash.
      const isEscaped = /^".*\\".*"$/u.test(plain);
      cells.push(enclosed?.replaceAll('""', '"') ?? (isEscaped ? plain.slice(1, -1).replaceAll('\\"', '"') : plain));
      // The last cell ends with the line, not with a separator.
      if (!found.endsWith(separator)) break;
    }
    return cells;
  };
}

/** How many cells most rows have. A title of one cell is no row. */
function usualWidth(rows: readonly (readonly unknown[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0])[0];
}

type LooseLines = {
  readonly lines: readonly string[][];
  /** Whether no line is wider than most, and none with a quotation mark has another width. */
  readonly isTable: boolean;
};

/** Reads text with unbalanced quotes line by line ('"Lead" Engineer'). @returns null for too many lines */
export async function readLooseLines(
  text: string,
  separator: Separator,
  pause: () => Promise<void>,
): Promise<LooseLines | null> {
  const texts = text.replace(/\n$/u, '').split('\n');
  if (texts.length > 2 * tableLimits.rows) return null;
  const read = lineReader(separator);
  const lines: string[][] = [];
  for (const [at, line] of texts.entries()) {
    lines.push(read(line));
    if (at % linesAtOnce === 0) await pause();
  }
  const width = usualWidth(lines);
  const isTable = lines.every(
    (cells, at) => cells.length === width || (cells.length < width && texts[at]?.includes('"') === false),
  );
  return { lines, isTable: isTable && width > 0 };
}

const isMail = (cell: string) => /^[^\s"@]+@[^\s"@]+$/u.test(cell);

/**
 * The first row with a cell of several lines that may be rows of their own: '"Lead' above 'Chief"'. They may be where the
 * row has too many cells, or each line all of them with nothing but a mail in the columns of mails; and are where each has one.
 * @param rows of the same text, in which a quotation mark may enclose several lines
 * @returns null where no cell may be rows; `isSure` where mails show it
 */
export function swallowedIn(
  rows: readonly TableRow[],
  { lines }: LooseLines,
): { line: number; isSure: boolean } | null {
  const width = usualWidth(rows.map(({ cells }) => cells));
  const mailColumns = new Set<number>();
  for (const { line } of rows) lines[line - 1]?.forEach((cell, column) => isMail(cell) && mailColumns.add(column));
  const isLike = (cells: readonly string[]) =>
    cells.length === width && cells.every((cell, at) => cell === '' || isMail(cell) || !mailColumns.has(at));
  let possible: number | null = null;
  for (const { line, cells } of rows) {
    const breaks = cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? lineBreaks(cell) : 0), 0);
    const own = lines.slice(line - 1, line + breaks);
    if (breaks === 0 || (cells.length <= width && !own.every(isLike))) continue;
    if (own.every((one) => one.some(isMail))) return { line: possible ?? line, isSure: true };
    possible ??= line;
  }
  return possible === null ? null : { line: possible, isSure: false };
}
