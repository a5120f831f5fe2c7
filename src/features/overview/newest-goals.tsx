import { createSearchParams, Link } from 'react-router-dom';

import { timeOf } from '@/api/goals';
import { KindTile } from '@/components/goal-kind';
import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import type { GoalRecord } from '@/domain/records';
import { formatDate } from '@/lib/dates';

import { Part } from './card';
import type { GoalSources } from './use-source';

const shown = 5;

const { audience } = audiences.business;

/** Where a record is read in full. */
function addressOf({ kind, key }: GoalRecord): string {
  return `${goalKinds[kind].listPath[audience]}?${createSearchParams({ record: key }).toString()}`;
}

/** The newest of all lists, each of which has its newest first; those without a date come last. */
function newestOf(lists: readonly GoalRecord[][]): GoalRecord[] {
  return lists
    .flatMap((records) => records.slice(0, shown))
    .toSorted((one, other) => timeOf(other) - timeOf(one))
    .slice(0, shown);
}

/** What was drafted last, of whichever kind; each leads to its record. */
export function NewestGoals({ goals }: { goals: GoalSources }) {
  const sources = Object.values(goals);
  const records = newestOf(sources.map(({ data }) => data ?? []));
  return (
    <Part title="Newest goals" sources={sources}>
      {records.length === 0 ? (
        <p className="text-muted">No goals yet. Generate the first ones, and they will be kept here.</p>
      ) : (
        <ul className="-mx-5 -mb-5 divide-y divide-line border-t border-line md:-mx-6 md:-mb-6">
          {records.map((record) => (
            <li key={`${record.kind} ${record.key}`}>
              <Link
                to={addressOf(record)}
                className="flex items-center gap-3 px-5 py-3 text-ink no-underline -outline-offset-2 last:rounded-b-card hover:bg-sunken/60 md:px-6"
              >
                <KindTile kind={record.kind} />
                <span className="min-w-0 flex-1">
                  <bdi className="line-clamp-2 font-medium wrap-anywhere">{record.goal || '\u2013'}</bdi>
                  <span className="block truncate text-small text-muted">
                    <span className="sr-only">{goalKinds[record.kind].singular}, </span>
                    <bdi>{record.role || '\u2013'}</bdi> · {formatDate(record.createdAt)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
