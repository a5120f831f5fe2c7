import { useNavigate } from 'react-router-dom';

import { logout } from '@/api/auth';
import type { AudienceRow } from '@/domain/audience';
import { errors } from '@/domain/messages';
import { dropDrafts } from '@/session/drafts';
import { leaveBy } from '@/session/exit';
import { forgetSignIn } from '@/session/session';
import { useSubmission } from '@/ui/use-submission';

export type SignOut = { signOut: () => void; signingOut: boolean };

/**
 * Signs out (spec 4, reading 4). It belongs to the frame and not to the popup that starts it: closing the popup while the
 * answer is on its way takes nothing back.
 */
export function useSignOut(row: AudienceRow): SignOut {
  const navigate = useNavigate();
  const { submit, pending } = useSubmission({
    send: (signal) => logout(row.audience, signal),
    onDone: () => {
      leaveBy(row.signInPath);
      void navigate(row.signInPath);
      forgetSignIn(row.audience);
      dropDrafts();
    },
    leads: true,
    failureText: () => errors.signOutFailed,
  });
  return { signOut: () => submit(), signingOut: pending };
}
