import { HttpResponse, type HttpHandler } from 'msw';

import type { CallName } from '@/api/contract';
import type { RequestOf } from '@/api/contract-schemas';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';

import type { World } from '../context';
import { notFound } from '../refusal';
import { obey, sentinelLater } from '../sentinels';
import { route, type Session } from '../strict';
import { draft } from '../suggestions/draft';
import type { Goal } from '../tables';

async function generate(world: World, kind: GoalKind, { user }: Session, request: RequestOf<'createOkr'>) {
  const { db } = world;
  const now = world.now();
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
function list(world: World, kind: GoalKind, { user }: Session) {
  const own = world.db.tables.goals.filter((goal) => goal.kind === kind && goal.ownerId === user.id);
  const newestFirst = own.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return HttpResponse.json(
    newestFirst.map(({ id, goal, role, result, createdAt }: Goal) => ({ id, goal, role, result, createdAt })),
  );
}

async function remove(world: World, kind: GoalKind, name: CallName, id: string, { user }: Session) {
  const { db } = world;
  const row = db.tables.goals.find((goal) => goal.id === id && goal.kind === kind && goal.ownerId === user.id);
  if (row === undefined) throw notFound();
  const scripted = await obey(sentinelLater(row.goal, name), world);
  if (scripted !== null) return scripted;
  db.tables.goals = db.tables.goals.filter((goal) => goal !== row);
  await db.commit();
  return new HttpResponse(null, { status: 204 });
}

/** The six calls under /api/ai (spec 7). */
export function goalHandlers(world: World): HttpHandler[] {
  return [
    route(world, 'createOkr', ({ session, payload }) => generate(world, 'okr', session, payload)),
    route(world, 'createKpi', ({ session, payload }) => generate(world, 'kpi', session, payload)),
    route(world, 'listOkrs', ({ session }) => list(world, 'okr', session)),
    route(world, 'listKpis', ({ session }) => list(world, 'kpi', session)),
    route(world, 'deleteOkr', ({ session, params }) => remove(world, 'okr', 'deleteOkr', params.id, session)),
    route(world, 'deleteKpi', ({ session, params }) => remove(world, 'kpi', 'deleteKpi', params.id, session)),
  ];
}
