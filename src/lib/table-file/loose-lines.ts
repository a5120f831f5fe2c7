import { tableLimits } from './problems';
import type { Separator } from './table';

/** Lines that are read between two pauses: 10 ms on a slow phone. */
const linesAtOnce = 250;

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

function usualWidth(lines: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of lines) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0])[0];
}

type LooseLines = {
  readonly lines: readonly string[][];
  readonly width: number;
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
  const width = usualWidth(lines.filter((cells) => cells.length > 1 || cells[0] !== ''));
  const isTable = lines.every(
    (cells, at) => cells.length === width || (cells.length < width && texts[at]?.includes('"') === false),
  );
  return { lines, width, isTable: isTable && width > 1 };
}
