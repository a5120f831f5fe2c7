import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
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

/** Begins to read what a page shows first. @param params of its path */
type Prefetch = (queries: QueryClient, params: Params) => void;

/** A visit reads anew, however fresh the cache is. A failure is the page's to report, which reads once more. */
function prefetch<Data, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): void {
  queries.query({ ...options, staleTime: 0 }).catch(() => undefined);
}

function prefetchGoals(audience: Audience, kind: GoalKind): Prefetch {
  return (queries) => prefetch(queries, goalsQuery(audience, kind));
}

const prefetchEmployees: Prefetch = (queries) => prefetch(queries, employeesQuery());

const prefetchOverview: Prefetch = (queries, params) => {
  prefetchEmployees(queries, params);
  for (const { kind } of Object.values(goalKinds)) prefetchGoals(audiences.business.audience, kind)(queries, params);
};

const prefetchSearch: Prefetch = (queries, params) => {
  const audience = audienceOfSharedPage();
  for (const { kind } of Object.values(goalKinds)) prefetchGoals(audience, kind)(queries, params);
  prefetchNotifications(queries, params);
  if (tokenOf(audiences.business.audience) !== null) prefetchEmployees(queries, params);
};

const prefetchNotifications: Prefetch = (queries) => {
  const audience = audienceOfSharedPage();
  prefetch(queries, notificationsQuery(audience, userIdFor(audience)));
};

const prefetchCompany: Prefetch = (queries, { id = '' }) => prefetch(queries, companyQuery(id));

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

/** Begins to read what a page shows first, where somebody is signed in. @param path as in the route tree */
export function prefetchPageQueries(path: string, params: Params = {}): void {
  if (isGuardOpen()) prefetches.get(path)?.(queryClientOf(sessionOwner()), params);
}
