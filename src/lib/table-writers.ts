import { writeCsv } from './csv';
import type { WrittenFile, WrittenTable } from './written-table';

async function writeXlsx(table: WrittenTable, signal: AbortSignal): Promise<WrittenFile> {
  const { writeWorkbook } = await import('./xlsx/write-workbook');
  return writeWorkbook(table, signal);
}

/** How a table becomes a file, by the file's extension (docs/product.md 15.8). */
export const tableWriters = { csv: writeCsv, xlsx: writeXlsx };

export type TableFormat = keyof typeof tableWriters;
