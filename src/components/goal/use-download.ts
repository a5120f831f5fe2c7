import { useId } from 'react';

import { UnreadableVersions } from '@/device/versions';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds } from '@/domain/goal-kind';
import type { MergedGoal, PocketGoals } from '@/domain/merged-goal';
import { successes } from '@/domain/messages';
import { versionMessages } from '@/domain/version-messages';
import { downloadBlob } from '@/lib/download';
import { loadPart, prefetch } from '@/ui/lazy';
import { usePageMutation } from '@/ui/use-page-mutation';

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

/** Downloads records as PDF, each once at a time, not after leaving the page. `whenReady` gives the goals with own versions. */
export function useDownload(whenReady: () => Promise<PocketGoals>) {
  const { mutate, pending } = usePageMutation(
    {
      mutationKey: ['pdf', useId()],
      mutationFn: async (record: GoalRecord) => goalPdf(record, (await whenReady()).mergedOf(record)),
      gcTime: 0,
      meta: { success: successes.pdfDownloaded, failure: failureText, logged: 'Creating a PDF failed.' },
    },
    {
      onSuccess: ({ blob, fileName }, _record, { isShown }) => {
        if (isShown) downloadBlob(blob, fileName);
      },
      isSame: (one, other) => one.key === other.key,
    },
  );
  return { download: mutate, downloading: pending.map(({ key }) => key) };
}

const failureText = (reason: unknown): string =>
  reason instanceof UnreadableVersions ? versionMessages.unreadable : "We couldn't create the PDF. Try again.";
