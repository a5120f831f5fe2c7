import {
  mutationOptions,
  queryOptions,
  skipToken,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import type { StorageState, Wording, Wordings } from '@/domain/wording';
import { log } from '@/lib/log';
import { ownerOrTokenHash } from '@/session/owner';
import { onStoredChange, storedValues } from '@/session/storage';

import { removeDraft } from './drafts';
import { tellOtherTabs, type Scope } from './tabs';
import type { Changes } from './wordings-db';

/*
 * A person's own wordings (docs/product.md 5.11 and 7.19): a query of what this device keeps of a pocket, and the mutation
 * that changes it. What is being written shows as the pending mutation, what could not be written waits in the cache.
 */

const none: Wordings = new Map();

/** Whether this browser keeps wordings, as far as is known: it is refused after one could not be read or written. */
const storageStateQuery = () =>
  queryOptions<StorageState>({ queryKey: ['storage state'], queryFn: skipToken, gcTime: Infinity });

/** The database; its code is loaded beside the page. */
const databaseQuery = () =>
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

/**
 * The wordings that this device keeps of a pocket, by the keys of its records. It fails where they cannot be read; a browser
 * that keeps nothing has none.
 */
const wordingsQuery = (scope: Scope) =>
  queryOptions<Wordings>({
    queryKey: ['wordings', ...scope],
    queryFn: async ({ client }) => {
      const { database, DatabaseRefused } = await client.query(databaseQuery());
      try {
        // Only an owner who is still signed in finds what they kept under an earlier fingerprint.
        return await database.read(scope, scope[0] === ownerOrTokenHash() ? storedValues().email : null);
      } catch (reason) {
        log('What is kept on this device could not be read.', reason);
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
const unsavedQuery = (scope: Scope) =>
  queryOptions<Wordings>({
    queryKey: ['unsaved wordings', ...scope],
    queryFn: skipToken,
    gcTime: Infinity,
    structuralSharing: false,
  });

/** Wordings with changes to them. */
function withChanges(wordings: Wordings, changes: Changes): Wordings {
  if (changes.size === 0) return wordings;
  const next = new Map(wordings);
  for (const [id, wording] of changes) {
    if (wording === null) next.delete(id);
    else next.set(id, wording);
  }
  return next;
}

/** A change of wordings. */
type WordingChange = {
  /** Of the records that may be changed. */
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

const pendingFilters = (scope: Scope) => ({ mutationKey: ['wordings', ...scope], status: 'pending' }) as const;

const variablesOf = ({ state }: { state: { variables: unknown } }) => state.variables as WordingChange;

/** What is stored of a pocket, as far as it is known, and what could not be. */
const cachedOf = (client: QueryClient, scope: Scope): { stored: Wordings; unsaved: Wordings } => ({
  stored: client.getQueryData(wordingsQuery(scope).queryKey) ?? none,
  unsaved: client.getQueryData(unsavedQuery(scope).queryKey) ?? none,
});

function useScope(audience: Audience, kind: GoalKind): Scope {
  const owner = useSyncExternalStore(onStoredChange, ownerOrTokenHash);
  return useMemo(() => [owner, audience, kind], [owner, audience, kind]);
}

/** Thrown to whoever needs wordings that cannot be read: the records alone would pass for what the person wrote. */
export class UnreadWordings extends Error {}

/**
 * The signed-in person's own wordings of a pocket, by the keys of its records.
 * - `isReady`: whether they were read. Before that nobody knows whether a record has one.
 * - `hasFailed`: whether they could not be read, also during `retry`, which resolves to whether it succeeded
 * - `whenReady`: resolves to what the page shows, once they were read. Tries again where that has failed, and throws
 *   UnreadWordings where it fails again
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
      await client.query({ ...wordingsQuery(scope), staleTime: 'static' });
    } catch (reason) {
      throw new UnreadWordings('The wordings could not be read.', { cause: reason });
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

/** The same for one record. @param change gives null to remove its wording, undefined to give up */
export const changeOf = (
  id: string,
  change: (stored: Wording | undefined) => Wording | null | undefined,
): WordingChange => ({
  ids: [id],
  change: (wordings) => {
    const wording = change(wordings.get(id));
    return wording === undefined ? null : new Map([[id, wording]]);
  },
});

/**
 * Changes wordings of a pocket: the page shows it at once. What is stored is read and written in one transaction, so that
 * nothing that another tab has written is overwritten unseen. Gives what is stored then, and whether the change was given up
 * for what was stored meanwhile; fails where the browser cannot write, and the page goes on showing it.
 */
const changeWordings = (scope: Scope) =>
  mutationOptions({
    mutationKey: ['wordings', ...scope],
    mutationFn: async ({ ids, change }: WordingChange, { client }) => {
      try {
        const { stored, changes } = await write(client, scope, ids, (there) => {
          const { unsaved } = cachedOf(client, scope);
          return change(withChanges(there, new Map([...unsaved].filter(([id]) => ids.includes(id)))));
        });
        return { isRefused: changes === null, stored: withChanges(stored, changes ?? none) };
      } catch (reason) {
        const { stored, unsaved } = cachedOf(client, scope);
        const changes = change(withChanges(stored, unsaved)) ?? none;
        // What could not be removed is shown again, so that this can be tried again.
        client.setQueryData(unsavedQuery(scope).queryKey, withChanges(unsaved, changes));
        // What was never stored is gone with the page's own.
        const isGone = changes.size > 0 && [...changes].every(([id, wording]) => wording === null && !stored.has(id));
        if (isGone) return { isRefused: false, stored };
        client.setQueryData(storageStateQuery().queryKey, (reason as { state?: StorageState }).state ?? 'refused');
        throw reason;
      }
    },
    networkMode: 'always',
    meta: { logged: 'A wording could not be kept on this device.' },
  });

/** Writes into the database, and takes what is stored then into the cache. @throws where the browser cannot write */
async function write(client: QueryClient, scope: Scope, ids: readonly string[], change: WordingChange['change']) {
  const query = wordingsQuery(scope);
  // A first read that began before the change would be taken for what is stored after it.
  await client.query({ ...query, staleTime: 'static' }).catch(() => undefined);
  const { database } = await client.query(databaseQuery());
  const written = await database.change(scope, ids, change);
  const { stored, changes } = written;
  const wasRefused = client.getQueryData(storageStateQuery().queryKey) === 'refused';
  // The last write of an outdated page does not make it current.
  if (wasRefused) client.setQueryData(storageStateQuery().queryKey, 'working');
  if (client.getQueryData(query.queryKey) === undefined) {
    // Nothing could be read before: the others are not known.
    await client.query({ ...query, staleTime: 0 }).catch(() => undefined);
  } else {
    const filters = { queryKey: query.queryKey, exact: true };
    const wasFetching = client.isFetching(filters) > 0;
    // It may have been read before the change.
    await client.cancelQueries(filters);
    const now = withChanges(stored, changes ?? none);
    const changed = new Map(ids.map((id) => [id, now.get(id) ?? null]));
    client.setQueryData(query.queryKey, (known = none) => withChanges(known, changed));
    if (wasFetching || wasRefused) void client.invalidateQueries({ ...filters, refetchType: 'all' });
  }
  const saved = new Map([...(changes ?? none)].map(([id]) => [id, null]));
  client.setQueryData(unsavedQuery(scope).queryKey, (unsaved = none) => withChanges(unsaved, saved));
  if (changes !== null) tellOtherTabs({ scope });
  return written;
}

/** The mutation for the signed-in person's wordings of a pocket. */
export function useChangeWordings(audience: Audience, kind: GoalKind) {
  return useMutation(changeWordings(useScope(audience, kind)));
}

/** The name of the draft of a wording that is being edited. */
export const wordingDraft = (audience: Audience, kind: GoalKind, id: string): string =>
  ['wording', audience, kind, id].join(' ');

/** Removes the wording of a record that was deleted, with its draft. What cannot be removed stays, and is shown nowhere. */
export async function removeWording(client: QueryClient, scope: Scope, id: string): Promise<void> {
  const [owner, audience, kind] = scope;
  // The drafts of anybody else are gone by now.
  if (owner === ownerOrTokenHash()) removeDraft(wordingDraft(audience, kind, id));
  try {
    // Most records have none, and every message makes the other tabs read again.
    const { unsaved } = cachedOf(client, scope);
    await write(client, scope, [id], (stored) => (stored.has(id) || unsaved.has(id) ? new Map([[id, null]]) : null));
  } catch (reason) {
    log('The wording of a deleted record could not be removed.', reason);
  }
}

/**
 * Reads wordings again that another tab has written.
 * @param scope of the pocket; those of all pockets without it
 */
export async function refreshWordings(client: QueryClient, scope?: Scope): Promise<void> {
  const filters = { queryKey: ['wordings', ...(scope ?? [])], refetchType: 'all' } as const;
  const isFirstRead = client.isFetching({ ...filters, predicate: ({ state }) => state.data === undefined }) > 0;
  await client.invalidateQueries(filters);
  // A first read is not started again, and may have started before that was written.
  if (isFirstRead) await client.invalidateQueries(filters);
}

/** Reads wordings again that were read while nobody listened to other tabs, as on a public page. */
export async function refreshReadWordings(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    queryKey: ['wordings'],
    predicate: ({ state }) => state.data !== undefined,
    refetchType: 'all',
  });
}
