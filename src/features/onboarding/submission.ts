import { mutationOptions, type QueryClient, type UseQueryResult } from '@tanstack/react-query';

import { createEmployee, employeesQuery, rereadEmployees } from '@/api/employees';
import { isUnanswered } from '@/api/failure';
import { findStored } from '@/api/find-stored';
import { employeeEntry, type Values } from '@/components/employee/fields';
import { mailKey, type EmployeeSummary } from '@/domain/employee';
import { errors, successes } from '@/domain/messages';
import { captureOwner } from '@/session/owner';

import type { Sent } from './use-entries';

/** Nothing was sent: the employee list failed to load, or can't tell whether the person was added. */
export class NotLookedUp extends Error {}

/** Nothing was sent: someone with this work email was added since the list was loaded. */
export class AddedMeanwhile extends Error {}

/** Whether a failed submission was never sent. */
export const isNotSent = (reason: unknown): boolean =>
  reason instanceof NotLookedUp || reason instanceof AddedMeanwhile;

export type Submission = {
  typed: Values;
  people: readonly EmployeeSummary[];
  sent: Sent;
  isRepeated: boolean;
};

/** `list`: found in the employee list after a lost answer. */
export type Outcome = { by: 'answer' | 'list'; id: string | undefined };

const keyOf = ({ workMail }: { workMail: string }): string => mailKey(workMail);

function withAdded(people: readonly EmployeeSummary[], sent: Sent): readonly EmployeeSummary[] {
  const known = new Map([[keyOf(sent), sent.knownBefore ?? 0]]);
  return findStored({ sent: [sent], keyOf, rows: people, keyOfRow: keyOf, known }).get(sent) ?? [];
}

async function lookUp(queries: QueryClient, sent: Sent): Promise<Outcome | null> {
  const found = withAdded(await rereadEmployees(queries), sent);
  if (found.length === 0) return null;
  if (sent.knownBefore === null) throw new NotLookedUp();
  // Among several matches the added one is unknown.
  const [person, ...others] = found;
  return { by: 'list', id: others.length === 0 ? person?.id : undefined };
}

/** Sends a person and looks them up after a lost answer. Fails with NotLookedUp, AddedMeanwhile or the ApiFailure. */
export function submitEmployeeMutation(queries: QueryClient) {
  return mutationOptions({
    mutationKey: [...employeesQuery().queryKey, 'create'],
    mutationFn: (submission: Submission) => submitEmployee(queries, submission),
    meta: {
      success: ({ by }: Outcome) => (by === 'answer' ? successes.employeeSubmitted : null),
      failure: (reason: unknown) => (isNotSent(reason) ? null : errors.submitEmployeeFailed),
    },
  });
}

/** Holds a Web Lock per work email: a duplicated tab would send the person twice. */
function submitEmployee(queries: QueryClient, submission: Submission): Promise<Outcome> {
  const isSameOwner = captureOwner();
  const submit = () => submitOnce(queries, submission, isSameOwner);
  // navigator.locks needs a secure context.
  const locks = navigator.locks as LockManager | null | undefined;
  const name = `employee ${mailKey(submission.sent.workMail)}`;
  return locks ? locks.request(name, submit) : submit();
}

async function submitOnce(
  queries: QueryClient,
  { typed, people, sent, isRepeated }: Submission,
  isSameOwner: () => boolean,
): Promise<Outcome> {
  if (isRepeated) {
    const found = await lookUp(queries, sent).catch(() => {
      throw new NotLookedUp();
    });
    if (found !== null) return found;
  } else {
    // The page's list may predate the lock. A failed read doesn't block a first submission.
    const listed = await rereadEmployees(queries).catch(() => []);
    if (withAdded(listed, sent).length > 0) throw new AddedMeanwhile();
  }
  // Another user may have signed in meanwhile.
  if (!isSameOwner()) throw new NotLookedUp();
  try {
    return { by: 'answer', id: await createEmployee(employeeEntry(typed, people)) };
  } catch (reason) {
    if (!isUnanswered(reason) || !isSameOwner()) throw reason;
    const found = await lookUp(queries, sent).catch(() => null);
    if (found === null) throw reason;
    return found;
  }
}

export type Verdict = 'looking' | 'unknown' | 'added' | 'not added';

/** Looks up a person without a response; after a failed refetch the stale list proves nothing. */
export function judgeSubmission({ data, isError, isFetching }: UseQueryResult<EmployeeSummary[]>, sent: Sent): Verdict {
  if (data === undefined || isError) return isFetching ? 'looking' : 'unknown';
  if (withAdded(data, sent).length === 0) return 'not added';
  return sent.knownBefore === null ? 'unknown' : 'added';
}
