import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Has what is cached under a key, and nothing below it, read again after the backend has changed it. A read that was under way may predate the change, so it
 * is dropped: by itself TanStack Query goes on waiting for it where nothing is cached yet.
 */
export async function readAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true });
  void queries.invalidateQueries({ queryKey, exact: true });
}
