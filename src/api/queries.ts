import { queryOptions } from '@tanstack/react-query';

import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';

import { listGoals } from './goals';
import { listNotifications } from './notifications';

/** The saved goals of a kind. */
export function goalsQuery(audience: Audience, kind: GoalKind) {
  return queryOptions({
    queryKey: [audience, 'goals', kind],
    queryFn: ({ signal }) => listGoals(audience, kind, signal),
  });
}

/** The unread notifications; without a userId no call is made (reading 6). */
export function notificationsQuery(audience: Audience, userId: string | null) {
  return queryOptions({
    queryKey: [audience, 'notifications', userId],
    queryFn: ({ signal }) => (userId === null ? [] : listNotifications(audience, userId, signal)),
  });
}
