import { currentOwnerOrTokens } from './person';
import { draftKey, draftKeys, tabOnly, visitorDraftKey } from './safe-storage';
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
  person: { key: draftKey, owner: currentOwnerOrTokens },
  // Nobody, or whoever is signed in while they look at such a form; nobody else is shown it.
  visitor: { key: visitorDraftKey, owner: () => (validTokens().length === 0 ? '' : currentOwnerOrTokens()) },
};

/** What is here, and whose it is; null when there is nothing, or nothing that can be read. */
function stored(key: string): [whose: unknown, forms: object] | null {
  try {
    const [whose, forms] = JSON.parse(tabOnly.get(key) ?? '') as [unknown, object];
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
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function write(key: string, text: string | null): void {
  if (text === null) tabOnly.remove(key);
  else tabOnly.set(key, text);
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
    if (whose !== undefined && whose !== currentOwnerOrTokens()) write(draftKey, null);
    if (validTokens().some((token) => !before.includes(token))) write(visitorDraftKey, null);
  });
}

/** Forgets the drafts of every form, for a sign-out. */
export function dropDrafts(): void {
  for (const key of draftKeys) write(key, null);
}
