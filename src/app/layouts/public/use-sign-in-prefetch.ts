import { useEffect } from 'react';

import { audiences } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { prefetch } from '@/ui/lazy';

const signInLinks = new Set<string>([paths.getStarted, ...Object.values(audiences).map((row) => row.signInPath)]);

/** Fetches what the sign-in page needs. */
function fetchSignIn(): void {
  prefetch(() => import('../auth/auth-layout'));
  prefetch(() => import('@/features/auth/sign-in-page'));
}

/** Fetches the sign-in page as soon as a visitor points at or tabs to a link on the way there. */
export function useSignInPrefetch(): void {
  useEffect(() => {
    function consider(target: EventTarget | null) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === null || link.origin !== window.location.origin || !signInLinks.has(link.pathname)) return;
      stop();
      fetchSignIn();
    }
    function look({ target }: Event) {
      consider(target);
    }
    function stop() {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    }
    document.addEventListener('pointerover', look, { passive: true });
    document.addEventListener('focusin', look);
    // The press that started hydration may have been on such a link.
    consider(document.activeElement);
    consider(document.querySelector('a:hover'));
    return stop;
  }, []);
}
