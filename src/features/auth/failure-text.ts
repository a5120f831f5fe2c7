import { errorText } from '@/api/failure';
import type { AudienceRow } from '@/domain/audience';

/** The message of a failed sign-in or registration; for business the error text follows it (spec 8). */
export function failureText(row: AudienceRow, message: string, reason: unknown): string {
  const detail = row.appendsErrorText ? errorText(reason) : '';
  return detail === '' ? message : `${message} ${detail}`;
}
