/** A value that is read. Nothing is `absent` before its reads have finished (docs/product.md 11.6). */
export type Known<Value> = { state: 'known'; value: Value } | { state: 'absent' } | { state: 'unknown' };

export const unknown: Known<never> = { state: 'unknown' };

/** The rows of several lists, undefined for those that are not read; `absent` only where every list is read and empty. */
export function knownRows<Row>(lists: readonly (readonly Row[] | undefined)[]): Known<readonly Row[]> {
  const value = lists.flatMap((list) => list ?? []);
  if (value.length > 0) return { state: 'known', value };
  return lists.includes(undefined) ? unknown : { state: 'absent' };
}
