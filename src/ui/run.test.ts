import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createRun, firstState, NotSent, type Pause, type RunState } from './run';
import { pauseText } from './work-words';

/** Lets what was answered be heard. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** A run whose every call waits for its answer. */
function begin(count: number) {
  const sent: number[] = [];
  const failed: number[] = [];
  const said: RunState[] = [];
  let resolve = () => {};
  let reject: (reason: unknown) => void = () => {};
  let isPending = false;
  const run = createRun({
    items: Array.from({ length: count }, (_, index) => index),
    send: (item) => {
      expect(isPending, 'one call at a time').toBe(false);
      sent.push(item);
      isPending = true;
      return new Promise<void>((...settlers) => {
        [resolve, reject] = settlers;
      });
    },
    onFailed: (item) => failed.push(item),
    onChange: (state) => said.push(state),
  });
  const answered = async (how: () => void) => {
    isPending = false;
    how();
    await settle();
  };
  run.start();
  return {
    run,
    sent,
    failed,
    said,
    /** What was said last. */
    last: () => said.at(-1),
    isPending: () => isPending,
    succeed: () => answered(() => resolve()),
    fail: (reason: unknown = new Error('refused')) => answered(() => reject(reason)),
  };
}

/** Takes the device's connection away, or gives it back. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  if (isOnline) window.dispatchEvent(new Event('online'));
}

const minute = 60_000;

/** What a call fails with that was not answered. */
const unanswered = { reason: 'network' };

afterEach(() => vi.restoreAllMocks());

describe('a run', () => {
  it('waits until the time that the server names, and sends the same one again', async () => {
    vi.useFakeTimers({ now: 0 });
    const { sent, fail, succeed, failed, last } = begin(2);
    await fail({ retryAt: 90_000 });
    expect(last()).toMatchObject({ status: 'paused', failed: 0, pause: { by: 'failures', retryAt: 90_000 } });
    await vi.advanceTimersByTimeAsync(89_999);
    expect(sent).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([0, 0]);
    await succeed();
    await succeed();
    expect(failed).toEqual([]);
    expect(last()).toMatchObject({ status: 'ended', done: 2 });
  });

  it('goes on soon after the machine has slept past that time', async () => {
    vi.useFakeTimers({ now: 0 });
    const { sent, fail } = begin(1);
    await fail({ retryAt: 3_600_000 });
    vi.setSystemTime(7_200_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent).toEqual([0, 0]);
  });

  it('that is stopped while it waits sends nothing then', async () => {
    vi.useFakeTimers({ now: 0 });
    const { run, sent, fail, last } = begin(1);
    await fail({ retryAt: 90_000 });
    run.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toEqual([0]);
    expect(last()).toMatchObject({ status: 'stopped', done: 0, failed: 0 });
  });

  it('tries one by itself after 1, 4 and 15 minutes, and then only when somebody lets it go on', async () => {
    vi.useFakeTimers({ now: 0 });
    const { run, sent, fail, last } = begin(9);
    await fail();
    await fail(unanswered);
    for (const [tries, minutes] of [1, 4, 15].entries()) {
      const pause = {
        by: 'failures',
        retryAt: Date.now() + minutes * minute,
        isServersTime: false,
        isUnanswered: true,
      };
      expect(last()).toMatchObject({ status: 'paused', pauses: tries + 1, pause });
      await vi.advanceTimersByTimeAsync(minutes * minute - 1);
      expect(sent).toHaveLength(tries + 2);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(tries + 3);
      await fail(unanswered);
    }
    expect(last()).toMatchObject({ status: 'paused', failed: 5, pause: { retryAt: null } });
    await vi.advanceTimersByTimeAsync(24 * 60 * minute);
    expect(sent).toHaveLength(5);
    run.resume();
    expect(sent).toHaveLength(6);
  });

  it('waits a minute again once one has succeeded', async () => {
    vi.useFakeTimers({ now: 0 });
    const { run, sent, fail, succeed, last } = begin(9);
    for (const answer of [fail, fail]) await answer();
    run.resume();
    await fail();
    run.resume();
    await succeed();
    expect(last()).toMatchObject({ status: 'running', pauses: 0 });
    // One failure alone pauses nothing.
    await fail();
    expect(sent).toHaveLength(6);
    await fail();
    expect(last()).toMatchObject({ pauses: 1, pause: { retryAt: minute } });
  });

  it('sends nothing without a connection, and goes on with it', async () => {
    const { run, sent, succeed, last } = begin(3);
    setOnline(false);
    await succeed();
    expect(last()).toMatchObject({ status: 'paused', pause: { by: 'offline', isStill: false } });
    run.resume();
    expect(last()).toMatchObject({ status: 'paused', pause: { by: 'offline', isStill: true } });
    expect(sent).toEqual([0]);
    setOnline(true);
    expect(sent).toEqual([0, 1]);
    expect(last()).toMatchObject({ status: 'running', pause: null });
  });

  it('waits for the connection when its time has come without one', async () => {
    vi.useFakeTimers({ now: 0 });
    const { sent, fail, last } = begin(3);
    for (const answer of [fail, fail]) await answer();
    setOnline(false);
    await vi.advanceTimersByTimeAsync(minute);
    expect(last()).toMatchObject({ status: 'paused', pause: { by: 'offline', isStill: false } });
    setOnline(true);
    expect(sent).toEqual([0, 1, 2]);
  });

  it('that was stopped without a connection sends nothing when it is back', async () => {
    const { run, sent, succeed } = begin(3);
    setOnline(false);
    await succeed();
    run.stop();
    setOnline(true);
    expect(sent).toEqual([0]);
  });
});

