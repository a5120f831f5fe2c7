import { describe, expect, it, vi } from 'vitest';

import { beginRun, minute, setOnline, unanswered } from '../../tests/support/run';
import { firstState, type RunState } from './run';
import { pauseText } from './work-progress';

const textOf = (state: RunState | undefined) => pauseText(state ?? firstState(0));

describe('a run', () => {
  it('waits until the time that the server names, and sends the same one again', async () => {
    vi.useFakeTimers({ now: 0 });
    const { sent, fail, succeed, failed, last } = beginRun(2);
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

  it.each([
    ['at that time, also where the machine has slept past it', 30_000, false, [0, 0]],
    ['nothing then if it is stopped meanwhile', 3_600_000, true, [0]],
  ])('that waits for the server sends %s', async (_, later, isStopped, all) => {
    vi.useFakeTimers({ now: 0 });
    const { run, sent, fail } = beginRun(1);
    await fail({ retryAt: 3_600_000 });
    if (isStopped) run.stop();
    else vi.setSystemTime(7_200_000);
    await vi.advanceTimersByTimeAsync(later);
    expect(sent).toEqual(all);
  });

  it('says that a reply takes 30 seconds, waits for it, and says no more of it then', async () => {
    vi.useFakeTimers({ now: 0 });
    const { run, sent, succeed, said, last } = beginRun(3);
    await vi.advanceTimersByTimeAsync(29_999);
    await succeed();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(said.some(({ isSlow }) => isSlow)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(last()).toMatchObject({ status: 'running', isSlow: true, done: 1 });
    await vi.advanceTimersByTimeAsync(minute);
    expect(sent).toEqual([0, 1]);
    await succeed();
    expect(last()).toMatchObject({ isSlow: false, done: 2 });
    run.stop();
    const count = said.length;
    await vi.advanceTimersByTimeAsync(minute);
    expect(said).toHaveLength(count);
  });

  it('sends as many at once as it may, and one at a time once the server has named a time', async () => {
    vi.useFakeTimers({ now: 0 });
    const { sent, fail, succeed, pending, failed, last } = beginRun(20, 6);
    expect(sent).toEqual([0, 1, 2, 3, 4, 5]);
    await succeed();
    expect(pending()).toBe(6);
    await fail({ retryAt: 90_000 });
    for (let answers = 0; answers < 5; answers += 1) await succeed();
    expect(last()).toMatchObject({ status: 'paused', done: 6, pause: { retryAt: 90_000 } });
    expect(pending()).toBe(0);
    await vi.advanceTimersByTimeAsync(90_000);
    for (let left = 14; left > 0; left -= 1) {
      expect(pending()).toBe(1);
      await succeed();
    }
    expect(
      sent.filter((item) => item === 1),
      'the item that was not done',
    ).toHaveLength(2);
    expect(failed).toEqual([]);
    expect(last()).toMatchObject({ status: 'ended', done: 20 });
  });

  it('of six at once pauses nothing where every second one fails, and pauses after two rounds of failures', async () => {
    vi.useFakeTimers({ now: 0 });
    const half = beginRun(40, 6);
    for (let answers = 0; answers < 20; answers += 1) {
      await half.fail();
      await half.succeed();
    }
    expect(half.last()).toMatchObject({ status: 'ended', done: 20, failed: 20 });
    const { fail, succeed, pending, last } = beginRun(40, 6);
    for (let answers = 0; answers < 12; answers += 1) await fail();
    expect(last()).toMatchObject({ status: 'paused', pause: { by: 'failures', retryAt: minute } });
    for (let answers = 0; answers < 5; answers += 1) await succeed();
    await vi.advanceTimersByTimeAsync(minute);
    expect(pending(), 'one is tried first').toBe(1);
    await succeed();
    expect(pending()).toBe(6);
  });

  it('sends one item after 1, 4 and 15 minutes, and then only when a person resumes', async () => {
    vi.useFakeTimers({ now: 0 });
    const { run, sent, fail, last } = beginRun(9);
    await fail();
    await fail(unanswered);
    for (const [retries, minutes] of [1, 4, 15].entries()) {
      const pause = {
        by: 'failures',
        retryAt: Date.now() + minutes * minute,
        isServersTime: false,
        isUnanswered: true,
      };
      expect(last()).toMatchObject({ status: 'paused', pauses: retries + 1, pause });
      await vi.advanceTimersByTimeAsync(minutes * minute - 1);
      expect(textOf(last()), 'the minutes are counted down').toMatch(/Retrying in 1 minute\.$/);
      expect(sent).toHaveLength(retries + 2);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(retries + 3);
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
    const { run, sent, fail, succeed, last } = beginRun(9);
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

  it('sends nothing without a connection, says so, and goes on with it', async () => {
    const { run, sent, succeed, last } = beginRun(3);
    setOnline(false);
    await succeed();
    expect(textOf(last())).toBe("Paused: this device is offline. It resumes when you're back online.");
    run.resume();
    expect(textOf(last())).toBe("Still offline. It resumes when you're back online.");
    expect(sent).toEqual([0]);
    setOnline(true);
    expect(sent).toEqual([0, 1]);
    expect(last()).toMatchObject({ status: 'running', pause: null });
    setOnline(false);
    await succeed();
    run.stop();
    setOnline(true);
    expect(sent, 'after a stop').toEqual([0, 1]);
  });

  it('waits for the connection when its time has come without one', async () => {
    vi.useFakeTimers({ now: 0 });
    const { sent, fail, last } = beginRun(3);
    for (const answer of [fail, fail]) await answer();
    setOnline(false);
    await vi.advanceTimersByTimeAsync(minute);
    expect(last()).toMatchObject({ status: 'paused', pause: { by: 'offline', isStill: false } });
    setOnline(true);
    expect(sent).toEqual([0, 1, 2]);
  });
});

describe('what is said of a pause', () => {
  it.each([
    [[{}, {}], 'Paused after two errors in a row. Retrying in 1 minute.'],
    [[{}, {}, unanswered], 'Paused again: no reply from the server. Retrying in 4 minutes.'],
    [[{}, {}, {}], 'Paused again: the server had an error. Retrying in 4 minutes.'],
    [[{}, {}, {}, unanswered], 'Paused again: no reply from the server. Retrying in 15 minutes.'],
    [[{}, {}, {}, {}, {}], "Paused. Resume whenever you're ready."],
    [[{ retryAt: 120_000 }], 'Paused. The server asked us to wait until 02:32 PM. It resumes then.'],
    [
      [{}, { retryAt: 120_000 }],
      'Paused after two errors in a row. The server asked us to wait until 02:32 PM. It resumes then.',
    ],
    [[{}, {}, { retryAt: 120_000 }], 'Paused again. The server asked us to wait until 02:32 PM. It resumes then.'],
  ])('after %j', async (failures, text) => {
    const now = new Date(2026, 10, 23, 14, 30).getTime();
    vi.useFakeTimers({ now });
    const { run, fail, last } = beginRun(9);
    for (const failure of failures) {
      run.resume();
      await fail('retryAt' in failure ? { retryAt: now + failure.retryAt } : failure);
    }
    expect(textOf(last())).toBe(text);
  });
});

describe('what the server refuses', () => {
  const refusal = { subject: 'item', detail: 'In use.' };

  it('because of the session pauses at once, and the same one is sent after that', async () => {
    const { run, sent, fail, succeed, failed, last } = beginRun(2);
    await fail({ subject: 'session' });
    expect(last()).toMatchObject({ status: 'paused', failed: 0, pause: { by: 'session' } });
    expect(textOf(last())).toBe('Your session has ended. Sign in again to continue. Nothing is lost.');
    run.resume();
    await succeed();
    await succeed();
    expect(sent).toEqual([0, 0, 1]);
    expect(failed).toEqual([]);
  });

  it('of one item alone stops no other, but for the first ten in the same words', async () => {
    const { run, fail, succeed, failed, last } = beginRun(30);
    await succeed();
    for (let count = 0; count < 12; count += 1) await fail(refusal);
    expect(last()).toMatchObject({ status: 'running', done: 1, failed: 12 });
    run.stop();
    const other = beginRun(30);
    for (let count = 0; count < 9; count += 1) await other.fail(refusal);
    expect(other.last()).toMatchObject({ status: 'running', failed: 9 });
    await other.fail(refusal);
    expect(other.last()).toMatchObject({ status: 'paused', failed: 10, pause: { by: 'refusals' } });
    other.run.resume();
    for (let count = 0; count < 20; count += 1) await other.fail(refusal);
    expect(other.last(), 'asked once').toMatchObject({ status: 'ended', failed: 30 });
    expect(failed).toHaveLength(12);
  });
});
