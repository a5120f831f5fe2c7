import { useQuery } from '@tanstack/react-query';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';

import { employeesQuery } from '@/api/employees';
import { useGenerate } from '@/components/generate/use-generate';
import { useAgain } from '@/components/goal/use-again';
import { useGoalsOfPeople } from '@/components/goal/use-goals-of-people';
import { useSource, type SourceState } from '@/components/source';
import { audiences } from '@/domain/audience';
import { generateTitle } from '@/domain/goal-kind';
import { env } from '@/lib/env';
import { Button } from '@/ui/button';
import { lazyOverlay, prefetch } from '@/ui/lazy';
import { PageReads } from '@/ui/load-states';
import { PageTitle } from '@/ui/page-title';

import { CheckIns } from './check-ins';
import { CompanyGoals } from './company-goals';
import { CoverageCard, Departments, useCoverage } from './coverage';
import { useEveryRecord, useGoalSources } from './goal-sources';
import { NewestGoals } from './newest-goals';
import { Setup } from './setup';
import { Totals } from './totals';

const loadDialog = async () => (await import('@/components/generate/generate-dialog')).GenerateDialog;

const GenerateDialog = lazyOverlay(loadDialog);

const LinkByRole = lazyOverlay(async () => (await import('./link-by-role')).LinkByRole);

const prefetchDialog = () => prefetch(loadDialog);

/** The overview of a business: who has goals, what they support, and the dialog that drafts (docs/product.md 8.20). */
export function OverviewPage() {
  const employees = useSource('employees', useQuery(employeesQuery()));
  const goals = useGoalSources();
  const records = useEveryRecord(goals);
  const ofPeople = useGoalsOfPeople();
  const again = useAgain(audiences.business.audience);
  const generating = useGenerate(employees, again);
  const { company } = generating;
  const [isOpen, setOpen] = useState(again !== null);
  const [isLinking, setLinking] = useState(false);
  const coverage = useCoverage(employees, ofPeople.goals);

  const lists = Object.values(goals);
  const hasNoPeople = employees.data?.length === 0;
  const hasNoGoals = lists.every(({ data }) => data?.length === 0);
  const isRead = employees.data !== undefined && lists.every(({ data }) => data !== undefined);
  const isNew = isRead && (company === null || hasNoPeople || hasNoGoals);
  const isLinked = ofPeople.hasFailed || ofPeople.goals?.isFinished === true;
  const links: SourceState = { ...ofPeople, name: 'goals by person', isLoading: !isLinked, isOutdated: false };
  const covered = [employees, links];

  function close(): void {
    setOpen(false);
    generating.close();
  }

  return (
    <div className="grid max-w-280 grid-cols-1 gap-4">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-muted">
            Hi <bdi>{env.businessGreetingName}</bdi>
          </p>
          <PageTitle>Dashboard Overview</PageTitle>
        </div>
        <Button
          look={isNew ? 'secondary' : 'primary'}
          icon={Sparkles}
          aria-haspopup="dialog"
          onPointerEnter={prefetchDialog}
          onFocus={prefetchDialog}
          onClick={() => setOpen(true)}
          className="max-sm:w-full"
        >
          {generateTitle}
        </Button>
      </header>
      <PageReads loads={[employees, ...lists, ...(company ? [company] : [])]}>
        <Totals employees={employees} goals={goals} records={records} />
        {isNew && (
          <Setup
            company={company}
            employees={employees.data ?? []}
            hasGoals={!hasNoGoals}
            onDraft={() => setOpen(true)}
          />
        )}
        {!hasNoPeople && !hasNoGoals && (
          <CoverageCard coverage={coverage} sources={covered} onLink={() => setLinking(true)} />
        )}
        <div className="grid grid-cols-1 items-start gap-4 md:gap-5 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="grid grid-cols-1 gap-4 empty:hidden md:gap-5">
            {!hasNoPeople && !hasNoGoals && <Departments coverage={coverage} sources={covered} />}
            {!hasNoGoals && <NewestGoals goals={goals} records={records} />}
          </div>
          <div className="grid grid-cols-1 gap-4 empty:hidden md:gap-5">
            {company && !hasNoGoals && (
              <CompanyGoals
                company={company}
                goals={goals}
                records={records}
                onDraft={(sentence) => {
                  generating.suggest(sentence);
                  setOpen(true);
                }}
              />
            )}
            <CheckIns goals={goals} />
          </div>
        </div>
      </PageReads>
      {isOpen && <GenerateDialog employees={employees} generating={generating} onClose={close} />}
      {isLinking && employees.data && ofPeople.goals && (
        <LinkByRole employees={employees.data} unlinked={ofPeople.goals.unlinked} onClose={() => setLinking(false)} />
      )}
    </div>
  );
}
