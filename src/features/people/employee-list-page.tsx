import { useQuery } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useState } from 'react';

import { employeesQuery } from '@/api/employees';
import type { EmployeeSummary } from '@/domain/employee';
import { paths } from '@/domain/paths';
import { log } from '@/lib/log';
import { ButtonLink } from '@/ui/button';
import { lazyOverlay, prefetch } from '@/ui/lazy';
import { allFailed, EmptyState, RefreshFailed, useLoad, TryAgain, SkeletonRows } from '@/ui/load-states';
import { notify } from '@/ui/toast';
import { useChoice } from '@/ui/use-choice';
import { pageWithTools, useChoiceBar } from '@/ui/use-choice-bar';

import { readLinesQuery } from './lines/read-lines-query';
import { EmployeeList } from './list/employee-list';
import { useEmployeeView } from './list/employees';
import { ListHeader } from './list/list-header';
import type { OpenedTool } from './tool-props';

// With the dialogs of its tools. Loaded with the first choice, or a moment before.
const loadPeopleBar = async () => (await import('./people-bar')).PeopleBar;
const PeopleBar = lazyOverlay(loadPeopleBar);

const ReportingLines = lazyOverlay(async () => (await import('./reporting-lines')).ReportingLines);

const prefetchPeopleBar = () => prefetch(loadPeopleBar);

const noEmployees: readonly EmployeeSummary[] = [];

/**
 * All employees of the company (docs/product.md 8.8). A failed call is logged and shown in place of the list, never as a toast
 * (docs/product.md 11.4).
 */
export function EmployeeListPage() {
  const load = useLoad(useQuery(employeesQuery()), (reason) => log('The employees could not be read.', reason));
  const { data, isLoading, hasFailed } = load;
  const view = useEmployeeView(data ?? noEmployees);
  // What was read for the reporting lines stays as long as this page, also while the list is shown.
  useQuery(readLinesQuery);
  const { all, shown = noEmployees } = view;
  const choice = useChoice(all, shown);
  const { chosen } = choice;
  const [opened, setOpened] = useState<OpenedTool | null>(null);
  // Work goes on in the bar when nobody is chosen any more.
  const [needsBar, setNeedsBar] = useState(false);
  if (!needsBar && (chosen.length > 0 || opened !== null)) setNeedsBar(true);
  const { bar, foundBox, choiceHandlers, announce, link, status } = useChoiceBar(
    chosen.length > 0 || choice.isLocked,
    chosen.length,
    prefetchPeopleBar,
  );

  function exportFound(): void {
    if (shown.length === 0) notify.info('Nobody matches, so there is nothing to export.');
    else setOpened({ tool: 'export', people: shown });
  }

  return (
    <div className={pageWithTools}>
      <ListHeader
        view={view}
        isKnown={data !== undefined}
        isBusy={choice.isLocked}
        hasChosen={chosen.length > 0}
        onExport={exportFound}
        onExportIntent={prefetchPeopleBar}
      />
      <RefreshFailed loads={[load]} className="mt-4" />
      {isLoading && (
        <div className="mt-5 rounded-card border border-line bg-raised">
          <SkeletonRows rows={8} label="Loading your employees" />
        </div>
      )}
      {data && data.length > 0 && view.hasLines && (
        <ReportingLines
          view={view}
          onChoose={(people) => {
            choice.chooseOnly(people);
            view.setLines(false);
          }}
          onClose={() => view.setLines(false)}
        />
      )}
      {data && data.length > 0 && !view.hasLines && (
        <EmployeeList view={view} choiceParts={{ choice, foundBox, choiceHandlers }} afterRows={link} />
      )}
      {(hasFailed || data?.length === 0) && (
        <div className="mt-5 rounded-card border border-line bg-raised">
          {data && (
            <EmptyState
              title="No employees yet"
              action={
                <div className="flex flex-wrap justify-center gap-2">
                  <ButtonLink look="secondary" icon={FileUp} to={paths.employeeImport}>
                    Import from file
                  </ButtonLink>
                  <ButtonLink icon={UserRoundPlus} to={paths.employeeOnboarding}>
                    Onboard employee
                  </ButtonLink>
                </div>
              }
            >
              Onboard the first one, or import them all, and they will be listed here.
            </EmptyState>
          )}
          {hasFailed && (
            <EmptyState
              title="We could not load your employees"
              action={<TryAgain load={allFailed([load, view.goals].filter((each) => each.hasFailed))} />}
            >
              Nothing is lost. It may work in a moment.
            </EmptyState>
          )}
        </div>
      )}
      {status}
      {needsBar && (
        <PeopleBar
          choice={choice}
          bar={bar}
          announce={announce}
          opened={opened}
          onOpen={setOpened}
          onRemoved={() => foundBox.current?.focus({ preventScroll: true })}
          onClose={() => {
            choice.clear();
            setOpened(null);
            announce('');
          }}
        />
      )}
    </div>
  );
}
