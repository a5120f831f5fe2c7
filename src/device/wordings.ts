import { queryOptions, skipToken, useQuery, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import type { Keeping, Wording, Wordings } from '@/domain/wording';
import { log } from '@/lib/log';
import { ownerOrTokenHash } from '@/session/owner';
import { onStoredChange, storedValues } from '@/session/storage';

import { removeDraft } from './drafts';
import { onOtherTabs, tellOtherTabs, type Scope } from './tabs';
import type { Changes } from './wordings-db';

/*
 * A person's own wordings (docs/product.md 5.11 and 7.19): what this device keeps is one query of each pocket, and what this
 * page has changed and could not store yet, or at all, another one that hides it.
 */

// Loaded beside the page.
const loadDatabase = () => import('./wordings-db');

const none: Wordings = new Map();

const scopeOf = (audience: Audience, kind: GoalKind, owner = ownerOrTokenHash()): Scope => [owner, audience, kind];

const keyOf = ([owner, ...pocket]: Scope) => [owner, 'wordings', ...pocket] as const;

const keepingKey = ['keeping'] as const;

const keepingQuery = () => queryOptions<Keeping>({ queryKey: keepingKey, queryFn: skipToken, gcTime: Infinity });

/**
 * The wordings that this device keeps of a pocket, of whoever is signed in now. It fails where they cannot be read; a
 * browser that keeps nothing has none.
 */
function wordingsQuery(scope: Scope) {
  return queryOptions<Wordings>({
    queryKey: keyOf(scope),
    queryFn: async ({ client }) => {
      const { readWordings, whenOutdated, DatabaseRefused } = await loadDatabase();
      whenOutdated(() => client.setQueryData<Keeping>(keepingKey, 'outdated'));
      try {
        // Only an owner who is still signed in finds what they kept under an earlier fingerprint.
        return await readWordings(scope, scope[0] === ownerOrTokenHash() ? storedValues().email : null);
      } catch (reason) {
        log('What is kept on this device could not be read.', reason);
        if (!(reason instanceof DatabaseRefused)) throw reason;
        client.setQueryData(keepingKey, reason.state);
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
}

/** What this page has changed: what is being written, and what could not be. */
type Unwritten = {
  pending: ReadonlyMap<string, Wording | null>;
  failed: Wordings;
};

const nothingUnwritten: Unwritten = { pending: none, failed: none };

const unwrittenQuery = (scope: Scope) =>
  queryOptions<Unwritten>({
    queryKey: [...keyOf(scope), 'unwritten'],
    queryFn: skipToken,
    staleTime: Infinity,
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

/** What the page shows. */
const shownOf = (stored: Wordings, { pending, failed }: Unwritten): Wordings =>
  withChanges(withChanges(stored, failed), pending);

function unwrittenOf(queries: QueryClient, scope: Scope): Unwritten {
  return queries.getQueryData(unwrittenQuery(scope).queryKey) ?? nothingUnwritten;
}

function setUnwritten(
  queries: QueryClient,
  scope: Scope,
  change: (unwritten: { pending: Map<string, Wording | null>; failed: Map<string, Wording> }) => void,
): void {
  const { pending, failed } = unwrittenOf(queries, scope);
  const next = { pending: new Map(pending), failed: new Map(failed) };
  change(next);
  queries.setQueryData(unwrittenQuery(scope).queryKey, next);
}

/** Thrown to whoever needs wordings that cannot be read: the records alone would pass for what the person wrote. */
export class UnreadWordings extends Error {}

/**
 * The signed-in person's own wordings of a pocket, by the keys of its records.
 * - `isReady`: whether they were read. Before that nobody knows whether a record has one.
 * - `whenReady`: resolves to what the page shows, once they were read. Tries again where that has failed, and throws
 *   UnreadWordings where it fails again
 */
export function useWordings(audience: Audience, kind: GoalKind) {
  const queries = useQueryClient();
  const owner = useSyncExternalStore(onStoredChange, ownerOrTokenHash);
  const scope = useMemo(() => scopeOf(audience, kind, owner), [audience, kind, owner]);
  const { data: stored } = useQuery(wordingsQuery(scope));
  const { data: unwritten = nothingUnwritten } = useQuery(unwrittenQuery(scope));
  const wordings = useMemo(() => shownOf(stored ?? none, unwritten), [stored, unwritten]);
  const whenReady = useCallback(async (): Promise<Wordings> => {
    try {
      return shownOf(
        await queries.query({ ...wordingsQuery(scope), staleTime: 'static' }),
        unwrittenOf(queries, scope),
      );
    } catch (reason) {
      throw new UnreadWordings('The wordings could not be read.', { cause: reason });
    }
  }, [queries, scope]);
  return { wordings, isReady: stored !== undefined, whenReady };
}

/** How this browser keeps wordings, as far as is known: refused after it did not let one be read or written. */
export function useKeeping(): Keeping {
  return useQuery(keepingQuery()).data ?? 'kept';
}

export type OwnWordings = ReturnType<typeof useWordings>;

/** Whose wordings of which pocket are changed; of whoever is signed in unless it says otherwise. */
type Pocket = { audience: Audience; kind: GoalKind; owner?: string };

/** How a change ended: written, shown on this page only, or given up for what was stored meanwhile. */
type Outcome<T> = { end: 'kept' | 'unkept' | 'refused'; stored: T };

/**
 * Changes wordings of a pocket. The page shows it at once; what is stored is read and written in one transaction, so that
 * nothing that another tab has written is overwritten unseen.
 * @param ids of the records that may be changed
 * @param change gets what is stored of them and gives what is to be written, null to give up. Called for the page with what
 * it shows, and once more at the moment of writing.
 */
export async function changeWordings(
  queries: QueryClient,
  { audience, kind, owner }: Pocket,
  ids: readonly string[],
  change: (stored: Wordings) => Changes | null,
): Promise<Outcome<Wordings>> {
  const scope = scopeOf(audience, kind, owner);
  const query = wordingsQuery(scope);
  const known = () => queries.getQueryData(query.queryKey);
  const early: Changes = change(shownOf(known() ?? none, unwrittenOf(queries, scope))) ?? none;
  setUnwritten(queries, scope, ({ pending }) => {
    for (const [id, wording] of early) pending.set(id, wording);
  });
  /** Takes out what was shown early, unless it was changed once more. */
  const settle = (pending: Map<string, Wording | null>) => {
    for (const [id, wording] of early) if (pending.get(id) === wording) pending.delete(id);
  };
  try {
    // A read that began before the change would be taken for what is stored after it.
    if (known() === undefined) await queries.query({ ...query, staleTime: 'static' }).catch(() => undefined);
    const database = await loadDatabase();
    const { stored, changes } = await database.changeWordings(scope, ids, (there) => {
      // What could not be written hides what is stored.
      const { failed } = unwrittenOf(queries, scope);
      return change(withChanges(there, new Map([...failed].filter(([id]) => ids.includes(id)))));
    });
    const now = withChanges(stored, changes ?? none);
    await setStored(queries, scope, new Map(ids.map((id) => [id, now.get(id) ?? null])));
    setUnwritten(queries, scope, ({ pending, failed }) => {
      settle(pending);
      for (const [id] of changes ?? none) failed.delete(id);
    });
    // The last write of an outdated page does not make it current.
    queries.setQueryData<Keeping>(keepingKey, (before) => (before === 'outdated' ? before : 'kept'));
    if (changes !== null) tellOtherTabs({ scope });
    return { end: changes === null ? 'refused' : 'kept', stored: now };
  } catch (reason) {
    log('A wording could not be kept on this device.', reason);
    queries.setQueryData(keepingKey, (reason as { state?: Keeping }).state ?? 'refused');
    setUnwritten(queries, scope, ({ pending, failed }) => {
      settle(pending);
      for (const [id, wording] of early) {
        // What could not be removed is shown again, so that this can be tried again.
        if (wording === null) failed.delete(id);
        else failed.set(id, wording);
      }
    });
    const stored = known() ?? none;
    // What was never stored is gone with the page's own.
    const isGone = early.size > 0 && [...early].every(([id, wording]) => wording === null && !stored.has(id));
    return { end: isGone ? 'kept' : 'unkept', stored };
  }
}

/** Takes into the cache what is stored now of some records. */
async function setStored(queries: QueryClient, scope: Scope, changes: Changes): Promise<void> {
  const query = wordingsQuery(scope);
  const filters = { queryKey: query.queryKey, exact: true };
  // Where nothing could be read before, the others are not known.
  if (queries.getQueryData(query.queryKey) === undefined) {
    await queries.query({ ...query, staleTime: 0 }).catch(() => undefined);
    return;
  }
  const wasFetching = queries.isFetching(filters) > 0;
  const wasRefused = queries.getQueryData(keepingKey) === 'refused';
  // It may have been read before the change.
  await queries.cancelQueries(filters);
  queries.setQueryData(query.queryKey, (known) => withChanges(known ?? none, changes));
  if (wasFetching || wasRefused) void queries.invalidateQueries({ ...filters, refetchType: 'all' });
}

/** The same for one record. @param change undefined to give up */
export async function changeWording(
  queries: QueryClient,
  pocket: Pocket,
  id: string,
  change: (stored: Wording | undefined) => Wording | null | undefined,
): Promise<Outcome<Wording | undefined>> {
  const { end, stored } = await changeWordings(queries, pocket, [id], (wordings) => {
    const wording = change(wordings.get(id));
    return wording === undefined ? null : new Map([[id, wording]]);
  });
  return { end, stored: stored.get(id) };
}

/** The name of the draft of a wording that is being edited. */
export const wordingDraft = (audience: Audience, kind: GoalKind, id: string): string =>
  ['wording', audience, kind, id].join(' ');

/** Removes the wording of a record with its draft. @returns whether it is removed */
export async function discardWording(queries: QueryClient, pocket: Pocket, id: string): Promise<boolean> {
  const { audience, kind, owner = ownerOrTokenHash() } = pocket;
  // The drafts of anybody else are gone by now.
  if (owner === ownerOrTokenHash()) removeDraft(wordingDraft(audience, kind, id));
  const { end } = await changeWording(queries, pocket, id, () => null);
  return end === 'kept';
}

/**
 * Reads the wordings again that another tab has written, and all of them when the page comes back from the browser's cache.
 * @returns the function that ends it
 */
export function watchWordings(queries: QueryClient): () => void {
  return onOtherTabs((message) => {
    const written = message && keyOf(message.scope);
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[1] === 'wordings' &&
      queryKey.length === 4 &&
      (written?.every((part, at) => queryKey[at] === part) ?? true);
    const readAgain = () => queries.invalidateQueries({ predicate, refetchType: 'all' });
    // A first read is not begun anew, and may have begun before that was written.
    const isFirst = (query: Query) => predicate(query) && query.state.data === undefined;
    if (queries.isFetching({ predicate: isFirst }) > 0) void readAgain().then(readAgain);
    else void readAgain();
  });
}
