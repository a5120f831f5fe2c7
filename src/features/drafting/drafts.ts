import { queryOptions, skipToken } from '@tanstack/react-query';

import type { Audience } from '@/domain/audience';
import { draftedRecords, type GoalRecord, type SentRequest } from '@/domain/goal';
import type { GoalKind } from '@/domain/goal-kind';

/** A stored draft of the dashboard. Its record is known once the list was read again. */
export type SentDraft = SentRequest & {
  /** The key of its record; null until that is in the list. */
  record: string | null;
};

/** The drafts of this page load, of every kind, oldest first; the query cache holds them for a return to the dashboard. */
export function draftsQuery(audience: Audience) {
  return queryOptions<readonly SentDraft[]>({
    queryKey: [audience, 'dashboard-drafts'],
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
}

/**
 * Finds the records of drafts of one kind, and drops drafts whose record was deleted in any tab. A draft whose record
 * has not appeared stays without one; later records are new ones.
 * @param records a list read after the last draft, newest first
 * @returns the same array if nothing has changed
 */
export function settleDrafts(
  drafts: readonly SentDraft[],
  kind: GoalKind,
  records: readonly GoalRecord[],
): readonly SentDraft[] {
  const taken = new Set(drafts.flatMap((each) => (each.kind === kind ? (each.record ?? []) : [])));
  const given = new Set<string>();
  const isOpen = (each: SentDraft): boolean => each.kind === kind && each.record === null;
  const settled = drafts.map((each, index): SentDraft => {
    if (!isOpen(each)) return each;
    const isKnown = new Set(each.before?.map(({ key }) => key));
    // A record that existed before and has another result now may belong to an earlier draft.
    const own = draftedRecords(records, each).filter(
      ({ key }) => !given.has(key) && (isKnown.has(key) || !taken.has(key)),
    );
    // The records are newest first, the drafts oldest first.
    const later = drafts.slice(index + 1).filter((other) => isOpen(other) && isSameRequest(other, each));
    const record = own[Math.min(own.length - 1, later.length)];
    if (record === undefined) return each.before === null ? { ...each, before: records } : each;
    given.add(record.key);
    return { ...each, before: null, record: record.key };
  });
  const listed = new Set(records.map(({ key }) => key));
  const found = new Set<string>();
  const kept = settled.toReversed().filter(({ kind: own, record }) => {
    if (own !== kind || record === null) return true;
    const isKept = listed.has(record) && !found.has(record);
    found.add(record);
    return isKept;
  });
  const isSame =
    kept.length === drafts.length && kept.every((each, index) => each === drafts[drafts.length - 1 - index]);
  return isSame ? drafts : kept.toReversed();
}

const isSameRequest = ({ request: one }: SentDraft, { request: other }: SentDraft): boolean =>
  one.role === other.role && one.goal === other.goal;
