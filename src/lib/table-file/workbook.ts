import { streamXlsxRows } from 'hucre/xlsx';
import { readXml } from 'hucre/xml';

import { otherFormat, TableFileError, tableLimits } from './problems';
import { createRowFilter } from './rows';
import { sheetMarks } from './sheet-marks';
import { unsolvedFormula, type Cell, type OtherSheet, type TableRow, type WorkbookFacts } from './table';
import { readZipDirectory, unpackText, type ZipEntry } from './zip';

/** Limits of one message: rows, and the characters in them; short messages are handled quickly. */
const batch = { rows: 250, characters: 500_000 };

/** Rows of another sheet that decide whether it has the people. */
const firstRows = 20;

/** The request to the worker, its first message. A blob is passed on without being copied. */
export type ReadRequest = { file: Blob; sheet: string | undefined };

type Entries = ReadonlyMap<string, ZipEntry>;
type Sheet = { name: string; entry: ZipEntry; isHidden: boolean };
type Contents = { sheets: Sheet[]; styles: ZipEntry | undefined };

/** Other ZIP archives mistaken for workbooks, each with a file that only it has. */
const others = [
  ['xl/workbook.bin', 'a binary workbook (XLSB)'],
  ['content.xml', 'an OpenDocument spreadsheet'],
  ['Index/Document.iwa', 'a Numbers document'],
  ['Index.zip', 'a Numbers document'],
  ['word/document.xml', 'a text document'],
] as const;

/** 'worksheets/sheet1.xml', relative to a folder of the archive; from its root if it begins with a slash. */
function resolvePath(folder: string, target: string): string {
  const path = target.startsWith('/') ? target : `${folder}/${target}`;
  return decodeURI(new URL(path, 'file:///').pathname).slice(1);
}

async function relationsOf(entries: Entries, path: string) {
  const folder = path.split('/').slice(0, -1).join('/');
  const name = path.slice(folder === '' ? 0 : folder.length + 1);
  const entry = entries.get(resolvePath(folder, `_rels/${name}.rels`));
  if (entry === undefined) return [];
  const { data } = readXml(await unpackPart(entry), { rowTag: 'Relationship', attrPrefix: '', stripNamespaces: true });
  return data.map(({ Id: id, Type: type, Target: target }) => ({
    id: String(id),
    type: String(type).split('/').at(-1),
    path: resolvePath(folder, String(target)),
  }));
}

async function unpackPart(entry: ZipEntry): Promise<string> {
  if (entry.size > tableLimits.partBytes) throw new TableFileError('too-large-unpacked');
  return unpackText(entry);
}

/** The sheets of a workbook that have cells, and its other parts. Parts that are too large are refused here. */
async function contentsOf(entries: Entries): Promise<Contents> {
  for (const [file, what] of others) if (entries.has(file)) throw otherFormat(what);
  const [root] = (await relationsOf(entries, '')).filter(({ type }) => type === 'officeDocument');
  const workbook = entries.get(root?.path ?? '');
  if (root === undefined || workbook === undefined) throw new TableFileError('other-format');
  const relations = await relationsOf(entries, root.path);
  const partOf = (wanted: string) => entries.get(relations.find(({ type }) => type === wanted)?.path ?? '');
  const strings = partOf('sharedStrings');
  const styles = partOf('styles');
  for (const part of [strings, styles]) {
    if (part !== undefined && part.size > tableLimits.partBytes) throw new TableFileError('too-large-unpacked');
  }
  const { data } = readXml(await unpackPart(workbook), { rowTag: 'sheet', attrPrefix: '', stripNamespaces: true });
  const sheets = data.flatMap((attributes): Sheet[] => {
    // The attribute's name depends on the namespace prefix.
    const [, id] = Object.entries(attributes).find(([key]) => key.endsWith('id') && key !== 'sheetId') ?? [];
    const relation = relations.find((one) => one.id === id);
    const entry = relation?.type === 'worksheet' ? entries.get(relation.path) : undefined;
    if (entry === undefined) return [];
    const isHidden = attributes['state'] === 'hidden' || attributes['state'] === 'veryHidden';
    return [{ name: String(attributes['name']), entry, isHidden }];
  });
  return { sheets, styles };
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

/** The fifteen digits that a spreadsheet shows of 0.1 + 0.2; whole numbers stay, because they may be IDs. */
const shownNumber = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(15)));

