import { currentOwner } from './person';
import { draftKey, tabOnly } from './safe-storage';
import { isGuardOpen } from './session';
import { onStoredChange, storedValues } from './storage';
import { nowInSeconds, tokenState } from './token';

/** What was typed in a form and not sent: text by field name, never a password. */
export type Draft = Record<string, string>;

/** Whom a draft belongs to. A session that never said its e-mail is known by its token. */
function owner(): string {
  const { businessToken, authToken } = storedValues();
  return currentOwner() ?? `${businessToken} ${authToken}`;
}

/** The drafts of the person here, by form; somebody else's and what cannot be read are none. */
function drafts(): Record<string, unknown> {
  try {
    const [whose, forms] = JSON.parse(tabOnly.get(draftKey) ?? '') as [unknown, object];
    return whose === owner() ? { ...forms } : {};
  } catch {
    return {};
  }
}

function keep(forms: Record<string, unknown>): void {
  if (Object.keys(forms).length === 0) tabOnly.remove(draftKey);
  else tabOnly.set(draftKey, JSON.stringify([owner(), forms]));
}

/** Keeps a draft for this tab, and for the person the session belongs to; nobody else is shown it. */
export function keepDraft(form: string, values: Draft): void {
  keep({ ...drafts(), [form]: values });
}

/** What the same person had typed in this form; empty when there is nothing. */
export function draftOf(form: string): Draft {
  const values = drafts()[form] ?? {};
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}

export function dropDraft(form: string): void {
  const { [form]: _dropped, ...others } = drafts();
  keep(others);
}

/**
 * Forgets all drafts when somebody signs out in another tab. A session that had expired before is ended by whoever signs
 * in again, and finds what was typed (reading 1).
 */
export function dropDraftsAfterSignOut(): void {
  onStoredChange(({ authToken, businessToken }) => {
    const wasValid = [authToken, businessToken].some((token) => tokenState(token, nowInSeconds()) === 'valid');
    if (wasValid && !isGuardOpen()) dropDrafts();
  });
}

/** Forgets the drafts of every form, for a sign-out. */
export function dropDrafts(): void {
  tabOnly.remove(draftKey);
}
