import { writeXlsxStream } from 'hucre/xlsx';

import { blobOfStream } from '../blob-of-stream';
import { createPause } from '../slices';

/** A column of a workbook; `width` in characters. */
export type WorkbookColumn = { heading: string; kind: ColumnKind; width?: number };

type ColumnKind = 'text' | 'number' | 'date' | 'datetime';

/** A cell: a date is 'YYYY-MM-DD', a moment an ISO 8601 text. What is not of its column's kind is written as the text it is. */
type WorkbookCell = string | number | null;

type WorkbookContent = {
  /** At most 31 characters, none of []:*?/\ */
  sheet: string;
  columns: readonly WorkbookColumn[];
  rows: Iterable<readonly WorkbookCell[]> | AsyncIterable<readonly WorkbookCell[]>;
};

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** '@' is text: without it a spreadsheet that opens '00042' and saves it again may make a number of it. */
const formats: Record<ColumnKind, string> = {
  text: '@',
  number: '0.##########',
  date: 'yyyy-mm-dd',
  datetime: 'yyyy-mm-dd hh:mm',
};

/** Excel calls a file damaged that has a longer one. */
const longestText = 32_767;

/** A workbook has no time zones: a moment is written as the clock on the wall shows it. */
function localClock(moment: Date): Date {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
}

function cellOf(value: WorkbookCell | undefined, kind: ColumnKind): string | number | Date | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'number') return value;
  const isDay = kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (isDay || (kind === 'datetime' && /^\d{4}-\d{2}-\d{2}T/.test(value))) {
    const moment = new Date(value);
    // Workbooks have no days before 1900.
    if (moment.getUTCFullYear() >= 1900) return isDay ? moment : localClock(moment);
  }
  return value.slice(0, longestText);
}

/**
 * Writes a workbook of one sheet, whose first row has the headings and stays in sight. Every cell has its type, so that no
 * text is ever taken for a formula or a number. It yields to the browser between rows.
 * @param rows taken one by one; what they throw, this rejects with
 * @returns a blob of an XLSX file
 * @throws the signal's reason once it is aborted
 */
export async function writeWorkbook(
  { sheet, columns, rows }: WorkbookContent,
  signal: AbortSignal = new AbortController().signal,
): Promise<Blob> {
  const pause = createPause(signal);
  async function* typedRows() {
    yield columns.map(({ heading }) => heading);
    for await (const row of rows) {
      yield columns.map(({ kind }, index) => cellOf(row[index], kind));
      await pause();
    }
  }
  const stream = writeXlsxStream(typedRows(), {
    name: sheet,
    columns: columns.map(({ kind, width }) => ({ numFmt: formats[kind], ...(width !== undefined && { width }) })),
    freezePane: { rows: 1 },
  });
  return blobOfStream(stream, workbookType);
}
