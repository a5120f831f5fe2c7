import { useQuery } from '@tanstack/react-query';
import { Sparkles, UsersRound } from 'lucide-react';
import { Suspense, useState } from 'react';

import { employeesQuery } from '@/api/employee-queries';
import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { env } from '@/lib/env';
import { Button } from '@/ui/button';
import { KindTile } from '@/ui/kind-tile';
import { lazyOverlay, prefetch } from '@/ui/lazy';
import { PageTitle } from '@/ui/page-title';

import { CountCard } from './count-card';
import { Departments } from './departments';
import { Months } from './months';
import { NewestGoals } from './newest-goals';
import { NextStep } from './next-step';
import { useGenerate } from './use-generate';
import { useGoalSources } from './use-goal-sources';
import { useSource } from './use-source';

const loadDialog = async () => (await import('./generate-dialog')).GenerateDialog;

// Needed only once somebody opens it.
const GenerateDialog = lazyOverlay(loadDialog);

/** For somebody who is about to open it. */
const prepareDialog = () => prefetch(loadDialog);

/** What a business sees first: its people and goals in numbers, and the dialog that drafts (spec 2). */
export function OverviewPage() {
  const employees = useSource('employees', useQuery(employeesQuery()));
  const goals = useGoalSources();
  const generating = useGenerate(employees);
  const [isOpen, setOpen] = useState(false);

  function close(): void {
    setOpen(false);
    generating.close();
  }

  return (
    <div className="mx-auto grid max-w-280 grid-cols-1 gap-4 md:gap-5">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-muted">
            Welcome, <bdi>{env.businessGreetingName}</bdi>
          </p>
          <PageTitle title="Dashboard Overview" />
        </div>
        <Button
          icon={Sparkles}
          aria-haspopup="dialog"
          onPointerEnter={prepareDialog}
          onFocus={prepareDialog}
          onClick={() => setOpen(true)}
          className="max-sm:w-full"
        >
          Generate OKR & KPI
        </Button>
      </header>
      <ul aria-label="In numbers" className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-5">
        <CountCard label="Employees" tile={<KindTile icon={UsersRound} />} to={paths.employeeList} source={employees} />
        {Object.values(goalKinds).map(({ kind, plural, listPath }) => (
          <CountCard
            key={kind}
            label={`Saved ${plural}`}
            tile={<KindTile kind={kind} />}
            to={listPath[audiences.business.audience]}
            source={goals.byKind[kind]}
          />
        ))}
      </ul>
      <div className="grid grid-cols-1 gap-4 md:gap-5 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Departments source={employees} />
        <NewestGoals goals={goals} />
      </div>
      <Months goals={goals} />
      <NextStep source={generating.company} />
      <Suspense fallback={null}>
        {isOpen && <GenerateDialog employees={employees} generating={generating} onClose={close} />}
      </Suspense>
    </div>
  );
}