describe('what is said of a pause', () => {
  it.each([
    [[{}, {}], 'Paused after two failures in a row. It tries again in 1 minute.'],
    [[{}, {}, unanswered], 'Paused again: the server did not answer. It tries again in 4 minutes.'],
    [[{}, {}, {}], 'Paused again: the server could not do it. It tries again in 4 minutes.'],
    [[{}, {}, {}, unanswered], 'Paused again: the server did not answer. It tries again in 15 minutes.'],
    [[{}, {}, {}, {}, {}], 'Paused. Go on when you like.'],
    [[{ retryAt: 120_000 }], 'Paused. The server says: try again at 02:32 PM. It goes on by itself then.'],
    [
      [{}, { retryAt: 120_000 }],
      'Paused after two failures in a row. The server says: try again at 02:32 PM. It goes on by itself then.',
    ],
    [
      [{}, {}, { retryAt: 120_000 }],
      'Paused again. The server says: try again at 02:32 PM. It goes on by itself then.',
    ],
  ])('after %j', async (failures, text) => {
    const now = new Date(2026, 10, 23, 14, 30).getTime();
    vi.useFakeTimers({ now });
    const { run, fail, last } = begin(9);
    for (const failure of failures) {
      run.resume();
      await fail('retryAt' in failure ? { retryAt: now + failure.retryAt } : failure);
    }
    expect(pauseText(last() ?? firstState(0))).toBe(text);
  });

  it('counts the minutes down', async () => {
    vi.useFakeTimers({ now: 0 });
    const { run, fail, said } = begin(9);
    for (const answer of [fail, fail]) await answer();
    run.resume();
    await fail();
    await vi.advanceTimersByTimeAsync(4 * minute - 1);
    const texts = said.filter(({ pauses }) => pauses === 2).map((state) => pauseText(state));
    expect(texts.at(-1)).toBe('Paused again: the server could not do it. It tries again in 1 minute.');
  });

  it('is, without a connection, until when it waits, and that it is still so', async () => {
    const { run, succeed, last } = begin(3);
    setOnline(false);
    await succeed();
    const text = () => pauseText(last() ?? firstState(0));
    expect(text()).toBe('Paused: this device is offline. It goes on when the connection is back.');
    run.resume();
    expect(text()).toBe('Still offline. It goes on when the connection is back.');
  });
});

