import { clsx } from 'clsx';

import type { GoalRecord } from '@/domain/goal';

import { isUntouched, sinceCheckIn, standIn } from './touched';
import type { Pocket } from './use-pocket-goals';

type GoalProgressProps = {
  pocket: Pick<Pocket, 'goals' | 'isReady'>;
  record: GoalRecord;
  /** '2026-11-23' */
  today: string;
};

/** How far a goal is, below its name; nothing before that is known, or where it is unreadable (docs/product.md 7.24). */
export function GoalProgress({ pocket: { goals, isReady }, record, today }: GoalProgressProps) {
  const version = goals.versionOf(record);
  const stand = isReady ? standIn(goals, record) : undefined;
  // Reserves the height, so that rows don't move.
  if (stand === undefined) return <span className="block min-h-5" />;
  if (version === undefined || stand.state === 'unstarted')
    return <span className="block text-small text-muted">Not started</span>;
  const isDone = stand.state === 'done';
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 text-small text-muted">
      <span aria-hidden className="h-1.5 w-18 overflow-hidden rounded-full bg-track forced-colors:border">
        <span
          className={clsx(
            'block h-full rounded-full forced-colors:bg-[CanvasText]',
            isDone ? 'bg-success' : 'bg-accent',
          )}
          style={{ width: `${stand.percent}%` }}
        />
      </span>
      <span className="font-medium text-ink tabular-nums">{isDone ? 'Done' : `${stand.percent}%`}</span>
      {isUntouched(record, version, today) && (
        <span className="text-blaze-soft-ink">{sinceCheckIn(version, today)}</span>
      )}
    </span>
  );
}
