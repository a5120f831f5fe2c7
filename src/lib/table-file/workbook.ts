import { readXlsx, type Cell as XlsxCell, type CellValue, type Sheet } from 'hucre/xlsx';

import { fileProblems, TableFileError, tableLimits } from './problems';
import { createRowFilter } from './rows';
import { unsolvedFormula, type Cell, type OtherSheet, type TableRow, type WorkbookFacts } from './table';

/** Rows of another sheet that decide whether it has the people. */
const firstRows = 20;

/** The request to the worker, its first message. A blob is passed on without being copied. */
export type ReadRequest = { file: Blob; sheet: string | undefined };

/** Other archives with the list of contents of a workbook have one of these: a binary workbook, a text document. */
const otherArchives = ['xl/workbook.bin', 'word/document.xml'];

const signatures = { entry: 0x02014b50, end: 0x06054b50 };

/** The 32-bit value that refers to a 64-bit field. */
const inMore = 0xffffffff;

/** The names in the directory of a ZIP archive. @throws TableFileError for a file that unpacks to too much */
function namesIn(bytes: Uint8Array<ArrayBuffer>): Set<string> {
  const view = new DataView(bytes.buffer);
  const names = new Set<string>();
  let end = bytes.length - 22;
  while (end > 0 && view.getUint32(end, true) !== signatures.end) end -= 1;
  let at = view.getUint32(end + 16, true);
  while (view.getUint32(at, true) === signatures.entry) {
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const size = view.getUint32(at + 24, true);
    if ((size === inMore ? view.getBigUint64(nameEnd + 4, true) : size) > tableLimits.partBytes) {
      throw new TableFileError(fileProblems.tooLarge);
    }
    names.add(new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)));
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/** A moment from the reader, in UTC. Days before 1900 mean a time without a date. */
function cellOfDate(date: Date): Cell {
  // Every spreadsheet shows an impossible date as '####'.
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) return '#####';
  // A serial number is a fraction: its moment may be some milliseconds off.
  const text = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  const [day, time] = [text.slice(0, 10), text.slice(11, 16)];
  if (date.getUTCFullYear() < 1900) return time;
  // A time late in the day may be midnight of another zone: it is asked about with those of text files.
  return time === '00:00' ? { date: day } : `${day} ${time}`;
}

function cellOf(value: CellValue, { formula, style }: Partial<XlsxCell> = {}): Cell {
  if (value instanceof Date) return cellOfDate(value);
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value !== 'number') return formula === undefined ? '' : unsolvedFormula;
  // The zeros of '00042' come from the format; people read them as part of the value.
  const [padding] = /^0{2,}$/.exec(style?.numFmt ?? '') ?? [];
  if (padding !== undefined && Number.isInteger(value) && value >= 0) {
    return String(value).padStart(padding.length, '0');
  }
  // The fifteen digits that a spreadsheet shows of 0.1 + 0.2; whole numbers stay, because they may be IDs.
  return Number.isInteger(value) ? value : Number(value.toPrecision(15));
}

function rowsOf({ rows, cells, rowDefs }: Sheet): TableRow[] {
  const rowOf = createRowFilter();
  return rows.flatMap((values, at) => {
    const row = rowOf(
      at + 1,
      values.map((value, column) => cellOf(value, cells?.get(`${at},${column}`))),
    );
    if (row === null) return [];
    const { hidden, height } = rowDefs?.get(at) ?? {};
    return [hidden === true || height === 0 ? { ...row, isHidden: true } : row];
  });
}

/** The rows of the sheet at an index; none of one of charts, which the reader misses. */
async function readSheet(bytes: Uint8Array, index: number): Promise<TableRow[]> {
  try {
    const { sheets } = await readXlsx(bytes, { sheets: [index], readStyles: true });
    return sheets.flatMap(rowsOf);
  } catch (reason) {
    if (String(reason).includes('missing worksheet')) return [];
    throw reason;
  }
}

/**
 * Reads a sheet of an XLSX file: the one of this name, else the first one that is shown and has content. The result that its
 * formulas gave last is read; macros are never looked at.
 * @returns its rows, and what the other sheets hold
 * @throws a `TableFileError`, or what the reader throws at a damaged file
 */
export async function readWorkbook({ file, sheet: wanted }: ReadRequest) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const names = namesIn(bytes);
  if (!names.has('[Content_Types].xml') || otherArchives.some((name) => names.has(name))) {
    throw new TableFileError(fileProblems.otherFormat);
  }
  const all: { name: string; index: number; isHidden: boolean }[] = [];
  await readXlsx(bytes, {
    sheets: ({ name, index, hidden, veryHidden }) => {
      all.push({ name, index, isHidden: hidden === true || veryHidden === true });
      return false;
    },
  });
  let found: { sheet: string; rows: readonly TableRow[] } | null = null;
  const others: OtherSheet[] = [];
  for (const { name, index, isHidden } of all) {
    if (isHidden && name !== wanted) continue;
    const isCandidate = wanted === undefined ? found === null : name === wanted;
    try {
      const rows = await readSheet(bytes, index);
      if (isCandidate && (rows.length > 0 || name === wanted)) found = { sheet: name, rows };
      else if (rows.length > 0) others.push({ name, rows: rows.length, first: rows.slice(0, firstRows) });
    } catch (reason) {
      if (isCandidate) throw reason;
      // It is too large or damaged.
      others.push({ name, rows: null, first: [] });
    }
  }
  if (found === null) throw new TableFileError(fileProblems.empty);
  const sheets = all.map(({ name }) => name);
  const facts: WorkbookFacts = { format: 'xlsx', sheet: found.sheet, sheets, others };
  return { facts, rows: found.rows };
}
