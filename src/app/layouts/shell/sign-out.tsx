import { createContext, use, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

import { logoutMutation } from '@/api/auth';
import { removeAllDrafts } from '@/device/drafts';
import { forgetImportChoices } from '@/device/import-choices';
import type { AudienceRow } from '@/domain/audience';
import { clearSignIn, tokenOf } from '@/session/session';
import { usePageMutation } from '@/ui/use-page-mutation';

type SignOut = { signOut: () => void; signingOut: boolean };

const SignOutContext = createContext<SignOut>({ signOut: () => undefined, signingOut: false });

/** Ends the session of the shell that this is rendered in. */
export const useSignOut = (): SignOut => use(SignOutContext);

/**
 * Knows how to end a session, which leads to its sign-in page. It belongs to the shell and not to the popup that starts it:
 * closing the popup while the answer is on its way takes nothing back. A component of its own, since only this is rendered anew
 * with every change of path (docs/decisions/0016).
 * @param row whose session it is
 */
export function SignOutProvider({ row, children }: { row: AudienceRow; children: ReactNode }) {
  const navigate = useNavigate();

  function forget(): void {
    clearSignIn(row.audience);
    removeAllDrafts();
    forgetImportChoices();
  }

  const { send, isPending } = usePageMutation(logoutMutation(row.audience), {
    onSuccess: (_data, _variables, { isShown }) => {
      if (!isShown) return;
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
  const value = { signOut: () => void signOut().catch(() => undefined), signingOut: isPending };
  return <SignOutContext value={value}>{children}</SignOutContext>;
}
