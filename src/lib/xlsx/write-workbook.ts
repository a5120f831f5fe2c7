import { writeXlsxStream } from 'hucre/xlsx';

import { cutText } from '../cut-text';
import { shownText } from '../pdf/plain-text';
import { createPause } from '../slices';
import { blobOfStream } from '../streams';
import {
  clockText,
  isPlainNumber,
  type TableCell,
  type TableColumn,
  type WrittenFile,
  type WrittenTable,
} from '../written-table';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** '@' is text: without it, opening and saving '00042' in a spreadsheet may make it a number. */
const formats: Record<TableColumn['kind'], string> = {
  text: '@',
  number: 'General',
  percent: '0%',
  date: 'yyyy-mm-dd',
  datetime: 'yyyy-mm-dd hh:mm:ss',
};

/** Excel calls a file with a longer text damaged. */
const longestText = 32_767;

/** A workbook has no time zones: a moment is written as the clock on the wall shows it. */
function localClock(moment: Date): Date {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
}

/** Workbooks have no days before 1900 and none after 9999. */
const hasDay = (moment: Date): boolean => moment.getUTCFullYear() >= 1900 && moment.getUTCFullYear() <= 9999;

/** A cell's text within `longestText`; '_x0041_' is escaped, or Excel reads an 'A'. `onCut` is called for longer text. */
export function cellText(text: string, onCut: () => void = () => {}): string {
  const shown = shownText(text);
  if (shown.length > longestText) onCut();
  return cutText(shown, longestText, ({ length }) => length).replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

function cellOf(
  value: TableCell | undefined,
  kind: TableColumn['kind'],
  onCut: () => void,
): string | number | Date | null {
  if (value === undefined || value === null || value === '') return null;
  if (value instanceof Date) {
    const clock = localClock(value);
    return hasDay(clock) ? clock : clockText(value);
  }
  if (typeof value === 'number') return kind === 'percent' ? value / 100 : value;
  if (kind === 'number' && isPlainNumber(value)) return Number(value);
  if (kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    const day = new Date(value);
    if (hasDay(day)) return day;
  }
  return cellText(value, onCut);
}

/**
 * Writes a workbook of one sheet, whose first row has the headings and stays in sight. Every cell has its type, so that no
 * text is ever taken for a formula or a number. It yields to the browser between rows.
 * @returns an XLSX file; its note says how many cells were shortened
 * @throws the signal's reason once it is aborted
 */
export async function writeWorkbook(
  { name, columns, rows }: WrittenTable,
  signal: AbortSignal = new AbortController().signal,
): Promise<WrittenFile> {
  const pause = createPause(signal);
  let cut = 0;
  const onCut = () => (cut += 1);
  async function* typedRows() {
    yield columns.map(({ heading }) => heading);
    for (const row of rows) {
      yield columns.map(({ kind }, index) => cellOf(row[index], kind, onCut));
      await pause();
    }
  }
  const stream = writeXlsxStream(typedRows(), {
    name,
    columns: columns.map(({ kind, width }) => ({ numFmt: formats[kind], ...(width !== undefined && { width }) })),
    freezePane: { rows: 1 },
  });
  const blob = await blobOfStream(stream, workbookType);
  const cells = cut === 1 ? '1 cell was' : `${cut} cells were`;
  return {
    blob,
    note: cut === 0 ? '' : `A cell in XLSX holds 32,767 characters, so ${cells} shortened. CSV keeps the whole text.`,
  };
}
