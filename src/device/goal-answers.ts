import {
  mutationOptions,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import type { Audience } from '@/domain/audience';
import {
  joinAnswers,
  noAnswers,
  readGoalAnswers,
  storedAnswers,
  withChange,
  withoutText,
  type AnswerChange,
  type GoalAnswers,
} from '@/domain/goal-answers';
import { log } from '@/lib/log';
import { ownerOrTokenHash } from '@/session/owner';
import { goalGroupsName, onStoredChange, storedValues } from '@/session/storage';

import type { Form } from './kept-store';
import { goalAnswersKey } from './refresh';
import { notifyOtherTabs } from './tabs';

/* Answers about strategic goals, a stored value per audience and owner (docs/decisions/0054). */

type Scope = readonly [owner: string, audience: Audience];

export const form: Form<GoalAnswers> = { read: readGoalAnswers, write: storedAnswers, join: joinAnswers };

const keyOf = (scope: Scope) => [...goalAnswersKey, ...scope] as const;

/** The stored answers of an owner; none where the browser stores nothing. */
const goalAnswersQuery = (scope: Scope) =>
  queryOptions({
    queryKey: keyOf(scope),
    queryFn: async (): Promise<GoalAnswers> => {
      const [owner, audience] = scope;
      try {
        const { readOwn } = await import('./kept-store');
        const email = owner === ownerOrTokenHash() ? storedValues().email : null;
        return await readOwn(goalGroupsName, [audience, owner], email, form);
      } catch (reason) {
        log('Reading the answers about strategic goals failed.', reason);
        return noAnswers;
      }
    },
    // Other tabs notify this one of what they write.
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
  });

/** Changes the stored answers in one transaction. @throws where the browser cannot write */
export async function changeAnswers(
  [owner, audience]: Scope,
  change: (stored: GoalAnswers) => GoalAnswers,
): Promise<{ stored: GoalAnswers; hasChanged: boolean }> {
  const { changeOwn } = await import('./kept-store');
  return changeOwn(goalGroupsName, [audience, owner], form, change);
}

async function write(client: QueryClient, scope: Scope, change: (stored: GoalAnswers) => GoalAnswers): Promise<void> {
  const { stored, hasChanged } = await changeAnswers(scope, change);
  await client.cancelQueries({ queryKey: keyOf(scope), exact: true });
  client.setQueryData(goalAnswersQuery(scope).queryKey, stored);
  if (hasChanged) notifyOtherTabs({ answersOf: scope[0] });
}

type Unsaved = { change: AnswerChange; hasFailed: boolean };

const unsavedFilters = (scope: Scope) =>
  ({
    mutationKey: keyOf(scope),
    predicate: ({ state }: { state: { status: string } }) => state.status !== 'success',
  }) as const;

const unsavedOf = ({ state }: { state: { status: string; variables: unknown } }): Unsaved => ({
  change: state.variables as AnswerChange,
  hasFailed: state.status === 'error',
});

/** Stores an answer with those that the browser refused before: failed mutations wait in the mutation cache. */
const storeAnswer = (scope: Scope) =>
  mutationOptions({
    mutationKey: keyOf(scope),
    mutationFn: async (change: AnswerChange, { client }) => {
      const failed = client.getMutationCache().findAll({ ...unsavedFilters(scope), status: 'error' });
      const changes = [...failed.map((mutation) => unsavedOf(mutation).change), change];
      await write(client, scope, (stored) => changes.reduce(withChange, stored));
      for (const mutation of failed) client.getMutationCache().remove(mutation);
    },
    gcTime: Infinity,
    networkMode: 'always',
    scope: { id: 'goal answers' },
    meta: { logged: 'Storing an answer about a strategic goal in this browser failed.' },
  });

function useScope(audience: Audience): Scope {
  const owner = useSyncExternalStore(onStoredChange, ownerOrTokenHash);
  return useMemo(() => [owner, audience], [owner, audience]);
}

const useUnsaved = (scope: Scope) => useMutationState({ filters: unsavedFilters(scope), select: unsavedOf });

/** The signed-in user's answers, with those that are not stored yet; undefined until they were read. */
export function useGoalAnswers(audience: Audience): GoalAnswers | undefined {
  const scope = useScope(audience);
  const { data } = useQuery(goalAnswersQuery(scope));
  const unsaved = useUnsaved(scope);
  return useMemo(
    () => data && unsaved.reduce((answers, { change }) => withChange(answers, change), data),
    [data, unsaved],
  );
}

/** Stores answers. `isUnsaved`: the browser refused one. */
export function useStoreAnswer(audience: Audience) {
  const scope = useScope(audience);
  const { mutate } = useMutation(storeAnswer(scope));
  return { isUnsaved: useUnsaved(scope).some(({ hasFailed }) => hasFailed), answer: mutate };
}

/**
 * Removes the answers about a goal.
 * @param isGone whether no record has its text any more; called only where there are answers
 * @throws where the browser cannot write
 */
export async function forgetAnswers(
  client: QueryClient,
  scope: Scope,
  text: string,
  isGone: () => Promise<boolean>,
): Promise<void> {
  const stored = await client.query({ ...goalAnswersQuery(scope), staleTime: 'static' });
  if (withoutText(stored, text) === stored || !(await isGone())) return;
  await write(client, scope, (current) => withoutText(current, text));
}
