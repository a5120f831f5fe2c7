import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Takes a row out of a cached list after the backend did. A list that is on its way may have been written before that:
 * it is dropped and asked for again, since it may have had news too.
 * @returns the rows that are left; undefined where the list is not known
 */
export async function removeRow<Row>(
  queries: QueryClient,
  queryKey: QueryKey,
  isRemoved: (row: Row) => boolean,
): Promise<readonly Row[] | undefined> {
  const wasOnItsWay = queries.isFetching({ queryKey, exact: true }) > 0;
  await queries.cancelQueries({ queryKey });
  const rest = queries.setQueryData<readonly Row[]>(queryKey, (rows) => rows?.filter((row) => !isRemoved(row)));
  if (rest === undefined || wasOnItsWay) void queries.invalidateQueries({ queryKey });
  return rest;
}
