import { currentOwner } from './person';
import { draftKey, draftKeys, tabOnly, visitorDraftKey } from './safe-storage';
import { isGuardOpen } from './session';
import { onStoredChange, storedValues } from './storage';
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
  person: {
    key: draftKey,
    // A session that never said its e-mail is known by its token.
    owner: () => {
      const { businessToken, authToken } = storedValues();
      return currentOwner() ?? `${businessToken} ${authToken}`;
    },
  },
  // Nobody, or whoever is signed in while they look at such a form; nobody else is shown it.
  visitor: { key: visitorDraftKey, owner: () => (validTokens().length === 0 ? '' : String(currentOwner())) },
};

/** The drafts that are here, by form; somebody else's and what cannot be read are none. */
function drafts(typist: Typist): Record<string, unknown> {
  const { key, owner } = places[typist];
  try {
    const [whose, forms] = JSON.parse(tabOnly.get(key) ?? '') as [unknown, object];
    return whose === owner() ? { ...forms } : {};
  } catch {
    return {};
  }
}

function keep(typist: Typist, forms: Record<string, unknown>): void {
  const { key, owner } = places[typist];
  if (Object.keys(forms).length === 0) tabOnly.remove(key);
  else tabOnly.set(key, JSON.stringify([owner(), forms]));
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
 * Forgets all drafts when somebody signs out in another tab, and a visitor's when somebody signs in. A session that had
 * expired before is ended by whoever signs in again, and finds what was typed.
 */
export function dropDraftsWithSession(): void {
  onStoredChange(({ authToken, businessToken }) => {
    const before = [authToken, businessToken];
    const wasValid = before.some((token) => tokenState(token, nowInSeconds()) === 'valid');
    if (wasValid && !isGuardOpen()) dropDrafts();
    if (validTokens().some((token) => !before.includes(token))) tabOnly.remove(visitorDraftKey);
  });
}

/** Forgets the drafts of every form, for a sign-out. */
export function dropDrafts(): void {
  for (const key of draftKeys) tabOnly.remove(key);
}
