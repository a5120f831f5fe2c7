import Papa from 'papaparse';

import { createPause } from '../slices';
import { fileProblems, openQuote, TableFileError, tableLimits } from './problems';
import { createRowFilter } from './rows';
import type { Encoding, ReadOptions, Separator, Table, TableRow } from './table';

/** Characters parsed in one piece, in 4 ms, or 20 on a slow phone. */
const pieceLength = 32_768;

const sampleRows = 20;

const separators: readonly Separator[] = [',', ';', '\t', '|'];

/** Which of the two kinds of UTF-16 the bytes seem to be, null for neither. */
function utf16Of(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first = 0, second = 0] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a byte order mark: in most European languages every other byte of UTF-16 is zero.
  const zeros = [0, 1].map((parity) => head.filter((byte, index) => byte === 0 && index % 2 === parity).length);
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 4 && even === 0) return 'utf-16le';
  return even > head.length / 4 && odd === 0 ? 'utf-16be' : null;
}

/**
 * The text of a file, with '\n' as the only line end, in the encoding that is asked for, else in the one that its bytes seem to
 * have. Every byte has a character in Windows-1252.
 */
function decode(bytes: ArrayBuffer, head: Uint8Array, asked: Encoding | undefined) {
  const read = (encoding: Encoding, label = encoding.toLowerCase(), fatal = false) => {
    const decoder = new TextDecoder(label, { fatal });
    // Node reads '€' of Windows-1252 in a stream only.
    const text = decoder.decode(bytes, { stream: true }) + decoder.decode();
    return { encoding, text: text.replaceAll(/\r\n?/g, '\n') };
  };
  const utf16 = utf16Of(head);
  if (asked === 'UTF-16' || (asked === undefined && utf16 !== null)) return read('UTF-16', utf16 ?? 'utf-16le');
  if (asked !== undefined) return read(asked);
  const isMarked = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
  try {
    return read('UTF-8', 'utf-8', !isMarked);
  } catch {
    return read('Windows-1252');
  }
}

/** Spreadsheets may name the separator in a first line: 'sep=;'. */
const separatorLine = /^sep=(.)(?:\n|$)/i;

/** How many columns a separator gives the rows of a text, less where rows differ. */
function columnsBy(delimiter: Separator, text: string): number {
  const { data } = Papa.parse<string[]>(text, { preview: sampleRows, delimiter, skipEmptyLines: 'greedy' });
  const counts = new Map<number, number>();
  for (const { length } of data) counts.set(length, (counts.get(length) ?? 0) + 1);
  // A separator that is part of the text occurs a different number of times in every row; a title has none.
  const shares = [...counts].map(([columns, rows]) => (columns === 1 ? 0 : columns * (rows / data.length) ** 2));
  return Math.max(0, ...shares);
}

/** The separator with the most columns, else a comma. Titles and decimal commas mislead Papa Parse's own guess. */
function guessSeparator(text: string): Separator {
  const [, named] = separatorLine.exec(text) ?? [];
  const declared = separators.find((one) => one === named);
  if (declared !== undefined) return declared;
  const found = separators.map((separator) => ({ separator, columns: columnsBy(separator, text) }));
  const best = found.reduce((one, other) => (other.columns > one.columns ? other : one));
  return best.separator;
}

/** The first letters of files chosen by mistake. Some programs name a web page like a workbook. */
const otherFile = /^(?:%PDF|\s*<(?:!doctype|html|\?xml|table|meta|head))/i;

/** The rows of a text, and the line of the first row with a misplaced quotation mark, null for none. */
type Parsed = { rows: TableRow[]; faulty: number | null };

