import { isOwnerOf } from '@/session/owner';

/* What every database of this device does. */

/** Keys under an earlier fingerprint of the owner, whose salt changed when someone else signed in; none without an email. */
export function earlierKeys<Key>(
  keys: readonly Key[],
  ownerOf: (key: Key) => string,
  owner: string,
  email: string | null,
): Key[] {
  if (email === null) return [];
  // Each owner is compared once: there may be thousands of keys.
  const others = new Set(keys.map(ownerOf).filter((each) => each !== owner));
  const earlier = new Set([...others].filter((each) => isOwnerOf(each, email)));
  return keys.filter((key) => earlier.has(ownerOf(key)));
}

/** Takes back what a transaction has written, where it has not ended by itself. */
export function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {}
}
