import { queryOptions, useQuery } from '@tanstack/react-query';

import type { Audience } from '@/domain/audience';
import { log } from '@/lib/log';
import { ownerOrTokenHash } from '@/session/owner';

import { keptDrafts } from './drafted-for';
import { keptAnswers } from './goal-answers';
import { readUnreadable } from './kept';

export type UnreadableValues = {
  answers: readonly unknown[];
  people: readonly unknown[];
};

const none: UnreadableValues = { answers: [], people: [] };

const readAll = async (owner: string, audience: Audience): Promise<UnreadableValues> => ({
  answers: await readUnreadable(keptAnswers([owner, audience])),
  people: await readUnreadable(keptDrafts(owner)),
});

/** The signed-in user's stored values that this page cannot read, as they are stored (docs/product.md 5.11). */
export const unreadableQuery = (audience: Audience) => {
  const owner = ownerOrTokenHash();
  return queryOptions({
    queryKey: ['unreadable', owner, audience],
    queryFn: () =>
      readAll(owner, audience).catch((reason: unknown) => {
        log('Looking for unreadable values failed.', reason);
        return none;
      }),
    staleTime: 0,
    networkMode: 'always',
  });
};

/** Says that some answers under 'Supports' cannot be read; '' where all can. */
export function useAnswersNotice(audience: Audience): string {
  const { data } = useQuery(unreadableQuery(audience));
  if (!data || data.answers.length === 0) return '';
  return "This browser has answers of yours that we couldn't read. They stay as they are, and Export edits and progress includes them.";
}
