import { useLocation } from 'react-router-dom';

/** A text in the state of the current navigation; null where there is none. */
export function useStateText(name: 'email' | 'from'): string | null {
  const state: unknown = useLocation().state;
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof text === 'string' && text !== '' ? text : null;
}
