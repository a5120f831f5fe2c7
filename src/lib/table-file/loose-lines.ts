import type { Separator } from './table';

/**
 * The cells of a line, where a quotation mark that does not enclose a whole cell is a letter (docs/product.md 15.8).
 * A line end never is in a cell.
 */
function cellsOf(line: string, separator: Separator): string[] {
  const mark = separator === '|' ? String.raw`\|` : separator;
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${mark}]*))(?:${mark}|$)`, 'gy');
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
}

/** The number of cells that most lines have. */
function usualWidth(lines: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of lines) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0])[0];
}

/** A text as it is read line by line. */
type LooseLines = {
  readonly lines: readonly string[][];
  /** The number of cells that most lines have. */
  readonly width: number;
  /** Whether no line is wider than most, and none with a quotation mark has another width. */
  readonly isTable: boolean;
};

/**
 * Reads a text whose quotation marks are not in order, line by line: programs write cells like '"Lead" Engineer' as they are.
 */
export function readLooseLines(text: string, separator: Separator): LooseLines {
  const texts = text.replace(/\n$/u, '').split('\n');
  const lines = texts.map((line) => cellsOf(line, separator));
  const width = usualWidth(lines.filter((cells) => cells.length > 1 || cells[0] !== ''));
  const isTable = lines.every(
    (cells, at) => cells.length === width || (cells.length < width && texts[at]?.includes('"') === false),
  );
  return { lines, width, isTable: isTable && width > 1 };
}
