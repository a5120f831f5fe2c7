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
 * Drafts goals for a person, and keeps on this device for whom (docs/product.md 8.11): also where no answer came, since the
 * record may be there.
 * - `draftFor` sends; it takes the person's key in the employee list, null where no one was selected, and the time by which the
 *   draft is known, in milliseconds since 1970. It throws an ApiFailure
 * - `whenKept` resolves once for whom the last one was is kept, or could not be
 */
export function useDraftForPerson() {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(keepDraftedFor());
  /** Ends with the last that is to be kept: they are written one after the other. */
  const keeping = useRef<Promise<unknown>>(Promise.resolve());

  async function draftFor(person: string | null, kind: GoalKind, request: GoalRequest, sentAt: number): Promise<void> {
    const { role, goal } = request;
    const owner = ownerOrTokenHash();
    const before = queries.getQueryData(goalsQuery(audience, kind).queryKey);
    const keep = (hasAnswer: boolean): void => {
      if (person === null) return;
      const sent = { owner, person, kind, role, goal, sentAt, before, isUnanswered: !hasAnswer };
      // Where the browser cannot keep it, the page does, and the log says so.
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
