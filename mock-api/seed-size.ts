/** How many employees the business of the seed may have: a team, a company, and more than a list should hold. */
export const seedSizes = [18, 400, 10_000] as const;

export type SeedSize = (typeof seedSizes)[number];

/** The requested size; the smallest if none is given. @throws for any other size */
export function readSeedSize(asked: string | undefined): SeedSize {
  if (asked === undefined) return seedSizes[0];
  const size = seedSizes.find((each) => String(each) === asked);
  if (size === undefined) throw new Error(`--people must be ${seedSizes.join(', ').replace(/, (?=\d+$)/, ' or ')}.`);
  return size;
}
