import type { AudienceRow } from '@/domain/audience';
import { PageTitle } from '@/ui/page-title';

import { ProfileForm } from './profile-form';

/** Who somebody is, for either audience (spec 2). */
export function ProfilePage({ row }: { row: AudienceRow }) {
  return (
    <div className="mx-auto max-w-240">
      <PageTitle title="Your information" />
      <p className="mt-1 text-muted">Keep your details up to date.</p>
      <ProfileForm row={row} />
    </div>
  );
}
