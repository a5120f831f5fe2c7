import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import Download from 'lucide-react/icons/download';
import FileUp from 'lucide-react/icons/file-up';
import ListTree from 'lucide-react/icons/list-tree';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useEffect, useEffectEvent, useState } from 'react';

import { employeesQuery } from '@/api/employees';
import { peopleCount } from '@/components/employee/people-count';
import type { EmployeeSummary } from '@/domain/employee';
import { paths } from '@/domain/paths';
import { log } from '@/lib/log';
import { withCommas } from '@/lib/with-commas';
import { ButtonLink, Button } from '@/ui/button';
import { lazyOverlay, prefetch } from '@/ui/lazy';
import { allFailed, EmptyState, RefreshFailed, useLoad, TryAgain, SkeletonRows } from '@/ui/load-states';
import { PageTitle } from '@/ui/page-title';
import { notify } from '@/ui/toast';
import { useChoice } from '@/ui/use-choice';
import { ChosenContext, pageWithTools, useChoiceBar } from '@/ui/use-choice-bar';

import type { ReadLines } from './lines/reading-card';
import { EmployeeList } from './list/employee-list';
import { useEmployeeView, type EmployeeView } from './list/employees';
import type { OpenedTool } from './tool-props';

const loadPeopleBar = async () => (await import('./people-bar')).PeopleBar;
const PeopleBar = lazyOverlay(loadPeopleBar);

const ReportingLines = lazyOverlay(async () => (await import('./reporting-lines')).ReportingLines);

/** Prefetches the bar with the dialogs of its tools. */
const prefetchPeopleBar = (page: Element | null) => {
  if (page) prefetch(loadPeopleBar);
};

const noEmployees: readonly EmployeeSummary[] = [];

/** All employees (docs/product.md 8.8). A failed call is shown in the list's place, never as a toast (docs/product.md 11.4). */
export function EmployeeListPage() {
  const load = useLoad(useQuery(employeesQuery()), (reason) => log('Loading the employees failed.', reason));
  const { data, isLoading, hasFailed } = load;
  const view = useEmployeeView(data ?? noEmployees);
  // The org chart stays as long as this page, also while the list is shown.
  const [lines, setLines] = useState<ReadLines | null>(null);
  const { all, shown = noEmployees } = view;
  const choice = useChoice(all, shown);
  const { chosen } = choice;
  const [opened, setOpened] = useState<OpenedTool | null>(null);
  // Work continues in the bar when the selection is empty.
  const [needsBar, setNeedsBar] = useState(false);
  if (!needsBar && (chosen.length > 0 || opened !== null)) setNeedsBar(true);
  const selectShown = useEffectEvent(() => {
    choice.chooseOnly(shown);
    view.endSelecting();
  });
  const selectsNow = view.selectsAll && data !== undefined && view.shown !== undefined && !view.goals.isReading;
  useEffect(() => {
    if (selectsNow) selectShown();
  }, [selectsNow]);
  const { chosenParts, link, status } = useChoiceBar(choice);

  function exportFound(): void {
    if (shown.length === 0) notify.info("No matches, so there's nothing to export.");
    else setOpened({ tool: 'export', people: shown });
  }

  return (
    <ChosenContext value={chosenParts}>
      <div ref={prefetchPeopleBar} className={pageWithTools}>
        <ListHeader
          view={view}
          isKnown={data !== undefined}
          isBusy={choice.isLocked}
          hasChosen={chosen.length > 0}
          onExport={exportFound}
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
            lines={lines}
            onRead={setLines}
            onChoose={(people) => {
              choice.chooseOnly(people);
              view.setLines(false);
            }}
            onClose={() => view.setLines(false)}
          />
        )}
        {data && data.length > 0 && !view.hasLines && <EmployeeList view={view} choice={choice} afterRows={link} />}
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
                Add your first employee, or import everyone from a file.
              </EmptyState>
            )}
            {hasFailed && (
              <EmptyState
                title="We couldn't load your employees"
                action={<TryAgain load={allFailed([load, view.goals].filter((each) => each.hasFailed))} />}
              >
                Your data is safe. Try again in a moment.
              </EmptyState>
            )}
          </div>
        )}
        {status}
        {needsBar && (
          <PeopleBar
            choice={choice}
            opened={opened}
            onOpen={setOpened}
            onRemoved={() => chosenParts.foundBox.current?.focus({ preventScroll: true })}
            onClose={() => {
              chosenParts.clear();
              setOpened(null);
            }}
          />
        )}
      </div>
    </ChosenContext>
  );
}

type ListHeaderProps = {
  view: EmployeeView;
  isKnown: boolean;
  isBusy: boolean;
  /** Whether anyone is selected: the one filled button is then in the bar. */
  hasChosen: boolean;
  onExport: () => void;
};

/** Below 768 px the three beside the first fit one row without their icons. */
const headerButton = 'whitespace-nowrap max-md:flex-auto max-md:px-3 max-md:[&_svg]:hidden';

function ListHeader({ view, isKnown, isBusy, hasChosen, onExport }: ListHeaderProps) {
  const { all, shown } = view;
  const isEmpty = all.length === 0;
  // An empty list shows the ways to add people itself.
  const isKnownEmpty = isKnown && isEmpty;
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div>
        <PageTitle>Employee List</PageTitle>
        {/* Reporting lines have a line of their own. */}
        {!view.hasLines && !isKnownEmpty && (
          <p role="status" className="mt-1 min-h-6 text-muted">
            {!isEmpty && summaryOf(view)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full print:hidden">
        {!isEmpty && (
          <Button
            look="quiet"
            icon={ListTree}
            aria-pressed={view.hasLines}
            className={clsx(
              headerButton,
              'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-soft-ink',
            )}
            onClick={() => view.setLines(!view.hasLines)}
          >
            Org chart
          </Button>
        )}
        {!isEmpty && (
          <Button
            look="quiet"
            icon={Download}
            pending={isBusy || shown === undefined}
            className={headerButton}
            onClick={onExport}
          >
            Export
          </Button>
        )}
        {!isKnownEmpty && (
          <>
            <ButtonLink look="secondary" icon={FileUp} to={paths.employeeImport} className={headerButton}>
              Import from file
            </ButtonLink>
            <ButtonLink
              look={hasChosen ? 'secondary' : 'primary'}
              icon={UserRoundPlus}
              to={paths.employeeOnboarding}
              className={clsx(headerButton, 'max-md:order-first max-md:basis-full')}
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
