import type { ExportedGoal } from '@/components/goal/exported-goal';
import { printPeople } from '@/components/goal/print';
import { goalKinds } from '@/domain/goal-kind';
import { downloadBlob } from '@/lib/download';
import { buildPdf } from '@/lib/pdf';

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
