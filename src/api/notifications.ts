import type { Audience } from '@/domain/audience';
import type { Notification } from '@/domain/records';

import { call } from './client';
import { id, readRows, tolerantText } from './read';

const notificationFields = { id, message: tolerantText };

/** The unread notifications; entries that are none are left out. @throws ApiFailure */
export async function listNotifications(
  audience: Audience,
  userId: string,
  signal?: AbortSignal,
): Promise<Notification[]> {
  return readRows(await call('listNotifications', { audience, params: { userId }, signal }), notificationFields);
}

/** Marks one notification as read. @throws ApiFailure */
export async function markNotificationAsRead(
  audience: Audience,
  notificationId: Notification['id'],
  signal?: AbortSignal,
): Promise<void> {
  await call('markNotificationAsRead', { audience, payload: { notificationId }, signal });
}
