import { useEffect, useMemo, useRef, useState } from 'react';

import { ownerOrTokenHash } from './owner';
import { draftKey, draftKeys, sessionStore, signedOutDraftKey, onStoredChange, storedValues } from './storage';
import { nowInSeconds, tokenState } from './token';

/** What was typed in a form and not sent: text by field name, never a password. */
export type Draft = Record<string, string>;

/** Who types in a form: the person who is signed in, or a visitor on the way to being one. */
export type Typist = 'person' | 'visitor';

/** The tokens of sessions that have not ended. */
function validTokens(): string[] {
  const { businessToken, authToken } = storedValues();
  return [businessToken, authToken].flatMap((token) =>
    token !== null && tokenState(token, nowInSeconds()) === 'valid' ? [token] : [],
  );
}

/**
 * Where the drafts of each lie, and whom they belong to. They are kept apart: an e-mail typed to sign in again must not
 * cost the drafts that wait for the sign-in.
 */
const places: Record<Typist, { key: string; owner: () => string }> = {
  person: { key: draftKey, owner: ownerOrTokenHash },
  // Nobody, or whoever is signed in while they look at such a form; nobody else is shown it.
  visitor: { key: signedOutDraftKey, owner: () => (validTokens().length === 0 ? '' : ownerOrTokenHash()) },
};

/** What is here, and whose it is; null when there is nothing, or nothing that can be read. */
function stored(key: string): [whose: unknown, forms: object] | null {
  try {
    const [whose, forms] = JSON.parse(sessionStore.get(key) ?? '') as [unknown, object];
    return [whose, forms];
  } catch {
    return null;
  }
}

/** The drafts that are here, by form; somebody else's are none. */
function drafts(typist: Typist): Record<string, unknown> {
  const { key, owner } = places[typist];
  const [whose, forms] = stored(key) ?? [];
  return whose === owner() ? { ...forms } : {};
}

const listeners = new Set<() => void>();

/** Calls back after drafts were kept or dropped. Gives the function that ends it. */
function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function write(key: string, text: string | null): void {
  if (text === null) sessionStore.remove(key);
  else sessionStore.set(key, text);
  for (const listener of listeners) listener();
}

function keep(typist: Typist, forms: Record<string, unknown>): void {
  const { key, owner } = places[typist];
  write(key, Object.keys(forms).length === 0 ? null : JSON.stringify([owner(), forms]));
}

/** Keeps a draft for this tab, and for the person the session belongs to; nobody else is shown it. */
export function keepDraft(form: string, values: Draft, typist: Typist = 'person'): void {
  keep(typist, { ...drafts(typist), [form]: values });
}

/** What the same person had typed in this form; empty when there is nothing. */
export function draftOf(form: string, typist: Typist = 'person'): Draft {
  const values = drafts(typist)[form] ?? {};
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}

export function dropDraft(form: string, typist: Typist = 'person'): void {
  const { [form]: dropped, ...others } = drafts(typist);
  if (dropped !== undefined) keep(typist, others);
}

/**
 * Forgets all drafts when a session is ended in another tab, those of a person when it becomes somebody else's, and a
 * visitor's when somebody signs in. A session that had expired before is ended by whoever signs in again, and finds what
 * was typed.
 */
export function dropDraftsWithSession(): void {
  onStoredChange(({ authToken, businessToken }) => {
    const before = [authToken, businessToken];
    const after = storedValues();
    const hasEnded = (token: string | null, now: string | null) =>
      now === null && tokenState(token, nowInSeconds()) === 'valid';
    if (hasEnded(authToken, after.authToken) || hasEnded(businessToken, after.businessToken)) dropDrafts();
    const [whose] = stored(draftKey) ?? [];
    if (whose !== undefined && whose !== ownerOrTokenHash()) write(draftKey, null);
    if (validTokens().some((token) => !before.includes(token))) write(signedOutDraftKey, null);
  });
}

/** Forgets the drafts of every form, for a sign-out. */
export function dropDrafts(): void {
  for (const key of draftKeys) write(key, null);
}

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
