import { keptDrafts } from '@/device/drafted-for';
import { changeOwn } from '@/device/kept';
import { noteVisit } from '@/device/last-visit';
import type { DraftedFor } from '@/domain/drafted-for';
import { ownerOrTokenHash } from '@/session/owner';

import { db } from '../../mock-api/node.ts';

/** Stores drafts in place of all others. */
async function storeDrafts(drafts: readonly DraftedFor[]): Promise<void> {
  await changeOwn(keptDrafts(ownerOrTokenHash()), () => drafts);
}

/**
 * Stores for whom records were drafted, like another tab: the goals of records by the IDs of their people.
 * @param isByRole whether only the order of sending told them apart
 */
export async function storeDraftedFor(people: Record<string, readonly string[]>, isByRole = false): Promise<void> {
  const drafts = Object.entries(people).flatMap(([person, goals]) =>
    goals.map((goal, index) => {
      const record = db.tables.goals.find((each) => each.goal === goal);
      if (record === undefined) throw new Error(`There is no record of ${goal}.`);
      const { id, kind, role } = record;
      const known = { after: null, record: id, isByRole, isUnanswered: false };
      return { person, kind, role, goal, sentAt: index, ...known };
    }),
  );
  await storeDrafts(drafts);
}

/** Stores that the signed-in person was here. */
export const storeVisit = (time: Date) => noteVisit(ownerOrTokenHash(), time.getTime());
