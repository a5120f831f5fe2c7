import { goalKinds, type GoalKind, type GoalKindRow } from '@/domain/goal-kind';

/** Makes a hook that calls `hookOf` for every kind of goal, always in the order of the table, and gives the results by kind. */
export function hookOfEveryKind<Options extends unknown[], Result>(
  hookOf: (row: GoalKindRow, ...options: Options) => Result,
): (...options: Options) => Record<GoalKind, Result> {
  return (...options) => {
    const results = Object.values(goalKinds).map((row) => [row.kind, hookOf(row, ...options)]);
    return Object.fromEntries(results) as Record<GoalKind, Result>;
  };
}
