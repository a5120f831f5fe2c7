import type { Params } from 'react-router-dom';

import { businessAudience, callAhead } from '@/api/client';
import { goalCalls } from '@/api/contract';
import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { audienceOfSharedPage, isGuardOpen, userIdFor } from '@/session/session';

/** Sends what a page reads first. @param params of its path */
type SendFirst = (params: Params) => void;

const sendEmployees: SendFirst = () => callAhead('listEmployees', { audience: businessAudience });

function sendOverview(): void {
  callAhead('listEmployees', { audience: businessAudience });
  for (const { kind } of Object.values(goalKinds)) callAhead(goalCalls[kind].list, { audience: businessAudience });
}

function sendNotifications(): void {
  const audience = audienceOfSharedPage();
  const userId = userIdFor(audience);
  if (userId !== null) callAhead('listNotifications', { audience, params: { userId } });
}

const sendCompany: SendFirst = ({ id: businessId = '' }) =>
  callAhead('company', { audience: businessAudience, params: { businessId } });

const lists = Object.values(audiences).flatMap(({ audience }) =>
  Object.values(goalKinds).map(({ kind, listPath }): [string, SendFirst] => [
    listPath[audience],
    () => callAhead(goalCalls[kind].list, { audience }),
  ]),
);

/** The reads that pages are opened with, by their paths. They are sent beside the code of the page (docs/decisions/0016). */
const firstReads = new Map<string, SendFirst>([
  ...lists,
  [paths.notifications, sendNotifications],
  [paths.businessDashboard, sendOverview],
  [paths.companyProfile, sendCompany],
  [paths.employeeOnboarding, sendEmployees],
  [paths.employeeList, sendEmployees],
]);

/** Whether a page is opened with a read. @param path as in the route tree */
export const hasFirstReads = (path: string): boolean => firstReads.has(path);

/** Sends the reads a page is opened with, where somebody is signed in. @param path as in the route tree */
export function sendFirstReads(path: string, params: Params = {}): void {
  if (isGuardOpen()) firstReads.get(path)?.(params);
}
