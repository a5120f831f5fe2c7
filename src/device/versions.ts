import {
  queryOptions,
  skipToken,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import type { GoalVersions } from '@/domain/version';
import { storageNotices, type StorageState } from '@/domain/version-messages';
import { log } from '@/lib/log';
import { ownerOrTokenHash } from '@/session/owner';
import { storedValues } from '@/session/storage';
import { useOwner } from '@/session/use-session';

import { versionsKey } from './refresh';
import type { Scope } from './tabs';
import type { Changes } from './versions-db';

const none: GoalVersions = new Map();

/** `refused` after a failed read or write. */
export const storageStateQuery = () =>
  queryOptions<StorageState>({ queryKey: ['storage state'], queryFn: skipToken, gcTime: Infinity });

/** Stored versions of a pocket by record key. Fails where they are unreadable; a browser without storage has none. */
export const versionsQuery = (scope: Scope) =>
  queryOptions<GoalVersions>({
    queryKey: [...versionsKey, ...scope],
    queryFn: async ({ client }) => {
      const { readVersions } = await import('./versions-db');
      try {
        // The email belongs to the signed-in owner only.
        return await readVersions(scope, scope[0] === ownerOrTokenHash() ? storedValues().email : null);
      } catch (reason) {
        log('Reading the database of this browser failed.', reason);
        const { state } = reason as { state?: StorageState };
        if (state === undefined) throw reason;
        client.setQueryData(storageStateQuery().queryKey, state);
        if (state === 'outdated') throw reason;
        return none;
      }
    },
    // Other tabs notify this one of what they write.
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
  });

/** Versions that the browser refused: they overlay the stored ones until the page is left. */
export const unsavedQuery = (scope: Scope) =>
  queryOptions<GoalVersions>({
    queryKey: ['unsaved versions', ...scope],
    queryFn: skipToken,
    gcTime: Infinity,
    structuralSharing: false,
  });

export function withChanges(versions: GoalVersions, changes: Changes): GoalVersions {
  if (changes.size === 0) return versions;
  const next = new Map(versions);
  for (const [id, version] of changes) {
    if (version === null) next.delete(id);
    else next.set(id, version);
  }
  return next;
}

export type VersionChange = {
  ids: readonly string[];
  /** Gives the changes of stored versions, null to give up. Every render calls it until it is written: it must be pure. */
  change: (stored: GoalVersions) => Changes | null;
};

/** Stored versions, overlaid by failed writes, then by pending changes. */
const shownOf = (stored: GoalVersions, unsaved: GoalVersions, pending: readonly VersionChange[]): GoalVersions =>
  pending.reduce((shown, { change }) => withChanges(shown, change(shown) ?? none), withChanges(stored, unsaved));

const pendingFilters = (scope: Scope) => ({ mutationKey: [...versionsKey, ...scope], status: 'pending' }) as const;

const variablesOf = ({ state }: { state: { variables: unknown } }) => state.variables as VersionChange;

/** The cached stored versions and failed writes of a pocket. */
export const readCached = (client: QueryClient, scope: Scope): { stored: GoalVersions; unsaved: GoalVersions } => ({
  stored: client.getQueryData(versionsQuery(scope).queryKey) ?? none,
  unsaved: client.getQueryData(unsavedQuery(scope).queryKey) ?? none,
});

export function useScope(audience: Audience, kind: GoalKind): Scope {
  const owner = useOwner();
  return useMemo(() => [owner, audience, kind], [owner, audience, kind]);
}

/** Exports and checks fail without the versions: the records alone would pass for the user's text. */
export class UnreadableVersions extends Error {}

/**
 * The signed-in user's versions of a pocket, by record key.
 * - `isReady`: before the first read it is unknown whether a record has one.
 * - `hasFailed`: also during `retry`, which resolves to whether it succeeded
 * - `whenReady`: resolves to what the page shows, once it is read; a failed read is repeated once.
 *   @throws UnreadableVersions
 */
export function useVersions(audience: Audience, kind: GoalKind) {
  const client = useQueryClient();
  const scope = useScope(audience, kind);
  const { data: stored, isError, isFetchedAfterMount, isFetching, refetch } = useQuery(versionsQuery(scope));
  const { data: unsaved = none } = useQuery(unsavedQuery(scope));
  const pending = useMutationState({ filters: pendingFilters(scope), select: variablesOf });
  const versions = useMemo(() => shownOf(stored ?? none, unsaved, pending), [stored, unsaved, pending]);
  const whenReady = useCallback(async (): Promise<GoalVersions> => {
    try {
      await client.query(versionsQuery(scope));
    } catch (reason) {
      throw new UnreadableVersions('Reading the stored versions failed.', { cause: reason });
    }
    // The cache is newer than the render.
    const { stored: now, unsaved: failed } = readCached(client, scope);
    return shownOf(now, failed, client.getMutationCache().findAll(pendingFilters(scope)).map(variablesOf));
  }, [client, scope]);
  return {
    versions,
    isReady: stored !== undefined,
    hasFailed: stored === undefined && (isError || isFetchedAfterMount),
    isRetrying: isFetching,
    retry: async () => (await refetch()).isSuccess,
    whenReady,
  };
}

/** Why this browser doesn't save, '' where it does. */
export const useStorageNotice = (): string => storageNotices[useQuery(storageStateQuery()).data ?? 'working'];
