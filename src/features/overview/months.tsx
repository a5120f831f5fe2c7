import { useState } from 'react';

import { goalKinds } from '@/domain/goal-kind';
import type { GoalRecord } from '@/domain/records';
import { ChartTable, ColumnChart } from '@/ui/charts';

import { Part } from './card';
import type { GoalSources } from './use-source';

type Month = {
  key: string;
  /** 'Nov' */
  label: string;
  /** The year, where it has to be said: in the first month and in every January. */
  note: string;
  /** 'November 2026' */
  name: string;
  records: GoalRecord[];
};

export type MonthCounts = {
  /** In their order, the last one the month it is. */
  months: Month[];
  /** Records that say no date. */
  undated: number;
  /** Records from before the first month, or dated ahead. */
  outside: number;
};

const fewest = 6;
const most = 12;

const short = new Intl.DateTimeFormat('en-US', { month: 'short' });
const long = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** Months since the year 0, by the clock on the wall. */
const monthOf = (date: Date): number => date.getFullYear() * 12 + date.getMonth();

/** The goals by the month they were drafted in: as many months as there is something to show, at least 6, at most 12. */
function byMonth(records: readonly GoalRecord[], now: Date): MonthCounts {
  const last = monthOf(now);
  const dated = records.filter(({ createdAt }) => createdAt !== null);
  const numbers = dated.map(({ createdAt }) => monthOf(createdAt ?? now));
  const earliest = numbers.reduce((first, number) => (number > last - most ? Math.min(first, number) : first), last);
  const first = Math.min(earliest, last - fewest + 1);
  const months = Array.from({ length: last - first + 1 }, (_, index) => monthRow(first + index, index === 0));
  dated.forEach((record, index) => months[(numbers[index] ?? last) - first]?.records.push(record));
  const counted = months.reduce((sum, month) => sum + month.records.length, 0);
  return { months, undated: records.length - dated.length, outside: dated.length - counted };
}

function monthRow(number: number, isFirst: boolean): Month {
  const date = new Date(Math.floor(number / 12), number % 12);
  const note = isFirst || number % 12 === 0 ? String(date.getFullYear()) : '';
  return { key: String(number), label: short.format(date), note, name: long.format(date), records: [] };
}

const title = 'Goals drafted per month';

/** When goals were drafted, of whichever kind. */
export function Months({ goals }: { goals: GoalSources }) {
  const [now] = useState(() => new Date());
  const sources = Object.values(goals);
  const records = sources.flatMap(({ data }) => data ?? []);
  const kinds = Object.values(goalKinds).filter(({ kind }) => goals[kind].data !== undefined);
  const counted = byMonth(records, now);
  const { months } = counted;
  return (
    <Part title={title} sources={sources}>
      {records.length === 0 ? (
        <p className="text-muted">Nothing was drafted yet.</p>
      ) : (
        <>
          <ColumnChart columns={months.map((month) => ({ ...month, value: month.records.length }))} />
          <ChartTable
            caption={title}
            heads={['Month', ...kinds.map(({ plural }) => plural), 'Together']}
            rows={months.map(({ key, name, records: drafted }) => ({
              key,
              label: name,
              values: [
                ...kinds.map(({ kind }) => drafted.filter((record) => record.kind === kind).length),
                drafted.length,
              ],
            }))}
          />
          <LeftOut {...counted} />
        </>
      )}
    </Part>
  );
}

/** Says how many goals the chart does not show, and why. */
function LeftOut({ undated, outside }: MonthCounts) {
  const reasons = [undated > 0 && `${undated} without a date`, outside > 0 && `${outside} from other months`];
  const told = reasons.filter((reason) => reason !== false);
  if (told.length === 0) return null;
  return <p className="mt-3 text-small text-muted">Left out: {told.join(', ')}.</p>;
}
