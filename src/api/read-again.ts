import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches what is cached under a key, and nothing below it, after the backend has changed it. A read that is under way may
 * predate the change, so it is aborted: TanStack Query otherwise waits for it where nothing is cached yet.
 */
export async function readAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true });
  void queries.invalidateQueries({ queryKey, exact: true });
}
