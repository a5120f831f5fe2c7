import { fold } from '@/lib/text-search';

/** Drafts that share so many lines are alike. */
const sharedLines = 3;

/**
 * Finds drafts that share three lines with another one (docs/product.md 8.22).
 * @param drafts each with the texts of its key results or KPIs
 * @returns the places of those drafts
 */
export function alikeDrafts(drafts: readonly (readonly string[])[]): ReadonlySet<number> {
  const earlier = new Map<string, number[]>();
  const alike = new Set<number>();
  for (const [place, texts] of drafts.entries()) {
    const shared = new Map<number, number>();
    for (const line of new Set(texts.map((text) => fold(text).trim()))) {
      const others = earlier.get(line) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      earlier.set(line, [...others, place]);
    }
    for (const [other, count] of shared) {
      if (count >= sharedLines) alike.add(other).add(place);
    }
  }
  return alike;
}
