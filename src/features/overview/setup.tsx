import FileUp from 'lucide-react/icons/file-up';
import Sparkles from 'lucide-react/icons/sparkles';
import type { ReactNode } from 'react';

import { brand } from '@/brand';
import { peopleCount } from '@/components/employee/people-count';
import { kindLooks } from '@/components/goal/goal-kind';
import type { Source } from '@/components/source';
import type { Company } from '@/domain/company';
import type { EmployeeSummary } from '@/domain/employee';
import { paths } from '@/domain/paths';
import { Button, ButtonLink } from '@/ui/button';
import { TryAgain } from '@/ui/load-states';
import { RouteList } from '@/ui/route-list';

type Step = {
  title: string;
  isDone: boolean;
  /** Shown once it is done. */
  fact: ReactNode;
  hint: string;
  /** The first one is the filled one. */
  actions: ReactNode;
};

type SetupProps = {
  /** null while none is stored in this browser. */
  company: Source<Company> | null;
  employees: readonly EmployeeSummary[];
  hasGoals: boolean;
  onDraft: () => void;
};

/** The first steps of a new business, as a route: the first open step has the page's filled button (docs/product.md 8.20). */
export function Setup({ company, employees, hasGoals, onDraft }: SetupProps) {
  const steps: Step[] = [
    {
      title: `Tell ${brand.name} about your company`,
      isDone: company !== null,
      fact: company && <CompanyFact company={company} />,
      hint: 'Just a name and industry to start. The AI uses them to draft better goals.',
      actions: <ButtonLink to={paths.companyOnboarding}>Set up company</ButtonLink>,
    },
    {
      title: 'Add your people',
      isDone: employees.length > 0,
      fact: peopleCount(employees.length),
      hint: 'Import them from a file, or add one at a time.',
      actions: (
        <>
          <ButtonLink icon={FileUp} to={paths.employeeImport}>
            Import from file
          </ButtonLink>
          <ButtonLink look="secondary" to={paths.employeeOnboarding}>
            Onboard employee
          </ButtonLink>
        </>
      ),
    },
    {
      title: 'Draft the first goals',
      isDone: hasGoals,
      fact: null,
      hint: 'Choose someone, and the AI drafts for their role.',
      actions: (
        <Button icon={Sparkles} aria-haspopup="dialog" onClick={onDraft}>
          Draft goals
        </Button>
      ),
    },
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section className="rounded-card border border-line bg-raised px-5 py-5 md:px-6 md:py-6">
      <h2 className="mb-5 text-h3">Set up in three steps</h2>
      <RouteList
        tint={kindLooks.okr.tint}
        items={steps.map(({ title }) => ({ look: 'stop', text: title }))}
        signOf={(index) => (steps[index]?.isDone ? 'done' : index === next ? undefined : 'weak')}
        below={(index) => steps[index] && detailOf(steps[index], index === next)}
      />
    </section>
  );
}

function CompanyFact({ company: { name, ...company } }: { company: Source<Company> }) {
  if (company.data) return <bdi>{company.data.name}</bdi>;
  return company.hasFailed ? (
    <TryAgain load={company} size="small" aria-label={`Try again: ${name}`} />
  ) : (
    `Loading your ${name}`
  );
}

/** Below a step's title: its fact, or what it is for. */
function detailOf({ isDone, fact, hint, actions }: Step, isNext: boolean): ReactNode {
  return (
    <>
      <p className="text-small text-muted">
        {isDone ? (
          <>
            <span className="sr-only">Done. </span>
            {fact}
          </>
        ) : (
          hint
        )}
      </p>
      {isNext && <div className="mt-3 flex flex-wrap gap-2 *:max-sm:w-full">{actions}</div>}
    </>
  );
}
