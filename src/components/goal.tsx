import { clsx } from 'clsx';
import { Gauge, Target, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import type { GoalRecord } from '@/domain/records';
import { formatDate, formatTime } from '@/lib/dates';
import { resultLines } from '@/lib/pdf/plain-text';
import { RouteList, type Tint } from '@/ui/route-list';

/** The colour and icon of each kind: an OKR is always the target in green, a KPI always the gauge in blue (design 7). */
export const kindLooks: Record<GoalKind, { icon: LucideIcon; tint: Tint; tile: string; text: string }> = {
  okr: { icon: Target, tint: 'accent', tile: 'bg-accent-soft text-accent-soft-ink', text: 'text-accent' },
  kpi: { icon: Gauge, tint: 'lake', tile: 'bg-lake-soft text-lake-soft-ink', text: 'text-lake' },
};

/** A small square with the icon of a kind, or with any icon on a neutral ground. */
export function KindTile(props: { kind: GoalKind } | { icon: LucideIcon }) {
  const { icon: Icon, tile } =
    'kind' in props ? kindLooks[props.kind] : { icon: props.icon, tile: 'bg-track text-muted' };
  return (
    <span aria-hidden className={clsx('grid size-10 shrink-0 place-items-center rounded-tile', tile)}>
      <Icon className="size-5" strokeWidth={1.85} />
    </span>
  );
}

/** Stands where a record has a hole (reading 20). */
const hole = '\u2013';

/** A record to read: goal, role and the result split by line (spec 2). */
export function GoalContent({ record, action }: { record: GoalRecord; action?: ReactNode }) {
  const resultId = useId();
  const { kind, goal, role, createdAt } = record;
  const lines = resultLines(record.result);
  return (
    <>
      <div className="flex items-center gap-3">
        <KindTile kind={kind} />
        <p className="flex-1 text-small text-muted">{goalKinds[kind].longName}</p>
        {action}
      </div>
      <h2 className="mt-4 text-h2">
        <bdi>{goal || hole}</bdi>
      </h2>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-small">
        <div>
          <dt className="text-muted">Role</dt>
          <dd className="text-body font-medium">
            <bdi>{role || hole}</bdi>
          </dd>
        </div>
        <div>
          <dt className="text-muted">Created</dt>
          <dd className="text-body font-medium">
            {createdAt === null ? hole : `${formatDate(createdAt)} at ${formatTime(createdAt)}`}
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
