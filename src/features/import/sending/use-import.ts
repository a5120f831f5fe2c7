import { queryOptions, skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { errors, successes } from '@/domain/messages';
import { log } from '@/lib/log';
import { withCommas } from '@/lib/with-commas';
import { sessionOwner, storeEmployeeId } from '@/session/session';
import { onStoredChange } from '@/session/storage';
import { notify } from '@/ui/toast';

import { createJob, type Job } from './job';
import { hasLocks, takeImport } from './lock';
import type { ImportPlan } from './plan';
import { importQueryKey } from './query-key';
import type { ImportState } from './state';

/*
 * The import of the signed-in person as a query of their cache: it goes on while they read other pages, and ends with the
 * cache when another person signs in, and with the page (docs/decisions/0044).
 */

/** The import as it stands; null where there is none. */
const importQuery = () =>
  queryOptions<ImportState | null>({
    queryKey: importQueryKey,
    queryFn: skipToken,
    gcTime: Infinity,
    structuralSharing: false,
  });

/** What sends it. */
const jobQuery = () =>
  queryOptions<Job | null>({
    queryKey: ['import job'],
    queryFn: skipToken,
    gcTime: Infinity,
    structuralSharing: false,
  });

/** What was to be sent while another tab had an import. */
const waitingQuery = () =>
  queryOptions<ImportPlan | null>({
    queryKey: ['import waiting'],
    queryFn: skipToken,
    gcTime: Infinity,
    structuralSharing: false,
  });

const jobOf = (client: QueryClient): Job | null => client.getQueryData(jobQuery().queryKey) ?? null;

/** Of an import whose rows are being made of what was checked. */
const planning: ImportState = {
  phase: 'starting',
  fileName: '',
  all: 0,
  notRead: '',
  counts: { total: 0, in: 0, unknown: 0, failed: 0, left: 0 },
  leftOut: { problems: 0, here: 0 },
  pause: null,
  isTrying: false,
  wasStopped: false,
  speed: null,
  secondsLeft: null,
  missed: [],
  failed: [],
  look: 'none',
  said: '',
  isSaved: false,
  isSlow: false,
  hasLocks: hasLocks(),
};

/** @returns whether the same person is still signed in: a sign-out keeps whose values are stored, and ends what is prepared */
function captureSession(): () => boolean {
  const owner = sessionOwner();
  return () => sessionOwner() === owner;
}

/** Ends a job with the session, and with the page. Gives the job that is no longer watched once it is left. */
function watch(client: QueryClient, job: Job): Job {
  const isSame = captureSession();
  // A listener that stays would hold the rows, in which pay and birth dates stand.
  const left = new AbortController();
  function leave(isGone?: boolean): void {
    left.abort();
    job.leave(isGone);
  }
  function end(isGone: boolean): void {
    leave(isGone);
    client.setQueryData(jobQuery().queryKey, null);
    client.setQueryData(importQuery().queryKey, null);
  }
  const unsubscribe = onStoredChange(() => {
    if (isSame()) job.refresh();
    else end(false);
  });
  left.signal.addEventListener('abort', unsubscribe);
  window.addEventListener('pagehide', () => end(true), { signal: left.signal });
  return { ...job, leave };
}

/** Milliseconds: no one reads numbers that change more often. */
const shownEvery = 50;

/** Shows the newest state of a job: at once where it begins, waits or ends, and in between not with every row. */
function createShower(show: (state: ImportState) => void): (state: ImportState) => void {
  let newest: ImportState | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function showNewest(): void {
    timer = undefined;
    if (newest !== null) show(newest);
  }
  return (state) => {
    const isSamePhase = newest?.phase === state.phase;
    newest = state;
    if (isSamePhase && state.phase === 'running') {
      timer ??= setTimeout(showNewest, shownEvery);
      return;
    }
    clearTimeout(timer);
    showNewest();
  };
}

/** Shows the specified messages once, at the end of a run (docs/product.md 8.13). */
function notifyOfEnd({ counts, all }: ImportState, id: string | undefined): void {
  if (id !== undefined) storeEmployeeId(id);
  if (counts.failed > 0) notify.error(errors.submitEmployeeFailed);
  if (counts.in > 0) {
    notify.success(
      all === 1 ? successes.employeeSubmitted : `${withCommas(counts.in)} of ${withCommas(all)} people imported.`,
    );
  }
}

/** Begins to send what was checked, for as long as the person who pressed the button is signed in. */
async function start(client: QueryClient, whenPlanned: ImportPlan | Promise<ImportPlan>): Promise<void> {
  const isSame = captureSession();
  discard(client);
  const show = (state: ImportState | null) => client.setQueryData(importQuery().queryKey, state);
  show(planning);
  let plan: ImportPlan;
  try {
    plan = await whenPlanned;
  } catch (reason) {
    log('The rows of an import could not be made ready.', reason);
    if (!isSame()) return;
    show(null);
    return void notify.error("We couldn't get the file ready. No one was sent; try again.");
  }
  const release = await takeImport();
  if (!isSame()) return release?.();
  client.setQueryData(waitingQuery().queryKey, release === null ? plan : null);
  if (release === null) return void show({ ...planning, phase: 'elsewhere' });
  const job = createJob({
    queries: client,
    plan,
    release,
    onChange: createShower(show),
    onEnd: (id) => notifyOfEnd(client.getQueryData(importQuery().queryKey) ?? planning, id),
  });
  client.setQueryData(jobQuery().queryKey, watch(client, job));
  job.resume();
}

/** Ends the import, and forgets it. */
function discard(client: QueryClient): void {
  jobOf(client)?.leave();
  for (const { queryKey } of [jobQuery(), waitingQuery(), importQuery()]) client.setQueryData(queryKey, null);
}

/** The import of the signed-in person: its state, null where there is none, and what its buttons do. */
export function useImport() {
  const client = useQueryClient();
  const { data: state = null } = useQuery(importQuery());
  const actions = useMemo(
    () => ({
      /** Begins to send, in place of an import that has ended. */
      start: (plan: Promise<ImportPlan>) => start(client, plan),
      pause: () => jobOf(client)?.pause(),
      /** Ends a pause, sends what was left after Stop, and asks again whether another tab still imports. */
      resume: () => {
        const job = jobOf(client);
        const plan = client.getQueryData(waitingQuery().queryKey) ?? null;
        if (job) job.resume();
        else if (plan) void start(client, plan);
      },
      stop: () => jobOf(client)?.stop(),
      /** Sends the failed rows again, after a look at who is in by now. */
      retry: () => jobOf(client)?.retry(),
      /** Looks up the rows whose answer did not come. */
      lookUp: () => jobOf(client)?.lookUp(),
      discard: () => discard(client),
      /** What was not imported is in a file by now. */
      handleSaved: () => jobOf(client)?.handleSaved(),
      /** Its parts, for the file of what was not imported; null where there is none. */
      parts: () => {
        const job = jobOf(client);
        return job && { plan: job.plan, rows: job.rows };
      },
    }),
    [client],
  );
  return { state, ...actions };
}