/** Reads the rows of a text. @param hasQuotes whether a quotation mark encloses a cell; else it is a letter */
async function parse(
  text: string,
  delimiter: Separator,
  hasQuotes: boolean,
  pause: () => Promise<void>,
): Promise<Parsed> {
  const parser = new Papa.Parser({ delimiter, newline: '\n', fastMode: !hasQuotes });
  const rowOf = createRowFilter();
  const rows: TableRow[] = [];
  let line = 1;
  const mails = new Set<number>();
  let rest = '';
  for (let start = 0; start < text.length; start += pieceLength) {
    rest += text.slice(start, start + pieceLength);
    // The last row of a piece may continue in the next one.
    const goesOn = start + pieceLength < text.length;
    const { data, errors, meta } = parser.parse(rest, 0, goesOn) as Papa.ParseResult<string[]>;
    const faulty = Math.min(...errors.map(({ row = 0 }) => row));
    for (const [at, cells] of data.entries()) {
      if (at === faulty || mayBeRows(cells, delimiter, mails)) return { rows, faulty: line };
      const row = line === 1 && separatorLine.test(cells.join(delimiter)) ? null : rowOf(line, cells);
      if (row !== null) rows.push(row);
      cells.forEach((cell, column) => cell.includes('@') && mails.add(column));
      line += cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 1);
    }
    rest = rest.slice(meta.cursor);
    if (rest.length > tableLimits.rowCharacters) return { rows, faulty: line };
    await pause();
  }
  return { rows, faulty: null };
}

/**
 * Whether a cell of several lines may be rows of people: '"Lead,ada@x.example' above 'Chief"' is one cell.
 * @param mails the columns in which rows before have mails: a person without one has nothing there
 */
function mayBeRows(cells: readonly string[], separator: Separator, mails: ReadonlySet<number>): boolean {
  const isWithoutMail = (parts: readonly string[]) =>
    parts.length >= cells.length && mails.size > 0 && [...mails].every((at) => parts[at] === '');
  const lines = cells.flatMap((cell) => (cell.includes('\n') ? cell.split('\n') : []));
  return lines.some((line) => line.includes(separator) && (line.includes('@') || isWithoutMail(line.split(separator))));
}

const hasCell =
  (form: RegExp) =>
  ({ cells }: TableRow): boolean =>
    cells.some((cell) => typeof cell === 'string' && form.test(cell));

/** Whether a text whose marks are letters is a table: rows with marks are as wide as the others, and enclose no cell. */
function isTable({ rows, faulty }: Parsed): boolean {
  const hasMark = hasCell(/"/u);
  const marked = rows.filter(hasMark);
  const width = rows.reduce((max, row) => (hasMark(row) ? max : Math.max(max, row.cells.length)), 0);
  return faulty === null && marked.every(({ cells }) => cells.length === width) && !marked.some(hasCell(/^".*"$/u));
}

const enclosedLine = /^"((?:[^"]|"")*)"[,;\t]*$/u;

/** Takes the marks from lines that are one cell each: a program has read '"Ana,Fox,ana@x.example"' as one text. */
function withoutOuterMarks(text: string): string {
  const within = (line: string) => enclosedLine.exec(line)?.[1]?.replaceAll('""', '"') ?? line;
  const head = text
    .slice(0, pieceLength)
    .split('\n', sampleRows)
    .filter((line) => line !== '');
  const inner = head.map(within).join('\n');
  const isEnclosed =
    head.every((line) => enclosedLine.test(line)) && separators.some((one) => columnsBy(one, inner) > 2);
  return isEnclosed ? text.split('\n').map(within).join('\n') : text;
}

/** Reads a CSV or TSV file in pieces; `head` tells the encoding. @throws a `TableFileError`, or the signal's reason */
export async function readTextFile(
  file: Blob,
  head: Uint8Array,
  { separator, encoding: asked, signal }: ReadOptions,
): Promise<Table> {
  const pause = createPause(signal);
  const { encoding, text: written } = decode(await file.arrayBuffer(), head, asked);
  const text = withoutOuterMarks(written);
  const first = text.slice(0, pieceLength);
  if (otherFile.test(first)) throw new TableFileError(fileProblems.otherFormat);
  if (first.includes('\0'))
    throw new TableFileError(fileProblems[asked === undefined ? 'otherFormat' : 'otherEncoding']);
  const found = separator ?? guessSeparator(first);
  let parsed = await parse(text, found, true, pause);
  if (parsed.faulty !== null) {
    const message = openQuote(parsed.faulty);
    parsed = await parse(text, found, false, pause);
    if (!isTable(parsed)) throw new TableFileError(message);
  }
  if (parsed.rows.length === 0) throw new TableFileError(fileProblems.empty);
  return { facts: { format: 'text', encoding, separator: found }, rows: parsed.rows };
}
