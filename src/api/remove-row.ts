import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Removes a row from a cached list after the backend did. A fetch in flight may predate the deletion: it is repeated.
 * @returns the remaining rows; undefined if the list is not cached
 */
export async function removeRow<Row>(
  queries: QueryClient,
  queryKey: QueryKey,
  isRemoved: (row: Row) => boolean,
): Promise<readonly Row[] | undefined> {
  const wasFetching = queries.isFetching({ queryKey, exact: true }) > 0;
  await queries.cancelQueries({ queryKey, exact: true });
  const query = queries.getQueryCache().find<readonly Row[]>({ queryKey });
  const rest = query?.state.data?.filter((row) => !isRemoved(row));
  // A failed refetch stays failed: `setQueryData` would make it a success.
  if (query?.state.status === 'error') query.setState({ data: rest });
  else queries.setQueryData(queryKey, rest);
  if (rest === undefined || wasFetching) void queries.invalidateQueries({ queryKey, exact: true });
  return rest;
}
