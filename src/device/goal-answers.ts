import { mutationOptions, useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Audience } from '@/domain/audience';
import {
  noAnswers,
  readGoalAnswers,
  storedAnswers,
  withChange,
  type AnswerChange,
  type GoalAnswers,
} from '@/domain/goal-answers';
import { goalGroupsName } from '@/session/storage';
import { useOwner } from '@/session/use-session';

import { changeKept, keptQuery, type Kept } from './kept';
import { goalAnswersKey } from './refresh';

/* Answers about strategic goals, a stored value per audience and owner (docs/decisions/0054). */

type Scope = readonly [owner: string, audience: Audience];

export const keptAnswers = ([owner, audience]: Scope): Kept<GoalAnswers> => ({
  database: goalGroupsName,
  key: [audience, owner],
  form: { read: readGoalAnswers, write: storedAnswers },
  queryKey: [...goalAnswersKey, owner, audience],
});

type Unsaved = { change: AnswerChange; hasFailed: boolean };

const unsavedFilters = (scope: Scope) =>
  ({
    mutationKey: keptAnswers(scope).queryKey,
    predicate: ({ state }: { state: { status: string } }) => state.status !== 'success',
  }) as const;

const unsavedOf = ({ state }: { state: { status: string; variables: unknown } }): Unsaved => ({
  change: state.variables as AnswerChange,
  hasFailed: state.status === 'error',
});

/** Stores an answer with those that the browser refused before: failed mutations wait in the mutation cache. */
const storeAnswer = (scope: Scope) =>
  mutationOptions({
    mutationKey: keptAnswers(scope).queryKey,
    mutationFn: async (change: AnswerChange, { client }) => {
      const failed = client.getMutationCache().findAll({ ...unsavedFilters(scope), status: 'error' });
      const changes = [...failed.map((mutation) => unsavedOf(mutation).change), change];
      await changeKept(client, keptAnswers(scope), (stored) => changes.reduce(withChange, stored));
      for (const mutation of failed) client.getMutationCache().remove(mutation);
    },
    gcTime: Infinity,
    networkMode: 'always',
    scope: { id: 'goal answers' },
    meta: { logged: 'Storing an answer about a strategic goal in this browser failed.' },
  });

function useScope(audience: Audience): Scope {
  const owner = useOwner();
  return useMemo(() => [owner, audience], [owner, audience]);
}

const useUnsaved = (scope: Scope) => useMutationState({ filters: unsavedFilters(scope), select: unsavedOf });

/** The signed-in user's answers, with those that are not stored yet; undefined until they were read, none where that fails. */
export function useGoalAnswers(audience: Audience): GoalAnswers | undefined {
  const scope = useScope(audience);
  const { data, isError } = useQuery(keptQuery(keptAnswers(scope)));
  const stored = isError ? noAnswers : data;
  const unsaved = useUnsaved(scope);
  return useMemo(
    () => stored && unsaved.reduce((answers, { change }) => withChange(answers, change), stored),
    [stored, unsaved],
  );
}

/** Stores answers. `isUnsaved`: the browser refused one. */
export function useStoreAnswer(audience: Audience) {
  const scope = useScope(audience);
  const { mutate } = useMutation(storeAnswer(scope));
  return { isUnsaved: useUnsaved(scope).some(({ hasFailed }) => hasFailed), answer: mutate };
}
