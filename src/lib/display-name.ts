/**
 * The name shown for an e-mail address: what stands before the @ with digits removed (spec 2). Empty when nothing is
 * left, so that the caller can greet without a name.
 */
export function displayName(email: string | null): string {
  const local = (email ?? '').split('@', 1)[0] ?? '';
  return local.replaceAll(/\d/g, '').trim();
}

/** One or two letters for a default picture: from a dotted name both, otherwise the first one; '?' without any. */
export function initials(name: string): string {
  const letters = name
    .split(/[\s._-]+/)
    .flatMap((part) => [...part].slice(0, 1))
    .filter((letter) => /\p{L}/u.test(letter));
  return letters.slice(0, 2).join('').toLocaleUpperCase('en-US') || '?';
}
