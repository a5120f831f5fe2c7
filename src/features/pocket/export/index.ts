import { pluralOf, type ExportedGoal } from '@/components/goal/exported-goal';
import { printPeople } from '@/components/goal/print';
import { goalKinds } from '@/domain/goal-kind';
import { formatDate } from '@/lib/dates';
import { datedFileName, downloadBlob } from '@/lib/download';
import { buildPdf, buildPdfOfSeveral } from '@/lib/pdf';
import type { Work } from '@/lib/slices';
import { tableWriters, type TableFormat } from '@/lib/table-writers';

import { tableOfGoals } from './table';

export type { Work } from '@/lib/slices';
export { exportedGoals, type ExportedGoal } from '@/components/goal/exported-goal';
export { copyMarkdown } from '@/components/goal/markdown';
export { printGoals } from '@/components/goal/print';

/** One PDF with contents and a page per goal (docs/product.md 7.18). @throws the signal's reason */
export async function exportPdf(goals: readonly ExportedGoal[], work: Work): Promise<void> {
  const now = new Date();
  const title = pluralOf(goals);
  const records = goals.map(({ kind, ...goal }) => ({ ...goal, title: goalKinds[kind].pdfTitle }));
  const blob = await buildPdfOfSeveral({ title, day: formatDate(now), records }, work);
  work.signal.throwIfAborted();
  downloadBlob(blob, datedFileName(title, 'pdf', now));
}

/**
 * A file with a row per line (docs/product.md 7.18). Resolves to what the file could not hold, or ''.
 * @throws the signal's reason once it is aborted
 */
export const exportTable =
  (format: TableFormat) =>
  async (goals: readonly ExportedGoal[], work: Work): Promise<string> => {
    const { blob, note } = await tableWriters[format](tableOfGoals(goals, work.onProgress), work.signal);
    work.signal.throwIfAborted();
    downloadBlob(blob, datedFileName(pluralOf(goals), format, new Date()));
    return note;
  };

/**
 * A closed quarter of a pocket for print (docs/product.md 7.25).
 * - `title`: 'OKRs, Q3 2026'
 * - `summary`: how many goals, their average score and its distribution
 * - `goals`: with only this quarter and no lines, so that each score is shown with its text at that time
 */
export type QuarterOnPaper = { title: string; summary: string; goals: readonly ExportedGoal[] };

/** Saves one PDF, 'OKRs-Q3-2026.pdf'. */
export async function saveQuarter({ title, summary, goals }: QuarterOnPaper): Promise<void> {
  const records = goals.map(({ kind, ...goal }) => ({ ...goal, title: goalKinds[kind].singular }));
  downloadBlob(await buildPdf({ title, subtitle: summary, records }), `${title.replaceAll(/\W+/g, '-')}.pdf`);
}

/** Opens the print dialog; resolves when it is closed. */
export const printQuarter = ({ title, summary, goals }: QuarterOnPaper): Promise<void> =>
  printPeople([{ name: title, department: summary, goals }], {
    signal: new AbortController().signal,
    onProgress: () => {},
  });
