import { expect, vi } from 'vitest';

import { createRun, type RunState } from '@/ui/run';

/** Lets what was answered be heard. */
export const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** A run whose every call waits for its answer. */
export function beginRun(count: number) {
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
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  if (isOnline) window.dispatchEvent(new Event('online'));
}

export const minute = 60_000;

/** What a call fails with that was not answered. */
export const unanswered = { reason: 'network' };
