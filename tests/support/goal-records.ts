import type { GoalRecord } from '@/domain/goal';
import { noVersion, type GoalVersion } from '@/domain/version';

/** A record of a goal as it is read; its key is its id. */
export const goalRecord = (id: string, given: Partial<GoalRecord> = {}): GoalRecord => ({
  key: id,
  id,
  kind: 'okr',
  goal: 'Grow',
  role: 'CEO',
  result: 'One',
  createdAt: null,
  ...given,
});

/** A version of a goal, saved at the first moment there is. */
export const goalVersion = (given: Partial<GoalVersion> = {}): GoalVersion => ({ ...noVersion, savedAt: 1, ...given });
