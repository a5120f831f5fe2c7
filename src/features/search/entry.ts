import { createSearchParams } from 'react-router-dom';

import type { Audience } from '@/domain/audience';
import type { EmployeeSummary } from '@/domain/employee';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import type { GoalRecord, Notification } from '@/domain/records';

/** What can be found: where it leads and the texts it is found by. */
export type Entry = {
  key: string;
  /** The address of its record. */
  to: string;
  title: string;
  detail: string;
  /** Read only as far as it was matched. */
  body: string;
};

/** A saved goal leads to its record in the pocket. */
export function goalEntry(audience: Audience, kind: GoalKind): (record: GoalRecord) => Entry {
  const path = goalKinds[kind].listPath[audience];
  return ({ key, goal, role, result }) => ({
    key,
    to: `${path}?${createSearchParams({ record: key }).toString()}`,
    title: goal,
    detail: role,
    body: result,
  });
}

/** A notification leads to the page where it can be marked as read. */
export function notificationEntry({ id, message }: Notification): Entry {
  return { key: String(id), to: paths.notifications, title: message, detail: '', body: '' };
}

/** A person leads to their details in the employee list. */
export function employeeEntry({ id, firstName, lastName, workMail, department }: EmployeeSummary): Entry {
  const name = `${firstName} ${lastName}`.trim();
  return {
    key: id,
    to: `${paths.employeeList}?${createSearchParams({ employee: id }).toString()}`,
    title: name,
    detail: [department, workMail].filter((part) => part !== '').join(' \u00b7 '),
    body: '',
  };
}
