import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

import {
  draftedForKey,
  goalAnswersKey,
  refreshDraftedFor,
  refreshGoalAnswers,
  refreshVersions,
  versionsKey,
} from './refresh';

it.each([
  ['links to people', draftedForKey, refreshDraftedFor],
  ['answers about strategic goals', goalAnswersKey, refreshGoalAnswers],
  ['versions', versionsKey, refreshVersions],
])('%s are read again where another tab wrote during the first read', async (_, queryKey, refresh) => {
  const client = new QueryClient();
  let release = () => {};
  const isWritten = new Promise<void>((resolve) => (release = resolve));
  const queryFn = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(() => isWritten.then(() => 'before the write'))
    .mockResolvedValue('after the write');
  const stop = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined);
  const refreshed = refresh(client);
  release();
  await refreshed;
  expect(client.getQueryData(queryKey)).toBe('after the write');
  stop();
});
