import { useRef, useState } from 'react';

import { recordChange, useChangeVersions } from '@/device/change-versions';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { findStored } from '@/domain/merged-goal';
import type { GoalVersion } from '@/domain/version';
import { versionMessages } from '@/domain/version-messages';
import { notify } from '@/ui/toast';

type Change = (stored: GoalVersion | undefined) => GoalVersion | null | undefined;

/**
 * Saves a version of a record, unless what it replaces was changed elsewhere meanwhile (docs/product.md 7.19).
 * - `theirs`: the version that was saved elsewhere, undefined where it was discarded; null while nothing was
 * - `save` resolves to whether the version is saved. It takes the version's text, the text that may be replaced, and the
 *   change, which is undefined where anything else is stored
 */
export function useGuardedSave(audience: Audience, record: GoalRecord) {
  const { mutateAsync, isPending: isSaving } = useChangeVersions(audience, record.kind);
  const [theirs, setTheirs] = useState<{ version: GoalVersion | undefined } | null>(null);
  // A version that the page shows although the browser did not store it.
  const unsaved = useRef<string | null>(null);

  async function save(text: string, over: string, change: (mayReplace: readonly (string | null)[]) => Change) {
    try {
      const { isRefused, stored } = await mutateAsync(recordChange(record, change([over, text, unsaved.current])));
      if (isRefused) {
        const kept = findStored(stored, record);
        if (kept.state === 'unreadable') notify.error(versionMessages.kept);
        else setTheirs({ version: kept.state === 'known' ? kept.version : undefined });
        return false;
      }
    } catch {
      unsaved.current = text;
      return false;
    }
    unsaved.current = null;
    return true;
  }

  return { save, isSaving, theirs, dismissTheirs: () => setTheirs(null) };
}
