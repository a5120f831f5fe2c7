import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';

import { ApiFailure } from '@/api/failure';
import { goalsQuery } from '@/api/goals';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import type { GoalKindRow } from '@/domain/goal-kind';
import { log } from '@/lib/log';
import type { Work } from '@/lib/slices';

import { sendDeletion } from './use-record-actions';

/** How a deletion of several has come along. */
export type SeveralDeleted = {
  records: readonly GoalRecord[];
  deleted: number;
  /** Why a record is still there, by its key. */
  reasons: ReadonlyMap<string, string>;
  /** Null while it is under way; '' at its end, else what came before that: 'Stopped.' */
  end: string | null;
};

/** Ends it: the calls after it would fail as well. */
function haltOf(reason: unknown): string | null {
  if (!(reason instanceof ApiFailure)) return null;
  if (reason.isSignedOut) return 'Your session has ended.';
  return reason.reason === 'network' && !navigator.onLine ? 'You are offline.' : null;
}

const words: Partial<Record<ApiFailure['reason'], string>> = {
  network: 'no connection',
  address: 'it cannot be addressed',
  refused: 'the server refused',
};

const reasonText = (reason: unknown): string =>
  `Not deleted: ${(reason instanceof ApiFailure && words[reason.reason]) || 'the answer could not be read'}`;

type Handlers = {
  onDeleted: (record: GoalRecord) => void;
  /** Called with the reasons for all that are kept so far. */
  onKept: (reasons: ReadonlyMap<string, string>) => void;
};

/**
 * Deletes several records, one call after the other (docs/product.md 7.16). A call that was sent runs to its end, also
 * after Stop and after the page was left, and what it deleted leaves the list.
 */
export function useDeleteSeveral(audience: Audience, kind: GoalKindRow, { onDeleted, onKept }: Handlers) {
  const queries = useQueryClient();
  const { queryKey } = goalsQuery(audience, kind.kind);
  const [state, setState] = useState<SeveralDeleted | null>(null);

  // The page may have changed by the time the answer comes.
  const newest = useRef(onDeleted);
  useLayoutEffect(() => {
    newest.current = onDeleted;
    // A page that was left shows nothing any more.
    return () => {
      newest.current = () => undefined;
    };
  });

  const isListed = ({ key }: GoalRecord) =>
    queries.getQueryData<readonly GoalRecord[]>(queryKey)?.some((record) => record.key === key) === true;

  /** Deletes them. Resolves when the last answer is there, or when it was stopped. */
  async function deleteAll(records: readonly GoalRecord[], { signal, onProgress }: Work): Promise<SeveralDeleted> {
    let now: SeveralDeleted = { records, deleted: 0, reasons: new Map(), end: null };
    onKept(now.reasons);
    const update = (change: Partial<SeveralDeleted>) => {
      now = { ...now, ...change };
      // An answer after Stop still counts, unless the words were closed.
      setState((shown) => (shown?.records === records ? { ...now, end: shown.end ?? now.end } : shown));
    };
    setState(now);
    for (const [index, record] of records.entries()) {
      if (signal.aborted) break;
      try {
        // It may have been deleted by its own button meanwhile.
        if (isListed(record)) await sendDeletion(queries, audience, kind, record);
        update({ deleted: now.deleted + 1 });
        newest.current(record);
      } catch (reason) {
        log('A record could not be deleted.', reason);
        update({ reasons: new Map(now.reasons).set(record.key, reasonText(reason)), end: haltOf(reason) });
        onKept(now.reasons);
        if (now.end !== null) break;
      }
      onProgress(index + 1, records.length);
    }
    return now;
  }

  return {
    /** Null before, and once it was closed. */
    state,
    deleteAll,
    end: (text: string) => setState((shown) => shown && { ...shown, end: text }),
    close: () => setState(null),
  };
}

/** What is said at the end: '11 deleted. 1 is still here.', 'Stopped. 7 deleted, 5 kept.' */
export function endText({ records, deleted, end }: SeveralDeleted): string {
  const kept = records.length - deleted;
  if (end === null || end === '') return `${deleted} deleted. ${kept} ${kept === 1 ? 'is' : 'are'} still here.`;
  return `${end} ${deleted} deleted, ${kept} kept.`;
}
