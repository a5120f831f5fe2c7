import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

import { refreshKept, versionsKey } from './refresh';

it('a stored value is read again where another tab wrote during the first read', async () => {
  const queryKey = versionsKey;
  const client = new QueryClient();
  let release = () => {};
  const isWritten = new Promise<void>((resolve) => (release = resolve));
  const queryFn = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(() => isWritten.then(() => 'before the write'))
    .mockResolvedValue('after the write');
  const stop = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined);
  const refreshed = refreshKept(client, queryKey);
  release();
  await refreshed;
  expect(client.getQueryData(queryKey)).toBe('after the write');
  stop();
});
