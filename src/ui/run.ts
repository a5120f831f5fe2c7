/** Why a run waits. A person can resume each one. */
type Pause =
  | { by: 'person' }
  /** Ends when the connection is back. `isStill`: a person resumed before that. */
  | { by: 'offline'; isStill: boolean }
  /** The server refused the session. */
  | { by: 'session' }
  /** The first items were all refused with the same message. */
  | { by: 'refusals' }
  /** Ends at `retryAt`, in milliseconds since 1970; null waits for a person. */
  | { by: 'failures'; retryAt: number | null; isServersTime: boolean; isUnanswered: boolean };

export type RunState = {
  total: number;
  done: number;
  failed: number;
  status: 'running' | 'paused' | 'stopped' | 'ended';
  pause: Pause | null;
  failuresInARow: number;
  /** Automatic pauses since the last success. Above 0, one item is sent as a probe. */
  pauses: number;
  /** Whether the reply to the item that was sent takes longer than `slowAfterMs`. */
  isSlow: boolean;
};

export const firstState = (total: number): RunState => ({
  total,
  done: 0,
  failed: 0,
  status: 'running',
  pause: null,
  failuresInARow: 0,
  pauses: 0,
  isSlow: false,
});

/** `send` rejects with `NotSent` if no request was made. The item stays next; the cause counts as a failure. */
export class NotSent extends Error {
  constructor(cause?: unknown) {
    super('Nothing was sent.', { cause });
  }
}

export type RunOptions<T> = {
  items: readonly T[];
  /** Sends one item; rejects on failure. A stop does not abort it. */
  send: (item: T) => Promise<unknown>;
  /** Concurrent items; 1 by default, as for all calls that create or change something. */
  atOnce?: number | undefined;
  onFailed?: ((item: T, reason: unknown) => void) | undefined;
  /** Called after every change, twice a minute while it waits for a time, and for an answer after a stop. */
  onChange: (state: RunState) => void;
};

/** Failures in a row, for each concurrent item, before a pause. */
const failuresBeforePause = 2;

/** Equal refusals from the start before a pause. */
export const refusalsBeforePause = 10;

/** The first three waits without a time from the server; the fourth waits for a person. */
const waitsMs = [60_000, 240_000, 900_000];

/** Milliseconds until a missing reply is announced. The call goes on: the server may store it. */
const slowAfterMs = 30_000;

const lookEveryMs = 30_000;

/**
 * Sends the items in their order, each once, one or `atOnce` at a time (docs/product.md 7.17). The run pauses after two
 * failures in a row for each that is sent at once, without a connection, and where the server names a time for the next try
 * or refuses the session: that item was not done, and is the next one. Once the server has named a time, items go one by one.
 * After a pause the next failure pauses the run again, for longer. A refusal of one item shows that the server works and pauses
 * nothing, unless the first ten are refused in the same words.
 */
