import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import { ownerOrTokenHash } from '@/session/owner';
import { forgetReturnAddress } from '@/session/return-address';
import { hasSignedOut } from '@/session/session';
import { draftKey, draftKeys, onStoredChange, storedValues, sessionStore, signedOutDraftKey } from '@/session/storage';
import { nowInSeconds, tokenState } from '@/session/token';

/*
 * What is typed in a form and not sent is stored in the tab: a reload or a wrong click loses nothing, and nothing
 * remains once the tab is closed. A draft belongs to who typed it, and nobody else is shown it.
 */

/** What was typed in a form: text by field name, never a password. */
export type Draft = Record<string, string>;

/** Who types in a form: the user who is signed in, or a visitor who is about to sign in. */
type DraftOwner = 'user' | 'visitor';

/** Stored separately: an email typed to sign in again must not replace the drafts that wait for the sign-in. */
const stores: Record<DraftOwner, { key: string; currentOwner: () => string }> = {
  user: { key: draftKey, currentOwner: ownerOrTokenHash },
  // A form before sign-in has no owner, or a user who is signed in while looking at it.
  visitor: { key: signedOutDraftKey, currentOwner: () => (validTokens().length === 0 ? '' : ownerOrTokenHash()) },
};

function validTokens(): string[] {
  const { businessToken, authToken } = storedValues();
  return [businessToken, authToken].flatMap((token) =>
    token !== null && tokenState(token, nowInSeconds()) === 'valid' ? [token] : [],
  );
}

function stored(key: string): [owner: unknown, forms: object] | null {
  try {
    const [owner, forms] = JSON.parse(sessionStore.get(key) ?? '') as [unknown, object];
    return [owner, forms];
  } catch {
    return null;
  }
}

function drafts(of: DraftOwner): Record<string, unknown> {
  const { key, currentOwner } = stores[of];
  const [owner, forms] = stored(key) ?? [];
  return owner === currentOwner() ? { ...forms } : {};
}

function write(key: string, text: string | null): void {
  if (text === null) sessionStore.remove(key);
  else sessionStore.set(key, text);
}

function saveDrafts(of: DraftOwner, forms: Record<string, unknown>): void {
  const { key, currentOwner } = stores[of];
  write(key, Object.keys(forms).length === 0 ? null : JSON.stringify([currentOwner(), forms]));
}

/** Stores a draft in this tab for its current owner. */
export function saveDraft(form: string, values: Draft, of: DraftOwner = 'user'): void {
  saveDrafts(of, { ...drafts(of), [form]: values });
}

/** What the current owner had typed in a form; empty when there is nothing. */
export function readDraft(form: string, of: DraftOwner = 'user'): Draft {
  const values = drafts(of)[form] ?? {};
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}

export function removeDraft(form: string, of: DraftOwner = 'user'): void {
  const { [form]: removed, ...others } = drafts(of);
  if (removed !== undefined) saveDrafts(of, others);
}

/** Removes the drafts of every form, for a sign-out. */
export function removeAllDrafts(): void {
  for (const key of draftKeys) write(key, null);
}

/** A tab that was asleep, or whose page is loaded anew, may not have heard when somebody else signed in. */
function removeDraftsOfOthers(): void {
  const [owner] = stored(draftKey) ?? [];
  if (owner !== undefined && owner !== ownerOrTokenHash()) write(draftKey, null);
}

/**
 * Removes all drafts when a session is ended in another tab, a user's when the session becomes or has become another user's,
 * and a visitor's when a user signs in. A session that had expired before is ended by signing in again, which finds what was
 * typed.
 */
export function removeDraftsWithSession(): void {
  removeDraftsOfOthers();
  onStoredChange((before) => {
    if (hasSignedOut(before)) {
      removeAllDrafts();
      forgetReturnAddress();
    }
    removeDraftsOfOthers();
    const tokensBefore = [before.authToken, before.businessToken];
    if (validTokens().some((token) => !tokensBefore.includes(token))) write(signedOutDraftKey, null);
  });
}

type TabDraftOptions = {
  /** `visitor` for a form that is filled in before sign-in. */
  of?: DraftOwner;
  /** Fields that are stored with the text but are not text that was typed, such as a choice that is always made. */
  untyped?: readonly string[];
  saved?: Draft;
};

const none: readonly string[] = [];
const nothing: Draft = {};

/**
 * A form's draft: stored with every change, removed with success, when it is discarded, with a sign-out and with the
 * tab. `DraftNotice` says that a form began with one.
 * @param form its name
 */
export function useTabDraft(form: string, { of = 'user', untyped = none, saved = nothing }: TabDraftOptions = {}) {
  const [start] = useState(() => {
    const draft = readDraft(form, of);
    return isSame(textsOf(draft, untyped), saved) ? nothing : draft;
  });
  const [state, setState] = useState<'empty' | 'restored' | 'discarded'>(isEmpty(start) ? 'empty' : 'restored');
  const [discarded, setDiscarded] = useState<Draft>({});
  const sent = useRef(saved);

  // A draft is also removed by the response to what an earlier visit of the page has sent.
  const hasDraft = () => !isEmpty(readDraft(form, of));
  const isStored = useSyncExternalStore(sessionStore.subscribe, hasDraft, hasDraft);
  if (state === (isStored ? 'discarded' : 'restored')) setState('empty');

  const actions = useMemo(() => {
    const hasUnsentChanges = (values: Draft): boolean => {
      const texts = textsOf(values, untyped);
      return !isEmpty(texts) && !isSame(texts, sent.current);
    };
    return {
      hasUnsentChanges,
      /** Stores what the form has now, never a password; empty fields are left out, and what was sent already. */
      keep: (values: Draft) => {
        if (hasUnsentChanges(values)) saveDraft(form, textsOf(values), of);
        else removeDraft(form, of);
      },
      /** Removes what was sent; what was typed in its place in the meantime stays. */
      forget: (values: Draft) => {
        sent.current = textsOf(values, untyped);
        if (!hasUnsentChanges(readDraft(form, of))) removeDraft(form, of);
      },
      discard: (): Draft => {
        setDiscarded(readDraft(form, of));
        removeDraft(form, of);
        setState('discarded');
        return {};
      },
    };
  }, [form, of, untyped]);

  return {
    ...actions,
    start,
    /** Whether the form began with what was typed before, or is empty because that was discarded. */
    state,
    /** Takes `discard` back, and returns what the form is to have again. */
    undo: (): Draft => {
      saveDraft(form, discarded, of);
      setState('restored');
      return discarded;
    },
  };
}

/** Stores what a form that is rendered from its state has, with every change of it. @param values the same object until then */
export function useKeptDraft({ keep }: { keep: (values: Draft) => void }, values: Draft): void {
  useEffect(() => keep(values), [keep, values]);
}

function textsOf(values: Draft, untyped: readonly string[] = none): Draft {
  return Object.fromEntries(Object.entries(values).filter(([name, text]) => text !== '' && !untyped.includes(name)));
}

const isEmpty = (values: Draft): boolean => Object.keys(values).length === 0;

const isSame = (one: Draft, other: Draft): boolean =>
  [one, other].every((texts) => Object.keys(texts).every((name) => one[name] === other[name]));
