import { useCallback, useDeferredValue, useMemo } from 'react';

import type { GoalRecord } from '@/domain/goal';
import type { Wordings } from '@/domain/wording';
import { wordsOf } from '@/lib/text-search';
import { useQueryText } from '@/ui/use-query-text';
import { useSliced } from '@/ui/use-sliced';
import { useViewParams } from '@/ui/use-view-params';

import {
  arrangeSteps,
  facetSteps,
  listedRole,
  parseMonth,
  parseSortOrder,
  sortOrderText,
  type Facets,
  type PocketFilter,
  type SortOrder,
} from './pocket-view';

/** A list this long is searched and sorted in one piece. */
const atOnceUpTo = 2000;

const noFacets: Facets = { roles: [], months: [] };

/** The records as they are asked for, and those that they are of. */
function* arrange(
  records: readonly GoalRecord[],
  ...rest: [PocketFilter, SortOrder | null, Wordings]
): Generator<undefined, { of: readonly GoalRecord[]; found: readonly GoalRecord[] }> {
  return { of: records, found: yield* arrangeSteps(records, ...rest) };
}

/**
 * What the pocket shows: search, role, month and order are in the address, so that a reload, Back and a link restore them
 * (docs/product.md 7.15).
 * @param path of the page
 * @param wordings the person's own, by key
 */
export function usePocketView(records: readonly GoalRecord[], path: string, wordings: Wordings) {
  const { get, change } = useViewParams<'q' | 'role' | 'month' | 'sort'>();
  const { text, setText, keep } = useQueryText(path);
  const role = get('role');
  const month = parseMonth(get('month'));
  const sort = get('sort');
  const order = useMemo(() => parseSortOrder(sort), [sort]);
  // Typing has priority over the rows.
  const deferredText = useDeferredValue(text);
  const words = useMemo(() => wordsOf(deferredText), [deferredText]);
  const isFiltered = words.length > 0 || role !== null || month !== null;
  const isShort = records.length <= atOnceUpTo;

  const arranged = useSliced(
    useCallback(
      () => arrange(records, { words, role, month }, order, wordings),
      [records, words, role, month, order, wordings],
    ),
    isShort || (!isFiltered && order === null),
  );
  const shown = useMemo(() => {
    if (arranged === undefined || arranged.of === records) return arranged?.found;
    // Deleted rows leave at once, whatever is still being sorted.
    const keys = new Set(records.map(({ key }) => key));
    return arranged.found.filter(({ key }) => keys.has(key));
  }, [records, arranged]);
  const facets = useSliced(
    useCallback(() => facetSteps(records), [records]),
    isShort,
  );

  return {
    /** The records that were found, in their order; undefined until a long list is searched for the first time. */
    shown,
    facets: facets ?? noFacets,
    text,
    setText,
    keep,
    words,
    role: listedRole(facets?.roles ?? noFacets.roles, role),
    month,
    order,
    isFiltered,
    /** @param name '' for records without a role, null for all */
    setRole: (name: string | null) => change({ role: name }),
    setMonth: (value: string | null) => change({ month: value }),
    setOrder: (next: SortOrder | null) => change({ sort: sortOrderText(next) || null }),
    clear: () => {
      setText('');
      change({ q: null, role: null, month: null });
    },
  };
}

export type PocketView = ReturnType<typeof usePocketView>;
