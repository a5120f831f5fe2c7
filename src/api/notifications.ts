import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { Audience } from '@/domain/audience';

import { call, type ResponseOf } from './client';
import { keepEqualRows } from './equal-rows';
import { readId, readRows, readText } from './read';

/** The id keeps the type that it came with. */
export type Notification = { id: string | number; message: string };

/** Reads the notifications without the invalid ones. @throws ApiFailure when there is no list */
export const readNotifications = (response: ResponseOf<'listNotifications'>): Notification[] =>
  readRows(response, { id: readId, message: readText });

/** The unread notifications; without a userId no call is made (docs/product.md 5.7). */
export function notificationsQuery(audience: Audience, userId: string | null) {
  return queryOptions({
    queryKey: [audience, 'notifications', userId],
    queryFn: async ({ signal }) =>
      userId === null
        ? []
        : readNotifications(await call('listNotifications', { audience, params: { userId }, signal })),
    structuralSharing: keepEqualRows,
  });
}

/** Marks a notification as read. */
export function markAsReadMutation(audience: Audience, userId: string | null) {
  return mutationOptions({
    mutationKey: [...notificationsQuery(audience, userId).queryKey, 'read'],
    mutationFn: (notificationId: Notification['id']) =>
      call('markNotificationAsRead', { audience, payload: { notificationId } }),
    meta: { logged: 'Marking a notification as read failed.' },
  });
}
