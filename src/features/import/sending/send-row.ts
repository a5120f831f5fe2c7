import type { QueryClient } from '@tanstack/react-query';

import { createEmployee, rereadEmployees } from '@/api/employees';
import { ApiFailure, errorText, isUnanswered, mayBeStored } from '@/api/failure';
import { countByKey, findStored } from '@/api/find-stored';
import { audiences } from '@/domain/audience';
import { mailKey, type EmployeeSummary } from '@/domain/employee';
import { log } from '@/lib/log';
import { isSessionOver } from '@/session/session';
import { NotSent } from '@/ui/run';

import { isWaiting, mailOf, setMark, type ImportPlan, type ImportRow } from './rows';

type SenderOptions = {
  queries: QueryClient;
  rows: readonly ImportRow[];
  known: ImportPlan['known'];
  /** Whether the import was given up, or another person is signed in: nothing is called then. */
  isLeft: () => boolean;
  isRunning: () => boolean;
  onLooked: () => void;
};

const isUnknown = ({ mark: { status } }: ImportRow): boolean => status === 'unknown';

const mailOfPerson = ({ workMail }: EmployeeSummary): string => mailKey(workMail);

/** Sends rows of an import. No one is sent twice: a row whose answer did not come is looked up before it is sent again. */
export function createSender({ queries, rows, known, isLeft, isRunning, onLooked }: SenderOptions) {
  /** How many people had each work mail before anything was sent, with those added since; null until the list was read. */
  let before: Map<string, number> | null = null;
  /** Whether people may be in whose rows are still to be sent: the list is read first. */
  let mustLook = false;
  let lastId: string | undefined;

  /** Notes that a row is in, so that the list shows another row with its work mail as one more. */
  function markIn(row: ImportRow): void {
    setMark(row, { status: 'in' });
    before?.set(mailOf(row), (before.get(mailOf(row)) ?? 0) + 1);
  }

  /** Reads who is in before anything is sent. Anyone added since the check is not sent. */
  async function readBefore(): Promise<void> {
    before = countByKey(await rereadEmployees(queries), mailOfPerson);
    mustLook = false;
    for (const row of rows) {
      if ((before.get(mailOf(row)) ?? 0) > (known.get(mailOf(row)) ?? 0)) setMark(row, { status: 'here' });
    }
  }

  /** Looks all rows up whose people may be in: one read of the employee list answers for them. @throws ApiFailure */
  async function lookUp(): Promise<void> {
    const people = await rereadEmployees(queries);
    if (isLeft()) throw new NotSent();
    mustLook = false;
    const sent = rows.filter((row) => isUnknown(row) || isWaiting(row));
    const stored = findStored({
      sent,
      keyOf: mailOf,
      rows: people,
      keyOfRow: mailOfPerson,
      known: before ?? undefined,
    });
    for (const row of sent) {
      if (stored.has(row)) markIn(row);
      else if (isUnknown(row)) setMark(row, { status: 'failed', why: `${row.mark.why} Not in your employee list.` });
    }
    onLooked();
  }

  /** Reads the data a row needs before it is sent. @throws NotSent where it is not, or where nothing may be sent any more */
  async function prepare(): Promise<void> {
    if (isSessionOver(audiences.business.audience)) throw new NotSent({ subject: 'session' });
    if (!isRunning()) throw new NotSent();
    try {
      if (before === null) await readBefore();
      else if (mustLook || rows.some(isUnknown)) await lookUp();
    } catch (reason) {
      throw new NotSent(reason);
    }
    if (!isRunning()) throw new NotSent();
  }

  async function send(row: ImportRow): Promise<void> {
    await prepare();
    // A list read meanwhile shows the person, or someone with that work mail.
    if (!isWaiting(row)) return;
    setMark(row, { status: 'sending' });
    try {
      lastId = await createEmployee(row.entry());
      markIn(row);
    } catch (reason) {
      // The runner keeps a postponed row and one with a refused session at the head: after the others it would be sent twice.
      const isPostponed = reason instanceof ApiFailure && (reason.retryAt !== null || reason.subject === 'session');
      if (!isPostponed && mayBeStored(reason)) return handleLoss(row, reason);
      // A gateway may answer for a backend that is still working: the row is looked up before it is sent again.
      mustLook ||= isPostponed;
      const why = reason instanceof ApiFailure && reason.detail !== '' ? errorText(reason) : "We couldn't add them.";
      setMark(row, isPostponed ? { status: 'left' } : { status: 'failed', why });
      throw reason;
    }
  }

  async function handleLoss(row: ImportRow, reason: unknown): Promise<void> {
    const why = isUnanswered(reason) ? 'The connection was lost.' : 'No reply from the server.';
    setMark(row, { status: 'unknown', why });
    if (!isLeft()) {
      await lookUp().catch((failure: unknown) => log('Looking up a row of an import failed.', failure));
    }
    if (row.mark.status === 'in') return;
    throw reason;
  }

  return { send, lookFirst: () => (mustLook = true), lastId: () => lastId };
}
