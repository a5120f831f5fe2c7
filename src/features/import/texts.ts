import type { Separator, Table } from '@/lib/table-file/table';
import { withCommas } from '@/lib/with-commas';

import { peopleIn } from './table-query';

const separators: Readonly<Record<Separator, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};

/** How a file was understood: 'CSV, semicolons, Windows-1252' or 'XLSX, sheet People'. */
export function describeFile(facts: Table['facts']): string {
  if (facts.format === 'xlsx') {
    const { sheet, sheets } = facts;
    const place = sheets.length === 1 ? '' : ` ${sheets.indexOf(sheet) + 1} of ${sheets.length}:`;
    return `XLSX, sheet${place} ${sheet}`;
  }
  return `CSV, ${separators[facts.separator]}, ${facts.encoding}`;
}

/** '1 row', '204 rows', '3 hidden rows'. */
export const rowsText = (count: number, kind = 'row'): string =>
  count === 1 ? `1 ${kind}` : `${withCommas(count)} ${kind}s`;

/** '2 rows above the names, 1 hidden row, and 3 rows of the sheet Dublin'; '' for none. @param header line of the names */
export function notReadText(table: Table, header: number, withHidden: boolean): string {
  const others = table.facts.format === 'xlsx' ? table.facts.others : [];
  const above = table.rows.filter(({ line }) => line < header).length;
  const hidden = peopleIn(table, header, true).length - peopleIn(table, header, withHidden).length;
  const parts = [
    ...(above > 0 ? [`${rowsText(above)} above the names`] : []),
    ...(hidden > 0 ? [rowsText(hidden, 'hidden row')] : []),
    ...others.map(({ name, rows }) => `${rows === null ? 'the rows' : rowsText(rows)} of the sheet ${name}`),
  ];
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
}
