import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

import { logout } from '@/api/auth';
import { removeAllDrafts } from '@/device/drafts';
import type { AudienceRow } from '@/domain/audience';
import { errors } from '@/domain/messages';
import { clearSignIn, tokenOf } from '@/session/session';
import { usePageSignal, useSubmission } from '@/ui/use-submission';

export type SignOut = { signOut: () => void; signingOut: boolean };

/**
 * Ends a session and leads to its sign-in page. It belongs to the frame and not to the popup that starts it: closing the
 * popup while the answer is on its way takes nothing back.
 * @param row whose session it is
 */
export function useSignOut(row: AudienceRow): SignOut {
  const navigate = useNavigate();
  const pageSignal = usePageSignal();

  function forget(): void {
    clearSignIn(row.audience);
    removeAllDrafts();
  }

  const { submit, pending } = useSubmission({
    send: async () => {
      const signal = pageSignal();
      const token = tokenOf(row.audience);
      await logout(row.audience);
      // The session has ended also if the shell was unmounted meanwhile, unless another one has begun.
      if (signal?.aborted === true && tokenOf(row.audience) === token) forget();
    },
    onDone: () => {
      // At once: the guard then redirects to the landing page, which must happen before the navigation to sign-in.
      flushSync(forget);
      void navigate(row.signInPath);
    },
    navigatesOnSuccess: true,
    spansPages: true,
    failureText: () => errors.signOutFailed,
  });
  return { signOut: () => submit(), signingOut: pending };
}
