import { useCallback, useState } from 'react';

import type { GoalGroup } from '@/domain/goal-groups';

const none: ReadonlySet<string> = new Set();

/**
 * Which groups of the pocket are collapsed: none at first, nor after another search (docs/product.md 7.22).
 * @param words the searched words; the same list until they change
 */
export function useFolds(words: readonly string[]) {
  const [state, setState] = useState({ words, areOpen: true, exceptions: none });
  if (words !== state.words) setState({ words, areOpen: true, exceptions: none });
  const { areOpen, exceptions } = state;
  return {
    /** The same function until a group is expanded or collapsed. */
    isOpen: useCallback(({ key }: GoalGroup): boolean => exceptions.has(key) !== areOpen, [exceptions, areOpen]),
    /** @param all whether all groups follow it */
    toggle: ({ key }: GoalGroup, all: boolean): void => {
      const next = new Set(exceptions);
      if (!next.delete(key)) next.add(key);
      const isOpen = exceptions.has(key) !== areOpen;
      setState(all ? { words, areOpen: !isOpen, exceptions: none } : { words, areOpen, exceptions: next });
    },
  };
}

export type Folds = ReturnType<typeof useFolds>;
