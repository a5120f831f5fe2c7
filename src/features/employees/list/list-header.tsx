import { Download, UserRoundPlus } from 'lucide-react';

import { paths } from '@/domain/paths';
import { downloadBlob } from '@/lib/download';
import { log } from '@/lib/log';
import { Button, ButtonLink } from '@/ui/button';
import { loadPart } from '@/ui/lazy';
import { PageTitle } from '@/ui/page-title';
import { notify } from '@/ui/toast';
import { useAction } from '@/ui/use-submission';

import type { Person } from './employees';
import type { ListView } from './use-list-view';

type Exported = { shown: readonly Person[]; total: number };

/** Saves the people as they are filtered and sorted. The code for it is loaded on the first press. */
function useExport() {
  const { run, pending } = useAction({
    send: async ({ shown }: Exported) => {
      const { csvFileName, csvOf } = await loadPart(() => import('./csv'));
      return { blob: new Blob([csvOf(shown)], { type: 'text/csv;charset=utf-8' }), fileName: csvFileName(new Date()) };
    },
    onDone: ({ blob, fileName }, { shown, total }) => {
      downloadBlob(blob, fileName);
      const who = shown.length === total ? `${total}` : `${shown.length} of ${total}`;
      notify.success(`Exported ${who} ${total === 1 ? 'person' : 'people'} to ${fileName}.`);
    },
    onFailure: (reason) => {
      log('A CSV file could not be made.', reason);
      notify.error('The CSV file could not be made. Try again.');
    },
  });

  function exportList(list: Exported): void {
    if (list.shown.length === 0) notify.info('Nobody matches, so there is nothing to export.');
    else run(list);
  }

  return { exportList, exporting: pending };
}

const figures = new Intl.NumberFormat('en-US');

/** '1 person', '42 people', '10,000 people'. */
function peopleInWords(count: number): string {
  return count === 1 ? '1 person' : `${figures.format(count)} people`;
}

/**
 * The title, how many there are, and what can be done with all of them.
 * @param isKnown whether the list has come
 */
export function ListHeader({ view, isKnown }: { view: ListView; isKnown: boolean }) {
  const { exportList, exporting } = useExport();
  const { people, shown, departments, isFiltered } = view;
  const isEmpty = people.length === 0;
  const named = departments.filter(({ name }) => name !== '').length;
  const all = `${peopleInWords(people.length)} in ${named === 1 ? '1 department' : `${named} departments`}`;
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <PageTitle title="Employee List" />
        <p role="status" className="mt-1 min-h-6 text-muted">
          {!isEmpty && (isFiltered ? `${figures.format(shown.length)} of ${peopleInWords(people.length)}` : all)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full print:hidden">
        {!isEmpty && (
          <Button
            look="secondary"
            icon={Download}
            pending={exporting}
            className="whitespace-nowrap max-md:flex-auto"
            onClick={() => exportList({ shown, total: people.length })}
          >
            Export CSV
          </Button>
        )}
        {/* An empty list has the one button in its middle. */}
        {!(isKnown && isEmpty) && (
          <ButtonLink icon={UserRoundPlus} to={paths.employeeOnboarding} className="whitespace-nowrap max-md:flex-auto">
            Onboard employee
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
