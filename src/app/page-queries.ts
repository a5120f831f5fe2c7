import type { QueryClient, QueryExecuteOptions, QueryKey, QueryMeta } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';

import { companyQuery } from '@/api/companies';
import { employeesQuery } from '@/api/employees';
import { goalsQuery } from '@/api/goals';
import { notificationsQuery } from '@/api/notifications';
import { audiences, type Audience } from '@/domain/audience';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { audienceOfSharedPage, isGuardOpen, sessionOwner, tokenOf, userIdFor } from '@/session/session';

import './api-token';
import { queryClientOf } from './query-client';

/** Where what is read is kept, and what says that the visit was given up before its page was shown; the first script has none. */
type Visit = { queries: QueryClient; signal: AbortSignal | undefined };

/** Begins to read what a page shows first. @param params of its path */
type Prefetch = (visit: Visit, params: Params) => void;

/** Marks what the first script has read, until the page that shows it is mounted: the loader does not read it again. */
const readEarly = { readEarly: true };

/**
 * A visit reads anew, however fresh the cache is. A failure is the page's to report, which reads once more. What nobody waits
 * for when the visit is given up is aborted.
 */
function prefetch<Data, Key extends QueryKey>(
  { queries, signal }: Visit,
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): void {
  const staleTime = ({ meta }: { meta: QueryMeta | undefined }) => (meta === readEarly ? Infinity : 0);
  queries.query({ ...options, staleTime, ...(!signal && { meta: readEarly }) }).catch(() => undefined);
  signal?.addEventListener('abort', () => {
    void queries.cancelQueries({ queryKey: options.queryKey, exact: true, type: 'inactive' });
  });
}

function prefetchGoals(audience: Audience, kind: GoalKind): Prefetch {
  return (visit) => prefetch(visit, goalsQuery(audience, kind));
}

const prefetchEmployees: Prefetch = (visit) => prefetch(visit, employeesQuery());

const prefetchOverview: Prefetch = (visit, params) => {
  prefetchEmployees(visit, params);
  for (const { kind } of Object.values(goalKinds)) prefetchGoals(audiences.business.audience, kind)(visit, params);
};

const prefetchSearch: Prefetch = (visit, params) => {
  const audience = audienceOfSharedPage();
  for (const { kind } of Object.values(goalKinds)) prefetchGoals(audience, kind)(visit, params);
  prefetchNotifications(visit, params);
  if (tokenOf(audiences.business.audience) !== null) prefetchEmployees(visit, params);
};

const prefetchNotifications: Prefetch = (visit) => {
  const audience = audienceOfSharedPage();
  prefetch(visit, notificationsQuery(audience, userIdFor(audience)));
};

const prefetchCompany: Prefetch = (visit, { id = '' }) => prefetch(visit, companyQuery(id));

const lists = Object.values(audiences).flatMap(({ audience }) =>
  Object.values(goalKinds).map(({ kind, listPath }): [string, Prefetch] => [
    listPath[audience],
    prefetchGoals(audience, kind),
  ]),
);

/** The pages that are opened with a read, by their paths in the route tree. */
const prefetches = new Map<string, Prefetch>([
  ...lists,
  [paths.notifications, prefetchNotifications],
  [paths.search, prefetchSearch],
  [paths.businessDashboard, prefetchOverview],
  [paths.companyProfile, prefetchCompany],
  [paths.employeeOnboarding, prefetchEmployees],
  [paths.employeeList, prefetchEmployees],
]);

/**
 * Begins to read what a page shows first, where somebody is signed in.
 * @param path as in the route tree
 * @param signal aborts when the visit is given up; left out by the first script, before there is a router
 */
export function prefetchPageQueries(path: string, params: Params = {}, signal?: AbortSignal): void {
  if (isGuardOpen()) prefetches.get(path)?.({ queries: queryClientOf(sessionOwner()), signal }, params);
}
