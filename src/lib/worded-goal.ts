import type { GoalRecord } from '@/domain/goal';
import type { Wording } from '@/domain/wording';

import { resultLines } from './pdf/plain-text';

/** A saved goal as its person words it. */
export type WordedGoal = { lines: readonly string[]; note: string; progress: readonly number[] };

/**
 * What is shown, searched and exported of a record (docs/product.md 7.20): the person's lines where they have their own,
 * else the record's.
 */
export function wordedGoal(record: Pick<GoalRecord, 'result'>, wording: Wording | undefined): WordedGoal {
  return {
    lines: wording?.lines ?? resultLines(record.result),
    note: wording?.note ?? '',
    progress: wording?.progress ?? [],
  };
}
