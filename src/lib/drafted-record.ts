import type { GoalRecord, GoalRequest } from '@/domain/records';

/**
 * What was just drafted, from the fresh list: the record with the sent role and goal, or else the newest one, since the
 * answer of the drafting call is not relied on (reading 18).
 * @param records newest first
 */
export function draftedRecord(records: readonly GoalRecord[], { role, goal }: GoalRequest): GoalRecord | undefined {
  return records.find((record) => record.goal === goal && record.role === role) ?? records[0];
}
