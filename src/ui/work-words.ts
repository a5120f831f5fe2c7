import { formatTime } from '@/lib/dates';

import { refusalsBeforePause, type RunState } from './run';

/* How long work takes, what is announced of it, and what is said of a pause (docs/product.md 7.17). */

/** Before that the time left is a guess. */
export const guessAfterMs = 2000;

/** A longer gap between two steps is no work: the tab was frozen, or the machine slept. */
const longestStepMs = 60_000;

/**
 * Measures the time at work in milliseconds, without pauses and without the time in which a frozen tab or a sleeping machine
 * did nothing. The function is called after each step, with whether there was work since the last one.
 */
export function createStopwatch(): (wasAtWork: boolean) => number {
  let worked = 0;
  let last = performance.now();
  return (wasAtWork) => {
    const now = performance.now();
    if (wasAtWork && now - last < longestStepMs) worked += now - last;
    last = now;
    return worked;
  };
}

/** Whether so many of them are another tenth done, which is announced; the end is announced by itself. */
export function reachesTenth(before: number, now: number, total: number): boolean {
  return now < total && Math.floor((now * 10) / total) > Math.floor((before * 10) / total);
}

/** Whether a run that has paused itself sends one item to see if that succeeds again. */
export const isTrying = ({ status, pauses }: RunState): boolean => status === 'running' && pauses > 0;

/** What is said of a reply that takes long; '' where none does. */
export const slowText = ({ isSlow }: RunState): string => (isSlow ? 'No reply for 30 seconds. Still waiting.' : '');

/** Why a run waits, in a sentence; '' while it does not. */
export function pauseReason({ pause, pauses, failuresInARow }: RunState): string {
  if (pause === null) return '';
  if (pause.by === 'person') return 'Paused.';
  if (pause.by === 'offline') return pause.isStill ? 'Still offline.' : 'Paused: this device is offline.';
  if (pause.by === 'session') return 'Your session has ended.';
  if (pause.by === 'refusals') return `Paused: the first ${refusalsBeforePause} were all refused for the same reason.`;
  const { retryAt, isServersTime, isUnanswered } = pause;
  if (retryAt === null) return 'Paused.';
  const count = failuresInARow > 2 ? 'several' : 'two';
  const first = failuresInARow > 1 ? `Paused after ${count} failures in a row.` : 'Paused.';
  if (isServersTime) {
    return `${pauses > 1 ? 'Paused again.' : first} The server says: try again at ${formatTime(new Date(retryAt))}.`;
  }
  return pauses > 1 ? `Paused again: the server ${isUnanswered ? 'did not answer' : 'could not do it'}.` : first;
}

/** What ends the wait, without a full stop; '' where nobody needs to be told. */
export function pauseEnd({ pause }: RunState): string {
  if (pause === null || pause.by === 'person') return '';
  if (pause.by === 'offline') return 'It goes on when the connection is back';
  if (pause.by === 'session') return 'Sign in again, then go on. Nothing is lost';
  if (pause.by === 'refusals' || pause.retryAt === null) return 'Go on when you like';
  if (pause.isServersTime) return 'It goes on by itself then';
  const minutes = Math.max(1, Math.ceil((pause.retryAt - Date.now()) / 60_000));
  return `It tries again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** Both. */
export function pauseText(run: RunState): string {
  const end = pauseEnd(run);
  return end === '' ? pauseReason(run) : `${pauseReason(run)} ${end}.`;
}

/**
 * How long work is likely to take still: 'about 6 seconds left', 'about 2 minutes left'. Rounded, and '' while it is too
 * early to say, or done.
 */
export function timeLeftText(done: number, total: number, elapsedMs: number): string {
  if (done <= 0 || done >= total || elapsedMs < guessAfterMs) return '';
  const seconds = Math.ceil(((elapsedMs / done) * (total - done)) / 1000);
  if (seconds >= 90) return `about ${Math.round(seconds / 60)} minutes left`;
  if (seconds > 50) return 'about a minute left';
  const rounded = seconds <= 10 ? seconds : Math.ceil(seconds / 5) * 5;
  return rounded === 1 ? 'about 1 second left' : `about ${rounded} seconds left`;
}
