import { useEffect, useMemo, useRef, useState } from 'react';

import { draftOf, dropDraft, keepDraft, onDraftChange, type Draft, type Typist } from './drafts';

/** The fields of a form that have text, but for those that are no text of their own. */
function textsOf(values: Draft, aside: readonly string[] = []): Draft {
  return Object.fromEntries(Object.entries(values).filter(([name, text]) => text !== '' && !aside.includes(name)));
}

const isEmpty = (values: Draft): boolean => Object.keys(values).length === 0;

const isSame = (one: Draft, other: Draft): boolean =>
  [one, other].every((texts) => Object.keys(texts).every((name) => one[name] === other[name]));

const none: readonly string[] = [];

type TabDraftOptions = {
  /** `visitor` for a form that is filled in before anybody has signed in. */
  typist?: Typist;
  /** What is kept along with the text and is none, such as a choice that is always made. */
  aside?: readonly string[];
};

/**
 * Lets what is typed in a form wait in the tab's own storage for the person who typed it, so that a reload or a wrong
 * click loses nothing: it is gone with the tab, with a sign-out, when it is discarded and with success, and nothing of
 * it goes where it would stay longer. Say that it is there again with `RestoredNote`.
 * @param form its name
 */
export function useTabDraft(form: string, { typist = 'person', aside = none }: TabDraftOptions = {}) {
  const [start] = useState(() => draftOf(form, typist));
  /** Whether the form began with what was typed before, or empty because that was discarded. */
  const [is, setIs] = useState<'empty' | 'restored' | 'discarded'>(isEmpty(start) ? 'empty' : 'restored');
  const [discarded, setDiscarded] = useState<Draft>({});
  const sent = useRef<Draft>({});

  // What is there changes with typing, and with a response to what another visit of the page has sent.
  useEffect(
    () =>
      onDraftChange(() => {
        const isGone = isEmpty(draftOf(form, typist));
        setIs((before) => (before === (isGone ? 'restored' : 'discarded') ? 'empty' : before));
      }),
    [form, typist],
  );

  const acts = useMemo(() => {
    /** Whether text stands in the form that was not sent. */
    const isUnsent = (values: Draft): boolean => {
      const texts = textsOf(values, aside);
      return !isEmpty(texts) && !isSame(texts, sent.current);
    };
    return {
      isUnsent,
      /** Keeps what stands in the form now, never a password; fields without text are left out, and what was sent. */
      keep: (values: Draft) => {
        if (isUnsent(values)) keepDraft(form, textsOf(values), typist);
        else dropDraft(form, typist);
      },
      /** Forgets what was sent; what was typed in its place meanwhile stays. */
      forget: (values: Draft) => {
        sent.current = textsOf(values, aside);
        if (!isUnsent(draftOf(form, typist))) dropDraft(form, typist);
      },
      /** Forgets it, for a form that is to be empty again. */
      discard: (): Draft => {
        setDiscarded(draftOf(form, typist));
        dropDraft(form, typist);
        setIs('discarded');
        return {};
      },
    };
  }, [form, typist, aside]);

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
