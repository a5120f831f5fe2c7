import type { GoalKind } from '@/domain/goal-kind';
import type { GoalRequest } from '@/domain/records';

/** What is chosen and typed in the dialog; role, goal and industry only where they were asked for. */
export type Entry = GoalRequest & { kind: GoalKind; employeeId: string; prompt: string };

const isFilled = (text: string): boolean => text.trim() !== '';

/**
 * The request that an entry makes with what was found. The prompt is the goal; without one it is the company's, and what
 * the records do not say is what was typed in its place (reading 12). A hole is empty.
 */
export function requestOf(entry: Entry, found: GoalRequest): GoalRequest {
  const or = (one: string, other: string): string => (isFilled(one) ? one : other);
  return {
    role: or(found.role, entry.role),
    goal: or(entry.prompt, or(found.goal, entry.goal)),
    industry: or(found.industry, entry.industry),
  };
}

/** Whether everything a request needs is there (spec 5). */
export function isComplete(request: GoalRequest): boolean {
  return Object.values(request).every(isFilled);
}

/** Which of the three neither the prompt nor the records answer, so that the dialog asks for them. */
export function askedOf(
  { prompt }: Entry,
  found: GoalRequest,
  awaited: Record<keyof GoalRequest, boolean>,
): Record<keyof GoalRequest, boolean> {
  const asks = (field: keyof GoalRequest): boolean => !awaited[field] && !isFilled(found[field]);
  return { role: asks('role'), goal: asks('goal') && !isFilled(prompt), industry: asks('industry') };
}
