import type { QueryClient } from '@tanstack/react-query';

import { createEmployee, employeesQuery, rereadEmployees } from '@/api/employees';
import { ApiFailure, isUnanswered, mayBeStored } from '@/api/failure';
import { readAgain } from '@/api/read-again';
import { audiences } from '@/domain/audience';
import { mailKey } from '@/domain/employee';
import { log } from '@/lib/log';
import { isSessionOver, sessionOwner } from '@/session/session';
import { createRun, firstState, NotSent, type RunState } from '@/ui/run';
import { createStopwatch } from '@/ui/work-words';

import { hasLocks, takeImport, type Release } from './lock';
import { failureWords, notFound } from './outcomes';
import type { ImportPlan } from './plan';
import { countInFile, createRows, findAdded, isLookedUp, type ImportRow } from './rows';
import { announcementOf, stateOf, type ImportState } from './state';

const { audience } = audiences.business;

type JobOptions = {
  queries: QueryClient;
  plan: ImportPlan;
  release: Release;
  onChange: (state: ImportState) => void;
  /** Called when all has been sent, and not after a stop. @param id of the employee who was added last */
  onEnd: (id: string | undefined) => void;
};

/** An import that is under way, or was and can be gone on with. */
export type Job = ReturnType<typeof createJob>;

/**
 * Sends the rows of an import through the one runner, one after the other (docs/decisions/0044). Nobody is sent twice: a row
 * whose answer did not come is looked up in the employee list before it is sent again.
 */
