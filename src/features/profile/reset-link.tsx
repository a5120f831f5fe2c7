import { Mail } from 'lucide-react';

import { requestPasswordReset } from '@/api/auth';
import type { AudienceRow } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';
import { useStoredValues } from '@/session/use-session';
import { Button } from '@/ui/button';
import { notify } from '@/ui/notify';
import { useSubmission } from '@/ui/use-submission';

/** Offers what works today: a link, sent to the account's own address, that sets a new password (reading 11). */
export function ResetLink({ row }: { row: AudienceRow }) {
  const { email } = useStoredValues();
  const { submit, pending, error } = useSubmission({
    send: (address: string) => requestPasswordReset(row.audience, address),
    onDone: () => void notify.success(successes.resetLinkSent),
    failureText: () => errors.forgotPasswordFailed,
  });
  if (email === null) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-tile bg-sunken px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p>
          Set a new password by email: we send a link to <bdi className="font-medium wrap-anywhere">{email}</bdi>.
        </p>
        <p className="text-small text-danger empty:hidden">{error}</p>
      </div>
      <Button look="secondary" icon={Mail} sends pending={pending} onClick={() => submit(email)}>
        Reset Link
      </Button>
    </div>
  );
}
