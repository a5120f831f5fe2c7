import { useMemo, useState } from 'react';

import { draftOf, dropDraft, keepDraft, type Draft, type Typist } from './drafts';

/** The fields of a form that have text. */
function textsOf(values: Draft): Draft {
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''));
}

const isEmpty = (values: Draft): boolean => Object.keys(values).length === 0;

/**
 * Lets what is typed in a form wait in the tab's own storage for the person who typed it, so that a reload or a wrong
 * click loses nothing: it is gone with the tab, with a sign-out, when it is discarded and with success, and nothing of
 * it goes where it would stay longer. Say that it is there again with `RestoredNote`.
 * @param form its name
 * @param typist `visitor` for a form that is filled in before anybody has signed in
 */
export function useTabDraft(form: string, typist: Typist = 'person') {
  const [start] = useState(() => draftOf(form, typist));
  /** Whether the form began with what was typed before, or empty because that was discarded. */
  const [is, setIs] = useState<'empty' | 'restored' | 'discarded'>(isEmpty(start) ? 'empty' : 'restored');
  const [discarded, setDiscarded] = useState<Draft>({});

  const acts = useMemo(
    () => ({
      /** Keeps what stands in the form now, never a password; fields without text are left out. */
      keep: (values: Draft) => {
        const texts = textsOf(values);
        if (isEmpty(texts)) dropDraft(form, typist);
        else keepDraft(form, texts, typist);
        setIs((before) => (before === (isEmpty(texts) ? 'restored' : 'discarded') ? 'empty' : before));
      },
      /**
       * Forgets it, after it was sent.
       * @param sent what was sent, where something else may have been typed meanwhile: that stays
       */
      forget: (sent?: Draft) => {
        const kept = Object.entries(draftOf(form, typist));
        if (sent && kept.some(([name, text]) => sent[name] !== text)) return;
        dropDraft(form, typist);
        setIs('empty');
      },
      /** Forgets it, for a form that is to be empty again. */
      discard: (): Draft => {
        setDiscarded(draftOf(form, typist));
        dropDraft(form, typist);
        setIs('discarded');
        return {};
      },
    }),
    [form, typist],
  );

  return {
    ...acts,
    /** What the form begins with. */
    start,
    is,
    /** Takes `discard` back, and gives what the form is to have again. */
    undo: (): Draft => {
      keepDraft(form, discarded, typist);
      setIs('restored');
      return discarded;
    },
  };
}
