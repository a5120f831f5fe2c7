/** The name shown for an e-mail address: the part before the @ without digits (docs/product.md 5.10). Empty when nothing is left. */
export function displayName(email: string | null): string {
  const local = (email ?? '').split('@', 1)[0] ?? '';
  return local.replaceAll(/\d/g, '').trim();
}

/** The first letters of a name's first two parts, for a default picture; '?' when there are none. */
export function initials(name: string): string {
  const letters = name
    .split(/[\s._-]+/)
    .flatMap((part) => [...part].slice(0, 1))
    .filter((letter) => /\p{L}/u.test(letter));
  return letters.slice(0, 2).join('').toLocaleUpperCase('en-US') || '?';
}
