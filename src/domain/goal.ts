import type { GoalKind } from './goal-kind';
import { goalKeyOf } from './text';

/** The payload of a drafting call. */
export type GoalRequest = { role: string; goal: string; industry: string };

export const roleSuggestions = ['Manager', 'CEO', 'Marketer', 'Director', 'HR', 'Sales Lead'] as const;

export const industrySuggestions = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Retail',
  'Manufacturing',
] as const;

/** A saved goal of any kind; missing fields are '', a missing date is null. */
export type GoalRecord = {
  /** Unique and stable, also where the backend repeats or omits ids. */
  key: string;
  id: string;
  kind: GoalKind;
  goal: string;
  role: string;
  /** As the backend wrote it. */
  result: string;
  createdAt: Date | null;
};

/** Whether a record has an id of its own: stored values of a shared id could become another record's. */
export const hasOwnId = ({ id, key }: GoalRecord): boolean => id !== '' && id === key;

/** A sent request. Its record is found in the list: the response of the drafting call is not relied on. */
export type SentRequest = {
  kind: GoalKind;
  request: GoalRequest;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** When it was answered, in milliseconds since 1970: a list that was read before does not have its record. */
  savedAt: number;
  /** The list before, null where it was not known. */
  before: readonly GoalRecord[] | null;
};

/** Allowed difference of the clocks of device and server, in milliseconds. */
const clocksDifferByMs = 60_000;

/** Whether a record's date is after a time in milliseconds since 1970. */
export const isCreatedSince = ({ createdAt }: GoalRecord, time: number): boolean =>
  createdAt !== null && createdAt.getTime() >= time - clocksDifferByMs;

const isSameText = (one: string, other: string): boolean => goalKeyOf(one) === goalKeyOf(other);

/**
 * The records that a request may have become (docs/product.md 7.5): new or changed ones with its goal and role, where a record may
 * lack either. Without the list before, only those with both that were created since.
 */
export function draftedRecords(
  records: readonly GoalRecord[],
  { request, sentAt, before }: Pick<SentRequest, 'request' | 'sentAt' | 'before'>,
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
