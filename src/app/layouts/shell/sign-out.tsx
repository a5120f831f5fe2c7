import { createContext, use, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

import { logoutMutation } from '@/api/auth';
import { removeAllDrafts } from '@/device/drafts';
import type { AudienceRow } from '@/domain/audience';
import { clearSignIn, tokenOf } from '@/session/session';
import { usePageMutation } from '@/ui/use-page-mutation';

type SignOut = { signOut: () => void; signingOut: boolean };

const SignOutContext = createContext<SignOut>({ signOut: () => undefined, signingOut: false });

/** Signs out of the session that the shell uses. */
export const useSignOut = (): SignOut => use(SignOutContext);

/**
 * Signs out and navigates to the sign-in page. The shell holds the request, so that closing the popup does not cancel it. A
 * separate component, because `useNavigate` renders it with every change of path (docs/decisions/0016).
 * @param row whose session it is
 */
export function SignOutProvider({ row, children }: { row: AudienceRow; children: ReactNode }) {
  const navigate = useNavigate();

  function forget(): void {
    clearSignIn(row.audience);
    removeAllDrafts();
  }

  const { send, isPending } = usePageMutation(logoutMutation(row.audience), {
    onSuccess: (_data, _variables, { isShown }) => {
      if (!isShown) return;
      // flushSync: the guard redirects to the landing page before the navigation to sign-in.
      flushSync(forget);
      void navigate(row.signInPath);
    },
  });

  async function signOut(): Promise<void> {
    const token = tokenOf(row.audience);
    await send();
    // The shell may be unmounted by now; another session may have started.
    if (tokenOf(row.audience) === token) forget();
  }

  // The mutation reports its failure.
  const value = { signOut: () => void signOut().catch(() => undefined), signingOut: isPending };
  return <SignOutContext value={value}>{children}</SignOutContext>;
}
