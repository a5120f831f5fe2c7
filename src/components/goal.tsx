import { useId, type ReactNode } from 'react';

import type { GoalRecord } from '@/domain/goal';
import { goalKinds } from '@/domain/goal-kind';
import { formatDate, formatTime } from '@/lib/dates';
import { resultLines } from '@/lib/pdf/plain-text';
import { RouteList } from '@/ui/route-list';

import { kindLooks, KindTile } from './goal-kind';

/** Placeholder for a missing value. */
const missing = '\u2013';

type GoalContentProps = {
  record: GoalRecord;
  /** The person's own wording instead of the record's lines. */
  lines?: readonly string[];
  action?: ReactNode;
};

/** A record in full: goal, role, date, and the result split by line. */
export function GoalContent({ record, lines: ownLines, action }: GoalContentProps) {
  const resultId = useId();
  const { kind, goal, role, createdAt } = record;
  const lines = ownLines ?? resultLines(record.result);
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
      <h3 id={resultId} className="mt-6 mb-4 text-label font-semibold">
        Result
      </h3>
      <div role="group" aria-labelledby={resultId}>
        <RouteList items={lines} tint={kindLooks[kind].tint} firstIsAim={/^objective/i.test(lines[0] ?? '')} />
      </div>
    </>
  );
}
