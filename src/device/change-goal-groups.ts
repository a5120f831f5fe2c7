import { mutationOptions, useMutation, useQuery, type QueryClient } from '@tanstack/react-query';

import type { Audience } from '@/domain/audience';
import { withChange, withoutText, type AnswerChange, type GoalAnswers } from '@/domain/goal-answers';

import { goalAnswersQuery, unsavedOf, unsavedQuery, useAnswersScope, type Scope } from './goal-groups';
import { changeAnswers } from './goal-groups-db';
import { goalAnswersKey } from './refresh';
import { notifyOtherTabs } from './tabs';

/** Writes a change with the unsaved ones before it, then updates the cache. @throws where the browser cannot write */
async function write(client: QueryClient, scope: Scope, change: (stored: GoalAnswers) => GoalAnswers): Promise<void> {
  const [owner, audience] = scope;
  const { queryKey } = goalAnswersQuery(scope);
  const { changes: written } = unsavedOf(client, scope);
  const { stored, hasChanged } = await changeAnswers(audience, owner, (before) =>
    change(written.reduce(withChange, before)),
  );
  await client.cancelQueries({ queryKey, exact: true });
  const changes = unsavedOf(client, scope).changes.filter((each) => !written.includes(each));
  client.setQueryData(unsavedQuery(scope).queryKey, { changes, hasFailed: false });
  client.setQueryData(queryKey, changes.reduce(withChange, stored));
  if (hasChanged) notifyOtherTabs({ answersOf: owner });
}

/** Keeps an answer. Where the browser cannot, the page knows it until it is left, and tries again with the next one. */
const keepAnswer = (scope: Scope) =>
  mutationOptions({
    mutationKey: [...goalAnswersKey, ...scope],
    onMutate: (change: AnswerChange, { client }) => {
      const { changes, hasFailed } = unsavedOf(client, scope);
      client.setQueryData(unsavedQuery(scope).queryKey, { changes: [...changes, change], hasFailed });
      client.setQueryData(goalAnswersQuery(scope).queryKey, (shown) => shown && withChange(shown, change));
    },
    mutationFn: (_change, { client }) => write(client, scope, (stored) => stored),
    onError: (_reason, _change, _result, { client }) =>
      client.setQueryData(unsavedQuery(scope).queryKey, { ...unsavedOf(client, scope), hasFailed: true }),
    networkMode: 'always',
    scope: { id: 'goal answers' },
    meta: { logged: 'Storing an answer about a strategic goal in this browser failed.' },
  });

/** Stores answers about strategic goals. `isUnsaved` tells that the browser refused one. */
export function useKeptAnswer(audience: Audience) {
  const scope = useAnswersScope(audience);
  const { data: unsaved } = useQuery(unsavedQuery(scope));
  const { mutate } = useMutation(keepAnswer(scope));
  return { isUnsaved: unsaved?.hasFailed === true, answer: mutate };
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
