import * as v from 'valibot';

import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import type { GoalRecord, GoalRequest } from '@/domain/records';

import type { EndpointName } from './endpoints';
import { call } from './http';
import { anything, readRows, tolerantText } from './read';

/** Which call does it for which kind (spec 7). */
const calls: Record<GoalKind, Record<'create' | 'list' | 'remove', EndpointName>> = {
  okr: { create: 'createOkr', list: 'listOkrs', remove: 'deleteOkr' },
  kpi: { create: 'createKpi', list: 'listKpis', remove: 'deleteKpi' },
};

/** Result text: lines as they are; a backend that sends a list of lines is understood too. */
const resultText = v.pipe(
  anything,
  v.transform((value) => {
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join('\n');
  }),
);

const createdAt = v.pipe(
  anything,
  v.transform((value) => {
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    const date = new Date(value);
    return Number.isNaN(date.getTime()) ? null : date;
  }),
);

/** A record with holes comes with what it has; one that says nothing at all is none. */
const goalRow = v.pipe(
  v.object({ id: tolerantText, goal: tolerantText, role: tolerantText, result: resultText, createdAt }),
  v.check((row) => row.id !== '' || row.goal !== '' || row.result !== ''),
);

/** Drafts goals. Only success counts; what was drafted is read from the list (reading 18). @throws ApiFailure */
export async function createGoal(
  audience: Audience,
  kind: GoalKind,
  payload: GoalRequest,
  signal?: AbortSignal,
): Promise<void> {
  await call(calls[kind].create, { audience, payload, signal });
}

/** The saved goals of a kind, newest first. @throws ApiFailure */
export async function listGoals(audience: Audience, kind: GoalKind, signal?: AbortSignal): Promise<GoalRecord[]> {
  const rows = readRows(goalRow, await call(calls[kind].list, { audience, signal }));
  const taken = new Set<string>();
  const goals = rows.map((row): GoalRecord => {
    const key = freeKey(row.id, taken);
    taken.add(key);
    return { ...row, kind, key };
  });
  return goals.toSorted((a, b) => timeOf(b) - timeOf(a));
}

/** The id, or where it is missing or was given before, the id with the first number that makes it unique. */
function freeKey(id: string, taken: ReadonlySet<string>): string {
  if (id !== '' && !taken.has(id)) return id;
  let number = taken.size;
  while (taken.has(`${id}~${number}`)) number += 1;
  return `${id}~${number}`;
}

/** Milliseconds since 1970; records without a date come last. */
export function timeOf(record: { createdAt: Date | null }): number {
  return record.createdAt?.getTime() ?? Number.MIN_SAFE_INTEGER;
}

/** Deletes a saved goal. @throws ApiFailure */
export async function deleteGoal(audience: Audience, kind: GoalKind, id: string, signal?: AbortSignal): Promise<void> {
  await call(calls[kind].remove, { audience, segments: { id }, signal });
}
