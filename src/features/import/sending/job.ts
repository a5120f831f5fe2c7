import { queryOptions, skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { employeesQuery } from '@/api/employees';
import { readAgain } from '@/api/read-again';
import { peopleCount } from '@/components/employee/people-count';
import { errors, successes } from '@/domain/messages';
import { withCommas } from '@/lib/with-commas';
import { ownerOrTokenHash } from '@/session/owner';
import { sessionOwner } from '@/session/session';
import { importName, onStoredChange, store } from '@/session/storage';
import { createRun, type RunState } from '@/ui/run';
import { notify } from '@/ui/toast';
import { createProgress, type WorkProgress } from '@/ui/work-progress';

import { countRows, isWaiting, setMark, type Counts, type ImportPlan, type ImportRow } from './rows';
import { createSender } from './send-row';

/** An import as the pages show it (docs/product.md 8.13). */
export type ImportState = {
  /** Whether all was sent, or it was stopped. */
  isDone: boolean;
  /** null while another tab may have the import, or what was sent before Stop is still to be answered. */
  progress: WorkProgress | null;
  /** Rows in the file, including those left out. */
  all: number;
  counts: Counts;
  said: string;
  isSaved: boolean;
};

/** Whether a page load would lose rows that are neither imported nor downloaded: nothing of a file is stored. */
export const isLostByReload = ({ counts, isSaved }: ImportState): boolean =>
  !isSaved && counts.left + counts.unconfirmed + counts.failed > 0;

type JobOptions = {
  queries: QueryClient;
  plan: ImportPlan;
  /** @param state null: it is left */
  onChange: (state: ImportState | null) => void;
  /** Called when all has been sent, and not after a stop. @param id of the employee who was added last */
  onEnd: (state: ImportState, id: string | undefined) => void;
};

export type Job = ReturnType<typeof createJob>;

/**
 * Sends the rows of an import through the one runner, one after the other, in one tab (docs/decisions/0044). A new job is as
 * after a stop: `resume` begins it.
 */
export function createJob({ queries, plan, onChange, onEnd }: JobOptions) {
  // A sign-out keeps whose values are stored, and ends what is prepared.
  const owner = sessionOwner();
  const unsubscribe = onStoredChange(() => {
    if (isLeft()) leave();
  });
  let hasLeft = false;
  const rows = plan.rows.map((row): ImportRow => ({ ...row, mark: { status: 'left', why: '' } }));
  let state: ImportState = {
    isDone: true,
    progress: null,
    all: rows.length + plan.leftOut.length,
    counts: countRows(rows),
    said: '',
    isSaved: false,
  };
  let run: ReturnType<typeof createRun<ImportRow>> | null = null;
  let release: Release | null = null;
  /** The end of the previous run, with the last response. */
  let ending: Promise<unknown> = Promise.resolve();

  const isLeft = (): boolean => hasLeft || sessionOwner() !== owner;

  function publish(part: Partial<ImportState> = {}): void {
    if (hasLeft) return;
    state = { ...state, counts: countRows(rows), ...part };
    onChange(state);
  }

  const isRunning = () => !isLeft() && state.progress?.pause === '';
  const sender = createSender({ queries, rows, known: plan.known, isLeft, isRunning, onLooked: publish });

  /** Sends the rows, in this tab only, once the calls before Stop have been answered. */
  async function begin(): Promise<void> {
    publish({ isDone: false });
    await ending;
    release = await takeImport();
    if (isLeft()) return free();
    if (release === null) {
      notify.error('An import is running in another tab. Resume here when it has ended.');
      return publish({ isDone: true });
    }
    // Another tab may have sent the same file meanwhile.
    sender.lookFirst();
    const counts = countRows(rows);
    const title = `Importing ${peopleCount(counts.total)}`;
    const report = createProgress({ title, doneWord: 'imported' }, counts, (progress, said) =>
      publish({ progress, said: said || state.said }),
    );
    run = createRun({
      items: rows.filter((row) => isWaiting(row) || row.mark.status === 'unknown'),
      send: sender.send,
      onChange: (now) => {
        if (now.status === 'running' || now.status === 'paused') report(now, countRows(rows));
        else if (state.progress !== null) ending = end(now);
        // Rows sent before Stop have been answered.
        else publish();
      },
    });
    run.start();
  }

  async function end({ status }: RunState): Promise<void> {
    const wasStopped = status === 'stopped';
    // The message at the end says the same.
    const said = wasStopped ? `${withCommas(countRows(rows).in)} of ${withCommas(state.all)} people imported.` : '';
    publish({ isDone: true, progress: null, said });
    await run?.settled();
    free();
    if (isLeft()) return;
    await readAgain(queries, employeesQuery().queryKey);
    publish();
    if (!wasStopped) onEnd(state, sender.lastId());
  }

  function free(): void {
    release?.();
    release = null;
  }

  /** Ends it without a message. A listener that stays would hold its rows. */
  function leave(): void {
    hasLeft = true;
    unsubscribe();
    run?.leave();
    void run?.settled().then(free);
    onChange(null);
  }

  return {
    plan,
    rows,
    /** Ends a pause, or sends what was left after Stop. */
    resume: () => {
      if (state.isDone) void begin();
      else run?.resume();
    },
    pause: () => run?.pause(),
    stop: () => run?.stop(),
    /** Looks the unconfirmed rows up, and sends the failed ones again after a look at the current list. */
    retry: () => {
      if (!state.isDone) return;
      for (const row of rows) if (row.mark.status === 'failed') setMark(row, { status: 'left', why: '' });
      void begin();
    },
    handleSaved: () => publish({ isSaved: true }),
    leave,
  };
}

type Release = () => void;

/** Takes the one import of the signed-in person for this tab, always without locks. @returns null where another tab has it */
function takeImport(): Promise<Release | null> {
  const nothing: Release = () => undefined;
  // Pages without TLS have no locks.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(nothing);
  return new Promise((resolve) => {
    locks
      .request(`${importName} ${ownerOrTokenHash()}`, { ifAvailable: true }, (lock) =>
        lock === null ? resolve(null) : new Promise<void>((_resolve) => resolve(_resolve)),
      )
      // Some browsers refuse locks where they refuse storage.
      .catch(() => resolve(nothing));
  });
}

type Import = { state: ImportState; job: Job };

/** The import in the signed-in person's query cache, null for none: it ends with the cache and the page (docs/decisions/0044). */
const importQuery = () =>
  queryOptions<Import | null>({
    queryKey: [importName],
    queryFn: skipToken,
    gcTime: Infinity,
    structuralSharing: false,
  });

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

/** The import of the signed-in person, null where there is none. */
export function useImport() {
  const client = useQueryClient();
  const { data } = useQuery(importQuery());
  return {
    running: data ?? null,
    /** Sends what was checked, for as long as the person who pressed the button is signed in. */
    start: (plan: ImportPlan): void => {
      const job: Job = createJob({
        queries: client,
        plan,
        onChange: (state) => client.setQueryData(importQuery().queryKey, state && { state, job }),
        onEnd: notifyOfEnd,
      });
      job.resume();
    },
    discard: (): void => data?.job.leave(),
  };
}
