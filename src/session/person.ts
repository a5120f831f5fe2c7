import { lasting, storedName } from './safe-storage';
import { storedValues } from './storage';

const key = storedName('person');

/**
 * A short fingerprint of an e-mail address (cyrb53). It tells "the same person again" from "somebody else" after a
 * sign-out has removed the address itself, and cannot be turned back into it (reading 5).
 */
export function fingerprint(email: string): string {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (const unit of email.trim().toLowerCase()) {
    const code = unit.codePointAt(0) ?? 0;
    h1 = Math.imul(h1 ^ code, 2654435761);
    h2 = Math.imul(h2 ^ code, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return (4294967296 * (2097151 & h2) + (h1 >>> 0)).toString(36);
}

/** The fingerprint of whom the stored values belong to, null when nobody was recorded. */
export function recordedPerson(): string | null {
  return lasting.get(key);
}

/** The fingerprint of whom everything stored belongs to: who is signed in, or who was last. */
export function currentOwner(): string | null {
  const { email } = storedValues();
  return email === null ? recordedPerson() : fingerprint(email);
}

export function recordPerson(email: string): void {
  lasting.set(key, fingerprint(email));
}
