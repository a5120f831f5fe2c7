import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { timeOf } from '@/api/goals';
import { KindTile } from '@/components/goal/goal-kind';
import { recordAddress } from '@/components/goal/record-address';
import { audiences } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds } from '@/domain/goal-kind';
import { knownRows } from '@/domain/known';
import { goalKeyOf } from '@/domain/text';
import { formatDate } from '@/lib/dates';

import { OverviewCard } from './card';
import { useEveryRecord, type GoalSources } from './goal-sources';

const { audience } = audiences.business;

/** Goals that were drafted together, newest first. */
type DraftRun = { key: string; records: [GoalRecord, ...GoalRecord[]] };

const shown = 5;

/** The newest goals, those with one text and day together; those without a date come last (docs/product.md 8.20). */
function newestRuns(records: readonly GoalRecord[]): DraftRun[] {
  const runs = new Map<string, DraftRun>();
  for (const record of records.toSorted((one, other) => timeOf(other) - timeOf(one))) {
    const key = `${goalKeyOf(record.goal)}\n${record.createdAt?.toDateString() ?? record.key}`;
    const run = runs.get(key);
    if (run) run.records.push(record);
    else if (runs.size === shown) break;
    else runs.set(key, { key, records: [record] });
  }
  return [...runs.values()];
}

/** 'Data Engineer, Support Lead and 2 more' */
function rolesOf({ records }: DraftRun): string {
  const roles = [...new Set(records.map(({ role }) => role || '\u2013'))];
  return roles.length <= 3 ? roles.join(', ') : `${roles.slice(0, 2).join(', ')} and ${roles.length - 2} more`;
}

/** '4 OKRs, 4 KPIs' */
const countsOf = ({ records }: DraftRun): string =>
  Object.values(goalKinds)
    .map(({ kind, singular, plural }) => {
      const count = records.filter((record) => record.kind === kind).length;
      return count === 0 ? '' : `${count} ${count === 1 ? singular : plural}`;
    })
    .filter(Boolean)
    .join(', ');

/** The newest drafts, a row for each request; a row leads to its newest record. */
export function NewestGoals({ goals }: { goals: GoalSources }) {
  const records = useEveryRecord(goals);
  const runs = useMemo(() => records && newestRuns(records), [records]);
  return (
    <OverviewCard
      title="Newest goals"
      sources={Object.values(goals)}
      content={knownRows([runs])}
      absence="No goals yet. Generate your first to see them here."
    >
      {(rows) => (
        <ul className="-mx-5 -mb-5 divide-y divide-line border-t border-line md:-mx-6 md:-mb-6">
          {rows.map((run) => {
            const [newest] = run.records;
            return (
              <li key={run.key}>
                <Link
                  to={recordAddress(audience, newest)}
                  className="flex items-center gap-3.5 px-5 py-3 text-ink no-underline focus-inside last:rounded-b-card hover:bg-sunken/60 md:px-6"
                >
                  <KindTile kind={newest.kind} />
                  <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
                    <span className="min-w-0 flex-1 basis-56">
                      <bdi className="block font-medium wrap-anywhere">{rolesOf(run)}</bdi>
                      <bdi className="block truncate text-small text-muted">{newest.goal || '\u2013'}</bdi>
                    </span>
                    <span className="text-small text-muted">
                      {countsOf(run)} · {formatDate(newest.createdAt)}
                    </span>
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </OverviewCard>
  );
}
