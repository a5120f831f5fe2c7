import type { GoalRecord } from './goal';

/*
 * By which a record is told from another one to which a backend has given the same id (docs/product.md 7.19).
 */

export type GoalIdentity = {
  goal: string;
  role: string;
  /** In milliseconds since 1970; null where the record has no date. */
  createdAt: number | null;
};

export type Identified = Pick<GoalRecord, 'goal' | 'role' | 'createdAt'>;

/** A time without a zone is read in the local one, and no two of them are further apart. */
const zonesMs = 26 * 3_600_000;

export const identityOf = ({ goal, role, createdAt }: Identified): GoalIdentity => ({
  goal,
  role,
  createdAt: createdAt?.getTime() ?? null,
});

/** How far two moments are apart, in milliseconds; 0 where one is not known. */
const distance = (one: number | null, other: number | null): number =>
  one === null || other === null ? 0 : Math.abs(one - other);

/** Whether a record has an identity. @param identity undefined for one that an earlier version has not kept */
export const isIdentityOf = (identity: GoalIdentity | undefined, record: Identified): boolean =>
  identity === undefined ||
  (identity.goal === record.goal &&
    identity.role === record.role &&
    distance(identity.createdAt, record.createdAt?.getTime() ?? null) <= zonesMs);

/** The record with an identity, by the nearest date; undefined where there is none, or two are as near. */
export function recordOfIdentity<Row extends Identified>(
  identity: GoalIdentity,
  records: readonly Row[],
): Row | undefined {
  const apart = (record: Row) => distance(identity.createdAt, record.createdAt?.getTime() ?? null);
  const [first, second] = records
    .filter((record) => isIdentityOf(identity, record))
    .toSorted((one, other) => apart(one) - apart(other));
  if (first === undefined || second === undefined) return first;
  return apart(first) < apart(second) ? first : undefined;
}

/** Reads an identity from a file or from storage. @returns undefined for anything else */
export function readIdentity(value: unknown): GoalIdentity | undefined {
  const { goal, role, createdAt } = (value ?? {}) as Record<string, unknown>;
  if (typeof goal !== 'string' || typeof role !== 'string') return undefined;
  return createdAt === null || Number.isFinite(createdAt)
    ? { goal, role, createdAt: createdAt as number | null }
    : undefined;
}
