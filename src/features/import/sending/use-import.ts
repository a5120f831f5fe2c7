import { queryOptions, skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { errors, successes } from '@/domain/messages';
import { log } from '@/lib/log';
import { withCommas } from '@/lib/with-commas';
import { store, importName, onStoredChange } from '@/session/storage';
import { notify } from '@/ui/toast';

import { preparing, type ImportState } from './import-state';
import { captureSession, createJob, type Job } from './job';
import type { ImportPlan } from './rows';

/** A running import with its sender; null while its rows are prepared. */
type Import = { state: ImportState; job: Job | null };

/** The import in the signed-in person's query cache, null for none: it ends with the cache and the page (docs/decisions/0044). */
const importQuery = () =>
  queryOptions<Import | null>({
    queryKey: [importName],
    queryFn: skipToken,
    gcTime: Infinity,
    structuralSharing: false,
  });

const importOf = (client: QueryClient): Import | null => client.getQueryData(importQuery().queryKey) ?? null;

const show = (client: QueryClient, shown: Import | null): unknown => client.setQueryData(importQuery().queryKey, shown);

/** Ends an import with the session, and with the page. A listener that stays would hold its rows. */
function endWithSession(client: QueryClient, job: Job): void {
  const isSame = captureSession();
  function end(isGone: boolean): void {
    job.leave(isGone);
    show(client, null);
  }
  const unsubscribe = onStoredChange(() => {
    if (!isSame()) end(false);
  });
  job.left.addEventListener('abort', unsubscribe);
  window.addEventListener('pagehide', () => end(true), { signal: job.left });
}

/** Shows the specified messages once, at the end of a run (docs/product.md 8.13). */
function notifyOfEnd({ counts, all }: ImportState, id: string | undefined): void {
  if (id !== undefined) store({ employeeId: id });
  if (counts.failed > 0) notify.error(errors.submitEmployeeFailed);
  if (counts.in > 0) {
    notify.success(
      all === 1 ? successes.employeeSubmitted : `${withCommas(counts.in)} of ${withCommas(all)} people imported.`,
    );
  }
}

/** Begins to send what was checked, for as long as the person who pressed the button is signed in. */
async function start(client: QueryClient, whenPlanned: Promise<ImportPlan>): Promise<void> {
  const isSame = captureSession();
  discard(client);
  show(client, { state: preparing, job: null });
  let plan: ImportPlan;
  try {
    plan = await whenPlanned;
  } catch (reason) {
    log('Preparing the rows of an import failed.', reason);
    if (!isSame()) return;
    show(client, null);
    return void notify.error("We couldn't get the file ready. No one was imported. Try again.");
  }
  if (!isSame()) return;
  const job = createJob({
    queries: client,
    plan,
    onChange: (state) => show(client, { state, job: importOf(client)?.job ?? null }),
    onEnd: notifyOfEnd,
  });
  show(client, { state: importOf(client)?.state ?? preparing, job });
  endWithSession(client, job);
}

function discard(client: QueryClient): void {
  importOf(client)?.job?.leave();
  show(client, null);
}

/** The import of the signed-in person: its state, null where there is none, and what its buttons do. */
export function useImport() {
  const client = useQueryClient();
  const { data } = useQuery(importQuery());
  return {
    state: data?.state ?? null,
    job: data?.job ?? null,
    /** Begins to send, in place of an import that has ended. */
    start: (plan: Promise<ImportPlan>) => start(client, plan),
    discard: () => discard(client),
  };
}
