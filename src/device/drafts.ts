import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import { listen } from '@/lib/listen';
import { ownerOrTokenHash } from '@/session/owner';
import { forgetReturnAddress } from '@/session/return-address';
import { hasSignedOut } from '@/session/session';
import { draftKey, draftKeys, onStoredChange, storedValues, sessionStore, signedOutDraftKey } from '@/session/storage';
import { nowInSeconds, tokenState } from '@/session/token';

/* Unsent text of forms, in sessionStorage: it survives a reload and ends with the tab. Only its owner sees it. */

const onSessionStoreChange = (listener: () => void) => listen(sessionStore, ['change'], listener);

/** Text by field name, never a password. */
export type Draft = Record<string, string>;

/** The signed-in user, or a visitor in front of a sign-in form. */
type DraftOwner = 'user' | 'visitor';

/** Visitors have a key of their own: an email typed to sign in again must not replace the drafts of the session. */
const stores: Record<DraftOwner, { key: string; currentOwner: () => string }> = {
  user: { key: draftKey, currentOwner: ownerOrTokenHash },
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

/** Stores a draft for its current owner. */
export function saveDraft(form: string, values: Draft, of: DraftOwner = 'user'): void {
  saveDrafts(of, { ...drafts(of), [form]: values });
}

/** The current owner's draft of a form, `{}` without one. */
export function readDraft(form: string, of: DraftOwner = 'user'): Draft {
  const values = drafts(of)[form] ?? {};
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}

export function removeDraft(form: string, of: DraftOwner = 'user'): void {
  const { [form]: removed, ...others } = drafts(of);
  if (removed !== undefined) saveDrafts(of, others);
}

/** Removes the drafts of all forms, for a sign-out. */
export function removeAllDrafts(): void {
  for (const key of draftKeys) write(key, null);
}

/** A tab that was asleep or is loading gets no event of another user's sign-in. */
function removeDraftsOfOthers(): void {
  const [owner] = stored(draftKey) ?? [];
  if (owner !== undefined && owner !== ownerOrTokenHash()) write(draftKey, null);
}

/**
 * Removes all drafts when another tab signs out, a user's when the session becomes another user's, and a visitor's when a user
 * signs in. Drafts outlive an expired session: signing in again finds them.
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
  of?: DraftOwner;
  /** Stored fields that are no typed text, such as a choice that always has a value. */
  untyped?: readonly string[];
  /** A draft equal to it counts as none. */
  saved?: Draft;
};

const none: readonly string[] = [];
const nothing: Draft = {};

/** A form's draft: stored with every change, removed with success, Discard and sign-out. `DraftNotice` announces it. */
export function useTabDraft(form: string, { of = 'user', untyped = none, saved = nothing }: TabDraftOptions = {}) {
  const [start] = useState(() => {
    const draft = readDraft(form, of);
    return isSame(textsOf(draft, untyped), saved) ? nothing : draft;
  });
  const [state, setState] = useState<'empty' | 'restored' | 'discarded'>(isEmpty(start) ? 'empty' : 'restored');
  const [discarded, setDiscarded] = useState<Draft>({});
  const sent = useRef(saved);

  // The response to an earlier submit may remove the draft.
  const hasDraft = () => !isEmpty(readDraft(form, of));
  const isStored = useSyncExternalStore(onSessionStoreChange, hasDraft, hasDraft);
  if (state === (isStored ? 'discarded' : 'restored')) setState('empty');

  const actions = useMemo(() => {
    const hasUnsentChanges = (values: Draft): boolean => {
      const texts = textsOf(values, untyped);
      return !isEmpty(texts) && !isSame(texts, sent.current);
    };
    return {
      hasUnsentChanges,
      /** Stores the form's values without empty fields; nothing where they were sent already. */
      keep: (values: Draft) => {
        if (hasUnsentChanges(values)) saveDraft(form, textsOf(values), of);
        else removeDraft(form, of);
      },
      /** Removes the sent values; what was typed since stays. */
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
    /** Whether the form began with a draft, or the draft was discarded. */
    state,
    /** Undoes `discard`. @returns the values of the form */
    undo: (): Draft => {
      saveDraft(form, discarded, of);
      setState('restored');
      return discarded;
    },
  };
}

/** Stores the values of a controlled form with every change. @param values the same object between changes */
export function useKeptDraft({ keep }: { keep: (values: Draft) => void }, values: Draft): void {
  useEffect(() => keep(values), [keep, values]);
}

function textsOf(values: Draft, untyped: readonly string[] = none): Draft {
  return Object.fromEntries(Object.entries(values).filter(([name, text]) => text !== '' && !untyped.includes(name)));
}

const isEmpty = (values: Draft): boolean => Object.keys(values).length === 0;

const isSame = (one: Draft, other: Draft): boolean =>
  [one, other].every((texts) => Object.keys(texts).every((name) => one[name] === other[name]));
