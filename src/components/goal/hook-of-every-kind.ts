import { goalKinds, type GoalKind, type GoalKindRow } from '@/domain/goal-kind';

/**
 * Makes a hook that calls another for every kind of goal. The table is the same on every render, and so are the number and
 * the order of the calls.
 * @param hookOf what is called for a kind; `options` are passed on to each call
 * @returns a hook that gives the results by kind, in the order in which the kinds are shown
 */
export function hookOfEveryKind<Options extends unknown[], Result>(
  hookOf: (row: GoalKindRow, ...options: Options) => Result,
): (...options: Options) => Record<GoalKind, Result> {
  return (...options) => {
    const results = Object.values(goalKinds).map((row) => [row.kind, hookOf(row, ...options)]);
    return Object.fromEntries(results) as Record<GoalKind, Result>;
  };
}
