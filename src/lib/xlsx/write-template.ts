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

/** The rule of a column's list. A list within the rule could not have commas in its values. */
function ruleOf(column: number, listColumn: number, { choices, isClosed }: TemplateColumn): DataValidation {
  const [letter, listLetter] = [colToLetter(column), colToLetter(listColumn)];
  return {
    type: 'list',
    range: `${letter}2:${letter}${preparedRows + 1}`,
    allowBlank: true,
    formula1: `${choicesSheet}!$${listLetter}$2:$${listLetter}$${choices.length + 1}`,
    ...(isClosed && {
      showErrorMessage: true,
      errorTitle: 'Not in the list',
      errorMessage: 'Choose one of the list.',
    }),
  };
}

const boldRow = (length: number) =>
  new Map(Array.from({ length }, (_, column) => [`0,${column}`, { style: { font: { bold: true } } }]));

/** An empty workbook: headings and typed cells, and a sheet with what its lists offer. `sheet` has at most 31 characters. */
export async function writeTemplate(sheet: string, columns: readonly TemplateColumn[]): Promise<Blob> {
  const lists = columns.filter(({ choices }) => choices.length > 0);
  const longest = Math.max(...lists.map(({ choices }) => choices.length));
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
          columns.map(({ heading }) => cellText(heading)),
          ...Array.from({ length: preparedRows }, () => columns.map(() => null)),
        ],
        cells: boldRow(columns.length),
        freezePane: { rows: 1 },
        dataValidations: lists.map((list, index) => ruleOf(columns.indexOf(list), index, list)),
      },
      {
        name: choicesSheet,
        columns: lists.map(() => ({ width: 28 })),
        rows: Array.from({ length: longest + 1 }, (_, row) =>
          lists.map(({ heading, choices }) => cellText([heading, ...choices][row] ?? '') || null),
        ),
        cells: boldRow(lists.length),
      },
    ],
  });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: workbookType });
}
