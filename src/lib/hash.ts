/** The state of an unfinished hash. */
export type HashState = readonly [number, number];

export const emptyHash: HashState = [0xdeadbeef, 0x41c6ce57];

/** Adds a text to a hash (cyrb53). */
export function addToHash([h1, h2]: HashState, text: string): HashState {
  let [one, other] = [h1, h2];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  return [one, other];
}

/** @returns 53 bits */
export function finishHash([h1, h2]: HashState): number {
  const one = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  const other = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 4294967296 * (2097151 & other) + (one >>> 0);
}

/** A short hash of a text (cyrb53), in base 36. */
export const hash = (text: string): string => finishHash(addToHash(emptyHash, text)).toString(36);
