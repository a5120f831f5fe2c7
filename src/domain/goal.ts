import type { GoalKind } from './goal-kind';
import { goalKeyOf } from './text';

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
  /** Unique within its list, and the same in the next one, also when the backend repeats or omits an id. */
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

/** A request that was sent, with what tells its record from others: the answer of the drafting call is not relied on. */
export type SentRequest = {
  request: GoalRequest;
  /** When it was sent, in milliseconds since 1970. */
  sentAt: number;
  /** The list before it was sent; null where it was not known. */
  before: readonly GoalRecord[] | null;
};

/** How far apart the clocks of the device and of the server may be, in milliseconds. */
const clocksDifferByMs = 60_000;

/** Whether a record says that it was created since a time, in milliseconds since 1970. */
export const isCreatedSince = ({ createdAt }: GoalRecord, time: number): boolean =>
  createdAt !== null && createdAt.getTime() >= time - clocksDifferByMs;

/** As far as keyboards, blanks and case go. */
const isSameText = (one: string, other: string): boolean => goalKeyOf(one) === goalKeyOf(other);

/**
 * The records that a request may have become (docs/product.md 7.5): those with its goal and role that were not there before, or
 * have another result now. A text that a record lacks does not speak against it. Where the list of before is not known, only
 * one that has both, and was created since.
 * @returns in the order of the records
 */
export function draftedRecords(
  records: readonly GoalRecord[],
  { request, sentAt, before }: SentRequest,
): readonly GoalRecord[] {
  const known = new Map(before?.map((record) => [record.key, record.result]));
  return records.filter((record) => {
    const { key, goal, role, result } = record;
    if (before === null) {
      return isCreatedSince(record, sentAt) && isSameText(goal, request.goal) && isSameText(role, request.role);
    }
    if (known.get(key) === result) return false;
    return (goal === '' || isSameText(goal, request.goal)) && (role === '' || isSameText(role, request.role));
  });
}
