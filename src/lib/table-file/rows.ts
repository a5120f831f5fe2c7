import { fileProblems, TableFileError, tableLimits } from './problems';
import type { Cell, TableRow } from './table';

const isEmpty = (cell: Cell) => typeof cell === 'string' && cell.trim() === '';

/** Collects rows within the limits. Rows with only a format do not count. */
export function createRowFilter() {
  let rows = 0;
  let cells = 0;
  let characters = 0;

  /** The row of a `line`, from 1, or null without content. @throws a `TableFileError` beyond a limit */
  return function rowOf(line: number, values: readonly Cell[]): TableRow | null {
    const last = values.findLastIndex((cell) => !isEmpty(cell));
    if (last === -1) return null;
    rows += 1;
    for (const cell of values) {
      if (isEmpty(cell)) continue;
      cells += 1;
      if (typeof cell === 'string') characters += cell.length;
    }
    const isWide = last >= tableLimits.columns;
    const isLong = rows > tableLimits.rows || cells > tableLimits.cells || characters > tableLimits.characters;
    if (isWide || isLong) throw new TableFileError(fileProblems.tooLarge);
    return { line, cells: values.slice(0, last + 1) };
  };
}
