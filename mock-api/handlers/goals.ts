import { HttpResponse, type HttpHandler } from 'msw';

import type { CallName } from '@/api/contract';
import type { RequestOf } from '@/api/contract-schemas';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';

import type { MockContext } from '../context';
import { notFound } from '../refusal';
import { applySentinel, sentinelLater } from '../sentinels';
import { route, type Session } from '../strict';
import { draft } from '../suggestions/draft';
import type { Goal } from '../tables';

async function generate(context: MockContext, kind: GoalKind, { user }: Session, request: RequestOf<'createOkr'>) {
  const { db } = context;
  const now = context.now();
  const { plural } = goalKinds[kind];
  db.tables.goals.push({
    ...request,
    id: db.id(kind),
    ownerId: user.id,
    kind,
    result: draft(kind, request, now),
    createdAt: now.toISOString(),
  });
  db.tables.notifications.push({
    id: db.id('note'),
    ownerId: user.id,
    message: `Your ${plural} for ${request.role} are ready in your pocket.`,
  });
  await db.commit();
  return HttpResponse.json({ message: `${plural} generated.` }, { status: 201 });
}

/** What the list's row holds (spec 7: id, goal, role, result, createdAt), newest first. */
function list(context: MockContext, kind: GoalKind, { user }: Session) {
  const own = context.db.tables.goals.filter((goal) => goal.kind === kind && goal.ownerId === user.id);
  const newestFirst = own.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return HttpResponse.json(
    newestFirst.map(({ id, goal, role, result, createdAt }: Goal) => ({ id, goal, role, result, createdAt })),
  );
}

async function remove(context: MockContext, kind: GoalKind, name: CallName, id: string, { user }: Session) {
  const { db } = context;
  const row = db.tables.goals.find((goal) => goal.id === id && goal.kind === kind && goal.ownerId === user.id);
  if (row === undefined) throw notFound();
  const scripted = await applySentinel(sentinelLater(row.goal, name), context);
  if (scripted !== null) return scripted;
  db.tables.goals = db.tables.goals.filter((goal) => goal !== row);
  await db.commit();
  return new HttpResponse(null, { status: 204 });
}

/** The six calls under /api/ai (spec 7). */
export function goalHandlers(context: MockContext): HttpHandler[] {
  return [
    route(context, 'createOkr', ({ session, payload }) => generate(context, 'okr', session, payload)),
    route(context, 'createKpi', ({ session, payload }) => generate(context, 'kpi', session, payload)),
    route(context, 'listOkrs', ({ session }) => list(context, 'okr', session)),
    route(context, 'listKpis', ({ session }) => list(context, 'kpi', session)),
    route(context, 'deleteOkr', ({ session, params }) => remove(context, 'okr', 'deleteOkr', params.id, session)),
    route(context, 'deleteKpi', ({ session, params }) => remove(context, 'kpi', 'deleteKpi', params.id, session)),
  ];
}
