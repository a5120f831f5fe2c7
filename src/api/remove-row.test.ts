import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { removeRow } from './remove-row';

const queryKey = ['rows'];
const isSecond = (row: string) => row === 'second';

it('takes the row out of the cached list and gives what is left', async () => {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, ['first', 'second']);
  await expect(removeRow(queries, queryKey, isSecond)).resolves.toEqual(['first']);
  expect(queries.getQueryData(queryKey)).toEqual(['first']);
});

it('drops a list that was on its way, which has the row still', async () => {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, ['first', 'second']);
  const late = queries
    .query({
      queryKey,
      queryFn: async ({ signal }) => {
        await new Promise((resolve) => void setTimeout(resolve, 10));
        return signal.aborted ? [] : ['first', 'second'];
      },
    })
    .catch(() => undefined);
  await removeRow(queries, queryKey, isSecond);
  await late;
  expect(queries.getQueryData(queryKey)).toEqual(['first']);
});

it('makes no empty list of one that is not known', async () => {
  const queries = new QueryClient();
  await expect(removeRow(queries, queryKey, isSecond)).resolves.toBeUndefined();
  expect(queries.getQueryData(queryKey)).toBeUndefined();
});
