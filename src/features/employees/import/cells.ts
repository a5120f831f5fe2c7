import { withoutFormulaMark } from '@/lib/formula';
import type { Cell, TableRow } from '@/lib/table-file/table';

/**
 * A cell as text, without blanks around it. A whole number with more digits than a spreadsheet keeps is in scientific notation,
 * so that nobody takes the digits that are left for an id. The mark with which our own files keep a text from being taken
 * for a formula is left out.
 */
export function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return withoutFormulaMark(cell).trim();
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (typeof cell === 'object') return cell.date;
  return Number.isInteger(cell) && Math.abs(cell) >= 1e15 ? cell.toExponential() : String(cell);
}

/** How many columns the widest row has. */
export function widthOf(rows: readonly TableRow[]): number {
  return rows.reduce((width, { cells }) => Math.max(width, cells.length), 0);
}

/**
 * The names of a file's columns, all different: one that is missing is named by its place, and so is the second of two that
 * are equal.
 * @param header the row that holds them, undefined where none does
 */
export function headingsOf(header: TableRow | undefined, width: number): string[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, index) => {
    const place = `Column ${index + 1}`;
    const name = cellText(header?.cells[index]).replaceAll(/\s+/g, ' ') || place;
    const own = taken.has(name) ? `${name} (${place})` : name;
    taken.add(own);
    return own;
  });
}

/** A few texts by which a wrong encoding is seen. */
export function textsWithAccents(rows: readonly TableRow[]): string[] {
  const found = new Set<string>();
  // The first rows tell it: a file has one encoding.
  for (const { cells } of rows.slice(0, 300)) {
    for (const cell of cells)
      if (typeof cell === 'string' && /[\u0080-\u{10ffff}]/u.test(cell)) found.add(cellText(cell));
    if (found.size >= 5) break;
  }
  return [...found].filter((text) => text.length <= 40).slice(0, 5);
}
