import { useQuery } from '@tanstack/react-query';
import BuildingComplex from 'lucide-react/icons/building-complex';
import Sparkles from 'lucide-react/icons/sparkles';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import UsersRound from 'lucide-react/icons/users-round';
import { useState, useMemo } from 'react';

import { employeesQuery } from '@/api/employees';
import { useGenerate } from '@/components/generate/use-generate';
import { KindTile } from '@/components/goal/goal-kind';
import { useAgain } from '@/components/goal/use-again';
import { useSource, type Source } from '@/components/source';
import { audiences } from '@/domain/audience';
import type { Company } from '@/domain/company';
import type { EmployeeSummary } from '@/domain/employee';
import { generateTitle, goalKinds, inSentence } from '@/domain/goal-kind';
import { unknown, type Known, knownRows } from '@/domain/known';
import { paths } from '@/domain/paths';
import { compareTexts } from '@/lib/collation';
import { env } from '@/lib/env';
import { fold } from '@/lib/text-search';
import { Button, ButtonLink } from '@/ui/button';
import { BarChart, ChartTable } from '@/ui/charts';
import { lazyOverlay, prefetch } from '@/ui/lazy';
import { PageReads } from '@/ui/load-states';
import { PageTitle } from '@/ui/page-title';
import { Tile } from '@/ui/tile';

import { Answers } from './answers';
import { CountCard, OverviewCard } from './card';
import { CompanyGoals } from './company-goals';
import { Months, NewestGoals, useGoalSources } from './goal-cards';

const steps = {
  company: {
    text: 'Name and industry are enough to start. The assistant drafts from what you tell it.',
    to: paths.companyOnboarding,
    label: 'Company',
    icon: BuildingComplex,
  },
  people: {
    text: 'Company profile added. Onboard an employee to give the assistant more to work with.',
    to: paths.employeeOnboarding,
    label: 'Onboard employee',
    icon: UserRoundPlus,
  },
};

/** The next onboarding step. `source` is the stored company, null while none is stored. */
function NextStep({ source }: { source: Source<Company> | null }) {
  const { text, to, label, icon } = source === null ? steps.company : steps.people;
  const company = source === null ? null : source.data;
  const content: Known<Company | null> = company === undefined ? unknown : { state: 'known', value: company };
  return (
    <OverviewCard title="Next step" sources={source === null ? [] : [source]} content={content}>
      {(known) => (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
          <Tile icon={BuildingComplex} className="bg-blaze-soft text-blaze-soft-ink" />
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-semibold wrap-anywhere">
              {known === null ? (
                'Onboard your company'
              ) : (
                <>
                  <bdi>{known.name || 'Your company'}</bdi> is set up
                </>
              )}
            </p>
            <p className="text-small text-muted">{text}</p>
          </div>
          <ButtonLink look="secondary" to={to} icon={icon} className="max-sm:w-full">
            {label}
          </ButtonLink>
        </div>
      )}
    </OverviewCard>
  );
}

const loadDialog = async () => (await import('@/components/generate/generate-dialog')).GenerateDialog;

const GenerateDialog = lazyOverlay(loadDialog);

const prefetchDialog = () => prefetch(loadDialog);

/** A business's home: its people and goals in numbers, and the dialog that drafts. */
export function OverviewPage() {
  const employees = useSource('employees', useQuery(employeesQuery()));
  const goals = useGoalSources();
  const again = useAgain(audiences.business.audience);
  const generating = useGenerate(employees, again);
  const [isOpen, setOpen] = useState(again !== null);

  function close(): void {
    setOpen(false);
    generating.close();
  }

  return (
    <div className="grid max-w-280 grid-cols-1 gap-4 md:gap-5">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-muted">
            Welcome, <bdi>{env.businessGreetingName}</bdi>
          </p>
          <PageTitle>Dashboard Overview</PageTitle>
        </div>
        <Button
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
      <PageReads loads={[employees, ...Object.values(goals), ...(generating.company ? [generating.company] : [])]}>
        <ul
          aria-label="In numbers"
          className="grid grid-cols-1 gap-4 md:grid-cols-[repeat(auto-fit,minmax(13.5rem,1fr))] md:gap-5"
        >
          <CountCard
            label="Employees"
            tile={<KindTile icon={UsersRound} />}
            to={paths.employeeList}
            source={employees}
          />
          {Object.values(goalKinds).map(({ kind, plural, listPath }) => (
            <CountCard
              key={kind}
              label={`Saved ${inSentence(plural)}`}
              tile={<KindTile kind={kind} />}
              to={listPath[audiences.business.audience]}
              source={goals[kind]}
            />
          ))}
        </ul>
        <Answers employees={employees} goals={goals} />
        {generating.company && (
          <CompanyGoals
            company={generating.company}
            goals={goals}
            onDraft={(sentence) => {
              generating.suggest(sentence);
              setOpen(true);
            }}
          />
        )}
        <div className="grid grid-cols-1 gap-4 md:gap-5 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <Departments source={employees} />
          <NewestGoals goals={goals} />
        </div>
        <Months goals={goals} />
        <NextStep source={generating.company} />
      </PageReads>
      {isOpen && <GenerateDialog employees={employees} generating={generating} onClose={close} />}
    </div>
  );
}

type Group = { key: string; label: string; value: number };

/** More bars than this cannot be taken in at a glance. */
const most = 8;

/** People by department, largest first, the smallest of many together. The first spelling of a name is shown. */
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

function Departments({ source }: { source: Source<EmployeeSummary[]> }) {
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
