import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { employeeDetailsQuery, employeesQuery } from './employees';
import { readAgain } from './read-again';
import { removeRow } from './remove-row';

it.each([
  ['read again', readAgain],
  ['rid of a row', (queries: QueryClient, queryKey: readonly unknown[]) => removeRow(queries, queryKey, () => false)],
])('a list is %s without what is read of one of its records', async (_, change) => {
  const queries = new QueryClient();
  const { queryKey } = employeeDetailsQuery('7');
  let signal: AbortSignal | undefined;
  const details = queries.query({
    queryKey,
    queryFn: async (context) => {
      ({ signal } = context);
      await new Promise((resolve) => setTimeout(resolve, 10));
      return 'read';
    },
  });
  await change(queries, employeesQuery().queryKey);
  await expect(details).resolves.toBe('read');
  expect(signal?.aborted).toBe(false);
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(false);
});
