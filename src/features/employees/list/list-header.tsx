import Download from 'lucide-react/icons/download';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';

import type { EmployeeSummary } from '@/domain/employee';
import { paths } from '@/domain/paths';
import { downloadBlob } from '@/lib/download';
import { Button, ButtonLink } from '@/ui/button';
import { loadPart } from '@/ui/lazy';
import { PageTitle } from '@/ui/page-title';
import { notify } from '@/ui/toast';
import { usePageMutation } from '@/ui/use-page-mutation';

import type { EmployeeView } from './employees';

/**
 * The title, the number of employees, export and onboarding.
 * @param isKnown whether the list is loaded
 */
export function ListHeader({ view, isKnown }: { view: EmployeeView; isKnown: boolean }) {
  const { exportList, exporting } = useExport();
  const { all, shown } = view;
  const isEmpty = all.length === 0;
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <PageTitle>Employee List</PageTitle>
        <p role="status" className="mt-1 min-h-6 text-muted">
          {!isEmpty && summaryOf(view)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full print:hidden">
        {!isEmpty && (
          <Button
            look="secondary"
            icon={Download}
            pending={exporting || shown === undefined}
            className="whitespace-nowrap max-md:flex-auto"
            onClick={() => shown && exportList({ shown, total: all.length })}
          >
            Export CSV
          </Button>
        )}
        {/* An empty list shows this button itself. */}
        {!(isKnown && isEmpty) && (
          <ButtonLink icon={UserRoundPlus} to={paths.employeeOnboarding} className="whitespace-nowrap max-md:flex-auto">
            Onboard employee
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

/** How many were found, or how many there are in how many departments; '' until that is known. */
function summaryOf({ all, shown, departments, isFiltered }: EmployeeView): string {
  if (isFiltered) return shown ? `${withCommas(shown.length)} of ${peopleCount(all.length)}` : '';
  if (!departments) return '';
  const named = departments.filter(({ name }) => name !== '').length;
  return `${peopleCount(all.length)} in ${named === 1 ? '1 department' : `${named} departments`}`;
}

const withCommas = (count: number) => count.toLocaleString('en-US');

/** '1 person', '42 people', '10,000 people'. */
function peopleCount(count: number): string {
  return count === 1 ? '1 person' : `${withCommas(count)} people`;
}

type ExportedList = { shown: readonly EmployeeSummary[]; total: number };

/** Exports the employees as they are filtered and sorted. The code is loaded with the first export. */
function useExport() {
  const { mutate, isPending } = usePageMutation(
    {
      mutationKey: ['employees', 'csv'],
      mutationFn: async ({ shown }: ExportedList) => {
        const { csvFileName, csvOf } = await loadPart(() => import('./csv'));
        return {
          blob: new Blob([csvOf(shown)], { type: 'text/csv;charset=utf-8' }),
          fileName: csvFileName(new Date()),
        };
      },
      meta: {
        success: ({ fileName }: { fileName: string }, { shown, total }: ExportedList) => {
          const who = shown.length === total ? `${total}` : `${shown.length} of ${total}`;
          return `Exported ${who} ${total === 1 ? 'person' : 'people'} to ${fileName}.`;
        },
        failure: 'The CSV file could not be made. Try again.',
        logged: 'A CSV file could not be made.',
      },
    },
    { onSuccess: ({ blob, fileName }) => downloadBlob(blob, fileName) },
  );

  function exportList(list: ExportedList): void {
    if (list.shown.length === 0) notify.info('Nobody matches, so there is nothing to export.');
    else mutate(list);
  }

  return { exportList, exporting: isPending };
}
