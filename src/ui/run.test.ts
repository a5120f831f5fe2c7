import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { createRun, NotSent, type RunState } from './run';

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
  void run.start();
  return {
    run,
    sent,
    failed,
    /** What was said last. */
    last: () => said.at(-1),
    isPending: () => isPending,
    succeed: () => answered(() => resolve()),
    fail: (reason: unknown = new Error('refused')) => answered(() => reject(reason)),
  };
}

describe('a run', () => {
  it('waits until the time that the server names, and sends the same one again', async () => {
    vi.useFakeTimers({ now: 0 });
    const { sent, fail, succeed, failed, last } = begin(2);
    await fail({ retryAt: 90_000 });
    expect(last()).toMatchObject({ status: 'paused', failed: 0, retryAt: 90_000 });
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
});

/** What has happened so far, as somebody beside it would note it. */
type Model = {
  total: number;
  done: number;
  failed: number;
  /** Answers that asked for the same item again, and items that were held back. */
  postponed: number;
  inARow: number;
  status: 'running' | 'paused' | 'stopped' | 'left';
  isByPerson: boolean;
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
  if (status === 'paused' && !model.isByPerson) expect(isPending(), 'nothing is sent in a pause').toBe(false);
  // Somebody who left hears nothing.
  if (status === 'left' || last() === undefined) return;
  expect(failed).toHaveLength(model.failed);
  const hasEnded = (status === 'running' || status === 'paused') && !isOpen(model);
  const { failed: failures, inARow: failuresInARow } = model;
  const isByPerson = model.isByPerson && !hasEnded;
  const wanted = { total, done, failed: failures, failuresInARow, status: hasEnded ? 'ended' : status, isByPerson };
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

/** @param mustPause whether it pauses the run at once, and not only the second time */
function noteFailure(model: Model, isPostponed: boolean, mustPause = isPostponed): void {
  if (isPostponed) model.postponed += 1;
  else model.failed += 1;
  model.inARow += 1;
  if (model.status === 'running' && isOpen(model) && (mustPause || model.inARow >= 2)) model.status = 'paused';
}

const canAnswer = ({ status, isByPerson }: Readonly<Model>) => status !== 'paused' || isByPerson;
const canStop = (model: Readonly<Model>) => isOpen(model) && (model.status === 'running' || model.status === 'paused');

const steps = [
  step(
    'answer ok',
    canAnswer,
    (model) => {
      model.done += 1;
      model.inARow = 0;
    },
    ({ succeed }) => succeed(),
  ),
  step(
    'answer fail',
    canAnswer,
    (model) => noteFailure(model, false),
    ({ fail }) => fail(),
  ),
  step(
    'answer later',
    canAnswer,
    (model) => noteFailure(model, true),
    ({ fail }) => fail({ retryAt: Date.now() + 3_600_000 }),
  ),
  step(
    'answer not sent',
    canAnswer,
    (model) => {
      if (model.status === 'running') noteFailure(model, true, false);
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
      model.isByPerson = true;
    },
    ({ run }) => run.pause(),
  ),
  step(
    'go on',
    () => true,
    (model) => {
      if (model.status !== 'paused' || !isOpen(model)) return;
      model.status = 'running';
      model.isByPerson = false;
    },
    ({ run }) => run.resume(),
  ),
  step(
    'stop',
    canStop,
    (model) => {
      model.status = 'stopped';
      model.isByPerson = false;
    },
    ({ run }) => run.stop(),
  ),
  step(
    'leave',
    canStop,
    (model) => {
      model.status = 'left';
      model.isByPerson = false;
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
      const setup = () => ({
        model: {
          total,
          done: 0,
          failed: 0,
          postponed: 0,
          inARow: 0,
          status: 'running',
          isByPerson: false,
        } satisfies Model as Model,
        real: begin(total),
      });
      await fc.asyncModelRun(setup, commands);
    },
  );
  await expect(fc.assert(property, { numRuns: 300 })).resolves.toBeUndefined();
});
