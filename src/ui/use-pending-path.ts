import { useNavigation } from 'react-router-dom';

import { withoutBase } from '@/lib/base';

/** The path of the page being loaded, null for none, also for changes within a page. */
export function usePendingPath(): string | null {
  const { location } = useNavigation();
  // The router names the location as the browser does, with the base.
  return location ? withoutBase(location.pathname) : null;
}
