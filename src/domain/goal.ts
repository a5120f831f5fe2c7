import type { GoalKind } from './goal-kind';

/** What the user describes, and what a drafting call is sent. */
export type GoalRequest = { role: string; goal: string; industry: string };

/** Suggestions for two of its fields, which stay free text. */
export const roleSuggestions = ['Manager', 'CEO', 'Marketer', 'Director', 'HR', 'Sales Lead'] as const;

export const industrySuggestions = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Retail',
  'Manufacturing',
] as const;

/** A saved goal of any kind. What the response lacks is an empty text, or null for the date. */
export type GoalRecord = {
  /** Unique within its list, also when the backend repeats or omits an id. */
  key: string;
  id: string;
  kind: GoalKind;
  goal: string;
  role: string;
  /** Lines of text, as the backend wrote them. */
  result: string;
  createdAt: Date | null;
};

/** Whether a record has an id of its own: without it, what is kept by its id could become another's. */
export const hasOwnId = ({ id, key }: GoalRecord): boolean => id !== '' && id === key;

/**
 * The record that a request became: the newest with its goal and role, or else the newest one, since the answer of the
 * drafting call is not relied on (docs/product.md 7.5).
 * @param records newest first
 */
export const draftedRecord = (records: readonly GoalRecord[], { role, goal }: GoalRequest): GoalRecord | undefined =>
  records.find((record) => record.goal === goal && record.role === role) ?? records[0];

/** Whether a line, where it is the first, is the objective: neither numbered nor counted (docs/product.md 7.14). */
export const isObjective = (line: string): boolean => /^objective/i.test(line);

/** Parts the lines of a result into the objective, where there is one, and the results; the first of them is line 1. */
export function partsOf(lines: readonly string[]): { objective: string | null; results: readonly string[] } {
  const [first, ...others] = lines;
  return first !== undefined && isObjective(first)
    ? { objective: first, results: others }
    : { objective: null, results: lines };
}
