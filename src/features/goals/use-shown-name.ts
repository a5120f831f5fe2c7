import { useLocation } from 'react-router-dom';

import { displayName } from '@/lib/display-name';
import { useStoredValues } from '@/session/use-session';

/** From the stored email; where nothing can be stored, from the one that came with the navigation (spec 2). */
export function useShownName(): string {
  const { email } = useStoredValues();
  const state: unknown = useLocation().state;
  const passed = typeof state === 'object' && state !== null && 'email' in state ? state.email : null;
  return displayName(email ?? (typeof passed === 'string' ? passed : null));
}