/** What has happened so far, as somebody beside it would note it. */
type Model = {
  total: number;
  done: number;
  failed: number;
  /** Answers that asked for the same item again, and items that were held back. */
  postponed: number;
  inARow: number;
  /** How often it has paused itself since the last success. */
  pauses: number;
  status: 'running' | 'paused' | 'stopped' | 'left';
  /** Why it is paused. */
  by: Pause['by'] | null;
  /** When it goes on by itself. */
  retryAt: number | null;
  isOnline: boolean;
};
type Real = ReturnType<typeof begin>;

const isOpen = ({ total, done, failed }: Readonly<Model>) => done + failed < total;

/** Compares what was sent and said with the model. */
function compare(model: Model, { sent, failed, last, isPending }: Real): void {
  const { total, done, status } = model;
  expect(sent.length - new Set(sent).size, 'none twice, unless the server asked for it').toBeLessThanOrEqual(
    model.postponed,
  );
  const answered = done + model.failed + model.postponed;
  expect(sent).toHaveLength(answered + (isPending() ? 1 : 0));
  if (status === 'running') expect(isPending(), 'the next one is sent').toBe(isOpen(model));
  if (status === 'paused' && model.by === 'failures') expect(isPending(), 'nothing is sent in a pause').toBe(false);
  // Somebody who left hears nothing.
  if (status === 'left' || last() === undefined) return;
  expect(failed).toHaveLength(model.failed);
  const hasEnded = (status === 'running' || status === 'paused') && !isOpen(model);
  const { failed: failures, inARow: failuresInARow, pauses, by, retryAt } = model;
  const pause: unknown =
    by === null || hasEnded ? null : expect.objectContaining(by === 'failures' ? { by, retryAt } : { by });
  const wanted = { total, done, failed: failures, failuresInARow, pauses, status: hasEnded ? 'ended' : status, pause };
  expect(last(), 'what is said is what was done').toMatchObject(wanted);
}

/**
 * A step of the test.
 * @param change what the model makes of it
 * @param act what is done to the run
 */
function step(
  name: string,
  check: (model: Readonly<Model>) => boolean,
  change: (model: Model) => void,
  act: (real: Real) => Promise<void> | void,
): fc.AsyncCommand<Model, Real> {
  return {
    check,
    toString: () => name,
    run: async (model, real) => {
      const isAnswer = name.startsWith('answer');
      if (isAnswer && !real.isPending()) return;
      const wasOver = model.status === 'stopped' || model.status === 'left';
      const before = real.sent.length;
      change(model);
      await act(real);
      await settle();
      if (wasOver) expect(real.sent.length, 'nothing is sent after a stop').toBe(before);
      compare(model, real);
    },
  };
}

/** Of the next one, where nothing else holds it back. */
function noteNext(model: Model): void {
  if (model.status === 'running' && isOpen(model) && !model.isOnline)
    Object.assign(model, { status: 'paused', by: 'offline' });
}

/** @param serversTime when the server asks for the next try @param isBehind whether the item is not sent again */
function noteFailure(model: Model, serversTime: number | null, isBehind = serversTime === null): void {
  if (isBehind) model.failed += 1;
  else model.postponed += 1;
  model.inARow += 1;
  const mustPause = serversTime !== null || model.inARow >= 2 || model.pauses > 0;
  if (model.status === 'running' && isOpen(model) && mustPause) {
    const minutes = [1, 4, 15][model.pauses];
    const retryAt = serversTime ?? (minutes === undefined ? null : Date.now() + minutes * minute);
    Object.assign(model, { status: 'paused', by: 'failures', retryAt, pauses: model.pauses + 1 });
  }
  noteNext(model);
}

