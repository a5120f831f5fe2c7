import { kindsOf, type ExportedGoal } from '@/components/goal/exported-goal';
import { goalKinds } from '@/domain/goal-kind';
import { formatDate } from '@/lib/dates';
import { datedFileName, downloadBlob } from '@/lib/download';
import { buildPdfOfSeveral } from '@/lib/pdf';
import type { Work } from '@/lib/slices';

import { csvOfGoals } from './csv';

export type { Work } from '@/lib/slices';
export { exportedGoals, type ExportedGoal } from '@/components/goal/exported-goal';
export { copyMarkdown } from '@/components/goal/markdown';
export { printGoals } from '@/components/goal/print';

/**
 * Downloads goals as one PDF: contents, then each goal on its own page (docs/product.md 7.18).
 * @throws the signal's reason once it is aborted
 */
export async function exportPdf(goals: readonly ExportedGoal[], work: Work): Promise<void> {
  const now = new Date();
  const title = kindsOf(goals).join(' and ');
  const records = goals.map(({ kind, ...goal }) => ({ ...goal, title: goalKinds[kind].pdfTitle }));
  const blob = await buildPdfOfSeveral({ title, day: formatDate(now), records }, work);
  work.signal.throwIfAborted();
  downloadBlob(blob, datedFileName(fileStart(goals), 'pdf', now));
}

/**
 * Downloads goals as a CSV file with a row for each line (docs/product.md 7.18).
 * @throws the signal's reason once it is aborted
 */
export async function exportCsv(goals: readonly ExportedGoal[], work: Work): Promise<void> {
  const pieces = await csvOfGoals(goals, work);
  const blob = new Blob(pieces, { type: 'text/csv;charset=utf-8' });
  work.signal.throwIfAborted();
  downloadBlob(blob, datedFileName(fileStart(goals), 'csv', new Date()));
}

/** 'OKRs', 'OKRs-and-KPIs' */
function fileStart(goals: readonly ExportedGoal[]): string {
  return kindsOf(goals).join('-and-');
}
