import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

import { removeRow } from './remove-row';

const queryKey = ['rows'];
const isSecond = (row: string) => row === 'second';
const soon = () => new Promise((resolve) => void setTimeout(resolve, 10));

// A list in flight that had news: tests/flows/notifications.test.tsx.
it('drops a list in flight, which still has the row', async () => {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, ['first', 'second']);
  const late = queries
    .query({
      queryKey,
      queryFn: async ({ signal }) => {
        await soon();
        return signal.aborted ? [] : ['first', 'second'];
      },
    })
    .catch(() => undefined);
  await removeRow(queries, queryKey, isSecond);
  await late;
  expect(queries.getQueryData(queryKey)).toEqual(['first']);
});

it('refetches nothing where nothing was in flight', async () => {
  const queries = new QueryClient();
  const queryFn = vi.fn<() => string[]>(() => ['first', 'second']);
  const unsubscribe = new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined);
  await vi.waitFor(() => expect(queries.getQueryData(queryKey)).toEqual(['first', 'second']), { timeout: 60_000 });
  await removeRow(queries, queryKey, isSecond);
  expect(queryFn).toHaveBeenCalledTimes(1);
  unsubscribe();
});

it('makes no empty list of an unknown one', async () => {
  const queries = new QueryClient();
  await expect(removeRow(queries, queryKey, isSecond)).resolves.toBeUndefined();
  expect(queries.getQueryData(queryKey)).toBeUndefined();
});
