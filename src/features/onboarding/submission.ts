import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { createEmployee, employeesQuery, rereadEmployees } from '@/api/employees';
import { isUnanswered } from '@/api/failure';
import { employeeEntry, type Values } from '@/components/employee/fields';
import { mailKey, type EmployeeSummary } from '@/domain/employee';
import { errors, successes } from '@/domain/messages';
import { captureOwner } from '@/session/owner';

/** Nothing was sent, and the user is asked first: the work email is in the list, or the list can't be read after a lost answer. */
export class InDoubt extends Error {}

export type Submission = {
  typed: Values;
  people: readonly EmployeeSummary[];
  /** Whether an earlier submission of this person got no answer. */
  isLost: boolean;
  /** Whether the user was asked. */
  isSure: boolean;
};

/** Sends a person and looks them up after a lost answer (docs/product.md 8.10). Fails with InDoubt or the ApiFailure. */
export function submitEmployeeMutation(queries: QueryClient) {
  return mutationOptions({
    mutationKey: [...employeesQuery().queryKey, 'create'],
    mutationFn: (submission: Submission) => submitEmployee(queries, submission),
    meta: {
      success: successes.employeeSubmitted,
      failure: (reason: unknown) => (reason instanceof InDoubt ? null : errors.submitEmployeeFailed),
    },
  });
}

/** Holds a Web Lock per work email: a duplicated tab would send the person twice. @returns their id */
function submitEmployee(queries: QueryClient, submission: Submission): Promise<string | undefined> {
  // navigator.locks needs a secure context.
  const locks = navigator.locks as LockManager | null | undefined;
  const isSameOwner = captureOwner();
  const submit = () => submitOnce(queries, submission, isSameOwner);
  return locks ? locks.request(`employee ${mailKey(submission.typed.workMail)}`, submit) : submit();
}

async function submitOnce(
  queries: QueryClient,
  { typed, people, isLost, isSure }: Submission,
  isSameOwner: () => boolean,
): Promise<string | undefined> {
  const key = mailKey(typed.workMail);
  const findListed = async () =>
    (await rereadEmployees(queries)).find(({ workMail }) => mailKey(workMail) === key) ?? null;
  if (!isSure) {
    // A failed read doesn't block a first submission.
    const listed = await findListed().catch(() => {
      if (isLost) throw new InDoubt();
      return null;
    });
    if (listed) throw new InDoubt();
  }
  // Another user may have signed in meanwhile.
  if (!isSameOwner()) throw new InDoubt();
  try {
    return await createEmployee(employeeEntry(typed, people));
  } catch (reason) {
    if (isSure || !isUnanswered(reason) || !isSameOwner()) throw reason;
    const person = await findListed().catch(() => null);
    if (person === null) throw reason;
    return person.id;
  }
}
