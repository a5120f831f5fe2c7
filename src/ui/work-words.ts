import { formatTime } from '@/lib/dates';

import type { RunState } from './run';

/* How long work takes, and what is said of a pause (docs/product.md 7.17). */

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

const numberWords = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Why a run waits that has paused itself, and when the server wants the next try. */
export function pauseReason({ failuresInARow, retryAt }: RunState): string {
  const count = numberWords[failuresInARow] ?? String(failuresInARow);
  const why = failuresInARow > 1 ? `Paused after ${count} failures in a row.` : 'Paused.';
  return retryAt === null ? why : `${why} The server says: try again at ${formatTime(new Date(retryAt))}.`;
}

/** The same with what comes then. */
export function pauseText(state: RunState): string {
  return state.retryAt === null ? pauseReason(state) : `${pauseReason(state)} It goes on by itself then.`;
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
