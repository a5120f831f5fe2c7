import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { audiences, type Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';

/** The fields of a record that fill the form; a record has no industry. */
export type Again = Pick<GoalRecord, 'kind' | 'role' | 'goal'>;

/** Navigation state for the next form that drafts (docs/product.md 7.21). */
type State = { again?: Again } | null;

/** Opens the form with a record's role and goal, passed in the navigation state: a navigation that is blocked uses nothing. */
export function useStartAgain(audience: Audience): (record: GoalRecord) => void {
  const navigate = useNavigate();
  return ({ kind, role, goal }) =>
    void navigate(audiences[audience].homePath, { state: { again: { kind, role, goal } } satisfies State });
}

/** The initial values of this page's form, once; null for a visitor who did not come from a record. */
export function useAgain(audience: Audience): Again | null {
  const { state } = useLocation() as { state: State };
  const navigate = useNavigate();
  const [again] = useState(state?.again ?? null);
  const isHanded = again !== null;
  // `history.state` survives a reload and would replace the draft. In an effect, since React may render twice.
  useEffect(() => {
    if (isHanded) void navigate(audiences[audience].homePath, { replace: true, state: null });
  }, [isHanded, audience, navigate]);
  return again;
}
