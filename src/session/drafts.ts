import { currentOwner } from './person';
import { draftKey, tabOnly } from './safe-storage';

/** What was typed in a form and not sent: text by field name, never a password. */
export type Draft = Record<string, string>;

/** Keeps a draft for this tab, for a while, and for the person the session belongs to; nobody else is shown it. */
export function keepDraft(form: string, values: Draft): void {
  tabOnly.set(draftKey, JSON.stringify([currentOwner(), form, values]));
}

/** What the same person had typed in this form when the session ended; empty when there is nothing. */
export function draftOf(form: string): Draft {
  try {
    const [owner, name, values] = JSON.parse(tabOnly.get(draftKey) ?? '[]') as unknown[];
    if (typeof owner !== 'string' || owner !== currentOwner() || name !== form) return {};
    return Object.fromEntries(Object.entries(values as object).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

export function dropDraft(): void {
  tabOnly.remove(draftKey);
}
