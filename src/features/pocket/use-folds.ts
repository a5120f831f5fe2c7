import { useCallback, useState } from 'react';

import { hasDraftIn, keysOfDrafts, type Drafts } from '@/domain/goal-drafts';
import type { GoalGroup } from '@/domain/goal-groups';

const none: ReadonlySet<string> = new Set();

function withKeys(keys: ReadonlySet<string>, some: readonly string[], areIn: boolean): ReadonlySet<string> {
  const rest = [...keys].filter((key) => !some.includes(key));
  return new Set(areIn ? [...rest, ...some] : rest);
}

/**
 * Which groups of the pocket are open, and of which drafts the earlier tries (docs/product.md 7.22). The first group is open at
 * first, for a search all are, and the one of the record whose details are open.
 * @param groups null where they are not asked for, or not known yet
 * @param words what is searched; the same list until it changes
 * @param selectedKey the key of the record whose details are open
 */
export function useFolds(groups: readonly GoalGroup[] | null, words: readonly string[], selectedKey: string | null) {
  const [state, setState] = useState({
    words: null as readonly string[] | null,
    groups: null as readonly GoalGroup[] | null,
    selectedKey: null as string | null,
    areOpen: false,
    exceptions: none,
    tries: none,
  });
  const { areOpen, exceptions, tries } = state;

  if (groups !== state.groups || (groups !== null && selectedKey !== state.selectedKey)) {
    const next = { ...state, groups };
    if (groups !== null) {
      // Groups come later than their words while own wordings are read.
      const isOtherSearch = words !== state.words && groups !== state.groups;
      if (isOtherSearch) {
        const [first] = groups;
        const isSearch = words.length > 0;
        next.words = words;
        next.areOpen = isSearch;
        next.exceptions = isSearch || first === undefined ? none : new Set([first.key]);
      }
      const isOpened = selectedKey !== null && (isOtherSearch || selectedKey !== state.selectedKey);
      const place = isOpened ? placeOf(groups, selectedKey) : null;
      if (place !== null) {
        next.exceptions = withKeys(next.exceptions, [place.group], !next.areOpen);
        next.tries = withKeys(next.tries, place.draft, true);
      }
      next.selectedKey = selectedKey;
    }
    setState(next);
  }

  return {
    /** The same function until one is opened or folded. */
    isOpen: useCallback(({ key }: GoalGroup): boolean => exceptions.has(key) !== areOpen, [exceptions, areOpen]),
    /** The keys of the tries of drafts whose earlier ones are open. */
    tries,
    /** @param all whether all groups follow it */
    toggle: ({ key }: GoalGroup, all: boolean): void => {
      const isException = exceptions.has(key);
      setState(
        all
          ? { ...state, areOpen: isException === areOpen, exceptions: none }
          : { ...state, exceptions: withKeys(exceptions, [key], !isException) },
      );
    },
    toggleTries: (draft: Drafts): void =>
      setState({ ...state, tries: withKeys(tries, keysOfDrafts(draft), !hasDraftIn(draft, tries)) }),
  };
}

export type Folds = ReturnType<typeof useFolds>;

/** The group of a record, and where it is an earlier try the keys of its draft; null where it is not found. */
function placeOf(groups: readonly GoalGroup[], key: string): { group: string; draft: readonly string[] } | null {
  for (const group of groups) {
    const tries = group.drafts.find((each) => keysOfDrafts(each).includes(key));
    if (tries) return { group: group.key, draft: tries.latest.record.key === key ? [] : keysOfDrafts(tries) };
  }
  return null;
}
