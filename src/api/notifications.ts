import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { Audience } from '@/domain/audience';
import { collectInSlices } from '@/lib/slices';

import { call, type ResponseOf } from './client';
import { keepEqualRows } from './equal-rows';
import { freshFor } from './fresh';
import { idOf, readRows, textOf } from './read';

/** Its id goes back in the type it came with. */
export type Notification = { id: string | number; message: string };

const notificationFields = { id: idOf, message: textOf };

/** Reads a list of notifications; invalid entries are left out. @throws ApiFailure when there is no list */
export function readNotifications(answer: ResponseOf<'listNotifications'>): Notification[] {
  return [...readRows(answer, notificationFields)];
}

/** The unread notifications; invalid entries are left out. @throws ApiFailure */
export async function listNotifications(
  audience: Audience,
  userId: string,
  signal?: AbortSignal,
): Promise<Notification[]> {
  const answer = await call('listNotifications', { audience, params: { userId }, signal });
  return collectInSlices(readRows(answer, notificationFields));
}

/** Marks one notification as read. @throws ApiFailure */
export async function markNotificationAsRead(
  audience: Audience,
  notificationId: Notification['id'],
  signal?: AbortSignal,
): Promise<void> {
  await call('markNotificationAsRead', { audience, payload: { notificationId }, signal });
}

/** The unread notifications; without a userId no call is made (docs/product.md 5.7). */
export function notificationsQuery(audience: Audience, userId: string | null) {
  return queryOptions({
    queryKey: [audience, 'notifications', userId],
    queryFn: ({ signal }) => (userId === null ? [] : listNotifications(audience, userId, signal)),
    staleTime: freshFor,
    structuralSharing: keepEqualRows,
  });
}

/** Marks notifications as read. */
export function markAsReadMutation(audience: Audience, userId: string | null) {
  return mutationOptions({
    mutationKey: [...notificationsQuery(audience, userId).queryKey, 'read'],
    mutationFn: (id: Notification['id']) => markNotificationAsRead(audience, id),
    meta: { logged: 'Marking a notification as read failed.' },
  });
}
