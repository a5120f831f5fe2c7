import type { QueryClient } from '@tanstack/react-query';

import { goalsQuery } from '@/api/goals';
import type { Scope } from '@/device/tabs';
import { audiences } from '@/domain/audience';
import { hasOwnId, type GoalRecord } from '@/domain/goal';
import { goalKinds } from '@/domain/goal-kind';
import { log } from '@/lib/log';

/** Forgets what was answered about the goal of a deleted record, unless another one of any kind has it. */
async function forgetAnswersOf(queries: QueryClient, [owner, audience]: Scope, { goal }: GoalRecord): Promise<void> {
  const [{ forgetAnswers }, { goalKeyOf }] = await Promise.all([
    import('@/device/change-goal-groups'),
    import('@/domain/goal-groups'),
  ]);
  const text = goalKeyOf(goal);
  await forgetAnswers(queries, [owner, audience], text, async () => {
    const lists = Object.values(goalKinds).map(({ kind }) =>
      queries.query({ ...goalsQuery(audience, kind), staleTime: 'static' }),
    );
    return (await Promise.all(lists)).flat().every((record) => goalKeyOf(record.goal) !== text);
  });
}

/**
 * Forgets what this device keeps of a record that was deleted; the code is loaded with the first one.
 * @param before the records of its pocket while it was there, newest first
 */
export async function forgetKept(
  queries: QueryClient,
  scope: Scope,
  record: GoalRecord,
  before: readonly GoalRecord[],
): Promise<void> {
  const [, audience] = scope;
  try {
    const [{ removeWording }, { forgetRecord }] = await Promise.all([
      import('@/device/change-wordings'),
      import('@/device/drafted-for'),
    ]);
    await Promise.all([
      // Only a business drafts for others.
      audience === audiences.business.audience && forgetRecord(queries, scope, record.key, before),
      forgetAnswersOf(queries, scope, record),
      // One whose id another has too has no wording: the id is the other's.
      hasOwnId(record) && removeWording(queries, scope, record.id),
    ]);
  } catch (reason) {
    log('What is kept of a deleted record could not be forgotten.', reason);
  }
}
