import { useSyncExternalStore } from 'react';

import type { Audience } from '@/domain/audience';

import { isGuardOpen, userIdFor } from './session';
import { onStoredChange, storedValues, type StoredValues } from './storage';

/** The stored values, kept current with other tabs. */
export function useStoredValues(): StoredValues {
  return useSyncExternalStore(onStoredChange, storedValues);
}

/** The id under which the calls of an audience's session go, kept current with other tabs. */
export function useUserId(audience: Audience): string | null {
  return useSyncExternalStore(onStoredChange, () => userIdFor(audience));
}

/** Whether guarded routes are open, kept current with other tabs. */
export function useGuardOpen(): boolean {
  return useSyncExternalStore(onStoredChange, isGuardOpen);
}
