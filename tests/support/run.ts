import { expect, vi } from 'vitest';

import { createRun, type RunState } from '@/ui/run';

/** Lets pending responses be handled. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** A run whose calls stay pending; the oldest one is answered first. */
export function beginRun(count: number, atOnce = 1) {
  const sent: number[] = [];
  const failed: number[] = [];
  const said: RunState[] = [];
  const pending: { resolve: () => void; reject: (reason: unknown) => void }[] = [];
  const run = createRun({
    items: Array.from({ length: count }, (_, index) => index),
    atOnce,
    send: (item) => {
      expect(pending.length, 'never more at once').toBeLessThan(atOnce);
      sent.push(item);
      return new Promise<void>((resolve, reject) => pending.push({ resolve, reject }));
    },
    onFailed: (item) => failed.push(item),
    onChange: (state) => said.push(state),
  });
  const answered = async (how: (answer: (typeof pending)[number]) => void) => {
    const first = pending.shift();
    if (first) how(first);
    await settle();
  };
  run.start();
  return {
    run,
    sent,
    failed,
    said,
    /** The latest announcement. */
    last: () => said.at(-1),
    isPending: () => pending.length > 0,
    pending: () => pending.length,
    succeed: () => answered(({ resolve }) => resolve()),
    fail: (reason: unknown = new Error('refused')) => answered(({ reject }) => reject(reason)),
  };
}

/** Sets the device offline or online. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  if (isOnline) window.dispatchEvent(new Event('online'));
}

export const minute = 60_000;

/** The error of a call without an answer. */
export const unanswered = { reason: 'network' };
