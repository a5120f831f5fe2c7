import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import {
  keysWithTexts,
  matchDrafts,
  readDraftedFor,
  storedDrafts,
  type DraftedFor,
  type GoalLink,
} from '@/domain/drafted-for';
import type { GoalRecord } from '@/domain/goal';
import { draftedForName } from '@/session/storage';

import { changeKept, keptQuery, type Kept } from './kept';
import { draftedForKey } from './refresh';
import type { Scope } from './tabs';

/* For whom goals were drafted, a stored value per owner (docs/decisions/0047). */

export const keptDrafts = (owner: string): Kept<readonly DraftedFor[]> => ({
  database: draftedForName,
  key: ['drafts', owner],
  form: { read: readDraftedFor, write: storedDrafts },
  queryKey: [...draftedForKey, owner],
});

/** An owner's drafts. The query fails where the browser stores nothing. */
export const draftedForQuery = (owner: string) => keptQuery(keptDrafts(owner));

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

/** Stores for whom a draft was sent. */
export const keepDraftedFor = () =>
  mutationOptions({
    mutationKey: draftedForKey,
    mutationFn: ({ owner, before, ...sent }: Sent, { client }) => {
      const after = before === undefined ? null : keysWithTexts(before, sent);
      return changeKept(client, keptDrafts(owner), (stored) => [
        // Earlier drafts find their records while all of these are there.
        ...matchDrafts(stored, sent.kind, before ?? []).filter((draft) => !isReplacedBy(sent, draft)),
        { ...sent, after, record: null, isByRole: false },
      ]);
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
      changeKept(client, keptDrafts(owner), (stored) => {
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
  await changeKept(client, keptDrafts(owner), (stored) => {
    const matched = matchDrafts(stored, kind, before);
    const left = matched.filter((draft) => draft.kind !== kind || draft.record !== key);
    return left.length === matched.length ? matched : left;
  });
}
