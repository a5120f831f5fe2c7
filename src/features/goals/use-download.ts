import { useState } from 'react';

import { goalKinds } from '@/domain/goal-kind';
import { successes } from '@/domain/messages';
import type { GoalRecord } from '@/domain/records';
import { downloadBlob } from '@/lib/download';
import { log } from '@/lib/log';
import { resultLines } from '@/lib/pdf/result-lines';
import { notify } from '@/ui/notify';
import { useAction } from '@/ui/use-submission';

/** Makes the PDF of a record (spec 7). The code for it is loaded on the first press. */
async function goalPdf(record: GoalRecord): Promise<{ blob: Blob; fileName: string }> {
  const { buildPdf, pdfFileName } = await import('@/lib/pdf');
  const { pdfTitle, pdfPrefix } = goalKinds[record.kind];
  const blob = await buildPdf({
    title: pdfTitle,
    goal: record.goal,
    role: record.role,
    lines: resultLines(record.result),
  });
  return { blob, fileName: pdfFileName(pdfPrefix, record.goal) };
}

/** Downloads a record as PDF, one at a time. */
export function useDownload() {
  const [downloading, setDownloading] = useState<string | null>(null);
  const { run } = useAction({
    send: (_signal, record: GoalRecord) => {
      setDownloading(record.key);
      return goalPdf(record);
    },
    onDone: ({ blob, fileName }) => {
      setDownloading(null);
      downloadBlob(blob, fileName);
      notify.success(successes.pdfDownloaded);
    },
    onFailure: (reason) => {
      setDownloading(null);
      log('A PDF could not be made.', reason);
      notify.error('The PDF could not be made. Try again.');
    },
  });
  return { download: run, downloading };
}