export function createRun<T>({ items, send, atOnce = 1, onFailed, onChange }: RunOptions<T>) {
  const waiting = [...items];
  let state = firstState(items.length);
  let underWay = 0;
  let maxAtOnce = atOnce;
  let answers: Promise<unknown> = Promise.resolve();
  let isLeft = false;
  let endWait = () => {};
  /** The refusals while all items were refused with the same message; null after another answer. */
  let refusedAlike: { words: string; count: number } | null = { words: '', count: 0 };

  function change(part: Partial<RunState>): void {
    state = { ...state, ...part };
    if (!isLeft) onChange(state);
  }

  function advance(): void {
    if (state.status !== 'running' && state.status !== 'paused') return;
    if (waiting.length === 0 && underWay === 0) return end('ended');
    while (state.status === 'running' && waiting.length > 0 && underWay < (state.pauses > 0 ? 1 : maxAtOnce)) {
      if (!navigator.onLine) waitForConnection();
      else answers = Promise.all([answers, sendNext(waiting.shift() as T)]);
    }
  }

  function end(status: 'ended' | 'stopped'): void {
    endWait();
    change({ status, pause: null });
  }

  async function sendNext(item: T): Promise<void> {
    underWay += 1;
    const slow = setTimeout(() => {
      if (state.status === 'running') change({ isSlow: true });
    }, slowAfterMs);
    try {
      await send(item).finally(() => {
        clearTimeout(slow);
        state = { ...state, isSlow: false };
      });
      refusedAlike = null;
      // A concurrent success does not end a wait after failures.
      const afterFailures = state.pause?.by === 'failures' ? {} : { failuresInARow: 0, pauses: 0 };
      change({ done: state.done + 1, ...afterFailures });
    } catch (reason) {
      handleFailure(item, reason);
    }
    underWay -= 1;
    advance();
  }

  function handleFailure(item: T, reason: unknown): void {
    const wasSent = !(reason instanceof NotSent);
    const { serversTime, isUnanswered, subject, words } = answerOf(wasSent ? reason : reason.cause);
    const isBehind = wasSent && serversTime === null && subject !== 'session';
    if (!isBehind) waiting.unshift(item);
    else if (!isLeft) onFailed?.(item, reason);
    // An item that a pause or stop held back has not failed.
    if (!wasSent && state.status !== 'running') return;
    if (subject === 'session') {
      if (state.status === 'running') change({ status: 'paused', pause: { by: 'session' } });
      return;
    }
    const { failed, failuresInARow, pauses, status } = state;
    if (isBehind && subject === 'item') {
      const areAlike = refusedAlike !== null && (refusedAlike.count === 0 || refusedAlike.words === words);
      refusedAlike = areAlike ? { words, count: (refusedAlike?.count ?? 0) + 1 } : null;
      change({ failed: failed + 1, failuresInARow: 0, pauses: 0 });
      const mayGoOn = refusedAlike?.count !== refusalsBeforePause || waiting.length === 0;
      if (status === 'running' && !mayGoOn) change({ status: 'paused', pause: { by: 'refusals' } });
      return;
    }
    refusedAlike = null;
    if (serversTime !== null) maxAtOnce = 1;
    const counts = { failed: failed + (isBehind ? 1 : 0), failuresInARow: failuresInARow + 1 };
    const mustPause = serversTime !== null || pauses > 0 || counts.failuresInARow >= failuresBeforePause * atOnce;
    if (status !== 'running' || waiting.length === 0 || !mustPause) return change(counts);
    const wait = waitsMs[pauses];
    const retryAt = serversTime ?? (wait === undefined ? null : Date.now() + wait);
    const why: Pause = { by: 'failures', retryAt, isServersTime: serversTime !== null, isUnanswered };
    change({ ...counts, status: 'paused', pauses: pauses + 1, pause: why });
    if (retryAt !== null) waitUntil(retryAt);
  }

  /** Short timers, since timers stop while the machine sleeps. */
  function waitUntil(time: number): void {
    const left = time - Date.now();
    if (left <= 0) return resume();
    change({});
    const timer = setTimeout(waitUntil, Math.min(left, lookEveryMs), time);
    endWait = () => clearTimeout(timer);
  }

  function waitForConnection(): void {
    endWait();
    change({ status: 'paused', pause: { by: 'offline', isStill: state.pause?.by === 'offline' } });
    window.addEventListener('online', resume);
    endWait = () => window.removeEventListener('online', resume);
  }

  function resume(): void {
    if (state.status !== 'paused') return;
    if (!navigator.onLine) return waitForConnection();
    endWait();
    change({ status: 'running', pause: null });
    advance();
  }

  /** Sends nothing until `resume`; the answers to sent items still count. */
  function pause(): void {
    if (state.status === 'running') change({ status: 'paused', pause: { by: 'person' } });
  }

  /** Immediate; the answers to sent items still count. */
  function stop(): void {
    if (state.status === 'running' || state.status === 'paused') end('stopped');
  }

  return {
    start: advance,
    resume,
    pause,
    stop,
    settled: () => answers,
    /** Stops without further calls of `onChange`. */
    leave: () => {
      isLeft = true;
      stop();
    },
  };
}

/** Reads the time for a retry, a missing answer and the refused subject from a call's error. */
function answerOf(error: unknown) {
  const { retryAt, reason, subject, detail } = (error ?? {}) as Readonly<Record<string, unknown>>;
  return {
    serversTime: typeof retryAt === 'number' ? retryAt : null,
    isUnanswered: reason === 'network',
    subject,
    words: String(detail),
  };
}
