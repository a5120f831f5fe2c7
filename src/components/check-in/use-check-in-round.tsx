import { useState, type ReactNode } from 'react';

import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { titleAfterRemoval } from '@/ui/focus';
import { lazyOverlay } from '@/ui/lazy';

const CheckInRound = lazyOverlay(async () => (await import('./check-in-round')).CheckInRound);

/**
 * The round of check-ins, to be rendered where it stays while the goals it was opened with get their check-ins.
 * - `checkIn` opens it with the goals to ask about, in order
 */
export function useCheckInRound(audience: Audience): {
  checkIn: (records: readonly GoalRecord[]) => void;
  round: ReactNode;
} {
  const [asked, setAsked] = useState<readonly GoalRecord[]>([]);
  const round = asked.length > 0 && (
    // The button that opened it is removed with the last goal that waited.
    <div ref={titleAfterRemoval} className="contents">
      <CheckInRound audience={audience} records={asked} onClose={() => setAsked([])} />
    </div>
  );
  return { checkIn: setAsked, round };
}
