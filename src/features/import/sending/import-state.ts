import type { WorkProgress } from '@/ui/work-progress';

import { countRows, type Counts, type ImportPlan, type ImportRow } from './rows';

/** An import as the pages show it (docs/product.md 8.13). */
export type ImportState = {
  /** `starting`: the rows are being made of what was checked, or what was sent before Stop is still to be answered. */
  phase: 'starting' | 'running' | 'paused' | 'done';
  progress: WorkProgress | null;
  fileName: string;
  /** Rows in the file, including those left out. */
  all: number;
  /** Rows of the file that are not people, in words; '' for none. */
  notRead: string;
  counts: Counts;
  /** Rows of the file that were never to be sent, by why, and those whose person came in before they were. */
  leftOut: { problems: number; here: number; choice: number };
  wasStopped: boolean;
  /** The rows whose answer did not come, and those that failed. */
  troubled: readonly ImportRow[];
  said: string;
  isSaved: boolean;
};

/** The state while an import's rows are built from the check. */
export const preparing: ImportState = {
  phase: 'starting',
  progress: null,
  fileName: '',
  all: 0,
  notRead: '',
  counts: { total: 0, in: 0, unknown: 0, failed: 0, left: 0 },
  leftOut: { problems: 0, here: 0, choice: 0 },
  wasStopped: false,
  troubled: [],
  said: '',
  isSaved: false,
};

/** The state of an import, from its plan and rows. */
export function rowsInState({ fileName, rows, leftOut, notRead }: ImportPlan, sent: readonly ImportRow[]) {
  const counts = countRows(sent);
  const count = (why: keyof ImportState['leftOut']) => leftOut.filter(({ because }) => because === why).length;
  return {
    fileName,
    notRead,
    all: rows.length + leftOut.length,
    counts,
    leftOut: { problems: count('problems'), here: count('here') + rows.length - counts.total, choice: count('choice') },
    troubled: sent.filter(({ mark }) => mark.why !== '' && mark.status !== 'in'),
  };
}

/** Whether a page load would lose rows that are neither imported nor downloaded: nothing of a file is stored. */
export const isLostByReload = ({ phase, counts, isSaved }: ImportState): boolean =>
  phase === 'starting' || (!isSaved && counts.left + counts.unknown + counts.failed > 0);
