import { useLocation } from 'react-router-dom';

import { displayName } from '@/lib/display-name';
import { canBeOwner } from '@/session/person';
import { useStoredValues } from '@/session/use-session';

/**
 * From the stored email; where none is stored, from the one that came with the navigation, unless it is somebody else's: a
 * history entry outlives a sign-in.
 */
export function useShownName(): string {
  const { email } = useStoredValues();
  const state: unknown = useLocation().state;
  const passed = typeof state === 'object' && state !== null && 'email' in state ? state.email : null;
  const own = typeof passed === 'string' && canBeOwner(passed) ? passed : null;
  return displayName(email ?? own);
}
