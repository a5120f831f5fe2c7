import { queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { audiences, type Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';

/** What of a record a form that drafts can begin with; the industry is not in it. */
export type Again = Pick<GoalRecord, 'kind' | 'role' | 'goal'>;

/** What the next form that drafts is to begin with (docs/product.md 7.21). */
const againQuery = (audience: Audience) =>
  queryOptions<Again>({ queryKey: [audience, 'again'], queryFn: skipToken, staleTime: Infinity, gcTime: Infinity });

/** Gives what leads from a record to the audience's home, where its form that drafts begins with the record. */
export function useStartAgain(audience: Audience): (record: GoalRecord) => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return ({ kind, role, goal }) => {
    queries.setQueryData(againQuery(audience).queryKey, { kind, role, goal });
    void navigate(audiences[audience].homePath);
  };
}

/** What this page's form begins with; null where its visitor did not come from a record. Later visits begin as always. */
export function useAgain(audience: Audience): Again | null {
  const queries = useQueryClient();
  const [again] = useState(() => queries.getQueryData(againQuery(audience).queryKey) ?? null);
  // Not before the page is left: React may begin a page twice.
  useEffect(() => () => queries.removeQueries({ queryKey: againQuery(audience).queryKey }), [queries, audience]);
  return again;
}
