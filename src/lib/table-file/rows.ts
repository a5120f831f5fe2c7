import { TableFileError, tableLimits } from './problems';
import type { Cell, TableRow } from './table';

const isEmpty = (cell: Cell) => typeof cell === 'string' && cell.trim() === '';

/**
 * Collects the rows of a file within the limits. Rows without content are left out and do not count, for a spreadsheet has
 * them wherever a format was applied.
 */
export function createRowFilter() {
  let rows = 0;
  let cells = 0;
  let characters = 0;

  /**
   * @param line the row's number in the file, from 1
   * @returns null for a row without content
   * @throws a `TableFileError` beyond a limit
   */
  return function rowOf(line: number, values: readonly Cell[]): TableRow | null {
    const last = values.findLastIndex((cell) => !isEmpty(cell));
    if (last === -1) return null;
    if (last >= tableLimits.columns) throw new TableFileError('too-many-columns');
    rows += 1;
    if (rows > tableLimits.rows) throw new TableFileError('too-many-rows');
    for (const cell of values) {
      if (isEmpty(cell)) continue;
      cells += 1;
      if (typeof cell === 'string') characters += cell.length;
    }
    if (cells > tableLimits.cells || characters > tableLimits.characters) throw new TableFileError('too-many-cells');
    return { line, cells: values.slice(0, last + 1) };
  };
}
