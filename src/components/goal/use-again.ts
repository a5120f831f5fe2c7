import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';

import { audiences, type Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';

const kinds = Object.keys(goalKinds) as GoalKind[];

/** What a navigation hands over to the next form that drafts (docs/product.md 7.21). */
const schema = v.object({ again: v.object({ kind: v.picklist(kinds), role: v.string(), goal: v.string() }) });

/** What of a record a form that drafts can begin with; the industry is not in it. */
export type Again = v.InferOutput<typeof schema>['again'];

/** Opens the form with a record's role and goal, passed in the navigation state: a navigation that is blocked uses nothing. */
export function useStartAgain(audience: Audience): (record: GoalRecord) => void {
  const navigate = useNavigate();
  return ({ kind, role, goal }) =>
    void navigate(audiences[audience].homePath, { state: { again: { kind, role, goal } satisfies Again } });
}

/** What this page's form begins with; null where its visitor did not come from a record. Later visits begin as always. */
export function useAgain(audience: Audience): Again | null {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [again] = useState(() => {
    const handed = v.safeParse(schema, state);
    return handed.success ? handed.output.again : null;
  });
  const isHanded = again !== null;
  // The browser keeps it with the page: after a reload it would take the place of what was typed since. Not before the page
  // is there, since React may begin it twice.
  useEffect(() => {
    if (isHanded) void navigate(audiences[audience].homePath, { replace: true, state: null });
  }, [isHanded, audience, navigate]);
  return again;
}
