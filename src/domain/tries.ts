import type { GoalRecord } from './goal';

/* Drafts that were tried several times, as a list shows them (docs/product.md 7.22). */

/** One of the tries of a draft. */
export type NumberedTry = {
  record: GoalRecord;
  /** From 1 for the first. */
  number: number;
};

/** The tries of one draft that are in a list; a record that was drafted once is the only one of one. */
export type Tries = {
  /** Those that there are, in the list or not. */
  count: number;
  latest: NumberedTry;
  /** The newest first. */
  earlier: readonly NumberedTry[];
};

/** The keys of the records of a draft. */
export const keysOfTries = ({ latest, earlier }: Tries): string[] =>
  [latest, ...earlier].map(({ record }) => record.key);

/** Whether a draft is known by one of its tries: any other may have been deleted since, also the latest. */
export const hasTryIn = (tries: Tries, keys: ReadonlySet<string>): boolean =>
  keys.size > 0 && keysOfTries(tries).some((key) => keys.has(key));

/**
 * The records that are chosen with others, where tries are folded: of a draft the latest alone, unless its earlier tries are
 * open.
 * @param open the keys of the tries of drafts that are open
 */
export const takenOf = (tries: readonly Tries[], open: ReadonlySet<string>): GoalRecord[] =>
  tries.flatMap((each) => [
    each.latest.record,
    ...(hasTryIn(each, open) ? each.earlier.map(({ record }) => record) : []),
  ]);

/** How many earlier tries of chosen drafts are folded, and not chosen themselves. */
export function leftOutOf(
  groups: readonly { tries: readonly Tries[] }[],
  open: ReadonlySet<string>,
  isChosen: (record: GoalRecord) => boolean,
): number {
  let count = 0;
  for (const { tries } of groups) {
    for (const each of tries) {
      const { latest, earlier } = each;
      if (earlier.length === 0 || !isChosen(latest.record) || hasTryIn(each, open)) continue;
      count += earlier.filter(({ record }) => !isChosen(record)).length;
    }
  }
  return count;
}
