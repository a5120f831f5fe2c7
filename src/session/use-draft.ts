import { useLayoutEffect, useRef } from 'react';

import { audiences, type Audience } from '@/domain/audience';

import { dropDraft, keepDraft, type Draft } from './drafts';
import { tokenOf } from './session';
import { onStoredChange } from './storage';
import { nowInSeconds, tokenState } from './token';

/**
 * Carries what is typed in a form over a sign-in: left while the session has ended, the form's text is kept until its
 * page is there again, and then no longer. Start the form with `draftOf`.
 * @param read gives what is typed, without passwords
 */
export function useDraft(audience: Audience, form: string, read: () => Draft): void {
  const latest = useRef(read);
  useLayoutEffect(() => {
    latest.current = read;
  });
  // A layout effect ends while the form's inputs can still be read.
  useLayoutEffect(() => {
    dropDraft(form);
    const keepIfEnded = (token: string | null) => {
      if (tokenState(token, nowInSeconds()) === 'expired') keepDraft(form, latest.current());
    };
    // Another tab may end it, to sign in again.
    const { tokenKey } = audiences[audience];
    const stop = onStoredChange((before) => {
      if (tokenOf(audience) === null) keepIfEnded(before[tokenKey]);
    });
    return () => {
      stop();
      keepIfEnded(tokenOf(audience));
    };
  }, [audience, form]);
}
