import { useId, useMemo, type ComponentProps, type ReactNode } from 'react';

import type { GoalRecord } from '@/domain/goal';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { originalLines } from '@/domain/merged-goal';
import { shownPart, type LineType, type ResultLine } from '@/domain/result/result-line';
import { formatDate, formatTime } from '@/lib/dates';
import { lazyExtra } from '@/ui/lazy';
import { RouteList, type RouteItem } from '@/ui/route-list';

import { kindLooks, KindTile } from './goal-kind';

const missing = '\u2013';

// The rules for a good line come after the record.
export const HintSummary = lazyExtra(async () => (await import('./goal-hint')).HintSummary);

/** A record in full: goal, role, date and the result split by line. */
export function GoalContent({ record }: { record: GoalRecord }) {
  const resultId = useId();
  const lines = useMemo(() => originalLines(record), [record]);
  return (
    <>
      <GoalHeading record={record} />
      <GoalFacts record={record} />
      <h3 id={resultId} className="mt-6 mb-4 text-label font-semibold">
        Result
      </h3>
      <div role="group" aria-labelledby={resultId}>
        <GoalLines kind={record.kind} lines={lines} />
      </div>
    </>
  );
}

const looks: Readonly<Record<LineType, RouteItem['look']>> = {
  objective: 'aim',
  result: 'stop',
  detail: 'detail',
  heading: 'heading',
  note: 'note',
};

type GoalLinesProps = { kind: GoalKind; lines: readonly ResultLine[] } & Pick<
  ComponentProps<typeof RouteList>,
  'below' | 'signOf' | 'rows'
>;

/** The lines of a result: objectives and results, with what stands below and between them; of very long ones the first part. */
export function GoalLines({ kind, lines, ...more }: GoalLinesProps) {
  const shown = shownPart(lines);
  return (
    <>
      <RouteList
        {...more}
        items={shown.map(({ type, label, text }) => ({ look: looks[type], label, text }))}
        tint={kindLooks[kind].tint}
      />
      {shown !== lines && (
        <p className="mt-5 text-label text-muted">
          Only the first part of this result is shown. The PDF has all of it.
        </p>
      )}
    </>
  );
}

/** The kind and the goal of a record, above its result. */
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

/** The role and the date of a record. @param children further facts */
export function GoalFacts({ record: { role, createdAt }, children }: { record: GoalRecord; children?: ReactNode }) {
  return (
    <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-small">
      <GoalFact name="Role">
        <bdi>{role || missing}</bdi>
      </GoalFact>
      <GoalFact name="Created">
        {createdAt === null ? missing : `${formatDate(createdAt)} at ${formatTime(createdAt)}`}
      </GoalFact>
      {children}
    </dl>
  );
}

export function GoalFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="text-body font-medium">{children}</dd>
    </div>
  );
}
