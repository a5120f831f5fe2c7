import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { mayBeStored } from '@/api/failure';
import { createGoal, goalsQuery } from '@/api/goals';
import { keepDraftedFor } from '@/device/drafted-for';
import { audiences } from '@/domain/audience';
import type { GoalRequest } from '@/domain/goal';
import type { GoalKind } from '@/domain/goal-kind';
import { ownerOrTokenHash } from '@/session/owner';

const { audience } = audiences.business;

/**
 * Drafts goals for a person and stores the link to the person in this browser (docs/product.md 8.11), also without a response:
 * the backend may have stored the record.
 * - `draftFor` sends; it takes the person's key in the employee list, null where no one was selected, and the time by which the
 *   draft is known, in milliseconds since 1970. It throws an ApiFailure
 * - `whenKept` resolves once the last link is stored or has failed
 */
export function useDraftForPerson() {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(keepDraftedFor());
  /** The last write: links are written one after the other. */
  const keeping = useRef<Promise<unknown>>(Promise.resolve());

  async function draftFor(person: string | null, kind: GoalKind, request: GoalRequest, sentAt: number): Promise<void> {
    const { role, goal } = request;
    const owner = ownerOrTokenHash();
    const before = queries.getQueryData(goalsQuery(audience, kind).queryKey);
    const keep = (hasAnswer: boolean): void => {
      if (person === null) return;
      const sent = { owner, person, kind, role, goal, sentAt, before, isUnanswered: !hasAnswer };
      // Without it, whose goal it is stays unknown.
      keeping.current = mutateAsync(sent).catch(() => undefined);
    };
    try {
      await createGoal(audience, kind, request);
    } catch (reason) {
      if (mayBeStored(reason)) keep(false);
      throw reason;
    }
    keep(true);
  }

  return { draftFor, whenKept: () => keeping.current };
}
