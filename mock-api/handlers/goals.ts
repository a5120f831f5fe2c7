import { HttpResponse, type HttpHandler } from 'msw';

import { goalCalls, type CallName } from '@/api/contract';
import type { RequestOf } from '@/api/contract-schemas';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';

import type { MockContext } from '../context';
import { answerAs, sentinelLater } from '../sentinels';
import { notFound, route, type Session } from '../strict';

type GoalRequest = RequestOf<(typeof goalCalls)[GoalKind]['create']>;

/** How many drafts of the same request a user has. */
function countDrafts({ db }: MockContext, kind: GoalKind, ownerId: string, { role, goal, industry }: GoalRequest) {
  return db.tables.goals.filter(
    (row) =>
      row.kind === kind &&
      row.ownerId === ownerId &&
      row.role === role &&
      row.goal === goal &&
      row.industry === industry,
  ).length;
}

async function generate(context: MockContext, kind: GoalKind, { user }: Session, request: GoalRequest) {
  const { db, now, writeDraft } = context;
  const result = await writeDraft(kind, request, now(), {
    variant: countDrafts(context, kind, user.id, request),
    turn: db.tables.goals.filter(({ ownerId }) => ownerId === user.id).length,
  });
  const { plural } = goalKinds[kind];
  db.tables.goals.push({
    ...request,
    id: db.id(kind),
    ownerId: user.id,
    kind,
    result,
    createdAt: now().toISOString(),
  });
  db.tables.notifications.push({
    id: db.id('note'),
    ownerId: user.id,
    message: `Your ${plural} for ${request.role} are ready in your pocket.`,
  });
  await db.commit();
  return HttpResponse.json({ message: `${plural} generated.` }, { status: 201 });
}

/** The contract's fields of each goal, newest first. */
function list({ db }: MockContext, kind: GoalKind, { user }: Session) {
  const own = db.tables.goals.filter((goal) => goal.kind === kind && goal.ownerId === user.id);
  const newestFirst = own.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return HttpResponse.json(
    newestFirst.map(({ id, goal, role, result, createdAt }) => ({ id, goal, role, result, createdAt })),
  );
}

async function remove(context: MockContext, kind: GoalKind, name: CallName, id: string, { user }: Session) {
  const { db } = context;
  const row = db.tables.goals.find((goal) => goal.id === id && goal.kind === kind && goal.ownerId === user.id);
  if (row === undefined) throw notFound();
  return answerAs({ what: sentinelLater(row.goal, name), key: `${name} ${id}` }, context, async () => {
    db.tables.goals = db.tables.goals.filter((goal) => goal !== row);
    await db.commit();
    return new HttpResponse(null, { status: 204 });
  });
}

/** The calls under /api/ai: three for each kind of goal. */
export function goalHandlers(context: MockContext): HttpHandler[] {
  const kinds = Object.keys(goalCalls) as GoalKind[];
  return kinds.flatMap((kind) => {
    const calls = goalCalls[kind];
    return [
      route(context, calls.create, ({ session, payload }) => generate(context, kind, session, payload)),
      route(context, calls.list, ({ session }) => list(context, kind, session)),
      route(context, calls.remove, ({ session, params }) => remove(context, kind, calls.remove, params.id, session)),
    ];
  });
}

/** The calls under /api/notifications. Newest first; a notification that was marked as read is gone. */
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
