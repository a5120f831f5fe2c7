import { HttpResponse, type HttpHandler } from 'msw';

import type { MockContext } from '../context';
import { notFound } from '../refusal';
import { route } from '../strict';

/** The two calls under /api/notifications (spec 7). Newest first; a read one is gone. */
export function notificationHandlers(context: MockContext): HttpHandler[] {
  const { db } = context;
  return [
    route(context, 'listNotifications', ({ session, params }) => {
      if (params.userId !== session.user.id) throw notFound();
      const own = db.tables.notifications.filter(({ ownerId }) => ownerId === params.userId);
      return HttpResponse.json(own.toReversed().map(({ id, message }) => ({ id, message })));
    }),
    route(context, 'markNotificationAsRead', async ({ session, payload }) => {
      const row = db.tables.notifications.find(
        ({ id, ownerId }) => id === payload.notificationId && ownerId === session.user.id,
      );
      if (row === undefined) throw notFound();
      db.tables.notifications = db.tables.notifications.filter((other) => other !== row);
      await db.commit();
      return HttpResponse.json({ message: 'Marked as read.' });
    }),
  ];
}
