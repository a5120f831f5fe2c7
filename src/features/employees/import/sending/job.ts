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

import type { Keeper } from './keeper';
import { hasLocks, takeImport, type Release } from './lock';
import { failureWords, notFound } from './outcomes';
import { countInFile, countRows, findAdded, isLookedUp, lostMark, sharedMails, type ImportRow } from './rows';
import { announcementOf, stateOf, type Head, type ImportState } from './state';

const { audience } = audiences.business;

/** Milliseconds after which an answer counts as one that never comes. */
const answerWithin = 30_000;

type JobOptions = {
  queries: QueryClient;
  head: Head;
  rows: readonly ImportRow[];
  keeper: Keeper;
  release: Release;
  isRestored: boolean;
  onChange: (state: ImportState) => void;
  /** Called when all has been sent, and not after a stop. */
  onEnd: () => void;
};

/** An import that is under way, or was and can be gone on with. */
export type Job = ReturnType<typeof createJob>;

/**
 * Sends the rows of an import through the one runner, one after the other (docs/decisions/0044). Nobody is sent twice: a row
 * whose answer did not come is looked up in the employee list before it is sent again, also after a reload, and what is
 * about to be sent is kept on the device before it leaves.
 */
export function createJob({ queries, head: given, rows, keeper, release, isRestored, onChange, onEnd }: JobOptions) {
  const owner = sessionOwner();
  let head = given;
  const shared = sharedMails(rows);
  const counts = () => countRows(rows, head.count - rows.length);
  let lock: Release | null = release;
  let run: ReturnType<typeof createRun<ImportRow>> | null = null;
  let runState: RunState | null = null;
  /** Of the run: what had been sent before it. */
  let doneBefore = 0;
  let worked = 0;
  let timeAtWork = createStopwatch();
  let look: ImportState['look'] = 'none';
  let looking: Promise<void> | null = null;
  /** The row that is being sent, with what follows from its answer. */
  let inFlight: Promise<unknown> = Promise.resolve();
  /** The end of the run before, with the answer that came last. */
  let ending: Promise<void> = Promise.resolve();
  let isBeginning = false;
  let isElsewhere = false;
  let isLeft = false;
  let shown: ImportState | null = null;

  const shownPhase = () => shown?.phase;
  const isSame = (): boolean => !isLeft && sessionOwner() === owner;
  const hasUnknown = (): boolean => rows.some(({ mark: { standing } }) => standing === 'unknown');
  const isRunning = (): boolean => isSame() && runState?.status === 'running';
  const isOver = (): boolean => runState?.status !== 'running' && runState?.status !== 'paused';

  function publish(): void {
    if (isLeft) return;
    const { total, left } = counts();
    const next = stateOf(
      {
        head,
        rows,
        run: runState,
        isSessionOver: isSessionOver(audience),
        isRestored,
        worked,
        done: total - left - doneBefore,
        look,
        keeps: keeper.keeps(),
        hasLocks: hasLocks(),
      },
      shown,
    );
    const state = isElsewhere ? { ...next, phase: 'elsewhere' as const } : next;
    shown = { ...state, said: announcementOf(shown, state) || (shown?.phase === state.phase ? shown.said : '') };
    onChange(shown);
  }

  /** Notes how a row stands, here and on the device. Resolves once it is stored. */
  async function mark(row: ImportRow, change: Partial<ImportRow['mark']>): Promise<void> {
    row.mark = { ...row.mark, ...change };
    await keeper.write((kept) => kept.writeRows([[row.index, row]]));
  }

  /** Notes that a row is in. It leaves the device; rows with the same work mail are still told apart from it. */
  async function markIn(row: ImportRow, isFound: boolean): Promise<void> {
    row.mark = { ...row.mark, standing: 'in', mustLook: false, isFound };
    const key = mailKey(row.entry.workMail);
    if (!shared.has(key)) return keeper.write((kept) => kept.removeRow(row.index));
    const known = new Map(head.before);
    head = { ...head, before: [...known.set(key, (known.get(key) ?? 0) + 1)] };
    await keeper.write((kept) => kept.removeRow(row.index, head));
  }

  /**
   * Reads how many people have each work mail before anything is sent. Who came in since the check is not sent. Where some
   * rows may have been sent, whose sending the device could not keep, or by another tab, they may be those who came in: then
   * what was known at the check is what was before, and the look-up that follows finds them.
   */
  async function readBefore(): Promise<void> {
    const known = new Map(head.known);
    const now = countInFile(rows, await rereadEmployees(queries));
    const mayBeSent = rows.some(({ mark: { mustLook } }) => mustLook);
    head = { ...head, before: mayBeSent ? head.known : now };
    const cameIn = mayBeSent ? [] : now.filter(([mail, count]) => count > (known.get(mail) ?? 0));
    const isNew = new Set(cameIn.map(([mail]) => mail));
    for (const row of rows) {
      if (isNew.has(mailKey(row.entry.workMail))) await mark(row, { standing: 'here' });
    }
    await keeper.write((kept) => kept.writeHead(head));
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
      const added = new Set(findAdded(rows, people, new Map(head.before)));
      for (const row of rows.filter(isLookedUp)) {
        if (added.has(row)) await markIn(row, true);
        else if (row.mark.standing === 'unknown') await mark(row, notFound(row.mark, isOver()));
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
      if (head.before === null) await readBefore();
      const { mustLook, standing } = row.mark;
      if (mustLook || hasUnknown()) await lookUp();
      // One read is enough for all of a kind, such as those that are sent again at the end: they follow one another.
      const isOfKind = (each: ImportRow) => (each.mark.standing === 'left') === (standing === 'left');
      for (const each of mustLook ? rows.filter(isLookedUp).filter(isOfKind) : []) {
        each.mark = { ...each.mark, mustLook: false };
      }
    } catch (reason) {
      throw reason instanceof NotSent ? reason : new NotSent(reason);
    }
    if (!isRunning()) throw new NotSent();
  }

  async function send(row: ImportRow): Promise<void> {
    await prepare(row);
    const { standing } = row.mark;
    // The list has told meanwhile that the person is in, or nobody who is sent again.
    if (standing !== 'left' && standing !== 'again') return;
    await mark(row, { standing: 'sending' });
    // Paused, stopped or signed out while that was written.
    if (!isRunning()) {
      await mark(row, { standing });
      throw new NotSent();
    }
    const late = AbortSignal.timeout(answerWithin);
    try {
      await createEmployee(row.entry, late);
      await markIn(row, false);
    } catch (reason) {
      const isPostponed = reason instanceof ApiFailure && reason.retryAt !== null;
      // Postponed, it is the next one again as it is, and would be sent twice if it also came after the others.
      if (!isPostponed && (late.aborted || mayBeStored(reason))) return handleLoss(row, late.aborted, reason);
      // Some answer for a backend that goes on: it is looked up before it is sent again.
      if (isPostponed) await mark(row, { standing, mustLook: true });
      else await mark(row, { standing: 'failed', why: failureWords(reason), mustLook: true });
      throw reason;
    }
  }

  async function handleLoss(row: ImportRow, isLate: boolean, reason: unknown): Promise<void> {
    const missed = isLate ? 'late' : isUnanswered(reason) ? 'lost' : 'gateway';
    await mark(row, lostMark(row.mark, missed));
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
      // Another tab may have gone on with a copy of this import meanwhile.
      for (const row of rows) {
        if (row.mark.standing === 'left' || row.mark.standing === 'again') row.mark = { ...row.mark, mustLook: true };
      }
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
    letGo();
    // Once, and not for each of them.
    await readAgain(queries, employeesQuery().queryKey);
    if (isDone()) await keeper.forget();
    publish();
    if (runState?.status === 'ended') onEnd();
  }

  const isDone = (): boolean => head.leftOut.length === 0 && counts().in === head.count;

  /** Another tab may import while rows only wait here. */
  function letGo(): void {
    lock?.();
    lock = null;
  }

  publish();
  if (shownPhase() === 'done') letGo();
  return {
    head: () => head,
    rows,
    /** Sends what is left; ends a pause. */
    resume: () => {
      if (runState?.status === 'paused' && !isElsewhere) run?.resume();
      else if (runState?.status !== 'running') void begin();
    },
    pause: () => run?.pause(),
    stop: () => {
      if (run !== null) return run.stop();
      runState = { ...firstState(rows.length), status: 'stopped' };
      letGo();
      publish();
    },
    /** Sends the failed rows again. */
    retry: async () => {
      for (const row of rows) {
        if (row.mark.standing === 'failed') await mark(row, { standing: 'left', why: '', losses: 0, mustLook: true });
      }
      await begin();
    },
    /** Says anew how it stands: the session may be another one. */
    refresh: publish,
    lookUp: () => {
      if (hasUnknown()) lookUp().catch(() => undefined);
    },
    /** Ends it without a word. @param isGone whether the page goes, and with it what is being sent */
    leave: (isGone = false) => {
      if (isLeft) return;
      isLeft = true;
      run?.leave();
      keeper.close();
      const free = lock;
      if (isGone) free?.();
      else void inFlight.catch(() => undefined).then(() => free?.());
    },
    forget: keeper.forget,
  };
}
