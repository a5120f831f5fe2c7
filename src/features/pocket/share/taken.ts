import { useState } from 'react';

import { exportedGoal, type ExportedGoal } from '@/components/goal/exported-goal';
import type { Pocket } from '@/components/goal/use-pocket-goals';
import type { GoalRecord } from '@/domain/goal';
import { versionMessages } from '@/domain/version-messages';
import { log } from '@/lib/log';
import { notify } from '@/ui/toast';

/** A record to share, in its person's version if there is one. */
export type TakenGoal = { record: GoalRecord; goal: ExportedGoal };

/** The records that Share is open for, with own versions, so that copying needs no read within the press; null when closed. */
export function useTaken(whenReady: Pocket['whenReady']) {
  const [taken, setTaken] = useState<readonly TakenGoal[] | null>(null);
  const [isOpening, setOpening] = useState(false);

  /** @returns whether Share is open; else a toast says why not */
  async function open(records: readonly GoalRecord[]): Promise<boolean> {
    setOpening(true);
    try {
      const goals = await whenReady();
      setTaken(records.map((record) => ({ record, goal: exportedGoal(record, goals) })));
      return true;
    } catch (reason) {
      log('Sharing records failed.', reason);
      notify.error(versionMessages.unreadable);
      return false;
    } finally {
      setOpening(false);
    }
  }

  return { taken, isOpening, open, close: () => setTaken(null) };
}
