import { useState } from 'react';

/** The previous array as long as its items are the same. */
export function useSameList<T>(next: readonly T[]): readonly T[] {
  const [list, setList] = useState(next);
  const isSame = list.length === next.length && list.every((item, index) => item === next[index]);
  // React renders the caller again at once.
  if (!isSame) setList(next);
  return isSame ? list : next;
}
