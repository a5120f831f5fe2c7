import { readDraftedFor, storedDrafts, type DraftedFor } from '@/domain/drafted-for';
import { draftedForName } from '@/session/storage';

import { changeOwn, readOwn, withStore, type Form, type Key } from './kept-store';

/* What was drafted for whom, and when its owner was here: an entry each per owner (docs/decisions/0047). */

const draftsOf = (owner: string): Key => ['drafts', owner];

const form: Form<readonly DraftedFor[]> = {
  read: readDraftedFor,
  write: storedDrafts,
  join: (one, other) => [...one, ...other],
};

/** Reads what an owner's drafts were for. @param email of the owner, null where it is unknown */
export const readKept = (owner: string, email: string | null): Promise<readonly DraftedFor[]> =>
  readOwn(draftedForName, draftsOf(owner), email, form);

/** Changes an owner's drafts, as `changeOwn` does. */
export const changeKept = (
  owner: string,
  change: (stored: readonly DraftedFor[]) => readonly DraftedFor[],
): Promise<{ stored: readonly DraftedFor[]; hasChanged: boolean }> =>
  changeOwn(draftedForName, draftsOf(owner), form, change);

/** Without a sign of its owner for so long a visit has ended, in milliseconds. */
const visitEndsAfterMs = 30 * 60_000;

const timeIn = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

/**
 * Notes that its owner is here.
 * @param now in milliseconds since 1970
 * @returns when the visit before this one was seen last; null for the first one, and where the stored value is unreadable
 */
export async function noteVisit(owner: string, now: number): Promise<number | null> {
  return withStore(draftedForName, 'readwrite', async (store) => {
    const key: Key = ['visit', owner];
    const stored: unknown = await store.get(key);
    const { latest, before } = (stored ?? {}) as Record<string, unknown>;
    const last = timeIn(latest);
    // A newer version of this page may have written the value: it stays.
    if (stored !== undefined && last === null) return null;
    const earlier = last !== null && Math.abs(now - last) > visitEndsAfterMs ? last : timeIn(before);
    await store.put({ latest: now, before: earlier }, key);
    return earlier;
  });
}
