import { useMemo } from 'react';

import type { EmployeeSummary } from '@/domain/employee';
import { BarChart, ChartTable } from '@/ui/charts';

import { byDepartment } from './by-department';
import { Part } from './card';
import type { Source } from './use-source';

const title = 'People by department';

/** Where the people work. */
export function Departments({ source }: { source: Source<EmployeeSummary[]> }) {
  const groups = useMemo(() => byDepartment(source.data ?? []), [source.data]);
  return (
    <Part title={title} sources={[source]}>
      {groups.length === 0 ? (
        <p className="text-muted">No employees yet. They are counted here once they are onboarded.</p>
      ) : (
        <>
          <BarChart bars={groups} />
          <ChartTable
            caption={title}
            heads={['Department', 'People']}
            rows={groups.map(({ key, label, value }) => ({ key, label, values: [value] }))}
          />
        </>
      )}
    </Part>
  );
}
