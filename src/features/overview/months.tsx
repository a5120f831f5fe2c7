import { useMemo, useState } from 'react';

import { goalKinds } from '@/domain/goal-kind';
import { ChartTable, ColumnChart } from '@/ui/charts';

import { byMonth, type MonthCounts } from './by-month';
import { Part } from './card';
import type { GoalSources } from './use-goal-sources';

const title = 'Goals drafted per month';

/** When goals were drafted, of whichever kind. */
export function Months({ goals: { sources, records, kinds } }: { goals: GoalSources }) {
  const [now] = useState(() => new Date());
  const counted = useMemo(() => byMonth(records, now), [records, now]);
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
            heads={['Month', ...kinds.map((kind) => goalKinds[kind].plural), 'Together']}
            rows={months.map(({ key, name, records: drafted }) => ({
              key,
              label: name,
              values: [...kinds.map((kind) => drafted.filter((record) => record.kind === kind).length), drafted.length],
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
