import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Takes a row out of a cached list after the backend did. A list that is on its way was written before that: it is
 * dropped, and asked for again where there is no older one.
 * @returns the rows that are left; undefined where the list is not known
 */
export async function removeRow<Row>(
  queries: QueryClient,
  queryKey: QueryKey,
  isRemoved: (row: Row) => boolean,
): Promise<readonly Row[] | undefined> {
  await queries.cancelQueries({ queryKey });
  const rest = queries.setQueryData<readonly Row[]>(queryKey, (rows) => rows?.filter((row) => !isRemoved(row)));
  if (rest === undefined) void queries.invalidateQueries({ queryKey });
  return rest;
}