export function createJob({ queries, plan, release, onChange, onEnd }: JobOptions) {
  const owner = sessionOwner();
  const { rows, mark, counts, troubled } = createRows(plan.rows);
  /** How many people had each work mail before anything was sent, with those added since; null until the list was read. */
  let before: Map<string, number> | null = null;
  let lock: Release | null = release;
  let run: ReturnType<typeof createRun<ImportRow>> | null = null;
  let runState: RunState | null = null;
  /** Rows sent before this run. */
  let doneBefore = 0;
  let worked = 0;
  let timeAtWork = createStopwatch();
  let look: ImportState['look'] = 'none';
  let looking: Promise<void> | null = null;
  /** The row that is being sent, with what follows from its answer. */
  let inFlight: Promise<unknown> = Promise.resolve();
  /** The end of the run before, with the answer that came last. */
  let ending: Promise<void> = Promise.resolve();
  let lastId: string | undefined;
  let isBeginning = false;
  let isElsewhere = false;
  let isLeft = false;
  let isSaved = false;
  let shown: ImportState | null = null;

  const isSame = (): boolean => !isLeft && sessionOwner() === owner;
  const hasUnknown = (): boolean => counts().unknown > 0;
  const isRunning = (): boolean => isSame() && runState?.status === 'running';
  const isOver = (): boolean => runState?.status !== 'running' && runState?.status !== 'paused';

  function publish(): void {
    if (isLeft) return;
    const { total, left } = counts();
    const next = stateOf(
      {
        plan,
        counts: counts(),
        troubled: troubled(),
        run: runState,
        isSessionOver: isSessionOver(audience),
        worked,
        done: total - left - doneBefore,
        look,
        isSaved,
        hasLocks: hasLocks(),
      },
      shown,
    );
    const state = isElsewhere ? { ...next, phase: 'elsewhere' as const } : next;
    shown = { ...state, said: announcementOf(shown, state) || (shown?.phase === state.phase ? shown.said : '') };
    onChange(shown);
  }

  /** Notes that a row is in, so that the list shows another row with its work mail as one more. */
  function markIn(row: ImportRow, isFound: boolean): void {
    mark(row, { standing: 'in', mustLook: false, isFound });
    const key = mailKey(row.entry.workMail);
    before?.set(key, (before.get(key) ?? 0) + 1);
  }

  /** Reads how many people have each work mail before anything is sent. Anyone added since the check is not sent. */
  async function readBefore(): Promise<void> {
    const known = new Map(plan.known);
    before = new Map(countInFile(rows, await rereadEmployees(queries)));
    for (const row of rows) {
      const key = mailKey(row.entry.workMail);
      if ((before.get(key) ?? 0) > (known.get(key) ?? 0)) mark(row, { standing: 'here' });
    }
  }

  /** Looks all rows up whose people may be in: one read of the employee list answers for them. */
  function lookUp(): Promise<void> {
    looking ??= readList().finally(() => {
      looking = null;
      publish();
    });
    return looking;
  }

  async function readList(): Promise<void> {
    look = 'reading';
    publish();
    try {
      const people = await rereadEmployees(queries);
      if (!isSame()) throw new NotSent();
      const added = new Set(findAdded(rows, people, before ?? new Map<string, number>()));
      for (const row of rows.filter(isLookedUp)) {
        if (added.has(row)) markIn(row, true);
        else if (row.mark.standing === 'unknown') mark(row, notFound(row.mark, isOver()));
      }
      look = 'none';
    } catch (reason) {
      look = 'failed';
      throw reason;
    }
  }

  /** What must be known before a row is sent. @throws NotSent where it is not, or where nothing may be sent any more */
  async function prepare(row: ImportRow): Promise<void> {
    if (isSessionOver(audience)) run?.pause();
    if (!isRunning()) throw new NotSent();
    try {
      if (before === null) await readBefore();
      const { mustLook, standing } = row.mark;
      if (mustLook || hasUnknown()) await lookUp();
      // One read answers for all queued rows of a kind, such as those that are sent again at the end.
      const isOfKind = (each: ImportRow) => (each.mark.standing === 'left') === (standing === 'left');
      if (mustLook) for (const each of rows.filter(isLookedUp).filter(isOfKind)) mark(each, { mustLook: false });
    } catch (reason) {
      throw reason instanceof NotSent ? reason : new NotSent(reason);
    }
    if (!isRunning()) throw new NotSent();
  }

  async function send(row: ImportRow): Promise<void> {
    await prepare(row);
    const { standing } = row.mark;
    // The list has shown meanwhile that the person is in, or someone who is not to be sent.
    if (standing !== 'left' && standing !== 'again') return;
    mark(row, { standing: 'sending' });
    try {
      lastId = await createEmployee(row.entry);
      markIn(row, false);
    } catch (reason) {
      // The runner keeps a postponed row and one with a refused session at the head: after the others it would be sent twice.
      const isPostponed = reason instanceof ApiFailure && (reason.retryAt !== null || reason.subject === 'session');
      if (!isPostponed && mayBeStored(reason)) return handleLoss(row, reason);
      // Some answer for a backend that goes on: it is looked up before it is sent again.
      mark(row, isPostponed ? { standing } : { standing: 'failed', why: failureWords(reason) });
      mark(row, { mustLook: true });
      throw reason;
    }
  }

  async function handleLoss(row: ImportRow, reason: unknown): Promise<void> {
    const missed = isUnanswered(reason) ? 'lost' : 'gateway';
    mark(row, { standing: 'unknown', missed, losses: row.mark.losses + 1, mustLook: true });
    publish();
    try {
      if (isSame()) await lookUp();
    } catch (failure) {
      log('A row of an import could not be looked up.', failure);
    }
    if (row.mark.standing === 'in') return;
    if (row.mark.standing !== 'failed') run?.append(row);
    throw reason;
  }

  /** Sends what is to be sent, in this tab only, once what was sent before Stop has been answered. */
  async function begin(): Promise<void> {
    if (isBeginning) return;
    isBeginning = true;
    await ending;
    if (lock === null && isSame()) {
      lock = await takeImport();
      // Another tab may have sent the same file meanwhile.
      for (const row of rows) if (['left', 'again'].includes(row.mark.standing)) mark(row, { mustLook: true });
    }
    isBeginning = false;
    if (!isSame()) return;
    isElsewhere = lock === null;
    if (isElsewhere) return publish();
    const { total, left } = counts();
    doneBefore = total - left;
    worked = 0;
    timeAtWork = createStopwatch();
    run = createRun({
      items: rows.filter(({ mark: { standing } }) => ['left', 'again', 'unknown'].includes(standing)),
      send: (row) => {
        const sending = send(row);
        inFlight = sending;
        return sending;
      },
      onChange: (state) => {
        worked = timeAtWork(runState?.status === 'running');
        const wasOver = isOver();
        runState = state;
        publish();
        if (!wasOver && isOver()) ending = end();
      },
    });
    runState = firstState(rows.length);
    publish();
    run.start();
  }

  /** After the last answer. */
  async function end(): Promise<void> {
    await inFlight.catch(() => undefined);
    if (!isSame()) return;
    releaseLock();
    // Once, and not for each of them.
    await readAgain(queries, employeesQuery().queryKey);
    publish();
    if (runState?.status === 'ended') onEnd(lastId);
  }

  /** Another tab may import while rows only wait here. */
  function releaseLock(): void {
    lock?.();
    lock = null;
  }

  publish();
  return {
    plan,
    rows,
    /** Sends what is left; ends a pause. */
    resume: () => {
      if (runState?.status === 'paused' && !isElsewhere) run?.resume();
      else if (runState?.status !== 'running') void begin();
    },
    pause: () => run?.pause(),
    stop: () => run?.stop(),
    /** Sends the failed rows again. */
    retry: () => {
      // A run that begins has its rows already.
      if (isBeginning) return;
      for (const row of rows) {
        if (row.mark.standing === 'failed') mark(row, { standing: 'left', why: '', losses: 0, mustLook: true });
      }
      void begin();
    },
    /** Publishes the state again: the session may be another one. */
    refresh: publish,
    lookUp: () => {
      if (hasUnknown()) lookUp().catch(() => undefined);
    },
    /** What was not imported is in a file. */
    handleSaved: () => {
      isSaved = true;
      publish();
    },
    /** Ends it without a message. @param isGone whether the page goes, and with it what is being sent */
    leave: (isGone = false) => {
      if (isLeft) return;
      isLeft = true;
      run?.leave();
      const free = lock;
      if (isGone) free?.();
      else void inFlight.catch(() => undefined).then(() => free?.());
    },
  };
}
