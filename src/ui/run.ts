/** Why a run waits, and what but a person ends that. */
export type Pause =
  | { by: 'person' }
  /** The connection, when it is back. `isStill`: somebody let it go on before that. */
  | { by: 'offline'; isStill: boolean }
  /** Signing in again, and then a person: the server has refused the session. */
  | { by: 'session' }
  /** A person: the first items were all refused with the same words. */
  | { by: 'refusals' }
  /** `retryAt`, in milliseconds since 1970; null where only a person does. */
  | { by: 'failures'; retryAt: number | null; isServersTime: boolean; isUnanswered: boolean };

/** How a run over several items stands. */
export type RunState = {
  total: number;
  done: number;
  failed: number;
  status: 'running' | 'paused' | 'stopped' | 'ended';
  pause: Pause | null;
  failuresInARow: number;
  /** How often the run has paused itself since the last success. Above 0, one item is sent to see if that succeeds again. */
  pauses: number;
  /** Whether the reply to the item that was sent takes longer than `slowAfterMs`. */
  isSlow: boolean;
};

/** Of a run that begins. */
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

/** `send` rejects with it where no request was made. The item stays next, and its cause counts as a failure. */
export class NotSent extends Error {
  constructor(cause?: unknown) {
    super('Nothing was sent.', { cause });
  }
}

export type RunOptions<T> = {
  items: readonly T[];
  /** Sends one of them; rejects where it failed. It runs to its end also after a stop. */
  send: (item: T) => Promise<unknown>;
  /** How many are sent at once; 1 by default, as all calls need that create or change something. */
  atOnce?: number | undefined;
  onFailed?: ((item: T, reason: unknown) => void) | undefined;
  /** Called after every change, twice a minute while it waits for a time, and once more for an answer after a stop. */
  onChange: (state: RunState) => void;
};

/** Of each item that is sent at once: after so many failures in a row the next one is not likely to succeed. */
const failuresBeforePause = 2;

/** A server that refuses so many from the start, in the same words, is likely to refuse the others. */
export const refusalsBeforePause = 10;

/** How long it waits the first time, the second and the third where the server names no time; then for a person. */
const waitsMs = [60_000, 240_000, 900_000];

/** Milliseconds after which a missing reply is said. Nothing is aborted: the server may store what was sent. */
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
  /** The items that are still to be sent, the next one first. */
  const waiting = [...items];
  let state = firstState(items.length);
  let underWay = 0;
  let mostAtOnce = atOnce;
  let answers: Promise<unknown> = Promise.resolve();
  let isLeft = false;
  let endWait = () => {};
  /** How the items were refused from the first one on, as long as all were refused alike; null otherwise. */
  let refusedAlike: { words: string; count: number } | null = { words: '', count: 0 };

  function change(part: Partial<RunState>): void {
    state = { ...state, ...part };
    if (!isLeft) onChange(state);
  }

  function advance(): void {
    if (state.status !== 'running' && state.status !== 'paused') return;
    if (waiting.length === 0 && underWay === 0) return end('ended');
    while (state.status === 'running' && waiting.length > 0 && underWay < (state.pauses > 0 ? 1 : mostAtOnce)) {
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
      // The wait that failures began stands, whatever was under way then.
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
    // Held back by a pause or a stop that came before it left: that is no failure.
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
    if (serversTime !== null) mostAtOnce = 1;
    const counts = { failed: failed + (isBehind ? 1 : 0), failuresInARow: failuresInARow + 1 };
    const mustPause = serversTime !== null || pauses > 0 || counts.failuresInARow >= failuresBeforePause * atOnce;
    if (status !== 'running' || waiting.length === 0 || !mustPause) return change(counts);
    const wait = waitsMs[pauses];
    const retryAt = serversTime ?? (wait === undefined ? null : Date.now() + wait);
    const why: Pause = { by: 'failures', retryAt, isServersTime: serversTime !== null, isUnanswered };
    change({ ...counts, status: 'paused', pauses: pauses + 1, pause: why });
    if (retryAt !== null) waitUntil(retryAt);
  }

  /** One timer until then would stand still while the machine sleeps. */
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

  /** Sends nothing more until `resume`; the answer to what was sent is still counted. */
  function pause(): void {
    if (state.status === 'running') change({ status: 'paused', pause: { by: 'person' } });
  }

  /** At once; the answer to what was sent is still counted. */
  function stop(): void {
    if (state.status === 'running' || state.status === 'paused') end('stopped');
  }

  return {
    start: advance,
    resume,
    pause,
    stop,
    settled: () => answers,
    append: (item: T): void => {
      waiting.push(item);
      change({ total: state.total + 1 });
    },
    /** Stops it without a word, also about what was sent. */
    leave: () => {
      isLeft = true;
      stop();
    },
  };
}

/** What errors of calls say: when the server asks for the next try, whether it did not answer at all, and what it refuses. */
function answerOf(error: unknown) {
  const { retryAt, reason, subject, detail } = (error ?? {}) as Readonly<Record<string, unknown>>;
  return {
    serversTime: typeof retryAt === 'number' ? retryAt : null,
    isUnanswered: reason === 'network',
    subject,
    words: String(detail),
  };
}
