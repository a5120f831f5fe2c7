import { queryOptions } from '@tanstack/react-query';

import { draftedForName } from '@/session/storage';

import { withStore } from './kept';

/** A visit ends this long after its last sign, in milliseconds. */
const visitEndsAfterMs = 30 * 60_000;

const timeIn = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

/**
 * Stores this visit.
 * @param now in milliseconds since 1970
 * @returns the last sign of the visit before; null for the first visit, and where the stored value is unreadable
 */
export function noteVisit(owner: string, now: number): Promise<number | null> {
  return withStore(draftedForName, 'readwrite', async (store) => {
    const stored: unknown = await store.get(['visit', owner]);
    const { latest, before } = (stored ?? {}) as Record<string, unknown>;
    const last = timeIn(latest);
    // A newer version of this page may have written the value: it stays.
    if (stored !== undefined && last === null) return null;
    const earlier = last !== null && Math.abs(now - last) > visitEndsAfterMs ? last : timeIn(before);
    await store.put({ latest: now, before: earlier }, ['visit', owner]);
    return earlier;
  });
}

/** Time of the last visit in milliseconds, null for the first (docs/product.md 8.20). Reading it stores this visit. */
export const lastVisitQuery = (owner: string) =>
  queryOptions({
    queryKey: ['last visit', owner],
    queryFn: () => noteVisit(owner, Date.now()),
    // Every opening of the overview counts as a visit.
    staleTime: 0,
    networkMode: 'always',
  });
