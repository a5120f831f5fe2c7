const tints = [
  'bg-lake-soft text-lake-soft-ink',
  'bg-blaze-soft text-blaze-soft-ink',
  'bg-accent-soft text-accent-soft-ink',
  'bg-track text-muted',
] as const;

/** One of four colours for somebody's initials, always the same for the same id (design 6). */
export function tintOf(id: string): string {
  let sum = 0;
  for (let at = 0; at < id.length; at += 1) sum = (sum * 31 + id.charCodeAt(at)) % 1009;
  return tints[sum % tints.length] ?? tints[0];
}
