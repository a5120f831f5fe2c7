import { withCommas } from '@/lib/with-commas';
import type { RunState } from '@/ui/run';
import { guessAfterMs, isTrying, pauseEnd, pauseReason, reachesTenth } from '@/ui/work-words';

import type { LeftOutRow, MailCounts } from './plan';
import { countRows, shownRow, type Counts, type ImportRow, type ShownRow } from './rows';

/** What is true of a whole import, as it is kept on the device. */
export type Head = {
  fileName: string;
  headings: readonly string[];
  /** Rows that were to be sent. Those that are in leave the device. */
  count: number;
  leftOut: readonly LeftOutRow[];
  /** How many people had each work mail when the rows were checked: of those it was agreed to add another one. */
  known: MailCounts;
  /**
   * How many had each before anything was sent, null as long as nobody has looked; of mails that several rows have, with those
   * that came in since: a row that is in is not kept.
   */
  before: MailCounts | null;
};

/** Why an import waits: what is said, with a second line, and whether its button is 'Go on now'. */
type ImportPause = {
  by: 'person' | 'reload' | 'session' | 'run';
  text: string;
  detail: string;
};

/** An import as the pages show it (docs/product.md 8.13). */
export type ImportState = {
  /**
   * - `starting`: what was checked is stored before the first row is sent.
   * - `elsewhere`: another tab of this browser has it, or another one.
   * - `unreadable`: it is kept, and could not be read just now.
   */
  phase: 'starting' | 'running' | 'paused' | 'done' | 'elsewhere' | 'unreadable';
  fileName: string;
  /** Rows in the file. */
  all: number;
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
  /** What a reload comes back to. After a step that could not be stored it looks everybody up. */
  keeps: 'all' | 'less' | 'nothing';
  /** Whether the browser can tell that another tab has it. */
  hasLocks: boolean;
};

/** Whether a reload would lose what is not sent: nothing is kept on the device, or not yet. */
export const isLostByReload = ({ phase, keeps }: ImportState): boolean =>
  phase === 'starting' || (keeps === 'nothing' && (phase === 'running' || phase === 'paused'));

type Work = {
  head: Head;
  rows: readonly ImportRow[];
  /** Of the run that is under way or was last; null before the first. */
  run: RunState | null;
  isSessionOver: boolean;
  isRestored: boolean;
  /** Milliseconds at work, and how many rows have been done in that time. */
  worked: number;
  done: number;
} & Pick<ImportState, 'look' | 'keeps' | 'hasLocks'>;

/** What is said of an import as it stands, but for `said`. */
export function stateOf(work: Work, previous: ImportState | null): Omit<ImportState, 'said'> {
  const { head, rows, run, worked, done, look, keeps, hasLocks } = work;
  const counts = countRows(rows, head.count - rows.length);
  const here = head.count - counts.total;
  const alreadyHere = head.leftOut.filter(({ isAlreadyHere }) => isAlreadyHere === true).length;
  const phase = phaseOf(work, counts);
  const canGuess = done > 0 && worked >= guessAfterMs;
  const speed = canGuess ? (done * 1000) / worked : null;
  const shown = (isShown: (row: ImportRow) => boolean, before: readonly ShownRow[] | undefined) =>
    keepEqual(rows.filter(isShown).map(shownRow), before);
  return {
    phase,
    fileName: head.fileName,
    all: head.count + head.leftOut.length,
    counts,
    leftOut: { problems: head.leftOut.length - alreadyHere, here: alreadyHere + here },
    pause: phase === 'paused' ? pauseOf(work, counts) : null,
    isTrying: run !== null && isTrying(run),
    wasStopped: run?.status === 'stopped',
    speed,
    secondsLeft: speed === null ? null : (counts.left + counts.unknown) / speed,
    missed: shown(({ mark }) => mark.missed !== null && mark.standing !== 'failed', previous?.missed),
    failed: shown(({ mark }) => mark.standing === 'failed', previous?.failed),
    look,
    keeps,
    hasLocks,
  };
}

function phaseOf({ run, isRestored }: Work, { left, unknown }: Counts): 'running' | 'paused' | 'done' {
  if (run === null) {
    if (!isRestored) return 'running';
    return left + unknown > 0 ? 'paused' : 'done';
  }
  return run.status === 'running' || run.status === 'paused' ? run.status : 'done';
}

function pauseOf({ run, isSessionOver }: Work, counts: Counts): ImportPause {
  if (run === null) {
    const left = counts.left + counts.unknown;
    const text = `You were here. ${withCommas(counts.in)} ${areIs(counts.in)} in, ${withCommas(left)} ${areIs(left)} left.`;
    return { by: 'reload', text, detail: 'Nobody is sent twice.' };
  }
  if (isSessionOver) {
    return { by: 'session', text: 'Your session has ended.', detail: 'Sign in again, then go on. Nothing is lost.' };
  }
  if (run.pause?.by === 'person') return { by: 'person', text: 'Paused.', detail: '' };
  const first = run.pause?.by === 'failures' && run.pause.retryAt !== null ? ', with one person first' : '';
  return { by: 'run', text: pauseReason(run), detail: `${pauseEnd(run)}${first}.` };
}

const areIs = (count: number): string => (count === 1 ? 'is' : 'are');

/** The same list where nothing in it has changed, so that it is not drawn anew. */
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
