import { isOwnerOf } from '@/session/owner';

/** Keys under earlier fingerprints of the owner: the salt changes when someone else signs in. None without an email. */
export function earlierKeys<Key>(
  keys: readonly Key[],
  ownerOf: (key: Key) => string,
  owner: string,
  email: string | null,
): Key[] {
  if (email === null) return [];
  // Thousands of keys have few owners.
  const others = new Set(keys.map(ownerOf).filter((each) => each !== owner));
  const earlier = new Set([...others].filter((each) => isOwnerOf(each, email)));
  return keys.filter((key) => earlier.has(ownerOf(key)));
}

/** Aborts a transaction that may have ended. */
export function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {}
}
