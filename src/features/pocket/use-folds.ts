import { useCallback, useState } from 'react';

import type { GoalGroup } from '@/domain/goal-groups';
import { hasTryIn, keysOfTries, type Tries } from '@/domain/tries';

const none: ReadonlySet<string> = new Set();

/** @param isIn whether it is to be in it */
function withKey(keys: ReadonlySet<string>, key: string, isIn = !keys.has(key)): ReadonlySet<string> {
  return withKeys(keys, [key], isIn);
}

function withKeys(keys: ReadonlySet<string>, some: readonly string[], areIn: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  for (const key of some) {
    if (areIn) next.add(key);
    else next.delete(key);
  }
  return next;
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
    /** Whether a group is open that is not among the exceptions. */
    areOpen: false,
    exceptions: none,
    tries: none,
  });
  const { areOpen, exceptions, tries } = state;

  if (groups !== state.groups || (groups !== null && selectedKey !== state.selectedKey)) {
    const next = { ...state, groups };
    if (groups !== null) {
      // Groups of a long list come later than the words they are of.
      const isAnew = words !== state.words && groups !== state.groups;
      if (isAnew) {
        const [first] = groups;
        const isSearch = words.length > 0;
        next.words = words;
        next.areOpen = isSearch;
        next.exceptions = isSearch || first === undefined ? none : new Set([first.key]);
      }
      const place =
        selectedKey !== null && (isAnew || selectedKey !== state.selectedKey) ? placeOf(groups, selectedKey) : null;
      if (place !== null) next.exceptions = withKey(next.exceptions, place.group, !next.areOpen);
      if (place !== null && place.draft !== null) next.tries = withKeys(next.tries, place.draft, true);
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
      const isOpened = exceptions.has(key) === areOpen;
      setState(
        all ? { ...state, areOpen: isOpened, exceptions: none } : { ...state, exceptions: withKey(exceptions, key) },
      );
    },
    toggleTries: (draft: Tries): void =>
      setState({ ...state, tries: withKeys(tries, keysOfTries(draft), !hasTryIn(draft, tries)) }),
  };
}

export type Folds = ReturnType<typeof useFolds>;

/** The group of a record, and the keys of the draft of which it is an earlier try; null where it is not found. */
function placeOf(groups: readonly GoalGroup[], key: string): { group: string; draft: string[] | null } | null {
  for (const group of groups) {
    for (const tries of group.tries) {
      const { latest, earlier } = tries;
      if (latest.record.key === key) return { group: group.key, draft: null };
      if (earlier.some(({ record }) => record.key === key)) return { group: group.key, draft: keysOfTries(tries) };
    }
  }
  return null;
}
