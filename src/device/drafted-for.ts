import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

import { audiences } from '@/domain/audience';
import {
  keysWithTexts,
  matchDrafts,
  readDraftedFor,
  storedDrafts,
  type DraftedFor,
  type GoalLink,
} from '@/domain/drafted-for';
import type { GoalRecord } from '@/domain/goal';
import { ownerOrTokenHash } from '@/session/owner';
import { draftedForName, storedValues } from '@/session/storage';

import type { Form } from './kept-store';
import { draftedForKey } from './refresh';
import { notifyOtherTabs, type Scope } from './tabs';

const none: readonly DraftedFor[] = [];

/* For whom goals were drafted, a stored value per owner (docs/decisions/0047). */

export const form: Form<readonly DraftedFor[]> = {
  read: readDraftedFor,
  write: storedDrafts,
  join: (one, other) => [...one, ...other],
};

/** Reads an owner's drafts. @param email of the owner, null where it is unknown @throws where the browser cannot read */
export async function readDrafts(owner: string, email: string | null): Promise<readonly DraftedFor[]> {
  const { readOwn } = await import('./kept-store');
  return readOwn(draftedForName, ['drafts', owner], email, form);
}

type Change = (stored: readonly DraftedFor[]) => readonly DraftedFor[];

/** Changes an owner's drafts in one transaction. @throws where the browser cannot write */
export async function changeDrafts(owner: string, change: Change) {
  const { changeOwn } = await import('./kept-store');
  return changeOwn(draftedForName, ['drafts', owner], form, change);
}

/** An owner's drafts. The query fails where the browser stores nothing. */
export const draftedForQuery = (owner: string) =>
  queryOptions({
    queryKey: [...draftedForKey, owner],
    queryFn: () => readDrafts(owner, owner === ownerOrTokenHash() ? storedValues().email : null),
    // Other tabs notify this one of what they write.
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
  });

/** Writes, and updates the cache. @throws where the browser cannot write */
async function write(client: QueryClient, owner: string, change: Change): Promise<void> {
  const { queryKey } = draftedForQuery(owner);
  const { stored, hasChanged } = await changeDrafts(owner, change);
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, stored);
  if (!hasChanged) return;
  const { audience } = audiences.business;
  const kinds = new Set(stored.map(({ kind }) => kind));
  for (const kind of kinds) notifyOtherTabs({ scope: [owner, audience, kind] });
}

type Sent = Pick<DraftedFor, 'person' | 'kind' | 'role' | 'goal' | 'sentAt' | 'isUnanswered'> & {
  owner: string;
  /** The records of the kind before it was sent, newest first; undefined where the list was not known. */
  before: readonly GoalRecord[] | undefined;
};

/** Whether an unanswered draft without a record is sent again: both would wait for one record. */
const isReplacedBy = (sent: Omit<Sent, 'owner' | 'before'>, draft: DraftedFor): boolean =>
  draft.isUnanswered &&
  draft.record === null &&
  (['person', 'kind', 'role', 'goal'] as const).every((name) => draft[name] === sent[name]);

/** Stores for whom a draft was sent. Where the browser cannot write, the cache has it until the page is left. */
export const keepDraftedFor = () =>
  mutationOptions({
    mutationKey: draftedForKey,
    mutationFn: async ({ owner, before, ...sent }: Sent, { client }) => {
      const after = before === undefined ? null : keysWithTexts(before, sent);
      const change: Change = (stored) => [
        // Earlier drafts find their records while all of these are there.
        ...matchDrafts(stored, sent.kind, before ?? []).filter((draft) => !isReplacedBy(sent, draft)),
        { ...sent, after, record: null, isByRole: false },
      ];
      try {
        await write(client, owner, change);
      } catch (reason) {
        const { queryKey } = draftedForQuery(owner);
        // A read in flight would undo the change.
        await client.cancelQueries({ queryKey, exact: true });
        client.setQueryData(queryKey, (known = none) => change(known));
        throw reason;
      }
    },
    networkMode: 'always',
    scope: { id: 'drafted for' },
    meta: { logged: 'Storing the person a goal was drafted for in this browser failed.' },
  });

/** Links saved goals to people; a goal that another tab has linked meanwhile stays with its person. */
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

/** The draft that a link stands for. */
export const draftOf = ({ record, person, isByRole }: GoalLink): DraftedFor => {
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
