import type { GoalRecord } from '@/domain/goal';
import { groupSteps, trySteps, type GoalGroup, type PeopleOfRecords, type TriesOf } from '@/domain/goal-groups';
import { weakMemoize } from '@/lib/weak-memoize';

/** The tries of a whole pocket, once they are asked for: they are the same whatever is found of it. */
const knownTries = weakMemoize(
  (_records: readonly GoalRecord[]): { people?: PeopleOfRecords; triesOf?: TriesOf } => ({}),
);

/** What a pocket is put together by. */
type Pocket = {
  records: readonly GoalRecord[];
  /** By the key of a goal's text, that of the one it is merged into. */
  mergedInto: ReadonlyMap<string, string>;
  people: PeopleOfRecords;
};

/**
 * Puts what is found in a pocket together by the strategic goals (docs/product.md 7.22).
 */
export function* goalSteps(
  found: readonly GoalRecord[],
  { records, mergedInto, people }: Pocket,
): Generator<undefined, readonly GoalGroup[]> {
  const known = knownTries(records);
  const triesOf = (known.people === people && known.triesOf) || (yield* trySteps(records, people));
  Object.assign(known, { people, triesOf });
  return yield* groupSteps(found, mergedInto, triesOf);
}
