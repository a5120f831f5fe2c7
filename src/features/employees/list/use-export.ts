import { downloadBlob } from '@/lib/download';
import { log } from '@/lib/log';
import { loadPart } from '@/ui/lazy';
import { notify } from '@/ui/notify';
import { useAction } from '@/ui/use-submission';

import type { Person } from './people';

type Exported = { shown: readonly Person[]; total: number };

/** Saves the people as they are filtered and sorted. The code for it is loaded on the first press. */
export function useExport() {
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
