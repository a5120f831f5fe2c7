import { mutationOptions, useMutation, useQuery } from '@tanstack/react-query';

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

const storeAnswer = (scope: Scope) =>
  mutationOptions({
    mutationFn: (change: AnswerChange, { client }) =>
      changeKept(client, keptAnswers(scope), (stored) => withChange(stored, change)),
    networkMode: 'always',
    scope: { id: 'goal answers' },
    meta: { logged: 'Storing an answer about a strategic goal in this browser failed.' },
  });

/** The signed-in user's answers; undefined until they were read, none where that fails. */
export function useGoalAnswers(audience: Audience): GoalAnswers | undefined {
  const { data, isError } = useQuery(keptQuery(keptAnswers([useOwner(), audience])));
  return isError ? noAnswers : data;
}

/** Stores the signed-in user's answers. */
export const useStoreAnswer = (audience: Audience) => useMutation(storeAnswer([useOwner(), audience]));
