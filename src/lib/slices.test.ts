import { describe, expect, it } from 'vitest';

import { runInSlices, sortSteps } from './slices';

function sorted<T>(list: readonly T[], compare: (one: T, other: T) => number): T[] {
  const steps = sortSteps(list, compare);
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  return next.value;
}

describe('sorting in steps', () => {
  it.each([0, 1, 127, 128, 129, 1000, 5000])('gives what sorting at once gives, of %i', (length) => {
    const list = Array.from({ length }, (_, index) => ({ rank: (index * 7919) % 97, index }));
    const compare = (one: { rank: number }, other: { rank: number }) => one.rank - other.rank;
    // Equal ones keep their order: `toSorted` is stable.
    expect(sorted(list, compare)).toEqual(list.toSorted(compare));
  });

  it('leaves the list as it is', () => {
    const list = [2, 1];
    expect(sorted(list, (one, other) => one - other)).toEqual([1, 2]);
    expect(list).toEqual([2, 1]);
  });
});

describe('a task in slices', () => {
  function* count(to: number): Generator<undefined, number> {
    for (let step = 0; step < to; step += 1) yield;
    return to;
  }

  it('gives what it comes to', async () => {
    expect(await new Promise((resolve) => void runInSlices(count(100_000), resolve))).toBe(100_000);
  });

  it('gives nothing once it is cancelled', async () => {
    const given: number[] = [];
    runInSlices(count(1), (result) => given.push(result))();
    await new Promise((resolve) => void setTimeout(resolve, 20));
    expect(given).toEqual([]);
  });
});
