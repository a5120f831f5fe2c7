import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useAction } from './use-submission';

const done = { onDone: () => undefined, onFailure: () => undefined };

it.each([
  ['can be started again once it is done', false, 2],
  ['stays as it is where it leads to another page, which may take its time', true, 1],
])('%s', async (_what, leads, sent) => {
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { result } = renderHook(() => useAction({ send, leads, ...done }));
  await act(async () => result.current.run());
  expect(result.current.pending).toBe(leads);
  await act(async () => result.current.run());
  expect(send).toHaveBeenCalledTimes(sent);
});

it('can be tried again when it failed, wherever it would have led', async () => {
  const send = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no')));
  const { result } = renderHook(() => useAction({ send, leads: true, ...done }));
  await act(async () => result.current.run());
  expect(result.current.pending).toBe(false);
});
