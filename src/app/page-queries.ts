import type { QueryExecuteOptions } from '@tanstack/react-query';

import { employeesQuery } from '@/api/employees';
import { goalsQuery } from '@/api/goals';
import { audiences, type Audience } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { withoutBase } from '@/lib/base';
import { isGuardOpen, sessionOwner } from '@/session/session';

import './api-token';
import { queryClientOf } from './query-client';

const goalsOf = (audience: Audience) => Object.values(goalKinds).map(({ kind }) => goalsQuery(audience, kind));

/** The queries that a page shows first, by its path in the route tree: of the lists, and the pages that sum them up. */
const pageQueries = new Map<string, readonly object[]>([
  ...Object.values(audiences).flatMap(({ audience }) =>
    Object.values(goalKinds).map(({ kind, listPath }) => [listPath[audience], [goalsQuery(audience, kind)]] as const),
  ),
  [paths.dashboard, goalsOf(audiences.individual.audience)],
  [paths.businessDashboard, [employeesQuery(), ...goalsOf(audiences.business.audience)]],
  [paths.employeeList, [employeesQuery()]],
]);

function prefetch(path: string, signal?: AbortSignal): void {
  if (!isGuardOpen()) return;
  const queries = queryClientOf(sessionOwner());
  // A map holds query options of different types.
  for (const options of (pageQueries.get(path) ?? []) as readonly QueryExecuteOptions[]) {
    queries.query({ ...options, staleTime: 0 }).catch(() => undefined);
    const { queryKey } = options;
    signal?.addEventListener('abort', () => void queries.cancelQueries({ queryKey, exact: true, type: 'inactive' }));
  }
}

/** The page of the document, whose first script this is: it fetches before React and the page's code are loaded (docs/decisions/0012). */
let first: string | null = withoutBase(window.location.pathname).replace(/(?<=.)\/+$/, '');
prefetch(first);

/**
 * Prefetches the queries of a page for a signed-in user, however fresh the cache is. The page fetches again after a failure and
 * reports it.
 * @param path as in the route tree
 * @param signal the router's, which aborts when another visit begins
 */
export function prefetchPageQueries(path: string, signal: AbortSignal): void {
  if (path !== first) prefetch(path, signal);
  first = null;
}
