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

/** What the pages that are opened with a read show first, by their paths in the route tree, with the parameters of those. */
const pageQueries = new Map<string, (params: Params) => readonly object[]>([
  ...Object.values(audiences).flatMap(({ audience }) =>
    kinds.map(({ kind, listPath }) => [listPath[audience], () => [goalsQuery(audience, kind)]] as const),
  ),
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

/** Marks what the first script has read, until the page that shows it is mounted: the loader does not read it again. */
const readEarly = { readEarly: true };

/**
 * Begins to read what a page shows first, where somebody is signed in. A visit reads anew, however fresh the cache is. A
 * failure is the page's to report, which reads once more.
 * @param path as in the route tree
 * @param signal aborts when the visit is given up, and with it what nobody waits for then; left out by the first script,
 *   before there is a router
 */
export function prefetchPageQueries(path: string, params: Params = {}, signal?: AbortSignal): void {
  if (!isGuardOpen()) return;
  const queries = queryClientOf(sessionOwner());
  const staleTime = ({ meta }: Query) => (meta === readEarly ? Infinity : 0);
  // Their types differ by what they read, which nobody looks at here.
  for (const options of (pageQueries.get(path)?.(params) ?? []) as readonly QueryExecuteOptions[]) {
    queries.query({ ...options, staleTime, ...(!signal && { meta: readEarly }) }).catch(() => undefined);
    signal?.addEventListener('abort', () => {
      void queries.cancelQueries({ queryKey: options.queryKey, exact: true, type: 'inactive' });
    });
  }
}

// Also the first script of a guarded page's document: what the page shows first is under way before React and the code of the
// page have come (docs/decisions/0012). The loader of its route finds it waiting in the cache.
prefetchPageQueries(documentPath());
