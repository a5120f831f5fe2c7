import { withCommas } from '@/lib/with-commas';
import type { RunState } from '@/ui/run';
import { guessAfterMs, isTrying, pauseEnd, pauseReason, reachesTenth } from '@/ui/work-words';

import type { ImportPlan } from './plan';
import { shownRow, type Counts, type ImportRow, type ShownRow } from './rows';

/** Why an import waits: what is said, with a second line. */
type ImportPause = {
  by: 'person' | 'session' | 'run';
  text: string;
  detail: string;
};

/** An import as the pages show it (docs/product.md 8.13). */
export type ImportState = {
  /**
   * - `starting`: the rows are being made of what was checked.
   * - `elsewhere`: another tab of this browser imports.
   */
  phase: 'starting' | 'running' | 'paused' | 'done' | 'elsewhere';
  fileName: string;
  /** Rows in the file that are people. */
  all: number;
  /** Rows of the file that are no people, in words; '' for none. */
  notRead: string;
  counts: Counts;
  /** Rows of the file that were never to be sent, and those whose person came in before they were. */
  leftOut: { problems: number; here: number };
  pause: ImportPause | null;
  /** Whether one row is sent to see if that succeeds again, after a pause. */
  isTrying: boolean;
  wasStopped: boolean;
  /** People a second, null while it is too early to say. */
  speed: number | null;
  /** Seconds that it is likely to take still, null while it is too early to say. */
  secondsLeft: number | null;
  /** Rows for which an answer did not come, in the order of the file. */
  missed: readonly ShownRow[];
  failed: readonly ShownRow[];
  /** Whether the employee list is being read to look rows up, and whether the last such read has failed. */
  look: 'none' | 'reading' | 'failed';
  /** For a live region. */
  said: string;
  /** Whether what was not imported is in a file that was saved. */
  isSaved: boolean;
  /** Whether a reply takes long. */
  isSlow: boolean;
  /** Whether the browser can tell that another tab has it. */
  hasLocks: boolean;
};

/** Whether a page load would lose rows that are neither in nor in a saved file: nothing of a file is stored. */
export const isLostByReload = ({ phase, counts, isSaved }: ImportState): boolean =>
  phase === 'starting' || (!isSaved && counts.left + counts.unknown + counts.failed > 0);

type Work = {
  plan: ImportPlan;
  counts: Counts;
  troubled: readonly ImportRow[];
  /** Of the run that is under way or was last; null before the first. */
  run: RunState | null;
  isSessionOver: boolean;
  /** Milliseconds at work, and how many rows have been done in that time. */
  worked: number;
  done: number;
} & Pick<ImportState, 'look' | 'isSaved' | 'hasLocks'>;

/** What is said of an import as it stands, but for `said`. */
export function stateOf(work: Work, previous: ImportState | null): Omit<ImportState, 'said'> {
  const { plan, counts, troubled, run, worked, done, look, isSaved, hasLocks } = work;
  const here = plan.rows.length - counts.total;
  const alreadyHere = plan.leftOut.filter(({ isAlreadyHere }) => isAlreadyHere === true).length;
  const phase = run === null || run.status === 'running' ? 'running' : run.status === 'paused' ? 'paused' : 'done';
  const canGuess = done > 0 && worked >= guessAfterMs;
  const speed = canGuess ? (done * 1000) / worked : null;
  const shown = (isShown: (row: ImportRow) => boolean, before: readonly ShownRow[] | undefined) =>
    keepEqual(troubled.filter(isShown).map(shownRow), before);
  return {
    phase,
    fileName: plan.fileName,
    all: plan.rows.length + plan.leftOut.length,
    notRead: plan.notRead,
    counts,
    leftOut: { problems: plan.leftOut.length - alreadyHere, here: alreadyHere + here },
    pause: phase === 'paused' ? pauseOf(work) : null,
    isTrying: run !== null && isTrying(run),
    wasStopped: run?.status === 'stopped',
    speed,
    secondsLeft: speed === null ? null : (counts.left + counts.unknown) / speed,
    missed: shown(({ mark }) => mark.missed !== null && mark.standing !== 'failed', previous?.missed),
    failed: shown(({ mark }) => mark.standing === 'failed', previous?.failed),
    look,
    isSaved,
    isSlow: run?.isSlow === true,
    hasLocks,
  };
}

function pauseOf({ run, isSessionOver }: Work): ImportPause | null {
  if (run === null) return null;
  if (isSessionOver || run.pause?.by === 'session') {
    return { by: 'session', text: 'Your session has ended.', detail: 'Sign in again, then go on. Nothing is lost.' };
  }
  if (run.pause?.by === 'person') return { by: 'person', text: 'Paused.', detail: '' };
  const first = run.pause?.by === 'failures' && run.pause.retryAt !== null ? ', with one person first' : '';
  return { by: 'run', text: pauseReason(run), detail: `${pauseEnd(run)}${first}.` };
}

/** The same list where nothing in it has changed, so that it is not rendered again. */
function keepEqual(next: ShownRow[], before: readonly ShownRow[] = []): readonly ShownRow[] {
  const isEqual =
    next.length === before.length &&
    next.every((row, index) => {
      const other = before[index];
      return (
        row.line === other?.line &&
        row.standing === other.standing &&
        row.why === other.why &&
        row.losses === other.losses &&
        row.isFound === other.isFound
      );
    });
  return isEqual ? before : next;
}

/** What a live region says of a change: the start, every tenth, a pause, going on, and the end. '' for nothing. */
export function announcementOf(before: ImportState | null, now: Omit<ImportState, 'said'>): string {
  const { counts, phase, pause } = now;
  const sent = counts.total - counts.left;
  // What a page begins with is read, not announced.
  if (before === null) return phase === 'running' ? `Importing ${withCommas(counts.total)} people.` : '';
  if (phase !== before.phase) {
    if (phase === 'running') return 'Going on.';
    if (phase === 'paused') return pause?.text ?? '';
    // The message at the end says the same.
    if (phase === 'elsewhere' || !now.wasStopped) return '';
    return `${withCommas(counts.in)} of ${withCommas(now.all)} people imported.`;
  }
  if (phase === 'paused' && pause?.text !== before.pause?.text) return pause?.text ?? '';
  if (phase !== 'running') return '';
  const sentBefore = before.counts.total - before.counts.left;
  return reachesTenth(sentBefore, sent, counts.total) ? `${withCommas(sent)} of ${withCommas(counts.total)} sent.` : '';
}
