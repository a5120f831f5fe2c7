import { queryOptions, skipToken } from '@tanstack/react-query';

import { timeOf } from '@/api/goals';
import type { Audience } from '@/domain/audience';
import { draftedRecord, type GoalRecord, type GoalRequest } from '@/domain/goal';
import type { GoalKind } from '@/domain/goal-kind';

/** A draft of the dashboard that was stored. Which record it became is known once the list was read again. */
export type Try = {
  kind: GoalKind;
  request: GoalRequest;
  /** When it was answered, in milliseconds: a list that was read before does not have it. */
  savedAt: number;
  /** The list before it was sent, as far as it was known. */
  before: readonly GoalRecord[];
  /** The identity of its record. */
  record: string | null;
};

/**
 * The tries of this user since the page was loaded, of every kind, in the order in which they were answered. They are
 * kept beside the lists, so that a user who comes back to the dashboard finds them.
 */
export function triesQuery(audience: Audience) {
  return queryOptions<readonly Try[]>({
    queryKey: [audience, 'tries'],
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
    // Comparing would walk through the lists in `before`.
    structuralSharing: false,
  });
}

/** What tells a record from every other one, also in a list that has become longer; a key may depend on the place. */
export function identityOf(record: GoalRecord): string {
  return record.id === '' ? `${timeOf(record)} ${record.result}` : record.id;
}

/**
 * The record of a try: one that was not there before, and where none is new, what fits best.
 * @param records newest first
 */
function recordOf(each: Try, records: readonly GoalRecord[], taken: ReadonlySet<string>): GoalRecord | undefined {
  const known = new Set(each.before.map(identityOf));
  const added = records.filter((record) => !known.has(identityOf(record)) && !taken.has(identityOf(record)));
  return draftedRecord(added, each.request) ?? draftedRecord(records, each.request);
}

/**
 * Finds the records of the tries of a kind, and drops tries whose record is no longer there, in whatever tab it was
 * deleted.
 * @param records a list that was read after the last try, newest first
 * @returns the same array where nothing has changed
 */
export function settleTries(tries: readonly Try[], kind: GoalKind, records: readonly GoalRecord[]): readonly Try[] {
  const taken = new Set(tries.flatMap((each) => (each.kind === kind ? (each.record ?? []) : [])));
  // From the last to the first, as the records are.
  const settled = tries.toReversed().map((each): Try => {
    if (each.kind !== kind || each.record !== null) return each;
    const record = recordOf(each, records, taken);
    if (record === undefined) return each;
    taken.add(identityOf(record));
    return { ...each, before: [], record: identityOf(record) };
  });
  const listed = new Set(records.map(identityOf));
  const found = new Set<string>();
  const kept = settled.filter(({ kind: own, record }) => {
    if (own !== kind || record === null) return true;
    const isKept = listed.has(record) && !found.has(record);
    found.add(record);
    return isKept;
  });
  const isSame = kept.length === tries.length && kept.every((each, index) => each === tries[tries.length - 1 - index]);
  return isSame ? tries : kept.toReversed();
}
