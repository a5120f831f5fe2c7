import {
  mutationOptions,
  queryOptions,
  skipToken,
  useMutation,
  useMutationState,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import type { Audience } from '@/domain/audience';
import { noAnswers, withChange, withoutText, type AnswerChange, type GoalAnswers } from '@/domain/goal-answers';
import { log } from '@/lib/log';
import { ownerOrTokenHash } from '@/session/owner';
import { onStoredChange, storedValues } from '@/session/storage';

import { goalAnswersKey } from './refresh';
import { tellOtherTabs } from './tabs';

/*
 * What a person has answered about strategic goals (docs/product.md 7.23): a query of what this device keeps, and the mutation
 * that changes it. The page shows an answer at once, and one that could not be written until it is left.
 */

/** Whose answers, in which of the products. */
type Scope = readonly [owner: string, audience: Audience];

/** The database's code is loaded beside the page. */
const importDatabase = () => import('./goal-groups-db');

/** What this device keeps of an owner's answers; none where the browser keeps nothing. */
const goalAnswersQuery = ([owner, audience]: Scope) =>
  queryOptions({
    queryKey: [...goalAnswersKey, owner, audience],
    queryFn: async (): Promise<GoalAnswers> => {
      try {
        const { readAnswers } = await importDatabase();
        return await readAnswers(audience, owner, owner === ownerOrTokenHash() ? storedValues().email : null);
      } catch (reason) {
        log('The answers about strategic goals could not be read.', reason);
        return noAnswers;
      }
    },
    // Other tabs say when they have written.
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
  });

const noChanges: readonly AnswerChange[] = [];

/** What could not be written, in the order in which it was answered. */
const unsavedQuery = (scope: Scope) =>
  queryOptions<readonly AnswerChange[]>({
    queryKey: ['unsaved goal answers', ...scope],
    queryFn: skipToken,
    gcTime: Infinity,
    structuralSharing: false,
  });

/** Writes, and takes what is stored then into the cache. @throws where the browser cannot write */
async function write(client: QueryClient, scope: Scope, change: (stored: GoalAnswers) => GoalAnswers): Promise<void> {
  const [owner, audience] = scope;
  const { queryKey } = goalAnswersQuery(scope);
  const { changeAnswers } = await importDatabase();
  const { stored, hasChanged } = await changeAnswers(audience, owner, change);
  // A read under way may have begun before.
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, stored);
  if (hasChanged) tellOtherTabs({ answersOf: owner });
}

/** Keeps an answer. Where the browser cannot, the page knows it until it is left, and tries again with the next one. */
const keepAnswer = (scope: Scope) =>
  mutationOptions({
    mutationKey: [...goalAnswersKey, ...scope],
    mutationFn: async (change: AnswerChange, { client }) => {
      const { queryKey } = unsavedQuery(scope);
      const changes = [...(client.getQueryData(queryKey) ?? noChanges), change];
      try {
        await write(client, scope, (stored) => changes.reduce(withChange, stored));
        client.setQueryData(queryKey, noChanges);
      } catch (reason) {
        client.setQueryData(queryKey, changes);
        throw reason;
      }
    },
    networkMode: 'always',
    // One after the other, in the order of answering.
    scope: { id: 'goal answers' },
    meta: { logged: 'An answer about a strategic goal could not be kept on this device.' },
  });

/**
 * What the signed-in person has answered about strategic goals.
 * - `answers`: as the page shows them; undefined until they were read
 * - `isUnsaved`: whether this browser did not keep some of them
 */
export function useGoalAnswers(audience: Audience, { enabled = true } = {}) {
  const owner = useSyncExternalStore(onStoredChange, ownerOrTokenHash);
  const scope: Scope = useMemo(() => [owner, audience], [owner, audience]);
  const { data: stored } = useQuery({ ...goalAnswersQuery(scope), enabled });
  const { data: unsaved = noChanges } = useQuery(unsavedQuery(scope));
  const { mutate } = useMutation(keepAnswer(scope));
  const pending = useMutationState({
    filters: { mutationKey: [...goalAnswersKey, ...scope], status: 'pending' },
    select: ({ state }) => state.variables as AnswerChange,
  });
  const answers = useMemo(
    () => stored && [...unsaved, ...pending].reduce(withChange, stored),
    [stored, unsaved, pending],
  );
  return { answers, isUnsaved: unsaved.length > 0, answer: mutate };
}

/**
 * Forgets what was answered about the text of a goal.
 * @param isGone whether no record has it any more; asked only where something was answered
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
