import * as z from 'zod/mini';

import type { Audience } from '@/domain/audience';
import type { Notification } from '@/domain/records';

import { call } from './http';
import { id, read, tolerantText, unwrapped } from './read';

const notificationRow = z.object({ id, message: tolerantText });

/** The unread notifications; entries that are none are left out. @throws ApiFailure */
export async function listNotifications(
  audience: Audience,
  userId: string,
  signal?: AbortSignal,
): Promise<Notification[]> {
  const answer = await call('listNotifications', { audience, segments: { userId }, signal });
  return read(z.array(z.unknown()), unwrapped(answer)).flatMap((row) => {
    const result = z.safeParse(notificationRow, row);
    return result.success ? [result.data] : [];
  });
}

/** Marks one notification as read. @throws ApiFailure */
export async function markNotificationAsRead(
  audience: Audience,
  notificationId: string,
  signal?: AbortSignal,
): Promise<void> {
  await call('markNotificationAsRead', { audience, payload: { notificationId }, signal });
}
