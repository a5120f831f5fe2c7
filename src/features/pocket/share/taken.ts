import { useState } from 'react';

import { exportedGoal, type ExportedGoal } from '@/components/goal/exported-goal';
import type { Pocket } from '@/components/goal/use-pocket-goals';
import type { GoalRecord } from '@/domain/goal';
import { wordingMessages } from '@/domain/wording-messages';
import { log } from '@/lib/log';
import { notify } from '@/ui/toast';

/** A record that is taken elsewhere, in its person's own wording where there is one. */
export type TakenGoal = { record: GoalRecord; goal: ExportedGoal };

/** The records that Share is open for, with own versions, so that copying needs no read within the press; null when closed. */
export function useTaken(whenReady: Pocket['whenReady']) {
  const [taken, setTaken] = useState<readonly TakenGoal[] | null>(null);
  const [isOpening, setOpening] = useState(false);

  /** @returns whether it is open; else it was said why not */
  async function open(records: readonly GoalRecord[]): Promise<boolean> {
    setOpening(true);
    try {
      const goals = await whenReady();
      setTaken(records.map((record) => ({ record, goal: exportedGoal(record, goals) })));
      return true;
    } catch (reason) {
      log('Records could not be shared.', reason);
      notify.error(wordingMessages.unreadable);
      return false;
    } finally {
      setOpening(false);
    }
  }

  return { taken, isOpening, open, close: () => setTaken(null) };
}
