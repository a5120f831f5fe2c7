/** The value of a cell: a text, or a workbook's number, boolean or day ('YYYY-MM-DD'). '' is empty. */
export type Cell = string | number | boolean | { readonly date: string };

/** The separator of a text file. */
export type Separator = ',' | ';' | '\t' | '|';

/** Encodings of a text file. The first three are detected, the others can be selected. */
export type Encoding =
  | 'UTF-8'
  | 'UTF-16'
  | 'Windows-1252'
  | 'Windows-1250'
  | 'Windows-1251'
  | 'Macintosh'
  | 'Shift_JIS'
  | 'GB18030';

/** How a text file was understood. */
type TextFileFacts = {
  readonly format: 'text';
  readonly encoding: Encoding;
  readonly separator: Separator;
};

/** A visible sheet that was not read: its rows with content, null for too many, and the first of them. */
export type OtherSheet = {
  readonly name: string;
  readonly rows: number | null;
  readonly first: readonly TableRow[];
};

/**
 * Which sheet of a workbook was read, the names of all readable ones in order, and the other visible ones with content.
 */
export type WorkbookFacts = {
  readonly format: 'xlsx';
  readonly sheet: string;
  readonly sheets: readonly string[];
  readonly others: readonly OtherSheet[];
};

/** The cell of a workbook whose formula has no stored result. */
export const unsolvedFormula = '=…';

/**
 * A row that is not empty, up to its last cell that is not. Rows may differ in length.
 *
 * `line` is its number as the file counts rows, from 1: rows that are left out for being empty count, and in a text file
 * also the further lines of a cell that has line breaks.
 * `isHidden` is true of a row that a workbook does not show.
 */
export type TableRow = { readonly line: number; readonly cells: readonly Cell[]; readonly isHidden?: true };

/** The content of a file. */
export type Table = { readonly facts: TextFileFacts | WorkbookFacts; readonly rows: readonly TableRow[] };

/** How a file is to be read. */
export type ReadOptions = {
  separator?: Separator | undefined;
  encoding?: Encoding | undefined;
  /** The name of a sheet of a workbook; else the first one that is shown and has content. */
  sheet?: string | undefined;
  signal?: AbortSignal | undefined;
};
