import type { ReactNode } from 'react';

import type { GoalRecord } from '@/domain/goal';
import { goalKinds } from '@/domain/goal-kind';
import { formatDate, formatTime } from '@/lib/dates';

import { KindTile } from './goal-kind';

/** Placeholder for a missing value. */
const missing = '\u2013';

/** What stands above the result of a record: its kind and its goal. */
export function GoalHeading({ record: { kind, goal }, action }: { record: GoalRecord; action?: ReactNode }) {
  return (
    <>
      <div className="flex items-center gap-3">
        <KindTile kind={kind} />
        <p className="flex-1 text-small text-muted">{goalKinds[kind].longName}</p>
        {action}
      </div>
      <h2 className="mt-4 text-h2">
        <bdi>{goal || missing}</bdi>
      </h2>
    </>
  );
}

/** The role and the date of a record. */
export function GoalFacts({ record: { role, createdAt } }: { record: GoalRecord }) {
  return (
    <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-small">
      <div>
        <dt className="text-muted">Role</dt>
        <dd className="text-body font-medium">
          <bdi>{role || missing}</bdi>
        </dd>
      </div>
      <div>
        <dt className="text-muted">Created</dt>
        <dd className="text-body font-medium">
          {createdAt === null ? missing : `${formatDate(createdAt)} at ${formatTime(createdAt)}`}
        </dd>
      </div>
    </dl>
  );
}
