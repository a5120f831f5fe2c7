import type { AudienceRow } from '@/domain/audience';

import { SessionBar } from './session-bar';
import { useNotificationsFlag } from './use-notifications-flag';
import { useSearchKey } from './use-search-key';

/**
 * What the shell keeps an eye on: unread notifications, the end of the session, and the key that searches. Loaded beside
 * the page, which needs none of it to be drawn.
 */
export function ShellWatch({ row }: { row: AudienceRow }) {
  useNotificationsFlag(row.audience);
  useSearchKey();
  return <SessionBar row={row} />;
}
