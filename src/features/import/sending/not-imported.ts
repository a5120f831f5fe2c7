import { csvBlob, csvRows } from '@/lib/csv';
import { datedFileName } from '@/lib/download';

import type { ImportPlan, ImportRow, Mark } from './rows';

const reasonColumn = 'Why';

const notSent = 'Not sent: the import was stopped.';
const notKnown = 'No answer came: it is not known whether they are in.';

/** Why a row was not imported; '' for one that was. */
function reasonOf({ standing, why }: Mark): string {
  const reasons: Readonly<Record<Mark['standing'], string>> = {
    in: '',
    failed: why,
    left: notSent,
    again: `${notKnown} Not in your employee list so far.`,
    sending: notKnown,
    unknown: notKnown,
    here: 'Someone with this work email came into your company before the import.',
  };
  return reasons[standing];
}

/**
 * The text of a CSV file (RFC 4180) with the rows that were not imported as they were when they were checked, in their file's
 * order, and why.
 * Such a file can be mended and imported again: the reasons of the time before are replaced.
 */
export function notImportedCsv({ headings, leftOut }: ImportPlan, rows: readonly ImportRow[]): string {
  const width = headings.at(-1) === reasonColumn ? headings.length - 1 : headings.length;
  const rest = rows.map(({ line, cells, mark }) => ({ line, cells, why: reasonOf(mark) }));
  const lines = [...leftOut, ...rest.filter(({ why }) => why !== '')].toSorted((one, other) => one.line - other.line);
  const cellsOf = (cells: readonly string[]) => Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return csvRows([[...cellsOf(headings), reasonColumn], ...lines.map(({ cells, why }) => [...cellsOf(cells), why])]);
}

/** That file, 'Not-imported-2026-03-14.csv': the user's local day. */
export function notImportedFile(
  plan: ImportPlan,
  rows: readonly ImportRow[],
  now: Date,
): { blob: Blob; fileName: string } {
  return { blob: csvBlob([notImportedCsv(plan, rows)]), fileName: datedFileName('Not-imported', 'csv', now) };
}
