import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

import { logoutMutation } from '@/api/auth';
import { removeAllDrafts } from '@/device/drafts';
import type { AudienceRow } from '@/domain/audience';
import { clearSignIn, tokenOf } from '@/session/session';
import { usePageMutation } from '@/ui/use-page-mutation';

export type SignOut = { signOut: () => void; signingOut: boolean };

/**
 * Ends a session and leads to its sign-in page. It belongs to the frame and not to the popup that starts it: closing the
 * popup while the answer is on its way takes nothing back.
 * @param row whose session it is
 */
export function useSignOut(row: AudienceRow): SignOut {
  const navigate = useNavigate();

  function forget(): void {
    clearSignIn(row.audience);
    removeAllDrafts();
  }

  const { send, isPending } = usePageMutation(logoutMutation(row.audience), {
    onSuccess: () => {
      // At once: the guard then redirects to the landing page, which must happen before the navigation to sign-in.
      flushSync(forget);
      void navigate(row.signInPath);
    },
  });

  async function signOut(): Promise<void> {
    const token = tokenOf(row.audience);
    await send();
    // The session has ended also if the shell was unmounted meanwhile, unless another one has begun.
    if (tokenOf(row.audience) === token) forget();
  }

  // Its failure is reported.
  return { signOut: () => void signOut().catch(() => undefined), signingOut: isPending };
}
