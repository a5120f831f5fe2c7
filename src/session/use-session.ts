import { useSyncExternalStore } from 'react';

import { isGuardOpen } from './session';
import { onStoredChange, storedValues, type StoredValues } from './storage';

/** The stored values, kept current with other tabs. */
export function useStoredValues(): StoredValues {
  return useSyncExternalStore(onStoredChange, storedValues);
}

/** Whether guarded routes are open, kept current with other tabs. */
export function useGuardOpen(): boolean {
  return useSyncExternalStore(onStoredChange, isGuardOpen);
}
