import { describe, expect, it, vi } from 'vitest';

import { createPause, resultInSlices } from './slices';

describe('a task in slices', () => {
  function* count(to: number): Generator<undefined, number> {
    for (let step = 0; step < to; step += 1) yield;
    return to;
  }

  it('resolves to its result, and rejects once it is aborted', async () => {
    await expect(resultInSlices(count(100_000), new AbortController().signal)).resolves.toBe(100_000);
    const controller = new AbortController();
    const stopped = resultInSlices(count(1), controller.signal);
    controller.abort(new Error('Left.'));
    await expect(stopped).rejects.toThrow('Left.');
  });
});

/** Counts the turns of the event loop until a promise settles. */
async function turnsUntil(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  await work;
  clearImmediate(next);
  return turns;
}

const stopClock = () => vi.spyOn(performance, 'now').mockReturnValue(0);

it('yields only when a slice is over', async () => {
  const clock = stopClock();
  const pause = createPause();
  const loop = async () => {
    for (let turn = 0; turn < 100; turn += 1) await pause();
  };
  expect(await turnsUntil(loop())).toBe(0);
  let now = 0;
  clock.mockImplementation(() => (now += 60));
  expect(await turnsUntil(loop())).toBeGreaterThan(50);
});

it('stops with the reason of the signal, also when it comes while the browser draws', async () => {
  const reason = new Error('Stopped by the user.');
  await expect(createPause(AbortSignal.abort(reason))()).rejects.toBe(reason);
  const controller = new AbortController();
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 60));
  const paused = createPause(controller.signal)();
  clock.mockRestore();
  controller.abort(reason);
  await expect(paused).rejects.toBe(reason);
});
