import { useCallback, useState } from 'react';

import { hasDraftIn, keysOfDrafts, type Drafts } from '@/domain/goal-drafts';
import type { GoalGroup } from '@/domain/goal-groups';

const none: ReadonlySet<string> = new Set();

function withKeys(keys: ReadonlySet<string>, some: readonly string[], areIn: boolean): ReadonlySet<string> {
  const rest = [...keys].filter((key) => !some.includes(key));
  return new Set(areIn ? [...rest, ...some] : rest);
}

/**
 * Which groups of the pocket are expanded, and which earlier drafts are shown (docs/product.md 7.22). At first the first group
 * is expanded; a search expands all groups, and opening a record expands its group.
 * @param groups null while the list has no groups, or they are not known yet
 * @param words the searched words; the same list until they change
 * @param selectedKey the key of the record whose details are open
 */
export function useFolds(groups: readonly GoalGroup[] | null, words: readonly string[], selectedKey: string | null) {
  const [state, setState] = useState({
    words: null as readonly string[] | null,
    groups: null as readonly GoalGroup[] | null,
    selectedKey: null as string | null,
    areOpen: false,
    exceptions: none,
    openDrafts: none,
  });
  const { areOpen, exceptions, openDrafts } = state;

  if (groups !== state.groups || (groups !== null && selectedKey !== state.selectedKey)) {
    const next = { ...state, groups };
    if (groups !== null) {
      // The groups of a search arrive after its words while versions are read.
      const isOtherSearch = words !== state.words && groups !== state.groups;
      if (isOtherSearch) {
        // A group of one is a plain row.
        const first = groups.find(({ rows }) => rows.length > 1);
        const isSearch = words.length > 0;
        next.words = words;
        next.areOpen = isSearch;
        next.exceptions = isSearch || first === undefined ? none : new Set([first.key]);
      }
      const isOpened = selectedKey !== null && (isOtherSearch || selectedKey !== state.selectedKey);
      const place = isOpened ? placeOf(groups, selectedKey) : null;
      if (place !== null) {
        next.exceptions = withKeys(next.exceptions, [place.group], !next.areOpen);
        next.openDrafts = withKeys(next.openDrafts, place.draft, true);
      }
      next.selectedKey = selectedKey;
    }
    setState(next);
  }

  return {
    /** The same function until a group is expanded or collapsed. */
    isOpen: useCallback(({ key }: GoalGroup): boolean => exceptions.has(key) !== areOpen, [exceptions, areOpen]),
    /** The keys of all drafts whose earlier ones are shown. */
    openDrafts,
    /** @param all whether all groups follow it */
    toggle: ({ key }: GoalGroup, all: boolean): void => {
      const isException = exceptions.has(key);
      setState(
        all
          ? { ...state, areOpen: isException === areOpen, exceptions: none }
          : { ...state, exceptions: withKeys(exceptions, [key], !isException) },
      );
    },
    toggleDrafts: (draft: Drafts): void =>
      setState({ ...state, openDrafts: withKeys(openDrafts, keysOfDrafts(draft), !hasDraftIn(draft, openDrafts)) }),
  };
}

export type Folds = ReturnType<typeof useFolds>;

/** The group of a record, and of an earlier draft the keys of its request's drafts; null if it is in no group. */
function placeOf(groups: readonly GoalGroup[], key: string): { group: string; draft: readonly string[] } | null {
  for (const group of groups) {
    const drafts = group.drafts.find((each) => keysOfDrafts(each).includes(key));
    if (drafts) return { group: group.key, draft: drafts.latest.record.key === key ? [] : keysOfDrafts(drafts) };
  }
  return null;
}
