import type { Query, QueryExecuteOptions } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';

import { companyQuery } from '@/api/companies';
import { employeesQuery } from '@/api/employees';
import { goalsQuery } from '@/api/goals';
import { notificationsQuery } from '@/api/notifications';
import { audiences, type Audience } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { audienceOfSharedPage, isGuardOpen, sessionOwner, tokenOf, userIdFor } from '@/session/session';

import './api-token';
import { documentPath } from './prerendered';
import { queryClientOf } from './query-client';

const kinds = Object.values(goalKinds);

const allGoals = (audience: Audience) => kinds.map(({ kind }) => goalsQuery(audience, kind));

const sharedNotifications = () => notificationsQuery(audienceOfSharedPage(), userIdFor(audienceOfSharedPage()));

/** The queries that a page shows first, by its path in the route tree. */
const pageQueries = new Map<string, (params: Params) => readonly object[]>([
  ...Object.values(audiences).flatMap(({ audience }) =>
    kinds.map(({ kind, listPath }) => [listPath[audience], () => [goalsQuery(audience, kind)]] as const),
  ),
  [paths.dashboard, () => allGoals(audiences.individual.audience)],
  [paths.notifications, () => [sharedNotifications()]],
  [
    paths.search,
    () => [
      ...allGoals(audienceOfSharedPage()),
      sharedNotifications(),
      ...(tokenOf(audiences.business.audience) === null ? [] : [employeesQuery()]),
    ],
  ],
  [paths.businessDashboard, () => [employeesQuery(), ...allGoals(audiences.business.audience)]],
  [paths.companyProfile, ({ id = '' }) => [companyQuery(id)]],
  [paths.employeeOnboarding, () => [employeesQuery()]],
  [paths.employeeList, () => [employeesQuery()]],
  [paths.employeeImport, () => [employeesQuery()]],
]);

/** `meta` of queries that the document's first script has fetched: the route's loader does not fetch them again. */
const readEarly = { readEarly: true };

/**
 * Prefetches the queries of a page for a signed-in user, however fresh the cache is. The page fetches again after a failure and
 * reports it.
 * @param path as in the route tree
 * @param signal the router's, which aborts when another visit begins; the first script runs before the router and has none
 */
export function prefetchPageQueries(path: string, params: Params = {}, signal?: AbortSignal): void {
  if (!isGuardOpen()) return;
  const queries = queryClientOf(sessionOwner());
  const staleTime = ({ meta }: Query) => (meta === readEarly ? Infinity : 0);
  // A map holds query options of different types.
  for (const options of (pageQueries.get(path)?.(params) ?? []) as readonly QueryExecuteOptions[]) {
    queries.query({ ...options, staleTime, ...(!signal && { meta: readEarly }) }).catch(() => undefined);
    signal?.addEventListener('abort', () => {
      void queries.cancelQueries({ queryKey: options.queryKey, exact: true, type: 'inactive' });
    });
  }
}

// The first script of a guarded page's document: it fetches before React and the page's code are loaded (docs/decisions/0012).
prefetchPageQueries(documentPath());