function cellOf(value: unknown, padding: number | undefined): Cell {
  if (value instanceof Date) return cellOfDate(value);
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  // The zeros of '00042' come from the format; people read them as part of the value.
  if (padding !== undefined && Number.isInteger(value) && value >= 0) return String(value).padStart(padding, '0');
  return shownNumber(value);
}

const lengthOf = (cells: readonly Cell[]) =>
  cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 8), 0);

async function* readSheet(bytes: Uint8Array, { name, entry }: Sheet, styles: ZipEntry | undefined) {
  if (entry.size > tableLimits.sheetBytes) throw new TableFileError('too-large-unpacked');
  const { hidden, digitsAt, isUnsolved } = await sheetMarks(
    styles === undefined ? '' : await unpackText(styles),
    entry,
  );
  const rowOf = createRowFilter();
  let rows: TableRow[] = [];
  let characters = 0;
  let count = 0;
  let last = 0;
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: name })) {
    count += 1;
    if (count > tableLimits.sheetRows) throw new TableFileError('too-many-rows');
    // Rows may lack their number.
    const line = Number.isInteger(index) ? index + 1 : last + 1;
    last = line;
    const found = rowOf(
      line,
      values.map((value, column) =>
        isUnsolved(line, column) ? unsolvedFormula : cellOf(value, digitsAt(line, column)),
      ),
    );
    const row: TableRow | null = found !== null && hidden.has(line) ? { ...found, isHidden: true } : found;
    if (row === null) continue;
    rows.push(row);
    characters += lengthOf(row.cells);
    if (rows.length < batch.rows && characters < batch.characters) continue;
    yield rows;
    rows = [];
    characters = 0;
  }
  if (rows.length > 0) yield rows;
}

/** The content of a sheet that is not read; one that is too large or damaged has an unknown number of rows. */
async function lookInto(bytes: Uint8Array, sheet: Sheet, styles: ZipEntry | undefined): Promise<OtherSheet> {
  const first: TableRow[] = [];
  let count: number | null = 0;
  try {
    for await (const rows of readSheet(bytes, sheet, styles)) {
      first.push(...rows.slice(0, Math.max(0, firstRows - first.length)));
      count += rows.length;
    }
  } catch {
    count = null;
  }
  return { name: sheet.name, rows: count, first };
}

/**
 * Reads a sheet of an XLSX file: the one of this name, else the first one that is shown and has content. The result that its
 * formulas gave last is read; macros are never looked at.
 * @param take called with some rows at a time
 * @returns which sheet the rows are from, and what the others hold
 * @throws a `TableFileError`, or what the reader throws at a damaged file
 */
export async function readWorkbook(
  { file, sheet: sheetName }: ReadRequest,
  take: (rows: readonly TableRow[]) => void,
): Promise<WorkbookFacts> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { sheets, styles } = await contentsOf(readZipDirectory(bytes));
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  const wanted = sheetName === undefined ? shown : sheets.filter(({ name }) => name === sheetName);
  if (sheetName !== undefined && wanted.length === 0) throw new TableFileError('no-such-sheet');
  for (const sheet of wanted) {
    let isFound = sheetName !== undefined;
    for await (const rows of readSheet(bytes, sheet, styles)) {
      isFound = true;
      take(rows);
    }
    if (!isFound) continue;
    const unread: OtherSheet[] = [];
    for (const other of shown) if (other !== sheet) unread.push(await lookInto(bytes, other, styles));
    return {
      format: 'xlsx',
      sheet: sheet.name,
      sheets: sheets.map(({ name }) => name),
      others: unread.filter(({ rows }) => rows !== 0),
    };
  }
  throw new TableFileError('empty');
}
