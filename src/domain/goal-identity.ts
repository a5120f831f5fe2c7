import * as v from 'valibot';

import type { GoalRecord } from './goal';

/** Tells a record from another one with the same id (docs/product.md 7.19). */
export const goalIdentity = v.object({
  goal: v.string(),
  role: v.string(),
  /** Milliseconds since 1970, null without a date. */
  createdAt: v.nullable(v.pipe(v.number(), v.finite())),
});

export type GoalIdentity = v.InferOutput<typeof goalIdentity>;

export type Identified = Pick<GoalRecord, 'goal' | 'role' | 'createdAt'>;

/** A time without a zone is local: two zones are at most 26 hours apart. */
const zonesMs = 26 * 3_600_000;

export const identityOf = ({ goal, role, createdAt }: Identified): GoalIdentity => ({
  goal,
  role,
  createdAt: createdAt?.getTime() ?? null,
});

/** Milliseconds between two moments, 0 where one is unknown. */
const distance = (one: number | null, other: number | null): number =>
  one === null || other === null ? 0 : Math.abs(one - other);

/** Whether an identity is a record's. Earlier versions stored none. */
export const matchesIdentity = (identity: GoalIdentity | undefined, record: Identified): boolean =>
  identity === undefined ||
  (identity.goal === record.goal &&
    identity.role === record.role &&
    distance(identity.createdAt, record.createdAt?.getTime() ?? null) <= zonesMs);

/** The record with an identity and the nearest date; undefined for none, or two equally near. */
export function recordOfIdentity<Row extends Identified>(
  identity: GoalIdentity,
  records: readonly Row[],
): Row | undefined {
  const distanceTo = (record: Row) => distance(identity.createdAt, record.createdAt?.getTime() ?? null);
  const [first, second] = records
    .filter((record) => matchesIdentity(identity, record))
    .toSorted((one, other) => distanceTo(one) - distanceTo(other));
  if (first === undefined || second === undefined) return first;
  return distanceTo(first) < distanceTo(second) ? first : undefined;
}
