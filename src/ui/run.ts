/** How a run over several items stands. */
export type RunState = {
  total: number;
  done: number;
  failed: number;
  status: 'running' | 'paused' | 'stopped' | 'ended';
  /** Failures since the last success. */
  failuresInARow: number;
  /** While it is paused: when it goes on by itself, in milliseconds since 1970; null where only a person lets it. */
  retryAt: number | null;
  /** While it is paused: whether a person has paused it. */
  isByPerson: boolean;
};

/**
 * Rejected with by what sends an item where it sent nothing. The item stays the next one, and it counts as a failure in a
 * row, with the time that the reason names for the next try.
 */
export class NotSent extends Error {
  readonly retryAt: number | null;

  constructor(cause?: unknown) {
    super('Nothing was sent.', { cause });
    this.retryAt = retryTimeOf(cause);
  }
}

type RunOptions<T> = {
  items: readonly T[];
  /** Sends one of them; rejects where it failed. It runs to its end also after a stop. */
  send: (item: T) => Promise<unknown>;
  /** Called for each that failed. */
  onFailed?: ((item: T, reason: unknown) => void) | undefined;
  /** Called after every change, and once more where an answer comes after a stop. */
  onChange: (state: RunState) => void;
};

/** After so many failures in a row the next one is not likely to succeed. */
const failuresBeforePause = 2;

/** How often a waiting run looks at the clock, in milliseconds. */
const lookEveryMs = 30_000;

/**
 * Sends one item after the other, each once (docs/product.md 7.17). It pauses itself after two failures in a row, and
 * where the server names a time for the next try: the item that it refused so was not done, and is the first one then.
 * After a pause the next failure pauses it again.
 */
export function createRun<T>({ items: given, send, onFailed, onChange }: RunOptions<T>) {
  const items = [...given];
  let state = firstState(items.length);
  /** The place of the item that is sent, or is to be sent next. */
  let next = 0;
  let isSending = false;
  let isLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resolveOver = () => {};
  const over = new Promise<void>((resolve) => {
    resolveOver = resolve;
  });

  function change(part: Partial<RunState>): void {
    state = { ...state, ...part };
    if (!isLeft) onChange(state);
  }

  function advance(): void {
    if (isSending) return;
    if (next < items.length) {
      if (state.status === 'running') void sendNext(items[next] as T);
      return;
    }
    // Somebody may have paused it while the last answer was awaited.
    if (state.status !== 'running' && state.status !== 'paused') return;
    change({ status: 'ended', isByPerson: false });
    resolveOver();
  }

  async function sendNext(item: T): Promise<void> {
    isSending = true;
    try {
      await send(item);
      next += 1;
      change({ done: state.done + 1, failuresInARow: 0 });
    } catch (reason) {
      handleFailure(item, reason);
    }
    isSending = false;
    advance();
  }

  function handleFailure(item: T, reason: unknown): void {
    const wasSent = !(reason instanceof NotSent);
    // Held back by a pause or a stop that came before it left: that is no failure.
    if (!wasSent && state.status !== 'running') return;
    const retryAt = retryTimeOf(reason);
    const isBehind = wasSent && retryAt === null;
    const failuresInARow = state.failuresInARow + 1;
    if (isBehind) {
      next += 1;
      if (!isLeft) onFailed?.(item, reason);
    }
    const failed = state.failed + (isBehind ? 1 : 0);
    const mustPause = next < items.length && (retryAt !== null || failuresInARow >= failuresBeforePause);
    if (state.status !== 'running' || !mustPause) {
      change({ failed, failuresInARow });
      return;
    }
    change({ failed, failuresInARow, status: 'paused', retryAt });
    if (retryAt !== null) wait(retryAt);
  }

  /** One timer until then would stand still while the machine sleeps. */
  function wait(time: number): void {
    const left = time - Date.now();
    if (left <= 0) resume();
    else timer = setTimeout(() => wait(time), Math.min(left, lookEveryMs));
  }

  function resume(): void {
    if (state.status !== 'paused') return;
    clearTimeout(timer);
    change({ status: 'running', retryAt: null, isByPerson: false });
    advance();
  }

  /** Sends nothing more until `resume`; the answer to what was sent is still counted. */
  function pause(): void {
    if (state.status === 'running') change({ status: 'paused', isByPerson: true });
  }

  /** At once; the answer to what was sent is still counted. */
  function stop(): void {
    if (state.status !== 'running' && state.status !== 'paused') return;
    clearTimeout(timer);
    change({ status: 'stopped', retryAt: null, isByPerson: false });
    resolveOver();
  }

  return {
    /** Resolves when it has ended, or was stopped. */
    start: (): Promise<void> => {
      advance();
      return over;
    },
    resume,
    pause,
    stop,
    /** Sends an item after all others. Called while another one is being sent. */
    append: (item: T): void => {
      items.push(item);
      change({ total: items.length });
    },
    /** Stops it without a word, also about what was sent. */
    leave: () => {
      isLeft = true;
      stop();
    },
  };
}

/** Of a run that begins. */
export const firstState = (total: number): RunState => ({
  total,
  done: 0,
  failed: 0,
  status: 'running',
  failuresInARow: 0,
  retryAt: null,
  isByPerson: false,
});

/** When the server asks for the next try: errors of calls say it in `retryAt`. */
function retryTimeOf(reason: unknown): number | null {
  if (typeof reason !== 'object' || reason === null || !('retryAt' in reason)) return null;
  return typeof reason.retryAt === 'number' ? reason.retryAt : null;
}
