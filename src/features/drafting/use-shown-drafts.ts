import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { useAwaitedList } from '@/components/goal/awaited-record';
import type { Pocket } from '@/components/goal/use-pocket-goals';
import type { Audience } from '@/domain/audience';
import type { GoalRecord, GoalRequest } from '@/domain/goal';
import type { GoalKind } from '@/domain/goal-kind';
import type { ResultLine } from '@/domain/result/result-line';
import { useLoad } from '@/ui/load-states';

import { settleDrafts, draftsQuery, type SentDraft } from './drafts';

/** A draft with its record and request. */
export type ShownDraft = {
  id: string;
  record: GoalRecord;
  request: GoalRequest;
  lines: readonly ResultLine[];
  /** Number among the existing drafts, from 1. */
  number: number;
};

/** The drafts of a kind, with their records once the list was read after the last one. */
export function useShownDrafts(
  audience: Audience,
  kind: GoalKind,
  drafts: readonly SentDraft[],
  { query, goals }: Pocket,
) {
  const queries = useQueryClient();
  const { data, dataUpdatedAt, errorUpdatedAt, isFetching } = query;
  const load = useLoad(query);

  const isOpen = (each: SentDraft) => each.kind === kind && each.record === null;
  const openSince = drafts.findLast(isOpen)?.savedAt ?? 0;
  const isCurrent = dataUpdatedAt >= openSince;
  const settled = useMemo(
    () => (data !== undefined && isCurrent ? settleDrafts(drafts, kind, data) : drafts),
    [data, isCurrent, kind, drafts],
  );
  useEffect(() => {
    if (settled !== drafts) queries.setQueryData(draftsQuery(audience).queryKey, settled);
  }, [audience, queries, settled, drafts]);

  const shown = useMemo(() => {
    const own = settled.flatMap(({ kind: of, record: id, request }) => {
      const record = of === kind && id !== null ? data?.find((each) => each.key === id) : undefined;
      return id === null || record === undefined ? [] : [{ id, record, request }];
    });
    return own.map((each, index): ShownDraft => {
      const { lines } = goals.mergedOf(each.record);
      return { ...each, lines, number: index + 1 };
    });
  }, [data, goals, kind, settled]);

  const hasOpen = settled.some(isOpen);
  useAwaitedList(audience, kind, openSince, hasOpen);
  const hasFailed = hasOpen ? errorUpdatedAt >= openSince && errorUpdatedAt > dataUpdatedAt : load.hasFailed;
  const isMissing = hasFailed || (hasOpen && isCurrent);
  return {
    shown,
    load,
    hasOpen,
    /** Whether no draft of any kind is left; the query cache is updated in an effect. */
    isEmpty: settled.length === 0,
    isReading: isFetching && !isMissing && (hasOpen || shown.length === 0),
    /** Whether the list failed to load, or was loaded and has no record of a draft. */
    isMissing,
    /** Whether the list failed to load. */
    hasFailed,
    request: drafts.findLast((each) => each.kind === kind)?.request,
  };
}
