import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

import { audiences } from '@/domain/audience';
import { keysWithTexts, matchDrafts, type DraftedFor, type GoalLink } from '@/domain/drafted-for';
import type { GoalRecord } from '@/domain/goal';
import { ownerOrTokenHash } from '@/session/owner';
import { storedValues } from '@/session/storage';

import { draftedForKey } from './refresh';
import { notifyOtherTabs, type Scope } from './tabs';

const none: readonly DraftedFor[] = [];

const importDatabase = () => import('./drafted-for-db');

/** What this device keeps of an owner. It fails where the browser keeps nothing. */
export const draftedForQuery = (owner: string) =>
  queryOptions({
    queryKey: [...draftedForKey, owner],
    queryFn: async (): Promise<readonly DraftedFor[]> => {
      const { readKept } = await importDatabase();
      return readKept(owner, owner === ownerOrTokenHash() ? storedValues().email : null);
    },
    // Other tabs say when they have written.
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
  });

type Change = (stored: readonly DraftedFor[]) => readonly DraftedFor[];

/** Writes, and takes what is stored then into the cache. @throws where the browser cannot write */
async function write(client: QueryClient, owner: string, change: Change): Promise<void> {
  const { queryKey } = draftedForQuery(owner);
  const { changeKept } = await importDatabase();
  const { stored, hasChanged } = await changeKept(owner, change);
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, stored);
  if (!hasChanged) return;
  const { audience } = audiences.business;
  const kinds = new Set(stored.map(({ kind }) => kind));
  for (const kind of kinds) notifyOtherTabs({ scope: [owner, audience, kind] });
}

type Sent = Pick<DraftedFor, 'person' | 'kind' | 'role' | 'goal' | 'sentAt' | 'isUnanswered'> & {
  owner: string;
  /** The records of the kind before it was sent, newest first; undefined where they were not known. */
  before: readonly GoalRecord[] | undefined;
};

/** Whether an earlier draft got no answer and left no record, and is now sent again: both would wait for one record. */
const isReplacedBy = (sent: Omit<Sent, 'owner' | 'before'>, draft: DraftedFor): boolean =>
  draft.isUnanswered &&
  draft.record === null &&
  (['person', 'kind', 'role', 'goal'] as const).every((name) => draft[name] === sent[name]);

/** Keeps for whom a draft was sent. Where the browser cannot, the page knows it until it is left. */
export const keepDraftedFor = () =>
  mutationOptions({
    mutationKey: draftedForKey,
    mutationFn: async ({ owner, before, ...sent }: Sent, { client }) => {
      const after = before === undefined ? null : keysWithTexts(before, sent);
      const change: Change = (stored) => [
        // Whose the records of earlier drafts are is decided while all of them are there.
        ...matchDrafts(stored, sent.kind, before ?? []).filter((draft) => !isReplacedBy(sent, draft)),
        { ...sent, after, record: null, isByRole: false },
      ];
      try {
        await write(client, owner, change);
      } catch (reason) {
        const { queryKey } = draftedForQuery(owner);
        // A read under way would replace the change by what is stored.
        await client.cancelQueries({ queryKey, exact: true });
        client.setQueryData(queryKey, (known = none) => change(known));
        throw reason;
      }
    },
    networkMode: 'always',
    scope: { id: 'drafted for' },
    meta: { logged: 'Storing the person a goal was drafted for in this browser failed.' },
  });

/** Links saved goals to people; a goal that another tab has linked meanwhile stays with its person. Fails where the browser cannot write. */
export const linkGoals = () =>
  mutationOptions({
    mutationKey: draftedForKey,
    mutationFn: ({ owner, links }: { owner: string; links: readonly GoalLink[] }, { client }) =>
      write(client, owner, (stored) => {
        const linked = new Set(stored.map(({ kind, record }) => `${kind} ${record}`));
        const added = links.filter(({ record: { kind, key } }) => !linked.has(`${kind} ${key}`));
        return [...stored, ...added.map(draftOf)];
      }),
    networkMode: 'always',
    scope: { id: 'drafted for' },
    meta: { logged: 'Storing links between goals and people failed.' },
  });

const draftOf = ({ record, person, isByRole }: GoalLink): DraftedFor => {
  const { kind, role, goal, key, createdAt } = record;
  const sentAt = createdAt?.getTime() ?? 0;
  return { person, kind, role, goal, sentAt, after: null, record: key, isByRole, isUnanswered: false };
};

/**
 * Forgets a record that was deleted.
 * @param before the records of its pocket while it was there, newest first
 * @throws where the browser cannot write
 */
export async function forgetRecord(
  client: QueryClient,
  [owner, , kind]: Scope,
  key: string,
  before: readonly GoalRecord[],
): Promise<void> {
  await write(client, owner, (stored) => {
    const matched = matchDrafts(stored, kind, before);
    const left = matched.filter((draft) => draft.kind !== kind || draft.record !== key);
    return left.length === matched.length ? matched : left;
  });
}
