import { useState } from 'react';

import { exportedGoal, type ExportedGoal } from '@/components/goal/exported-goal';
import type { Pocket } from '@/components/goal/use-pocket-goals';
import type { GoalRecord } from '@/domain/goal';
import { wordingMessages } from '@/domain/wording-messages';
import { log } from '@/lib/log';
import { notify } from '@/ui/toast';

/** A record that is taken elsewhere, in its person's own wording where there is one. */
export type TakenGoal = { record: GoalRecord; goal: ExportedGoal };

/**
 * The records that the menu 'Share' is open for; null while it is closed. It opens once their wording is known: what is copied
 * then is at hand within the press.
 */
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
