import { useState } from 'react';

import type { GoalRecord } from '@/domain/goal';
import { goalKinds } from '@/domain/goal-kind';
import { unknown } from '@/domain/known';
import { formatMonth, shortMonth } from '@/lib/dates';
import { ChartTable, ColumnChart } from '@/ui/charts';

import { OverviewCard } from './card';
import { useEveryRecord, type GoalSources } from './goal-sources';

type Month = {
  key: string;
  /** 'Nov' */
  label: string;
  /** The year, in January. */
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
const maxMonths = 12;

/** Months since the year 0, in local time. */
const monthOf = (date: Date): number => date.getFullYear() * 12 + date.getMonth();

/** The goals by month of drafting: 6 to 12 months, as many as have data. */
function byMonth(records: readonly GoalRecord[], now: Date): MonthCounts {
  const last = monthOf(now);
  const dated = records.filter(({ createdAt }) => createdAt !== null);
  const numbers = dated.map(({ createdAt }) => monthOf(createdAt ?? now));
  const earliest = numbers.reduce(
    (first, number) => (number > last - maxMonths ? Math.min(first, number) : first),
    last,
  );
  const first = Math.min(earliest, last - fewestMonths + 1);
  const months = Array.from({ length: last - first + 1 }, (_, index) => monthRow(first + index));
  dated.forEach((record, index) => months[(numbers[index] ?? last) - first]?.records.push(record));
  const counted = months.reduce((sum, month) => sum + month.records.length, 0);
  return { months, undated: records.length - dated.length, outside: dated.length - counted };
}

function monthRow(number: number): Month {
  const year = String(Math.floor(number / 12));
  const month = `${year}-${(number % 12) + 1}`;
  const note = number % 12 === 0 ? year : '';
  return { key: month, label: shortMonth(month), note, name: formatMonth(month), records: [] };
}

const monthsTitle = 'Goals drafted per month';

/** When goals were drafted, of whichever kind; left out until two months have goals (docs/product.md 8.20). */
export function Months({ goals }: { goals: GoalSources }) {
  const [now] = useState(() => new Date());
  const records = useEveryRecord(goals);
  const counted = records && byMonth(records, now);
  const used = counted?.months.filter((month) => month.records.length > 0);
  if (used && used.length < 2) return null;
  return (
    <OverviewCard
      title={monthsTitle}
      sources={Object.values(goals)}
      content={counted ? { state: 'known', value: counted } : unknown}
    >
      {(value) => <MonthChart counted={value} />}
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
        heads={['Month', ...kinds.map(({ plural }) => plural), 'Total']}
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
  return <p className="mt-3 text-small text-muted">Not shown: {given.join(', ')}.</p>;
}
