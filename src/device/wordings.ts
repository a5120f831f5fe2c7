import {
  queryOptions,
  skipToken,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import type { Wordings } from '@/domain/wording';
import type { StorageState } from '@/domain/wording-messages';
import { log } from '@/lib/log';
import { ownerOrTokenHash } from '@/session/owner';
import { onStoredChange, storedValues } from '@/session/storage';

import { wordingsKey } from './refresh';
import type { Scope } from './tabs';
import type { Changes } from './wordings-db';

const none: Wordings = new Map();

/** Whether this browser keeps wordings, as far as is known: it is refused after one could not be read or written. */
export const storageStateQuery = () =>
  queryOptions<StorageState>({ queryKey: ['storage state'], queryFn: skipToken, gcTime: Infinity });

/** The database; its code is loaded beside the page. */
export const databaseQuery = () =>
  queryOptions({
    queryKey: ['wordings database'],
    queryFn: async ({ client }) => {
      const { createWordingsDatabase, DatabaseRefused } = await import('./wordings-db');
      const database = createWordingsDatabase(() => client.setQueryData(storageStateQuery().queryKey, 'outdated'));
      return { database, DatabaseRefused };
    },
    staleTime: 'static',
    gcTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
  });

/** Stored versions of a pocket by record key. Fails where they are unreadable; a browser without storage has none. */
export const wordingsQuery = (scope: Scope) =>
  queryOptions<Wordings>({
    queryKey: [...wordingsKey, ...scope],
    queryFn: async ({ client }) => {
      const { database, DatabaseRefused } = await client.query(databaseQuery());
      try {
        // Only an owner who is still signed in finds what they kept under an earlier fingerprint.
        return await database.read(scope, scope[0] === ownerOrTokenHash() ? storedValues().email : null);
      } catch (reason) {
        log('Reading the database of this browser failed.', reason);
        if (!(reason instanceof DatabaseRefused)) throw reason;
        client.setQueryData(storageStateQuery().queryKey, reason.state);
        if (reason.state === 'outdated') throw reason;
        return none;
      }
    },
    // Other tabs say when they have written.
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
  });

/** What could not be written: it hides what is stored, until it can be or the page is left. */
export const unsavedQuery = (scope: Scope) =>
  queryOptions<Wordings>({
    queryKey: ['unsaved wordings', ...scope],
    queryFn: skipToken,
    gcTime: Infinity,
    structuralSharing: false,
  });

/** Wordings with changes to them. */
export function withChanges(wordings: Wordings, changes: Changes): Wordings {
  if (changes.size === 0) return wordings;
  const next = new Map(wordings);
  for (const [id, wording] of changes) {
    if (wording === null) next.delete(id);
    else next.set(id, wording);
  }
  return next;
}

/** A change of wordings. */
export type WordingChange = {
  ids: readonly string[];
  /**
   * Gets what is stored of them and gives what is to be written, null to give up. Called at the moment of writing, until then
   * with every render for the page with what it shows, and once more where writing failed: it must be pure.
   */
  change: (stored: Wordings) => Changes | null;
};

/** What a page shows: what is stored, hidden by what could not be written, and as it will be by the pending changes. */
const shownOf = (stored: Wordings, unsaved: Wordings, pending: readonly WordingChange[]): Wordings =>
  pending.reduce((shown, { change }) => withChanges(shown, change(shown) ?? none), withChanges(stored, unsaved));

const pendingFilters = (scope: Scope) => ({ mutationKey: [...wordingsKey, ...scope], status: 'pending' }) as const;

const variablesOf = ({ state }: { state: { variables: unknown } }) => state.variables as WordingChange;

/** What is stored of a pocket, as far as it is known, and what could not be. */
export const cachedOf = (client: QueryClient, scope: Scope): { stored: Wordings; unsaved: Wordings } => ({
  stored: client.getQueryData(wordingsQuery(scope).queryKey) ?? none,
  unsaved: client.getQueryData(unsavedQuery(scope).queryKey) ?? none,
});

export function useScope(audience: Audience, kind: GoalKind): Scope {
  const owner = useSyncExternalStore(onStoredChange, ownerOrTokenHash);
  return useMemo(() => [owner, audience, kind], [owner, audience, kind]);
}

/** Thrown to whoever needs wordings that cannot be read: the records alone would pass for what the person wrote. */
export class UnreadableWordings extends Error {}

/**
 * The signed-in person's own wordings of a pocket, by the keys of its records.
 * - `isReady`: whether they were read. Before that nobody knows whether a record has one.
 * - `hasFailed`: whether they could not be read, also during `retry`, which resolves to whether it succeeded
 * - `whenReady`: resolves to what the page shows, once they were read, and read again where another tab has written. Tries
 *   again where that has failed, and throws UnreadableWordings where it fails again
 */
export function useWordings(audience: Audience, kind: GoalKind) {
  const client = useQueryClient();
  const scope = useScope(audience, kind);
  const { data: stored, isError, isFetchedAfterMount, isFetching, refetch } = useQuery(wordingsQuery(scope));
  const { data: unsaved = none } = useQuery(unsavedQuery(scope));
  const pending = useMutationState({ filters: pendingFilters(scope), select: variablesOf });
  const wordings = useMemo(() => shownOf(stored ?? none, unsaved, pending), [stored, unsaved, pending]);
  const whenReady = useCallback(async (): Promise<Wordings> => {
    try {
      await client.query(wordingsQuery(scope));
    } catch (reason) {
      throw new UnreadableWordings('Reading the stored versions failed.', { cause: reason });
    }
    // As of now: a render may be older.
    const { stored: now, unsaved: failed } = cachedOf(client, scope);
    return shownOf(now, failed, client.getMutationCache().findAll(pendingFilters(scope)).map(variablesOf));
  }, [client, scope]);
  return {
    wordings,
    isReady: stored !== undefined,
    hasFailed: stored === undefined && (isError || isFetchedAfterMount),
    isRetrying: isFetching,
    retry: async () => (await refetch()).isSuccess,
    whenReady,
  };
}

/** Whether this browser keeps wordings, as far as is known. */
export function useStorageState(): StorageState {
  return useQuery(storageStateQuery()).data ?? 'working';
}
