import { useLocation } from 'react-router-dom';

import { displayName } from '@/lib/display-name';

import { mayBeOwner } from './owner';
import { useStoredValues } from './use-session';

/**
 * The user's name from the stored e-mail, else from the one in the navigation state, unless that is another user's: a
 * history entry outlives a sign-in.
 */
export function useDisplayName(): string {
  const { email } = useStoredValues();
  const state: unknown = useLocation().state;
  const passed = typeof state === 'object' && state !== null && 'email' in state ? state.email : null;
  const own = typeof passed === 'string' && mayBeOwner(passed) ? passed : null;
  return displayName(email ?? own);
}
