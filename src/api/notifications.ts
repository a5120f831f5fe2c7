import * as v from 'valibot';

import type { Audience } from '@/domain/audience';
import type { Notification } from '@/domain/records';

import { call } from './http';
import { id, readRows, tolerantText } from './read';

const notificationRow = v.object({ id, message: tolerantText });

/** The unread notifications; entries that are none are left out. @throws ApiFailure */
export async function listNotifications(
  audience: Audience,
  userId: string,
  signal?: AbortSignal,
): Promise<Notification[]> {
  return readRows(notificationRow, await call('listNotifications', { audience, segments: { userId }, signal }));
}

/** Marks one notification as read. @throws ApiFailure */
export async function markNotificationAsRead(
  audience: Audience,
  notificationId: string,
  signal?: AbortSignal,
): Promise<void> {
  await call('markNotificationAsRead', { audience, payload: { notificationId }, signal });
}
