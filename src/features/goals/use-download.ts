import { useEffect, useRef, useState } from 'react';

import { goalKinds } from '@/domain/goal-kind';
import { successes } from '@/domain/messages';
import type { GoalRecord } from '@/domain/records';
import { downloadBlob } from '@/lib/download';
import { log } from '@/lib/log';
import { resultLines } from '@/lib/pdf/plain-text';
import { loadPart } from '@/ui/lazy';
import { notify } from '@/ui/toast';

/** Makes the PDF of a record (spec 7). The code for it is loaded on the first press. */
async function goalPdf(record: GoalRecord): Promise<{ blob: Blob; fileName: string }> {
  const { buildPdf, pdfFileName } = await loadPart(() => import('@/lib/pdf'));
  const { pdfTitle, pdfPrefix } = goalKinds[record.kind];
  const blob = await buildPdf({
    title: pdfTitle,
    goal: record.goal,
    role: record.role,
    lines: resultLines(record.result),
  });
  return { blob, fileName: pdfFileName(pdfPrefix, record.goal) };
}

/** Downloads records as PDF, each at most once at a time; leaving the pocket gives it up without a word. */
export function useDownload() {
  const [downloading, setDownloading] = useState<readonly string[]>([]);
  // A ref, since a second press in the same task would still see the state of the first.
  const running = useRef(new Set<string>());
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  async function download(record: GoalRecord): Promise<void> {
    if (running.current.has(record.key)) return;
    running.current.add(record.key);
    setDownloading([...running.current]);
    try {
      const { blob, fileName } = await goalPdf(record);
      if (hasLeft.current) return;
      downloadBlob(blob, fileName);
      notify.success(successes.pdfDownloaded);
    } catch (reason) {
      if (hasLeft.current) return;
      log('A PDF could not be made.', reason);
      notify.error('The PDF could not be made. Try again.');
    } finally {
      running.current.delete(record.key);
      setDownloading([...running.current]);
    }
  }

  return {
    download: (record: GoalRecord) => void download(record),
    /** The keys of the records whose PDF is being made. */
    downloading,
  };
}
