import { makeZip } from 'client-zip';

import type { ExportedGoal } from '@/components/goal/exported-goal';
import { fullName, type EmployeeSummary } from '@/domain/employee';
import { goalKinds } from '@/domain/goal-kind';
import { formatDate } from '@/lib/dates';
import { datedFileName, downloadBlob } from '@/lib/download';
import { buildPdf, buildPdfOfSeveral, pdfFileName, type PdfGroup } from '@/lib/pdf';
import { createPause, type Work } from '@/lib/slices';
import { blobOfStream } from '@/lib/streams';

export type PackedPerson = { person: EmployeeSummary; goals: readonly ExportedGoal[] };

const nameOf = (person: EmployeeSummary): string => fullName(person) || person.workMail || 'Unnamed';

function groupOf({ person, goals }: PackedPerson): PdfGroup {
  return {
    title: nameOf(person),
    subtitle: person.department,
    records: goals.map(({ kind, ...goal }) => ({ ...goal, title: goalKinds[kind].singular })),
  };
}

/** Saves one PDF: contents, then each person from a new page on, with an outline. @throws the signal's reason */
export async function savePdf(people: readonly PackedPerson[], work: Work): Promise<void> {
  const now = new Date();
  const content = { title: 'Goals', day: formatDate(now), records: people.map(groupOf) };
  const blob = await buildPdfOfSeveral(content, work);
  work.signal.throwIfAborted();
  downloadBlob(blob, datedFileName('Goals', 'pdf', now));
}

/** Unique names on case-insensitive file systems: 'ana@eu.example.pdf', 'ana@eu.example (2).pdf'. */
function createNames(): (person: EmployeeSummary) => string {
  const counts = new Map<string, number>();
  return (person) => {
    const name = pdfFileName('', person.workMail || nameOf(person));
    const key = name.toLowerCase();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? name : name.replace(/\.pdf$/, ` (${count}).pdf`);
  };
}

async function* eachFile(people: readonly PackedPerson[], { signal, onProgress }: Work) {
  const pause = createPause(signal);
  const nameFor = createNames();
  onProgress(0, people.length);
  for (const [index, each] of people.entries()) {
    const input = await buildPdf(groupOf(each));
    yield { name: nameFor(each.person), input };
    onProgress(index + 1, people.length);
    await pause();
  }
}

/** Saves a ZIP with a PDF for each person, named by the work email for mail merge. @throws the signal's reason */
export async function saveZip(people: readonly PackedPerson[], work: Work): Promise<void> {
  const blob = await blobOfStream(makeZip(eachFile(people, work)), 'application/zip');
  work.signal.throwIfAborted();
  downloadBlob(blob, datedFileName('Goals', 'zip', new Date()));
}
