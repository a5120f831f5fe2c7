import { startTransition, useRef, useState } from 'react';

import { UnreadableVersions } from '@/device/versions';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds } from '@/domain/goal-kind';
import type { MergedGoal, PocketGoals } from '@/domain/merged-goal';
import { successes } from '@/domain/messages';
import { versionMessages } from '@/domain/version-messages';
import { downloadBlob } from '@/lib/download';
import { log } from '@/lib/log';
import { loadPart, prefetch } from '@/ui/lazy';
import { notify } from '@/ui/toast';
import { usePageSignal } from '@/ui/use-page-signal';

const importPdfCode = () => import('@/lib/pdf');

/** A ref of the button of the open record: its PDF may be wanted next. */
export const likelyDownload = (button: Element | null): void => {
  if (button) prefetch(importPdfCode);
};

async function goalPdf(record: GoalRecord, merged: MergedGoal): Promise<{ blob: Blob; fileName: string }> {
  const { buildPdf, pdfFileName } = await loadPart(importPdfCode);
  const { pdfTitle, pdfPrefix } = goalKinds[record.kind];
  const { goal, role } = record;
  const blob = await buildPdf({ title: pdfTitle, goal, role, ...merged });
  return { blob, fileName: pdfFileName(pdfPrefix, goal) };
}

/** Downloads records as PDF, each once at a time, aborted on unmount. `whenReady` gives the goals with own versions. */
export function useDownload(whenReady: () => Promise<PocketGoals>) {
  const [downloading, setDownloading] = useState<readonly string[]>([]);
  // A ref, since a second press in the same task would still see the state of the first.
  const running = useRef(new Set<string>());
  const pageSignal = usePageSignal();

  async function download(record: GoalRecord): Promise<void> {
    if (running.current.has(record.key)) return;
    running.current.add(record.key);
    const page = pageSignal();
    // A short record is finished before its button could be drawn as pending: the file goes first.
    startTransition(() => setDownloading([...running.current]));
    try {
      const goals = await whenReady();
      const { blob, fileName } = await goalPdf(record, goals.mergedOf(record));
      if (page?.aborted) return;
      downloadBlob(blob, fileName);
      notify.success(successes.pdfDownloaded);
    } catch (reason) {
      if (page?.aborted) return;
      log('Creating a PDF failed.', reason);
      notify.error(
        reason instanceof UnreadableVersions ? versionMessages.unreadable : "We couldn't create the PDF. Try again.",
      );
    } finally {
      running.current.delete(record.key);
      setDownloading([...running.current]);
    }
  }

  return { download: (record: GoalRecord) => void download(record), downloading };
}
