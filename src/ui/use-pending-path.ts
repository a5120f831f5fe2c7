import { useLocation, useNavigation } from 'react-router-dom';

import { withoutEndSlash } from '@/lib/path';

/**
 * The path of the page that is being loaded, while the one before is still shown; null while none is. A change within a
 * page (a record opened, a query typed) is none.
 */
export function usePendingPath(): string | null {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (!location) return null;
  // The router names the location as the browser does, with the base.
  const next = location.pathname.slice(import.meta.env.BASE_URL.length - 1);
  return withoutEndSlash(next) === withoutEndSlash(pathname) ? null : next;
}
