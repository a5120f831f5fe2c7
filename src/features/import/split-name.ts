/** The part of a whole name that a field takes. */
export type NamePart = 'first' | 'last';

/**
 * A part of a whole name (docs/product.md 8.12): of 'Lopez, Ana' what stands before the comma is the last name, of 'Ana Lopez' it
 * is the last word. One word alone is a last name.
 */
export function partOfName(name: string, part: NamePart): string {
  const [before = '', ...behind] = name.split(',').map((one) => one.trim());
  const words = before.split(/\s+/u);
  const [first, last] = behind.length > 0 ? [behind.join(' '), before] : [words.slice(0, -1).join(' '), words.at(-1)];
  return (part === 'first' ? first : last) ?? '';
}
