import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';

import { goalsQuery, timeOf } from '@/api/goals';
import { KindTile } from '@/components/goal/goal-kind';
import { hookOfEveryKind } from '@/components/goal/hook-of-every-kind';
import { recordAddress } from '@/components/goal/record-address';
import { useSource, type Source } from '@/components/source';
import { audiences } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds, inSentence, type GoalKind, type GoalKindRow } from '@/domain/goal-kind';
import { knownRows, type Known } from '@/domain/known';
import { formatDate, formatMonth, shortMonth } from '@/lib/dates';
import { ChartTable, ColumnChart } from '@/ui/charts';
import { useSameList } from '@/ui/use-same-list';

import { OverviewCard } from './card';

const { audience } = audiences.business;

/** The company's goals, by their kind. */
export type GoalSources = Record<GoalKind, Source<GoalRecord[]>>;

function useGoals({ kind, plural }: GoalKindRow): Source<GoalRecord[]> {
  return useSource(inSentence(plural), useQuery(goalsQuery(audience, kind)));
}

/** The company's goals of every kind. */
export const useGoalSources = hookOfEveryKind(useGoals);

/** The records of every kind, once all lists were read: the same array as long as they are the same lists. */
export function useEveryRecord(goals: GoalSources): readonly GoalRecord[] | undefined {
  const lists = useSameList(Object.values(goals).map(({ data }) => data));
  return useMemo(() => {
    const known = lists.filter((list) => list !== undefined);
    return known.length === lists.length ? known.flat() : undefined;
  }, [lists]);
}

const shown = 5;

/** The newest of all lists, each of which has its newest first; those without a date come last. */
function newestOf(lists: readonly (GoalRecord[] | undefined)[]): Known<readonly GoalRecord[]> {
  const rows = knownRows(lists.map((records) => records?.slice(0, shown)));
  if (rows.state !== 'known') return rows;
  const newest = rows.value.toSorted((one, other) => timeOf(other) - timeOf(one));
  return { state: 'known', value: newest.slice(0, shown) };
}

/** What was drafted last, of whichever kind; each leads to its record. */
export function NewestGoals({ goals }: { goals: GoalSources }) {
  const sources = Object.values(goals);
  return (
    <OverviewCard
      title="Newest goals"
      sources={sources}
      content={newestOf(sources.map(({ data }) => data))}
      absence="No goals yet. Generate the first ones, and they will be kept here."
    >
      {(records) => (
        <ul className="-mx-5 -mb-5 divide-y divide-line border-t border-line md:-mx-6 md:-mb-6">
          {records.map((record) => (
            <li key={`${record.kind} ${record.key}`}>
              <Link
                to={recordAddress(audience, record)}
                className="flex items-center gap-3 px-5 py-3 text-ink no-underline focus-inside last:rounded-b-card hover:bg-sunken/60 md:px-6"
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
    </OverviewCard>
  );
}

type Month = {
  key: string;
  /** 'Nov' */
  label: string;
  /** The year, in the first month and in every January. */
  note: string;
  /** 'November 2026' */
  name: string;
  records: GoalRecord[];
};

type MonthCounts = {
  months: Month[];
  undated: number;
  /** Records from before the first month, or dated ahead. */
  outside: number;
};

const fewestMonths = 6;
const mostMonths = 12;

/** Months since the year 0, in local time. */
const monthOf = (date: Date): number => date.getFullYear() * 12 + date.getMonth();

/** The goals by the month they were drafted in: as many months as there is something to show, at least 6, at most 12. */
function byMonth(records: readonly GoalRecord[], now: Date): MonthCounts {
  const last = monthOf(now);
  const dated = records.filter(({ createdAt }) => createdAt !== null);
  const numbers = dated.map(({ createdAt }) => monthOf(createdAt ?? now));
  const earliest = numbers.reduce(
    (first, number) => (number > last - mostMonths ? Math.min(first, number) : first),
    last,
  );
  const first = Math.min(earliest, last - fewestMonths + 1);
  const months = Array.from({ length: last - first + 1 }, (_, index) => monthRow(first + index, index === 0));
  dated.forEach((record, index) => months[(numbers[index] ?? last) - first]?.records.push(record));
  const counted = months.reduce((sum, month) => sum + month.records.length, 0);
  return { months, undated: records.length - dated.length, outside: dated.length - counted };
}

function monthRow(number: number, isFirst: boolean): Month {
  const year = String(Math.floor(number / 12));
  const month = `${year}-${(number % 12) + 1}`;
  const note = isFirst || number % 12 === 0 ? year : '';
  return { key: month, label: shortMonth(month), note, name: formatMonth(month), records: [] };
}

const monthsTitle = 'Goals drafted per month';

/** When goals were drafted, of whichever kind. A month is counted once every list is read. */
export function Months({ goals }: { goals: GoalSources }) {
  const [now] = useState(() => new Date());
  const sources = Object.values(goals);
  const records = useEveryRecord(goals);
  return (
    <OverviewCard
      title={monthsTitle}
      sources={sources}
      content={knownRows([records])}
      absence="Nothing was drafted yet."
    >
      {(drafted) => <MonthChart counted={byMonth(drafted, now)} />}
    </OverviewCard>
  );
}

function MonthChart({ counted }: { counted: MonthCounts }) {
  const { months } = counted;
  const kinds = Object.values(goalKinds);
  return (
    <>
      <ColumnChart columns={months.map((month) => ({ ...month, value: month.records.length }))} />
      <ChartTable
        caption={monthsTitle}
        heads={['Month', ...kinds.map(({ plural }) => plural), 'Together']}
        rows={months.map(({ key, name, records }) => ({
          key,
          label: name,
          values: [...kinds.map(({ kind }) => records.filter((record) => record.kind === kind).length), records.length],
        }))}
      />
      <LeftOut {...counted} />
    </>
  );
}

/** Says how many goals the chart does not show, and why. */
function LeftOut({ undated, outside }: MonthCounts) {
  const reasons = [undated > 0 && `${undated} without a date`, outside > 0 && `${outside} from other months`];
  const given = reasons.filter((reason) => reason !== false);
  if (given.length === 0) return null;
  return <p className="mt-3 text-small text-muted">Left out: {given.join(', ')}.</p>;
}
