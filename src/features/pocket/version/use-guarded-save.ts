import { useRef, useState } from 'react';

import { recordChange, useChangeVersions } from '@/device/change-versions';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { findStored } from '@/domain/merged-goal';
import type { GoalVersion } from '@/domain/version';
import { versionMessages } from '@/domain/version-messages';
import { notify } from '@/ui/toast';

type Stored = GoalVersion | undefined;

/**
 * Saves a version of a record, unless the part that it replaces was changed elsewhere meanwhile (docs/product.md 7.19).
 * - `textOf`: gives that part of a version as text
 * - `save`: takes the change, the text after it, and the text that it may replace; resolves to whether it is saved
 * - `theirs`: the text that was saved elsewhere; null while nothing was
 */
export function useGuardedSave(audience: Audience, record: GoalRecord, textOf: (version: Stored) => string) {
  const { mutateAsync, isPending: isSaving } = useChangeVersions(audience, record.kind);
  const [theirs, setTheirs] = useState<string | null>(null);
  // A version that the page shows although the browser did not store it.
  const unsaved = useRef<string | null>(null);

  async function save(change: (stored: Stored) => GoalVersion, mine: string, over: string): Promise<boolean> {
    setTheirs(null);
    const mayReplace = [over, mine, unsaved.current];
    try {
      const { isRefused, stored } = await mutateAsync(
        recordChange(record, (there) => (mayReplace.includes(textOf(there)) ? change(there) : undefined)),
      );
      if (isRefused) {
        const kept = findStored(stored, record);
        if (kept.state === 'unreadable') notify.error(versionMessages.kept);
        else setTheirs(textOf(kept.state === 'known' ? kept.version : undefined));
        return false;
      }
    } catch {
      unsaved.current = mine;
      return false;
    }
    unsaved.current = null;
    return true;
  }

  return { save, isSaving, theirs, dismissTheirs: () => setTheirs(null) };
}
