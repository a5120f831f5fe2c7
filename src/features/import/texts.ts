import type { Encoding, Separator, Table } from '@/lib/table-file/table';
import { withCommas } from '@/lib/with-commas';

import { peopleIn } from './table-query';

export const separators: readonly { value: Separator; label: string; words: string }[] = [
  { value: ',', label: 'Comma', words: 'commas' },
  { value: ';', label: 'Semicolon', words: 'semicolons' },
  { value: '\t', label: 'Tab', words: 'tabs' },
  { value: '|', label: 'Vertical bar', words: 'vertical bars' },
];

export const encodings: readonly { value: Encoding; label: string }[] = [
  { value: 'UTF-8', label: 'UTF-8' },
  { value: 'UTF-16', label: 'UTF-16' },
  { value: 'Windows-1252', label: 'Windows-1252, western Europe' },
  { value: 'Windows-1250', label: 'Windows-1250, central Europe' },
  { value: 'Windows-1251', label: 'Windows-1251, Cyrillic' },
  { value: 'Macintosh', label: 'Macintosh, older programs of a Mac' },
  { value: 'Shift_JIS', label: 'Shift_JIS, Japanese' },
  { value: 'GB18030', label: 'GB18030, Chinese' },
];

/** How a file was understood: 'CSV, semicolons, Windows-1252' or 'XLSX, sheet People'. */
export function describeFile(facts: Table['facts']): string {
  if (facts.format === 'xlsx') {
    const { sheet, sheets } = facts;
    const place = sheets.length === 1 ? '' : ` ${sheets.indexOf(sheet) + 1} of ${sheets.length}:`;
    return `XLSX, sheet${place} ${sheet}`;
  }
  return `CSV, ${separators.find(({ value }) => value === facts.separator)?.words ?? ''}, ${facts.encoding}`;
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
