import { useMemo } from 'react';

import type { Source } from '@/components/source';
import type { EmployeeSummary } from '@/domain/employee';
import { knownRows } from '@/domain/known';
import { compareTexts } from '@/lib/collation';
import { fold } from '@/lib/text-search';
import { BarChart, ChartTable } from '@/ui/charts';

import { OverviewCard } from './card';

type Group = { key: string; label: string; value: number };

/** More bars than this cannot be taken in at a glance. */
const most = 8;

/**
 * How many people each department has, the largest first; the smallest of many are counted together. Of two spellings of
 * the same department the first one is shown.
 */
function byDepartment(employees: readonly EmployeeSummary[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { department } of employees) {
    const label = department.trim();
    const key = fold(label);
    const group = groups.get(key);
    if (group) group.value += 1;
    else groups.set(key, { key, label: label || 'No department', value: 1 });
  }
  const sorted = [...groups.values()].toSorted(
    (one, other) => other.value - one.value || compareTexts(one.label, other.label),
  );
  if (sorted.length <= most) return sorted;
  const rest = sorted.slice(most - 1);
  const value = rest.reduce((sum, group) => sum + group.value, 0);
  // A key that no department can have, since keys are folded.
  return [...sorted.slice(0, most - 1), { key: 'REST', label: `${rest.length} other departments`, value }];
}

const title = 'People by department';

/** Where the people work. */
export function Departments({ source }: { source: Source<EmployeeSummary[]> }) {
  const groups = useMemo(() => source.data && byDepartment(source.data), [source.data]);
  return (
    <OverviewCard
      title={title}
      sources={[source]}
      content={knownRows([groups])}
      absence="No employees yet. They are counted here once they are onboarded."
    >
      {(bars) => (
        <>
          <BarChart bars={bars} />
          <ChartTable
            caption={title}
            heads={['Department', 'People']}
            rows={bars.map(({ key, label, value }) => ({ key, label, values: [value] }))}
          />
        </>
      )}
    </OverviewCard>
  );
}
