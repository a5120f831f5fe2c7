import { useOutletContext } from 'react-router-dom';

import type { AudienceRow } from '@/domain/audience';
import { ProfilePage } from '@/features/profile';

/** The profile of the audience whose frame is shown. */
export function ProfileRoute() {
  return <ProfilePage row={useOutletContext<AudienceRow>()} />;
}
