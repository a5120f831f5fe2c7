import { mutationOptions, useMutation, type QueryClient } from '@tanstack/react-query';

import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import type { GoalKind } from '@/domain/goal-kind';
import { keeping, findStored, knownVersion } from '@/domain/merged-goal';
import type { GoalVersion, GoalVersions } from '@/domain/version';
import type { StorageState } from '@/domain/version-messages';
import { log } from '@/lib/log';
import { ownerOrTokenHash } from '@/session/owner';

import { removeDraft } from './drafts';
import { versionsKey } from './refresh';
import { notifyOtherTabs, type Scope } from './tabs';
import {
  readCached,
  storageStateQuery,
  unsavedQuery,
  useScope,
  withChanges,
  versionsQuery,
  type VersionChange,
} from './versions';

const none: GoalVersions = new Map();

/** A change of one record's version: null removes it, undefined gives up. */
export const recordChange = (
  record: GoalRecord,
  change: (stored: GoalVersion | undefined) => GoalVersion | null | undefined,
): VersionChange => ({
  ids: [record.key],
  change: (versions) => {
    const version = change(knownVersion(versions, record));
    return version === undefined ? null : keeping(versions, record, version);
  },
});

/**
 * Changes versions of a pocket in one transaction; the page shows the change at once. Gives the stored versions, and whether the
 * change gave up. Where the browser cannot write, the mutation fails and the page goes on showing the change.
 */
const changeVersions = (scope: Scope) =>
  mutationOptions({
    mutationKey: [...versionsKey, ...scope],
    mutationFn: async ({ ids, change }: VersionChange, { client }) => {
      try {
        const { stored, changes } = await write(client, scope, ids, (there) => {
          const { unsaved } = readCached(client, scope);
          return change(withChanges(there, new Map([...unsaved].filter(([id]) => ids.includes(id)))));
        });
        return { isRefused: changes === null, stored: withChanges(stored, changes ?? none) };
      } catch (reason) {
        const { stored, unsaved } = readCached(client, scope);
        const changes = change(withChanges(stored, unsaved)) ?? none;
        // A version that the browser did not remove is shown again.
        client.setQueryData(unsavedQuery(scope).queryKey, withChanges(unsaved, changes));
        const isGone = changes.size > 0 && [...changes].every(([id, version]) => version === null && !stored.has(id));
        if (isGone) return { isRefused: false, stored };
        client.setQueryData(storageStateQuery().queryKey, (reason as { state?: StorageState }).state ?? 'refused');
        throw reason;
      }
    },
    networkMode: 'always',
    meta: { logged: 'Storing a version in this browser failed.' },
  });

/** Writes, and updates the cache. @throws where the browser cannot write */
async function write(client: QueryClient, scope: Scope, ids: readonly string[], change: VersionChange['change']) {
  const query = versionsQuery(scope);
  // A first read in flight may predate the change.
  await client.query({ ...query, staleTime: 'static' }).catch(() => undefined);
  const { changeStored } = await import('./versions-db');
  const written = await changeStored(scope, ids, change);
  const { stored, changes } = written;
  const wasRefused = client.getQueryData(storageStateQuery().queryKey) === 'refused';
  // A page that is 'outdated' stays so.
  if (wasRefused) client.setQueryData(storageStateQuery().queryKey, 'working');
  if (client.getQueryData(query.queryKey) === undefined) {
    // After a failed read the other versions are unknown.
    await client.query({ ...query, staleTime: 0 }).catch(() => undefined);
  } else {
    const filters = { queryKey: query.queryKey, exact: true };
    const wasFetching = client.isFetching(filters) > 0;
    await client.cancelQueries(filters);
    const now = withChanges(stored, changes ?? none);
    const changed = new Map(ids.map((id) => [id, now.get(id) ?? null]));
    client.setQueryData(query.queryKey, (known = none) => withChanges(known, changed));
    if (wasFetching || wasRefused) void client.invalidateQueries({ ...filters, refetchType: 'all' });
  }
  const saved = new Map([...(changes ?? none)].map(([id]) => [id, null]));
  client.setQueryData(unsavedQuery(scope).queryKey, (unsaved = none) => withChanges(unsaved, saved));
  if (changes !== null) notifyOtherTabs([...versionsKey, ...scope]);
  return written;
}

/** The mutation for the signed-in user's versions of a pocket. */
export function useChangeVersions(audience: Audience, kind: GoalKind) {
  return useMutation(changeVersions(useScope(audience, kind)));
}

/** The draft name of the version editor. */
export const versionDraft = (audience: Audience, kind: GoalKind, id: string): string =>
  ['wording', audience, kind, id].join(' ');

/** The draft name of 'Close the quarter'. */
export const quartersDraft = (audience: Audience, kind: GoalKind, id: string): string =>
  ['quarters', audience, kind, id].join(' ');

/** Removes the drafts of a record's editors. */
export function removeVersionDrafts(audience: Audience, kind: GoalKind, id: string): void {
  removeDraft(versionDraft(audience, kind, id));
  removeDraft(quartersDraft(audience, kind, id));
}

/** Removes a deleted record's version and drafts, not the version of another record with its id (docs/product.md 7.19). */
export async function removeVersion(client: QueryClient, scope: Scope, record: GoalRecord): Promise<void> {
  const [owner, audience, kind] = scope;
  const { key } = record;
  // A sign-out has removed the drafts of other owners.
  if (owner === ownerOrTokenHash()) removeVersionDrafts(audience, kind, key);
  try {
    const { unsaved } = readCached(client, scope);
    await write(client, scope, [key], (stored) => {
      const { state } = findStored(withChanges(stored, unsaved), record);
      // Every change makes the other tabs refetch.
      return state === 'absent' || state === 'of another' ? null : new Map([[key, null]]);
    });
  } catch (reason) {
    log('Removing the version of a deleted record failed.', reason);
  }
}
