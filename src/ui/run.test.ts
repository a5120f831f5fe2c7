import fc from 'fast-check';
import { expect, it, vi } from 'vitest';

import { beginRun, minute, setOnline, settle } from '../../tests/support/run';
import { NotSent, type Pause } from './run';

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
  /** When the run resumes automatically. */
  retryAt: number | null;
  isOnline: boolean;
};
type Real = ReturnType<typeof beginRun>;

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
  // `leave` silences the run.
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
    ({ fail }) => fail(new NotSent(new Error('the list is unreadable'))),
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
        return { model, real: beginRun(total) };
      };
      await fc.asyncModelRun(setup, commands);
    },
  );
  await expect(fc.assert(property, { numRuns: 300 })).resolves.toBeUndefined();
});

it('is behind each item once, however many are sent at once and whatever the answers are', async () => {
  vi.useFakeTimers({ now: 0 });
  const answers = fc.constantFrom('succeeds', 'fails', 'wait', 'session', 'pause', 'resume');
  const property = fc.asyncProperty(
    fc.integer({ min: 1, max: 20 }),
    fc.integer({ min: 1, max: 6 }),
    fc.array(answers, { maxLength: 60 }),
    async (total, atOnce, how) => {
      vi.clearAllTimers();
      setOnline(true);
      const { run, succeed, fail, failed, sent, last, pending } = beginRun(total, atOnce);
      for (const next of how) {
        if (next === 'succeeds') await succeed();
        else if (next === 'fails') await fail();
        else if (next === 'wait') await fail({ retryAt: Date.now() + minute });
        else if (next === 'session') await fail({ subject: 'session' });
        else if (next === 'pause') run.pause();
        else run.resume();
      }
      while (last()?.status !== 'ended') {
        run.resume();
        await succeed();
      }
      expect(pending()).toBe(0);
      expect(last()).toMatchObject({ total, failed: failed.length, done: total - failed.length });
      expect(new Set(sent).size).toBe(total);
      expect(new Set(failed).size).toBe(failed.length);
    },
  );
  await expect(fc.assert(property, { numRuns: 200 })).resolves.toBeUndefined();
});
