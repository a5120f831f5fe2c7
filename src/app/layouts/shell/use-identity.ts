import type { AudienceRow } from '@/domain/audience';
import { displayName } from '@/lib/display-name';
import { imageUrl } from '@/lib/image-url';
import { useStoredValues } from '@/session/use-session';

/** The signed-in user, as header and popup show them. */
export function useIdentity(row: AudienceRow): { name: string; email: string | null; image: string | null } {
  const values = useStoredValues();
  return { name: displayName(values.email), email: values.email, image: imageUrl(values[row.imageKey]) };
}
