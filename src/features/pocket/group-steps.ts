import type { GoalRecord } from '@/domain/goal';
import { groupSteps, trySteps, type GoalGroup, type TriesOf } from '@/domain/goal-groups';
import { weakMemoize } from '@/lib/weak-memoize';

/** The tries of a whole pocket, once they are asked for: they are the same whatever is found of it. */
const knownTries = weakMemoize((_records: readonly GoalRecord[]): { triesOf?: TriesOf } => ({}));

/**
 * Puts what is found in a pocket together by the strategic goals (docs/product.md 7.22).
 * @param pocket.mergedInto by the key of a goal's text, that of the one it is merged into
 */
export function* goalSteps(
  found: readonly GoalRecord[],
  { records, mergedInto }: { records: readonly GoalRecord[]; mergedInto: ReadonlyMap<string, string> },
): Generator<undefined, readonly GoalGroup[]> {
  const known = knownTries(records);
  known.triesOf ??= yield* trySteps(records);
  return yield* groupSteps(found, mergedInto, known.triesOf);
}
