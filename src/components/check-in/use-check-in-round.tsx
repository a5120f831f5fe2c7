import { useState, type ReactNode } from 'react';

import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { titleAfterRemoval } from '@/ui/focus';
import { lazyOverlay } from '@/ui/lazy';
import { useParameters } from '@/ui/use-view-state';

const CheckInRound = lazyOverlay(async () => (await import('./check-in-round')).CheckInRound);

const name = 'check-in';

/**
 * The round of check-ins, to be rendered where it stays while goals get their check-ins. The address says that it is open,
 * so a reload continues with the goals that still wait.
 * - `waiting`: the goals to ask about, in order; undefined until they are known
 * - `checkIn`: opens the round
 */
export function useCheckInRound(
  audience: Audience,
  waiting: readonly GoalRecord[] | undefined,
): { checkIn: () => void; round: ReactNode } {
  const { get, set } = useParameters<'view'>();
  const isOpen = get('view') === name;
  // The goals that waited when it was opened.
  const [asked, setAsked] = useState<readonly GoalRecord[]>();
  if (isOpen && asked === undefined && waiting) setAsked(waiting);
  if (!isOpen && asked) setAsked(undefined);
  const round = isOpen && asked && asked.length > 0 && (
    // The button that opened it is removed with the last goal that waited.
    <div ref={titleAfterRemoval} className="contents">
      <CheckInRound audience={audience} records={asked} onClose={() => set('view', null)} />
    </div>
  );
  function checkIn(): void {
    setAsked(waiting);
    set('view', name, { adds: true });
  }
  return { checkIn, round };
}
