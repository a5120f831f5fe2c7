import { useMutation, useQueryClient } from '@tanstack/react-query';

import { isUnanswered } from '@/api/failure';
import { createGoal, goalsQuery } from '@/api/goals';
import { keepDraftedFor } from '@/device/drafted-for';
import { audiences } from '@/domain/audience';
import type { GoalRequest } from '@/domain/goal';
import type { GoalKind } from '@/domain/goal-kind';
import { ownerOrTokenHash } from '@/session/owner';

const { audience } = audiences.business;

/**
 * Drafts goals for a person, and keeps on this device for whom (docs/product.md 8.11): also where no answer came, since the
 * record may be there.
 * @returns the function that sends; it takes the person's key in the employee list, null where nobody was chosen. It throws
 * an ApiFailure
 */
export function useDraftForPerson() {
  const queries = useQueryClient();
  const { mutate } = useMutation(keepDraftedFor());
  return async (person: string | null, kind: GoalKind, request: GoalRequest): Promise<void> => {
    const { role, goal } = request;
    const owner = ownerOrTokenHash();
    const before = queries.getQueryData(goalsQuery(audience, kind).queryKey);
    const sentAt = Date.now();
    const keep = (hasAnswer: boolean): void => {
      if (person === null) return;
      mutate({ owner, person, kind, role, goal, sentAt, before, isUnanswered: !hasAnswer });
    };
    try {
      await createGoal(audience, kind, request);
    } catch (reason) {
      if (isUnanswered(reason)) keep(false);
      throw reason;
    }
    keep(true);
  };
}
