import { useMemo } from 'react';

import { dropDraft, keepDraft, type Draft } from './drafts';

/**
 * Lets what is typed in a form wait in the tab's own storage for the person who typed it, so that a reload or a wrong
 * click loses nothing: it is gone with the tab, with a sign-out and with success, and nothing of it goes where it would
 * stay longer. Start the form with `draftOf`.
 */
export function useTabDraft(form: string) {
  return useMemo(
    () => ({
      /** Keeps what stands in the form now; fields without text are left out. */
      keep: (values: Draft) => {
        const texts = Object.entries(values).filter(([, text]) => text !== '');
        if (texts.length > 0) keepDraft(form, Object.fromEntries(texts));
        else dropDraft(form);
      },
      /** Forgets it, after it was sent. */
      forget: () => dropDraft(form),
    }),
    [form],
  );
}
