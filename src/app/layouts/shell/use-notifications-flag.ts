import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { notificationsQuery } from '@/api/queries';
import type { Audience } from '@/domain/audience';
import { log } from '@/lib/log';
import { keepNotificationsFlag } from '@/session/session';
import { useUserId } from '@/session/use-session';
import { useLoad } from '@/ui/load-states';

/** Asked when the shell opens and when the window gets focus again, at most once in this time. */
const freshFor = 60_000;

/** Keeps the red dot true: the stored flag follows the fetched list (spec 4). A failure is logged and leaves it as it was. */
export function useNotificationsFlag(audience: Audience): void {
  const userId = useUserId(audience);
  const query = useQuery({
    ...notificationsQuery(audience, userId),
    enabled: userId !== null,
    staleTime: freshFor,
    // A failure leaves the answer as stale as it was, and must not be followed by a call at every focus.
    refetchOnWindowFocus: ({ state }) => Date.now() - state.errorUpdatedAt >= freshFor,
  });
  const { data } = useLoad(query, (reason) => log('Notifications could not be fetched.', reason));
  useEffect(() => {
    if (data) keepNotificationsFlag(data.length > 0);
  }, [data]);
}
