import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches exactly one key after the backend has changed it. A read in flight may predate the change, so it is aborted:
 * TanStack Query otherwise waits for it where nothing is cached yet.
 */
export async function readAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true });
  void queries.invalidateQueries({ queryKey, exact: true });
}
