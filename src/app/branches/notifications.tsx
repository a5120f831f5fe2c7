import { useOutletContext } from 'react-router-dom';

import type { AudienceRow } from '@/domain/audience';
import { NotificationsPage } from '@/features/notifications';

/** The notifications of the audience whose frame is shown. */
export function NotificationsRoute() {
  return <NotificationsPage audience={useOutletContext<AudienceRow>().audience} />;
}
