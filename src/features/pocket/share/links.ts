import { fragmentOf } from '@/components/goal/shared-goals';
import { localDay } from '@/lib/dates';

import type { TakenGoal } from './taken';

/** A link to goals, and the same with their notes; null where there is too much in it to be opened. */
export type Links = { bare: string | null; withNote: string | null };

/** @param page the address of the page that shows what is in a link */
export async function linksOf(taken: readonly TakenGoal[], page: string): Promise<Links> {
  const day = localDay(new Date());
  const linkOf = async (hasNote: boolean) => {
    const goals = taken.map(({ goal }) => (hasNote ? goal : { ...goal, note: '' }));
    const fragment = await fragmentOf({ day, goals });
    return fragment === null ? null : `${page}#${fragment}`;
  };
  const [bare, withNote] = await Promise.all([linkOf(false), linkOf(true)]);
  return { bare, withNote };
}
