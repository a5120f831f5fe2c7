import { useMemo } from 'react';

import { timeOf } from '@/api/goals';
import { RecordRow } from '@/components/goal/record-rows';
import { audiences } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { countKinds } from '@/domain/goal-kind';
import { knownRows } from '@/domain/known';
import { goalKeyOf } from '@/domain/text';
import { formatDate } from '@/lib/dates';

import { OverviewCard } from './card';
import type { EveryRecord, GoalSources } from './goal-sources';

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
  countKinds(records)
    .map(({ count, name }) => `${count} ${name}`)
    .join(', ');

/** The newest drafts, a row for each request; a row leads to its newest record. */
export function NewestGoals({ goals, records }: { goals: GoalSources; records: EveryRecord }) {
  const runs = useMemo(() => records && newestRuns(records), [records]);
  return (
    <OverviewCard
      title="Newest goals"
      sources={Object.values(goals)}
      content={knownRows([runs])}
      absence="No goals yet. Generate your first to see them here."
    >
      {(rows) => (
        <ul className="-mx-5 -mb-5 divide-y divide-line border-t border-line *:last:*:rounded-b-card md:-mx-6 md:-mb-6">
          {rows.map((run) => {
            const [newest] = run.records;
            return (
              <RecordRow
                key={run.key}
                audience={audience}
                record={newest}
                title={rolesOf(run)}
                aside={`${countsOf(run)} · ${formatDate(newest.createdAt)}`}
              >
                <bdi className="line-clamp-2 wrap-anywhere">{newest.goal || '\u2013'}</bdi>
              </RecordRow>
            );
          })}
        </ul>
      )}
    </OverviewCard>
  );
}
