import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import type { Audience } from '@/domain/audience';
import type { AnswerChange, GoalAnswers } from '@/domain/goal-answers';
import { log } from '@/lib/log';
import { ownerOrTokenHash } from '@/session/owner';
import { onStoredChange, storedValues } from '@/session/storage';

import { goalAnswersKey } from './refresh';

/** Whose answers, in which of the products. */
export type Scope = readonly [owner: string, audience: Audience];

/** What is shown and not written yet. */
export type Unsaved = {
  changes: readonly AnswerChange[];
  hasFailed: boolean;
};

/** What an owner has answered and this device has not written yet. */
export const unsavedQuery = (scope: Scope) =>
  queryOptions<Unsaved>({
    queryKey: ['unsaved goal answers', ...scope],
    queryFn: skipToken,
    gcTime: Infinity,
    structuralSharing: false,
  });

export const unsavedOf = (client: QueryClient, scope: Scope): Unsaved =>
  client.getQueryData(unsavedQuery(scope).queryKey) ?? { changes: [], hasFailed: false };

/** What an owner has answered: what this device keeps, and what it has not written yet. Nothing where the browser keeps nothing. */
export const goalAnswersQuery = (scope: Scope) =>
  queryOptions({
    queryKey: [...goalAnswersKey, ...scope],
    queryFn: async ({ client }): Promise<GoalAnswers> => {
      const [owner, audience] = scope;
      try {
        const [{ readAnswers }, { withChange }] = await Promise.all([
          import('./goal-groups-db'),
          import('@/domain/goal-answers'),
        ]);
        const stored = await readAnswers(audience, owner, owner === ownerOrTokenHash() ? storedValues().email : null);
        return unsavedOf(client, scope).changes.reduce(withChange, stored);
      } catch (reason) {
        log('Reading the answers about strategic goals failed.', reason);
        return { serves: [] };
      }
    },
    // Other tabs say when they have written.
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
  });

/** Of the signed-in person; the same until somebody else is. */
export function useAnswersScope(audience: Audience): Scope {
  const owner = useSyncExternalStore(onStoredChange, ownerOrTokenHash);
  return useMemo(() => [owner, audience], [owner, audience]);
}

/** What the signed-in person has answered about strategic goals; undefined until it was read. */
export function useGoalAnswers(audience: Audience, { enabled = true } = {}): GoalAnswers | undefined {
  return useQuery({ ...goalAnswersQuery(useAnswersScope(audience)), enabled }).data;
}
