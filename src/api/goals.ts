import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { Audience } from '@/domain/audience';
import type { GoalRecord, GoalRequest } from '@/domain/goal';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { hash } from '@/lib/hash';
import { logDebug } from '@/lib/log';
import { collectInSlices } from '@/lib/slices';

import { call, type ResponseOf } from './client';
import { goalCalls } from './contract';
import { keepEqualRows } from './equal-rows';
import { freshFor } from './fresh';
import { idTextOf, readRows, takeKey, textOf } from './read';

/** Deeper than any draft is nested. */
const deepestDraft = 20;

/** Fields of a draft that are not shown. */
const unreadFields = new Set(['id', '_id']);

/** The texts of a draft in their order: of a list, and of a list or tree of objects. */
function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > deepestDraft) return [];
  if (Array.isArray(value)) {
    return value.flatMap((part) => (typeof part === 'number' ? [textOf(part)] : textsOf(part, depth + 1)));
  }
  return Object.entries(value).flatMap(([name, part]) => (unreadFields.has(name) ? [] : textsOf(part, depth + 1)));
}

function resultTextOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? textOf(value) : textsOf(value).join('\n');
}

/** Numbers below are seconds and not milliseconds; as milliseconds they would lie in the years before 1973. */
const firstMilliseconds = 1e11;

/** What a document database writes as `{ "$date": … }`, or as `{ "$date": { "$numberLong": "…" } }`. */
function databaseDate(value: object): unknown {
  const date = Object.hasOwn(value, '$date') ? (value as { $date: unknown }).$date : null;
  const isLong = typeof date === 'object' && date !== null && Object.hasOwn(date, '$numberLong');
  return isLong ? Number((date as { $numberLong: unknown }).$numberLong) : date;
}

/** A day without a time. `Date` takes it for midnight in Greenwich, which is the day before in all of America. */
const dayOnly = /^\d{4}-\d\d(?:-\d\d)?$/;

/** A date from text, milliseconds, seconds, or the form of a document database. */
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
  id: (value: unknown) => idTextOf(value) ?? '',
  goal: textOf,
  role: textOf,
  result: resultTextOf,
  createdAt: parseDate,
};

/** Drafts goals. The response is only logged, as specified; what was drafted is read from the list. @throws ApiFailure */
export async function createGoal(
  audience: Audience,
  kind: GoalKind,
  payload: GoalRequest,
  signal?: AbortSignal,
): Promise<void> {
  logDebug('What drafting was answered:', await call(goalCalls[kind].create, { audience, payload, signal }));
}

/** A record whose key is not known before all of its list. */
type Unkeyed = Omit<GoalRecord, 'key'>;

/** Reads a list of goals. Partial records are kept, but for those without id, goal and result. */
function* readGoalRecords(kind: GoalKind, answer: ListAnswer): Generator<Unkeyed, void> {
  for (const record of readRows(answer, goalFields)) {
    if (record.id !== '' || record.goal !== '' || record.result !== '') yield { ...record, kind };
  }
}

const contentOf = (record: Unkeyed): string => [timeOf(record), record.goal, record.role, record.result].join('\n');

/**
 * Gives every record its key (docs/product.md 7.8): the id, and where there is none, or an older record has it too, what the
 * record says. So a key is the same record's whatever came in, went or moved meanwhile.
 */
function* withKeys(records: readonly Unkeyed[]): Generator<GoalRecord, void> {
  const owners = new Map<string, Unkeyed>();
  for (const record of records) {
    const { id } = record;
    const owner = owners.get(id);
    if (id !== '' && (owner === undefined || isBefore(record, owner))) owners.set(id, record);
  }
  const taken = new Map([...owners.keys()].map((id) => [id, 1]));
  for (const record of records) {
    const { id } = record;
    yield { ...record, key: owners.get(id) === record ? id : takeKey(`${id}~${hash(contentOf(record))}`, taken) };
  }
}

const isBefore = (one: Unkeyed, other: Unkeyed): boolean =>
  timeOf(one) < timeOf(other) || (timeOf(one) === timeOf(other) && contentOf(one) < contentOf(other));

type ListAnswer = ResponseOf<(typeof goalCalls)[GoalKind]['list']>;

const newestFirst = (goals: readonly GoalRecord[]) => goals.toSorted((a, b) => timeOf(b) - timeOf(a));

/** Reads a list of goals, newest first, at once. @throws ApiFailure when there is no list */
export function readGoals(kind: GoalKind, answer: ListAnswer): GoalRecord[] {
  return newestFirst([...withKeys([...readGoalRecords(kind, answer)])]);
}

/** The saved goals of a kind, newest first. @throws ApiFailure */
export async function listGoals(audience: Audience, kind: GoalKind, signal?: AbortSignal): Promise<GoalRecord[]> {
  const answer = await call(goalCalls[kind].list, { audience, signal });
  return newestFirst(await collectInSlices(withKeys(await collectInSlices(readGoalRecords(kind, answer)))));
}

/** Milliseconds since 1970; records without a date come last. */
export function timeOf(record: { createdAt: Date | null }): number {
  return record.createdAt?.getTime() ?? Number.MIN_SAFE_INTEGER;
}

/** Deletes a saved goal. @throws ApiFailure */
export async function deleteGoal(audience: Audience, kind: GoalKind, id: string, signal?: AbortSignal): Promise<void> {
  await call(goalCalls[kind].remove, { audience, params: { id }, signal });
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

/** Deletes saved goals of a kind. */
export function deleteGoalMutation(audience: Audience, kind: GoalKind) {
  const { deleted, deleteFailed } = goalKinds[kind];
  return mutationOptions({
    mutationKey: [...goalsQuery(audience, kind).queryKey, 'delete'],
    mutationFn: ({ id }: GoalRecord) => deleteGoal(audience, kind, id),
    meta: { success: deleted, failure: deleteFailed },
  });
}
