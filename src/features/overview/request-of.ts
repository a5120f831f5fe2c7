import type { GoalKind } from '@/domain/goal-kind';
import type { GoalRequest } from '@/domain/records';

/** What is chosen and typed in the dialog; role, goal and industry only where they were asked for. */
export type Entry = GoalRequest & { kind: GoalKind; employeeId: string; prompt: string };

const isFilled = (text: string): boolean => text.trim() !== '';

/**
 * The request that an entry makes with what was found. The prompt is the goal; without one it is the company's. What was
 * typed in a field that asked for it is never given up for a record that came later (reading 12). A hole is empty.
 */
export function requestOf(entry: Entry, found: GoalRequest): GoalRequest {
  const or = (one: string, other: string): string => (isFilled(one) ? one : other);
  return {
    role: or(entry.role, found.role),
    goal: or(entry.prompt, or(entry.goal, found.goal)),
    industry: or(entry.industry, found.industry),
  };
}

/** Whether everything a request needs is there (spec 5). */
export function isComplete(request: GoalRequest): boolean {
  return Object.values(request).every(isFilled);
}

/** Which of the three neither the prompt nor the records answer, so that the dialog asks for them. */
export function askedOf(
  entry: Entry,
  found: GoalRequest,
  awaited: Record<keyof GoalRequest, boolean>,
): Record<keyof GoalRequest, boolean> {
  const asks = (field: keyof GoalRequest): boolean =>
    isFilled(entry[field]) || (!awaited[field] && !isFilled(found[field]));
  return { role: asks('role'), goal: asks('goal') && !isFilled(entry.prompt), industry: asks('industry') };
}