function noteGoingOn(model: Model): void {
  if (model.status !== 'paused' || !isOpen(model)) return;
  Object.assign(model, { status: 'running', by: null });
  noteNext(model);
}

const canAnswer = ({ status, by }: Readonly<Model>) => status !== 'paused' || by !== 'failures';
const canStop = (model: Readonly<Model>) => isOpen(model) && (model.status === 'running' || model.status === 'paused');

const steps = [
  step(
    'answer ok',
    canAnswer,
    (model) => {
      model.done += 1;
      model.inARow = 0;
      model.pauses = 0;
      noteNext(model);
    },
    ({ succeed }) => succeed(),
  ),
  step(
    'answer fail',
    canAnswer,
    (model) => noteFailure(model, null),
    ({ fail }) => fail(),
  ),
  step(
    'answer later',
    canAnswer,
    (model) => noteFailure(model, Date.now() + 3_600_000),
    ({ fail }) => fail({ retryAt: Date.now() + 3_600_000 }),
  ),
  step(
    'answer not sent',
    canAnswer,
    (model) => {
      if (model.status === 'running') noteFailure(model, null, false);
      else model.postponed += 1;
    },
    ({ fail }) => fail(new NotSent(new Error('the list could not be read'))),
  ),
  step(
    'append',
    (model) => isOpen(model) && model.status === 'running',
    (model) => {
      model.total += 1;
    },
    ({ run, last }) => run.append((last()?.total ?? 0) + 1000),
  ),
  step(
    'pause',
    (model) => isOpen(model) && model.status === 'running',
    (model) => {
      model.status = 'paused';
      model.by = 'person';
    },
    ({ run }) => run.pause(),
  ),
  step(
    'go on',
    () => true,
    noteGoingOn,
    ({ run }) => run.resume(),
  ),
  step(
    'the time comes',
    ({ status, by, retryAt }) => status === 'paused' && by === 'failures' && retryAt !== null,
    noteGoingOn,
    async ({ last }) => {
      const pause = last()?.pause;
      if (pause?.by === 'failures') await vi.advanceTimersByTimeAsync((pause.retryAt ?? 0) - Date.now());
    },
  ),
  step(
    'offline',
    ({ isOnline }) => isOnline,
    (model) => {
      model.isOnline = false;
    },
    () => setOnline(false),
  ),
  step(
    'online',
    ({ isOnline }) => !isOnline,
    (model) => {
      model.isOnline = true;
      if (model.by === 'offline') noteGoingOn(model);
    },
    () => setOnline(true),
  ),
  step(
    'stop',
    canStop,
    (model) => {
      model.status = 'stopped';
      model.by = null;
    },
    ({ run }) => run.stop(),
  ),
  step(
    'leave',
    canStop,
    (model) => {
      model.status = 'left';
      model.by = null;
    },
    ({ run }) => run.leave(),
  ),
];

it('says what it did and sends no more than that, in whatever order things happen', async () => {
  vi.useFakeTimers({ now: 0 });
  const property = fc.asyncProperty(
    fc.integer({ min: 1, max: 8 }),
    fc.commands(
      // Answers come more often than presses, so that runs get somewhere.
      steps.flatMap((each) =>
        Array.from({ length: each.toString().startsWith('answer') ? 4 : 1 }, () => fc.constant(each)),
      ),
      { maxCommands: 40 },
    ),
    async (total, commands) => {
      const setup = () => {
        setOnline(true);
        vi.clearAllTimers();
        const counts = { total, done: 0, failed: 0, postponed: 0, inARow: 0, pauses: 0 };
        const model: Model = { ...counts, status: 'running', by: null, retryAt: null, isOnline: true };
        return { model, real: begin(total) };
      };
      await fc.asyncModelRun(setup, commands);
    },
  );
  await expect(fc.assert(property, { numRuns: 300 })).resolves.toBeUndefined();
});
