import { queryOptions, skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { forgetOwnImport } from '@/device/forget-import';
import { keepImport, openKeptImport } from '@/device/kept-import';
import { log } from '@/lib/log';
import { withCommas } from '@/lib/with-commas';
import { ownImportKey, removeImportKey } from '@/session/import-key';
import { sessionOwner } from '@/session/session';
import { onStoredChange } from '@/session/storage';
import { notify } from '@/ui/toast';

import { createJob, type Job } from './job';
import { createKeeper } from './keeper';
import { hasLocks, takeImport } from './lock';
import type { ImportPlan } from './plan';
import { importQueryKey } from './query-key';
import { firstRows, keptRows } from './rows';
import type { Head, ImportState } from './state';

/*
 * The import of the signed-in person as a query of their cache: it goes on while they read other pages, and ends with the
 * cache when somebody else signs in (docs/decisions/0044).
 */

/** The import as it stands; null where there is none. It begins with what this tab has kept. */
const importQuery = () =>
  queryOptions<ImportState | null>({
    queryKey: importQueryKey,
    queryFn: ({ client }) => restore(client),
    staleTime: 'static',
    gcTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
  });

/** What was checked, with what was known of the company then. */
type Planned = Pick<ImportPlan, 'rows'> & { head: Head };

/** What sends it, or what waits for another tab. */
const jobQuery = () =>
  queryOptions<Job | null>({
    queryKey: ['import job'],
    queryFn: skipToken,
    gcTime: Infinity,
    structuralSharing: false,
  });

/** What was to be sent while another tab had an import. */
const waitingQuery = () =>
  queryOptions<Planned | null>({
    queryKey: ['import waiting'],
    queryFn: skipToken,
    gcTime: Infinity,
    structuralSharing: false,
  });

const jobOf = (client: QueryClient): Job | null => client.getQueryData(jobQuery().queryKey) ?? null;

/** Of an import of which nothing else is known. */
const emptyState = {
  fileName: '',
  all: 0,
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
  keeps: 'all',
  hasLocks: true,
} satisfies Omit<ImportState, 'phase'>;

const elsewhere: ImportState = { ...emptyState, phase: 'elsewhere' };
const unreadable: ImportState = { ...emptyState, phase: 'unreadable' };
/** Of one whose rows are being made of what was checked. */
const planning: ImportState = { ...emptyState, phase: 'starting' };

/** Of an import that begins, as long as it is being stored. */
function starting({ head: { fileName, count, leftOut } }: Planned): ImportState {
  const counts = { total: count, in: 0, unknown: 0, failed: 0, left: count };
  return { ...emptyState, phase: 'starting', fileName, all: count + leftOut.length, counts, hasLocks: hasLocks() };
}

/** @returns whether somebody is still signed in as now: a sign-out keeps whose values are stored, and ends what is prepared */
function captureSession(): () => boolean {
  const owner = sessionOwner();
  return () => sessionOwner() === owner;
}

/** Has a job end with the session, and with the page. Gives the job that is no longer watched once it is left. */
function watch(client: QueryClient, job: Job): Job {
  const isSame = captureSession();
  // Whatever listened on would hold its rows, in which pay and birth dates stand.
  const left = new AbortController();
  function leave(isGone?: boolean): void {
    left.abort();
    job.leave(isGone);
  }
  function end(isGone: boolean): void {
    leave(isGone);
    client.setQueryData(jobQuery().queryKey, null);
  }
  const unsubscribe = onStoredChange(() => {
    if (isSame()) job.refresh();
    else end(false);
  });
  left.signal.addEventListener('abort', unsubscribe);
  function handleHide(): void {
    end(true);
    // From the browser's cache the page comes back as if it were loaded anew.
    window.addEventListener('pageshow', () => void client.resetQueries({ queryKey: importQuery().queryKey }), {
      once: true,
    });
  }
  window.addEventListener('pagehide', handleHide, { signal: left.signal });
  return { ...job, leave };
}

/** Milliseconds: nobody reads numbers that change more often. */
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

type JobParts = Pick<Parameters<typeof createJob>[0], 'head' | 'rows' | 'keeper' | 'release' | 'isRestored'>;

function addJob(client: QueryClient, parts: JobParts): Job {
  const job = createJob({
    ...parts,
    queries: client,
    onChange: createShower((state) => client.setQueryData(importQuery().queryKey, state)),
    // Whoever reads another page would otherwise only see the bar go.
    onEnd: () => {
      const { counts, all } = client.getQueryData(importQuery().queryKey) ?? elsewhere;
      notify.success(`${withCommas(counts.in)} of ${withCommas(all)} people imported.`);
    },
  });
  const watched = watch(client, job);
  client.setQueryData(jobQuery().queryKey, watched);
  return watched;
}

/** Comes back to the import that this tab has kept, paused. */
async function restore(client: QueryClient): Promise<ImportState | null> {
  const key = ownImportKey();
  if (key === null) return null;
  const isSame = captureSession();
  const release = await takeImport();
  if (release === null) return elsewhere;
  try {
    const kept = await openKeptImport(key);
    const values = await kept.read();
    if (values !== null && isSame()) {
      const rows = keptRows(values.rows, key.isBehind);
      const keeper = createKeeper(kept, key.isBehind);
      addJob(client, { head: values.head as Head, rows, keeper, release, isRestored: true });
      return client.getQueryData(importQuery().queryKey) ?? null;
    }
    kept.close();
    if (isSame()) {
      removeImportKey(key.id);
      notify.info('What this tab kept of an import is gone. Choose the file again: whoever is in is left out.');
    }
    release();
    return null;
  } catch (reason) {
    // The browser may be able to the next time.
    log('The kept import could not be read.', reason);
    release();
    return isSame() ? unreadable : null;
  }
}

const planned = ({ rows, ...plan }: ImportPlan): Planned => ({
  rows,
  head: { ...plan, count: rows.length, before: null },
});

/** Begins to send what was checked, for as long as whoever has pressed the button is signed in. */
async function start(client: QueryClient, whenPlanned: Planned | Promise<Planned>): Promise<void> {
  const isSame = captureSession();
  const before = remove(client);
  // At once: the page may be left from now on, and nothing is lost. What waits for another tab may have to wait on.
  const show = (state: ImportState) =>
    client.setQueryData(importQuery().queryKey, (now) => (now?.phase === 'elsewhere' ? now : state));
  show(planning);
  let plan: Planned;
  try {
    plan = await whenPlanned;
  } catch (reason) {
    log('The rows of an import could not be made ready.', reason);
    if (!isSame()) return;
    client.setQueryData(importQuery().queryKey, null);
    return void notify.error('We could not get the file ready. Nobody was sent; try again.');
  }
  const { head, rows } = plan;
  show(starting(plan));
  await before;
  const release = await takeImport();
  if (!isSame()) return release?.();
  client.setQueryData(waitingQuery().queryKey, release === null ? plan : null);
  if (release === null) return void client.setQueryData(importQuery().queryKey, elsewhere);
  const all = firstRows(rows);
  const kept = await keepImport(head, all).catch((reason: unknown) => {
    log('The import could not be kept on this device.', reason);
    return null;
  });
  if (!isSame()) return release();
  addJob(client, { head, rows: all, keeper: createKeeper(kept), release, isRestored: false }).resume();
}

/** Removes the import, here and from the device. */
async function remove(client: QueryClient): Promise<void> {
  const job = jobOf(client);
  const forgotten = job === null ? forgetOwnImport() : job.forget();
  job?.leave();
  client.setQueryData(jobQuery().queryKey, null);
  client.setQueryData(waitingQuery().queryKey, null);
  await forgotten.catch((reason: unknown) => log('The kept import could not be removed.', reason));
}

async function discard(client: QueryClient): Promise<void> {
  client.setQueryData(importQuery().queryKey, null);
  await remove(client);
}

/**
 * The import of the signed-in person: how it stands, null where there is none, and what its buttons do. `isReady` is false
 * until it is known whether this tab has one.
 */
export function useImport() {
  const client = useQueryClient();
  const { data = null, isPending } = useQuery(importQuery());
  const actions = useMemo(
    () => ({
      /** Begins to send, in place of an import that has ended. */
      start: (plan: Promise<ImportPlan>) => start(client, plan.then(planned)),
      pause: () => jobOf(client)?.pause(),
      /** Ends a pause, sends what was left after Stop, and asks again whether another tab still has it. */
      resume: () => {
        const job = jobOf(client);
        const plan = client.getQueryData(waitingQuery().queryKey) ?? null;
        if (job) job.resume();
        else if (plan) void start(client, plan);
        else void client.resetQueries({ queryKey: importQuery().queryKey });
      },
      stop: () => jobOf(client)?.stop(),
      /** Sends the failed rows again; whoever is in by now is found first. */
      retry: () => jobOf(client)?.retry(),
      /** Looks up the rows whose answer did not come. */
      lookUp: () => jobOf(client)?.lookUp(),
      discard: () => discard(client),
      /** What was not imported is in a file by now: it stays on the device only where some can still be sent. */
      handleSaved: async () => {
        const { left, unknown, failed } = client.getQueryData(importQuery().queryKey)?.counts ?? emptyState.counts;
        if (left + unknown + failed > 0) return;
        await jobOf(client)?.forget();
        jobOf(client)?.refresh();
      },
      /** Its parts, for the file of what was not imported; null where there is none. */
      parts: () => {
        const job = jobOf(client);
        return job && { head: job.head(), rows: job.rows };
      },
    }),
    [client],
  );
  return { state: data, isReady: !isPending, ...actions };
}
