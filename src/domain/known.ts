/**
 * What is known of something that is read. Absence is a state of its own, so that nothing can be said to be absent before
 * its reads have finished (docs/product.md 11.6).
 */
export type Known<Value> = { state: 'known'; value: Value } | { state: 'absent' } | { state: 'unknown' };

export const unknown: Known<never> = { state: 'unknown' };

/**
 * The rows of several lists.
 * @param lists undefined for each that was not read
 * @returns the rows that were read, `absent` only where every list was read and is empty
 */
export function knownRows<Row>(lists: readonly (readonly Row[] | undefined)[]): Known<readonly Row[]> {
  const value = lists.flatMap((list) => list ?? []);
  if (value.length > 0) return { state: 'known', value };
  return lists.includes(undefined) ? unknown : { state: 'absent' };
}
