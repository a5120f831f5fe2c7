import { formatTime } from '@/lib/dates';
import { withCommas } from '@/lib/with-commas';

import { firstState, refusalsBeforePause, type RunState } from './run';

/* The progress of long work and its announcements (docs/product.md 7.17). */

export type Amount = {
  /** Includes failed and unconfirmed items. */
  done: number;
  failed: number;
  /** Items without an answer. */
  unconfirmed: number;
  total: number;
};

export type WorkProgress = Amount & {
  title: string;
  doneWord: string;
  /** 'about 6 seconds', '' while it is too early to say. */
  timeLeft: string;
  /** Why it waits, and until when; '' while it runs. */
  pause: string;
  /** Whether a person has paused it. */
  isByPerson: boolean;
  /** Whether one item is sent as a probe after an automatic pause. */
  isTrying: boolean;
  /** The notice of a slow reply, or ''. */
  slow: string;
};

export const amountOf = ({ done, failed, total }: RunState): Amount => ({
  done: done + failed,
  failed,
  unconfirmed: 0,
  total,
});

const statusOf = (run: RunState) => ({
  pause: pauseText(run),
  isByPerson: run.pause?.by === 'person',
  isTrying: run.status === 'running' && run.pauses > 0,
  slow: run.isSlow ? 'No reply for 30 seconds. Still waiting.' : '',
});

/**
 * Follows work from its start.
 * @param show called at the start and after each report with the announcement, '' for none
 * @returns reports the state of the run, and an amount where the run counts otherwise
 */
export function createProgress(
  description: Pick<WorkProgress, 'title' | 'doneWord'>,
  first: Amount,
  show: (progress: WorkProgress, said: string) => void,
): (run: RunState, amount?: Amount) => void {
  let run = firstState(first.total);
  let shown: WorkProgress = { ...description, ...first, timeLeft: '', ...statusOf(run) };
  /** Milliseconds without pauses and sleep. */
  let worked = 0;
  let last = performance.now();
  show(shown, `${shown.title}.`);
  return (next, amount = amountOf(next)) => {
    const [runBefore, before] = [run, shown];
    const step = performance.now() - last;
    last += step;
    if (run.pause === null && step < longestStepMs) worked += step;
    run = next;
    const timeLeft = timeLeftText(amount.done - first.done, amount.total - first.done, worked);
    shown = { ...before, ...amount, timeLeft, ...statusOf(next) };
    show(shown, announcementOf());

    function announcementOf(): string {
      if (next.pause !== runBefore.pause) return shown.pause || 'Resumed.';
      if (next.isSlow && !runBefore.isSlow) return shown.slow;
      return reachesTenth(before.done, shown.done, shown.total)
        ? `${withCommas(shown.done)} of ${withCommas(shown.total)}`
        : '';
    }
  };
}

const guessAfterMs = 2000;

/** A longer gap between two steps is not counted: the tab was frozen or the machine slept. */
const longestStepMs = 60_000;

/** Whether another tenth is done; the end has its own announcement. */
function reachesTenth(before: number, now: number, total: number): boolean {
  return now < total && Math.floor((now * 10) / total) > Math.floor((before * 10) / total);
}

/** Why a run waits, and until when; '' while it runs. */
export function pauseText({ pause, pauses, failuresInARow }: RunState): string {
  if (pause === null) return '';
  if (pause.by === 'person') return 'Paused.';
  if (pause.by === 'offline') {
    return `${pause.isStill ? 'Still offline.' : 'Paused: this device is offline.'} It resumes when you're back online.`;
  }
  if (pause.by === 'session') return 'Your session has ended. Sign in again to continue. Nothing is lost.';
  const onPress = "Resume whenever you're ready.";
  if (pause.by === 'refusals') {
    return `Paused: the first ${refusalsBeforePause} were all refused for the same reason. ${onPress}`;
  }
  const { retryAt, isServersTime, isUnanswered } = pause;
  if (retryAt === null) return `Paused. ${onPress}`;
  const count = failuresInARow > 2 ? 'several' : 'two';
  const first = failuresInARow > 1 ? `Paused after ${count} errors in a row.` : 'Paused.';
  if (isServersTime) {
    const time = formatTime(new Date(retryAt));
    return `${pauses > 1 ? 'Paused again.' : first} The server asked us to wait until ${time}. It resumes then.`;
  }
  const again = `Paused again: ${isUnanswered ? 'no reply from the server' : 'the server had an error'}.`;
  const minutes = Math.max(1, Math.ceil((retryAt - Date.now()) / 60_000));
  return `${pauses > 1 ? again : first} Retrying in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

/** 'about 6 seconds', 'about 2 minutes'; '' in the first two seconds and at the end. */
export function timeLeftText(done: number, total: number, elapsedMs: number): string {
  if (done <= 0 || done >= total || elapsedMs < guessAfterMs) return '';
  return aboutTime(Math.ceil(((elapsedMs / done) * (total - done)) / 1000));
}

/** A time in round words: 'about 6 seconds', 'about a minute', 'about 2 minutes'. @param seconds a whole number above 0 */
export function aboutTime(seconds: number): string {
  if (seconds >= 90) return `about ${Math.round(seconds / 60)} minutes`;
  if (seconds > 50) return 'about a minute';
  const rounded = seconds <= 10 ? seconds : Math.ceil(seconds / 5) * 5;
  return rounded === 1 ? 'about 1 second' : `about ${rounded} seconds`;
}
