import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { Audience } from '@/domain/audience';
import type { GoalRecord, GoalRequest } from '@/domain/goal';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { hash } from '@/lib/hash';
import { logDebug } from '@/lib/log';

import { call, type ResponseOf } from './client';
import { goalCalls } from './contract';
import { keepEqualRows } from './equal-rows';
import { freshFor } from './fresh';
import { readIdText, readRows, takeKey, readText } from './read';

/** Deeper than any draft is nested. */
const deepestDraft = 20;

const unreadFields = new Set(['id', '_id']);

/** The texts of a list or a tree of objects, in their order. */
function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > deepestDraft) return [];
  if (Array.isArray(value)) {
    return value.flatMap((part) => (typeof part === 'number' ? [readText(part)] : textsOf(part, depth + 1)));
  }
  return Object.entries(value).flatMap(([name, part]) => (unreadFields.has(name) ? [] : textsOf(part, depth + 1)));
}

function resultTextOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? readText(value) : textsOf(value).join('\n');
}

/** Numbers below are seconds: as milliseconds they would be before 1973. */
const firstMilliseconds = 1e11;

/** MongoDB's `{ "$date": … }` and `{ "$date": { "$numberLong": "…" } }`. */
function databaseDate(value: object): unknown {
  const date = Object.hasOwn(value, '$date') ? (value as { $date: unknown }).$date : null;
  const isLong = typeof date === 'object' && date !== null && Object.hasOwn(date, '$numberLong');
  return isLong ? Number((date as { $numberLong: unknown }).$numberLong) : date;
}

/** `Date` takes a day without a time for midnight UTC, which is the day before in America. */
const dayOnly = /^\d{4}-\d\d(?:-\d\d)?$/;

function parseDate(given: unknown): Date | null {
  const value = typeof given === 'object' && given !== null ? databaseDate(given) : given;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  if (typeof value === 'string') return validDate(dayOnly.test(value) ? `${value}T00:00` : value);
  return validDate(Math.abs(value) < firstMilliseconds ? value * 1000 : value);
}

function validDate(value: string | number): Date | null {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

const goalFields = {
  id: (value: unknown) => readIdText(value) ?? '',
  goal: readText,
  role: readText,
  result: resultTextOf,
  createdAt: parseDate,
};

/** Drafts goals. The response is only logged, as specified; the draft is read from the list. @throws ApiFailure */
export async function createGoal(audience: Audience, kind: GoalKind, payload: GoalRequest): Promise<void> {
  logDebug('Response of the drafting call:', await call(goalCalls[kind].create, { audience, payload }));
}

type Unkeyed = Omit<GoalRecord, 'key' | 'kind'>;

const contentOf = (record: Unkeyed): string => [timeOf(record), record.goal, record.role, record.result].join('\n');

const isBefore = (one: Unkeyed, other: Unkeyed): boolean =>
  timeOf(one) < timeOf(other) || (timeOf(one) === timeOf(other) && contentOf(one) < contentOf(other));

/**
 * Gives every record its key (docs/product.md 7.8): the id; where there is none, or an older record has the same, id and a
 * hash of the content. A record keeps its key whatever else the list gains, loses or reorders.
 */
function withKeys(kind: GoalKind, records: readonly Unkeyed[]): GoalRecord[] {
  const owners = new Map<string, Unkeyed>();
  for (const record of records) {
    const owner = owners.get(record.id);
    if (record.id !== '' && (owner === undefined || isBefore(record, owner))) owners.set(record.id, record);
  }
  const taken = new Map([...owners.keys()].map((id) => [id, 1]));
  return records.map((record) => {
    const { id } = record;
    return {
      ...record,
      kind,
      key: owners.get(id) === record ? id : takeKey(`${id}~${hash(contentOf(record))}`, taken),
    };
  });
}

/**
 * Reads a list of goals, newest first. Records without id, goal and result are left out.
 * @throws ApiFailure when there is no list
 */
export function readGoals(kind: GoalKind, response: ResponseOf<(typeof goalCalls)[GoalKind]['list']>): GoalRecord[] {
  const records = readRows(response, goalFields).filter(
    ({ id, goal, result }) => id !== '' || goal !== '' || result !== '',
  );
  return withKeys(kind, records).toSorted((one, other) => timeOf(other) - timeOf(one));
}

/** The saved goals of a kind, newest first. @throws ApiFailure */
export async function listGoals(audience: Audience, kind: GoalKind, signal?: AbortSignal): Promise<GoalRecord[]> {
  return readGoals(kind, await call(goalCalls[kind].list, { audience, signal }));
}

/** Milliseconds since 1970; records without a date come last. */
export function timeOf(record: { createdAt: Date | null }): number {
  return record.createdAt?.getTime() ?? Number.MIN_SAFE_INTEGER;
}

/** The saved goals of a kind. */
export function goalsQuery(audience: Audience, kind: GoalKind) {
  return queryOptions({
    queryKey: [audience, 'goals', kind],
    queryFn: ({ signal }) => listGoals(audience, kind, signal),
    staleTime: freshFor,
    structuralSharing: keepEqualRows,
  });
}

/** Drafts goals of a kind. */
export function createGoalMutation(audience: Audience, kind: GoalKind) {
  const { generated, generateFailed } = goalKinds[kind];
  return mutationOptions({
    mutationKey: [...goalsQuery(audience, kind).queryKey, 'create'],
    mutationFn: (payload: GoalRequest) => createGoal(audience, kind, payload),
    meta: { success: generated, failure: generateFailed },
  });
}

/** Deletes a saved goal. */
export function deleteGoalMutation(audience: Audience, kind: GoalKind) {
  const { deleted, deleteFailed } = goalKinds[kind];
  return mutationOptions({
    mutationKey: [...goalsQuery(audience, kind).queryKey, 'delete'],
    mutationFn: ({ id }: GoalRecord) => call(goalCalls[kind].remove, { audience, params: { id } }),
    meta: { success: deleted, failure: deleteFailed },
  });
}
