import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { useAwaitedList } from '@/components/goal/awaited-record';
import type { ShownTry } from '@/components/goal/try-parts';
import type { Pocket } from '@/components/goal/use-pocket-goals';
import type { Audience } from '@/domain/audience';
import type { GoalRequest } from '@/domain/goal';
import type { GoalKind } from '@/domain/goal-kind';
import { useLoad } from '@/ui/load-states';

import { settleTries, triesQuery, type Try } from './tries';

/** A try with its record and what it was made from. */
export type ShownDraft = ShownTry & { request: GoalRequest };

/** The tries of a kind, with their records once the list was read after the last of them. */
export function useShownTries(audience: Audience, kind: GoalKind, tries: readonly Try[], { query, goals }: Pocket) {
  const queries = useQueryClient();
  const { data, dataUpdatedAt, errorUpdatedAt, isFetching } = query;
  const load = useLoad(query);

  const isOpen = (each: Try) => each.kind === kind && each.record === null;
  const openSince = tries.findLast(isOpen)?.savedAt ?? 0;
  const isCurrent = dataUpdatedAt >= openSince;
  const settled = useMemo(
    () => (data !== undefined && isCurrent ? settleTries(tries, kind, data) : tries),
    [data, isCurrent, kind, tries],
  );
  useEffect(() => {
    if (settled !== tries) queries.setQueryData(triesQuery(audience).queryKey, settled);
  }, [audience, queries, settled, tries]);

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
    /** Whether no try of any kind is left; the page takes a moment to hear of it. */
    isEmpty: settled.length === 0,
    isReading: isFetching && !isMissing && (hasOpen || shown.length === 0),
    /** Whether a try cannot be shown, since the list could not be read or does not have it. */
    isMissing,
    /** Whether that is since the list could not be read. */
    hasFailed,
    request: tries.findLast((each) => each.kind === kind)?.request,
  };
}
