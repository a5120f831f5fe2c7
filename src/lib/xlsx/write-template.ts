import { colToLetter, writeXlsx, type DataValidation } from 'hucre/xlsx';

import { cellText, workbookType } from './write-workbook';

/** A column that is to be filled in. */
export type TemplateColumn = {
  heading: string;
  /** The type of a column: text as typed ('00042'), a number or a date. */
  kind: 'text' | 'number' | 'date';
  /** Options of the drop-down list of its cells; none: no list. */
  choices: readonly string[];
  /** Other values are refused. */
  isClosed: boolean;
};

/** Rows that are prepared. Further ones can be filled in too, without lists. */
const preparedRows = 300;

const choicesSheet = 'Values';
const formats = { text: '@', number: '0.##', date: 'yyyy-mm-dd' } as const;

/** The rule of a column's cells. A list within the rule could not have commas in its values. */
function validationOf(
  { kind, choices, isClosed }: TemplateColumn,
  column: number,
  listColumn: number,
): DataValidation | null {
  const range = `${colToLetter(column)}2:${colToLetter(column)}${preparedRows + 1}`;
  if (choices.length > 0) {
    const letter = colToLetter(listColumn);
    return {
      type: 'list',
      range,
      allowBlank: true,
      formula1: `${choicesSheet}!$${letter}$2:$${letter}$${choices.length + 1}`,
      ...(isClosed && {
        showErrorMessage: true,
        errorTitle: 'Not in the list',
        errorMessage: 'Choose one of the list.',
      }),
    };
  }
  if (kind !== 'date') return null;
  return { type: 'date', range, allowBlank: true, operator: 'greaterThan', formula1: '1' };
}

/** The workbook's own rows of texts or nulls. */
const columnsAsRows = (columns: readonly (readonly string[])[], count: number) =>
  Array.from({ length: count }, (_, row) =>
    columns.map((column) => (column[row] === undefined ? null : cellText(column[row]))),
  );

const boldRow = (length: number) =>
  new Map(Array.from({ length }, (_, column) => [`0,${column}`, { style: { font: { bold: true } } }]));

/** An empty workbook: headings and typed cells, and a sheet with what its lists offer. `sheet` has at most 31 characters. */
export async function writeTemplate(sheet: string, columns: readonly TemplateColumn[]): Promise<Blob> {
  const lists = columns.filter(({ choices }) => choices.length > 0);
  const headings = columns.map(({ heading }) => cellText(heading));
  const validations = columns.map((column, index) => validationOf(column, index, lists.indexOf(column)));
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheet,
        columns: columns.map(({ heading, kind }) => ({
          width: Math.max(12, heading.length + 4),
          numFmt: formats[kind],
        })),
        // A cell has no format before it exists.
        rows: [
          headings,
          ...columnsAsRows(
            columns.map(() => []),
            preparedRows,
          ),
        ],
        cells: boldRow(columns.length),
        freezePane: { rows: 1 },
        dataValidations: validations.flatMap((validation) => validation ?? []),
      },
      {
        name: choicesSheet,
        columns: lists.map(() => ({ width: 28 })),
        rows: columnsAsRows(
          lists.map(({ heading, choices }) => [heading, ...choices]),
          Math.max(...lists.map(({ choices }) => choices.length)) + 1,
        ),
        cells: boldRow(lists.length),
      },
    ],
  });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: workbookType });
}
