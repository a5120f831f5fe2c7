import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

import { removeRow } from './remove-row';

const queryKey = ['rows'];
const isSecond = (row: string) => row === 'second';
const patiently = { timeout: 60_000 };
const soon = () => new Promise((resolve) => void setTimeout(resolve, 10));

/** A shown list with two rows. */
async function shownList(queries: QueryClient, queryFn: () => string[] | Promise<string[]>) {
  const list = new QueryObserver(queries, { queryKey, queryFn });
  const unsubscribe = list.subscribe(() => undefined);
  await vi.waitFor(() => expect(list.getCurrentResult().data).toEqual(['first', 'second']), patiently);
  return { list, unsubscribe };
}

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

it('refetches a list in flight, which may have had news', async () => {
  const queries = new QueryClient();
  const answers = [
    ['first', 'second'],
    ['first', 'second', 'news'],
    ['first', 'news'],
  ];
  const { list, unsubscribe } = await shownList(queries, async () => {
    await soon();
    return answers.shift() ?? [];
  });
  void list.refetch();
  await removeRow(queries, queryKey, isSecond);
  expect(list.getCurrentResult().data).toEqual(['first']);
  await vi.waitFor(() => expect(list.getCurrentResult().data).toEqual(['first', 'news']), patiently);
  unsubscribe();
});

it('refetches nothing where nothing was in flight', async () => {
  const queries = new QueryClient();
  const queryFn = vi.fn<() => string[]>(() => ['first', 'second']);
  const { unsubscribe } = await shownList(queries, queryFn);
  await removeRow(queries, queryKey, isSecond);
  expect(queryFn).toHaveBeenCalledTimes(1);
  unsubscribe();
});

it('makes no empty list of an unknown one', async () => {
  const queries = new QueryClient();
  await expect(removeRow(queries, queryKey, isSecond)).resolves.toBeUndefined();
  expect(queries.getQueryData(queryKey)).toBeUndefined();
});
