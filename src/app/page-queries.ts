import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
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

/** Where what is read is kept, and what says that the visit was given up before its page was shown. */
type Visit = { queries: QueryClient; signal: AbortSignal | undefined };

/** Begins to read what a page shows first. @param params of its path */
type Prefetch = (visit: Visit, params: Params) => void;

/**
 * A visit reads anew, however fresh the cache is. A failure is the page's to report, which reads once more. What nobody waits
 * for when the visit is given up is aborted.
 */
function prefetch<Data, Key extends QueryKey>(
  { queries, signal }: Visit,
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): void {
  queries.query({ ...options, staleTime: 0 }).catch(() => undefined);
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

/** The path that the first script has read for; its own visit does not read again. */
let readEarly: string | undefined;

/** Begins to read what the opened page shows first, before the router is there. @param path as in the route tree */
export function prefetchFirstPage(path: string): void {
  readEarly = path;
  prefetchQueries(path, {}, undefined);
}

/**
 * Begins to read what a page shows first, where somebody is signed in.
 * @param path as in the route tree
 * @param signal aborts when the visit is given up
 */
export function prefetchPageQueries(path: string, params: Params, signal: AbortSignal): void {
  const isRead = readEarly === path;
  readEarly = undefined;
  if (!isRead) prefetchQueries(path, params, signal);
}

function prefetchQueries(path: string, params: Params, signal: AbortSignal | undefined): void {
  if (isGuardOpen()) prefetches.get(path)?.({ queries: queryClientOf(sessionOwner()), signal }, params);
}
