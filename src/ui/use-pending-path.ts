import { useNavigation } from 'react-router-dom';

import { withoutBase } from '@/lib/base';

/**
 * The path of the page that is being loaded, while the one before is still shown; null while none is. A change within a
 * page (a record opened, a query typed) loads nothing, and is none.
 */
export function usePendingPath(): string | null {
  const { location } = useNavigation();
  // The router names the location as the browser does, with the base.
  return location ? withoutBase(location.pathname) : null;
}
