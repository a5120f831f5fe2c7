import { tableLimits } from './problems';
import type { Separator, TableRow } from './table';

/** Lines that are read between two pauses: 10 ms on a slow phone. */
const linesAtOnce = 250;

/** How many line breaks a text has. */
export const lineBreaks = (text: string): number => text.split('\n').length - 1;

/** Splits a line into cells with their quotation marks; one that does not enclose a whole cell is a letter. */
function lineSplitter(separator: Separator): (line: string) => string[] {
  const mark = separator === '|' ? String.raw`\|` : separator;
  const cell = new RegExp(`((?:"(?:[^"]|"")*")|[^${mark}]*)(?:${mark}|$)`, 'y');
  return (line) => {
    const cells: string[] = [];
    for (let at = 0; at <= line.length; at = cell.lastIndex) {
      cell.lastIndex = at;
      const [found = '', written = ''] = cell.exec(line) ?? [];
      cells.push(written);
      // The last cell ends with the line, not with a separator.
      if (!found.endsWith(separator)) break;
    }
    return cells;
  };
}

const isEnclosed = (written: string) => /^".*"$/u.test(written);

/** The texts of a line's cells. Programs that quote all texts may leave the marks in them unescaped. */
function textsOf(line: readonly string[]): string[] {
  const areAllEnclosed =
    line.length > 1 && line.every((written) => isEnclosed(written) || /^[\d.,+-]*$/u.test(written));
  return line.map((written) => {
    if (/^"(?:[^"]|"")*"$/u.test(written)) return written.slice(1, -1).replaceAll('""', '"');
    // Databases escape a quotation mark with a backslash.
    const isEscaped = isEnclosed(written) && written.slice(1, -1).includes('\\"');
    return isEscaped || (areAllEnclosed && isEnclosed(written)) ? written.slice(1, -1).replaceAll('\\"', '"') : written;
  });
}

/** How many cells most rows have. A title of one cell is no row. */
function usualWidth(rows: readonly (readonly unknown[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0])[0];
}

type LooseLines = {
  readonly lines: readonly string[][];
  /** Each line, parted at every separator, with its quotation marks around a part removed. */
  readonly partsAt: (line: number) => readonly string[];
  /** Whether no line is wider than most, and lines with a quotation mark have the usual width. */
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
  const split = lineSplitter(separator);
  const lines: string[][] = [];
  for (const [at, line] of texts.entries()) {
    lines.push(textsOf(split(line)));
    if (at % linesAtOnce === 0) await pause();
  }
  const width = usualWidth(lines);
  for (const [at, line] of texts.entries()) {
    if (lines[at]?.length === width || !isEnclosed(line)) continue;
    // All cells are quoted, and one has a separator next to its marks.
    const cells = line.slice(1, -1).split(`"${separator}"`);
    if (cells.length === width) lines[at] = cells;
  }
  const isTable = lines.every(
    (cells, at) => cells.length === width || (cells.length < width && texts[at]?.includes('"') === false),
  );
  const partsAt = (line: number) => (texts[line] ?? '').split(separator).map((part) => part.replaceAll(/^"|"$/g, ''));
  return { lines, partsAt, isTable: isTable && width > 0 };
}

const isMail = (cell: string) => /^[^\s"@]+@[^\s"@]+$/u.test(cell);

/**
 * The first row with a cell of several lines that may be rows of their own: '"Lead' above 'Chief"'. They may be where the
 * row has too many cells, or each line all of them with nothing but a mail in the columns of mails, or more with a mail among
 * them; and are where each has a mail.
 * @param rows of the same text, in which a quotation mark may enclose several lines
 * @returns null where no cell may be rows; `isSure` where mails show it
 */
export function swallowedIn(
  rows: readonly TableRow[],
  { lines, partsAt }: LooseLines,
): { line: number; isSure: boolean } | null {
  const width = usualWidth(rows.map(({ cells }) => cells));
  const mailColumns = new Set<number>();
  for (const { line } of rows) {
    const cells = lines[line - 1] ?? [];
    if (cells.length === width) cells.forEach((cell, column) => isMail(cell) && mailColumns.add(column));
  }
  const hasMail = (at: number) => lines[at]?.some(isMail) === true || partsAt(at).some(isMail);
  function isLike(at: number): boolean {
    const cells = lines[at] ?? [];
    if (cells.length !== width) return partsAt(at).length >= width && hasMail(at);
    return cells.every((cell, column) => cell === '' || isMail(cell) || !mailColumns.has(column));
  }
  let possible: number | null = null;
  for (const { line, cells } of rows) {
    const breaks = cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? lineBreaks(cell) : 0), 0);
    const own = Array.from({ length: breaks + 1 }, (_, at) => line - 1 + at);
    if (breaks === 0 || (cells.length <= width && !own.every(isLike))) continue;
    if (own.every(hasMail)) return { line: possible ?? line, isSure: true };
    possible ??= line;
  }
  return possible === null ? null : { line: possible, isSure: false };
}
