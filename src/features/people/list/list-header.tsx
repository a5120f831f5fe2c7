import Download from 'lucide-react/icons/download';
import FileUp from 'lucide-react/icons/file-up';
import ListTree from 'lucide-react/icons/list-tree';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';

import { peopleCount } from '@/components/employee/people-count';
import { paths } from '@/domain/paths';
import { withCommas } from '@/lib/with-commas';
import { Button, ButtonLink } from '@/ui/button';
import { PageTitle } from '@/ui/page-title';

import type { EmployeeView } from './employees';

type ListHeaderProps = {
  view: EmployeeView;
  isKnown: boolean;
  /** Whether a file is being made, or anything else is done with people. */
  isBusy: boolean;
  /** Whether anybody is chosen: the one filled button is then in the bar. */
  hasChosen: boolean;
  onExport: () => void;
  onExportIntent: () => void;
};

/** The title, the number of employees, export and onboarding. */
export function ListHeader({ view, isKnown, isBusy, hasChosen, onExport, onExportIntent }: ListHeaderProps) {
  const { all, shown } = view;
  const isEmpty = all.length === 0;
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div>
        <PageTitle>Employee List</PageTitle>
        {/* Reporting lines have a line of their own. */}
        {!view.hasLines && (
          <p role="status" className="mt-1 min-h-6 text-muted">
            {!isEmpty && summaryOf(view)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full print:hidden">
        {!isEmpty && (
          <Button
            look="secondary"
            icon={ListTree}
            aria-pressed={view.hasLines}
            className="whitespace-nowrap aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-soft-ink max-md:flex-auto"
            onClick={() => view.setLines(!view.hasLines)}
          >
            Reporting lines
          </Button>
        )}
        {!isEmpty && (
          <Button
            look="secondary"
            icon={Download}
            pending={isBusy || shown === undefined}
            className="whitespace-nowrap max-md:flex-auto"
            onPointerEnter={onExportIntent}
            onFocus={onExportIntent}
            onClick={onExport}
          >
            Export
          </Button>
        )}
        {/* An empty list shows these itself. */}
        {!(isKnown && isEmpty) && (
          <>
            <ButtonLink
              look="secondary"
              icon={FileUp}
              to={paths.employeeImport}
              className="whitespace-nowrap max-md:flex-auto"
            >
              Import from file
            </ButtonLink>
            <ButtonLink
              look={hasChosen ? 'secondary' : 'primary'}
              icon={UserRoundPlus}
              to={paths.employeeOnboarding}
              className="whitespace-nowrap max-md:flex-auto"
            >
              Onboard employee
            </ButtonLink>
          </>
        )}
      </div>
    </header>
  );
}

/** How many were found, or how many there are in how many departments; '' until that is known. */
function summaryOf({ all, shown, departments, isFiltered }: EmployeeView): string {
  if (isFiltered) return shown ? `${withCommas(shown.length)} of ${peopleCount(all.length)}` : '';
  const named = departments.filter(({ name }) => name !== '').length;
  return `${peopleCount(all.length)} in ${named === 1 ? '1 department' : `${named} departments`}`;
}
