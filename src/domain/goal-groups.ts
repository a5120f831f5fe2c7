import type { GoalRecord } from './goal';
import { groupBy } from './group-by';
import { goalKeyOf } from './text';

/* No call knows which records share a strategic goal: the texts of their goals do (docs/product.md 7.22). */

export type GoalGroup = {
  /** `goalKeyOf` of its text. */
  key: string;
  /** The goal's text in its newest record; '' without a goal. */
  goal: string;
  /** At least one, in the order of the list. */
  rows: readonly GoalRecord[];
};

/** Milliseconds since 1970; a record without a date is the oldest. */
const timeOf = ({ createdAt }: GoalRecord): number => createdAt?.getTime() ?? Number.MIN_SAFE_INTEGER;

/** Groups records by their strategic goal, in the order of the first record of each group. */
export function groupGoals(records: readonly GoalRecord[]): readonly GoalGroup[] {
  const byText = groupBy(records, ({ goal }) => goal);
  const keys = new Map([...byText.keys()].map((goal) => [goal, goalKeyOf(goal)]));
  return [...groupBy(records, ({ goal }) => keys.get(goal) ?? '')].map(([key, rows]) => {
    const newest = rows.reduce((one, other) => (timeOf(other) > timeOf(one) ? other : one));
    return { key, goal: newest.goal, rows };
  });
}
