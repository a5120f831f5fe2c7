import { useCallback, useMemo } from 'react';

import { fold, hasAllWords, wordsOf } from '@/lib/text-search';
import { weakMemoize } from '@/lib/weak-memoize';
import { useSliced } from '@/ui/use-sliced';

/** What can be found: where it leads and the texts it is found by. */
export type SearchEntry = {
  to: string;
  title: string;
  detail: string;
  /** Shown only where it has a word that title and detail have not. */
  body: string;
};

/** The entry of a row and its text to search in. */
type Prepared = { entry: SearchEntry; folded: string };

function prepare(entry: SearchEntry): Prepared {
  return { entry, folded: fold(`${entry.title}\n${entry.detail}\n${entry.body}`) };
}

type Matches = { query: string; found: readonly SearchEntry[] };

const noMatches: Matches = { query: '', found: [] };

/** Looks at one row a step, and collects the entries that have every word. Before there are rows no query is answered. */
function* matching<Row extends object>(
  rows: readonly Row[] | undefined,
  preparedOf: (row: Row) => Prepared,
  query: string,
): Generator<undefined, Matches> {
  if (rows === undefined) return noMatches;
  const words = wordsOf(query);
  const found: SearchEntry[] = [];
  for (const row of words.length === 0 ? [] : rows) {
    const { entry, folded } = preparedOf(row);
    if (hasAllWords(folded, words)) found.push(entry);
    yield;
  }
  return { query, found };
}

/**
 * Searches a list. Ten thousand rows are searched in slices, and the earlier matches stay until the new ones are complete,
 * so that typing is never blocked.
 * @param rows undefined while they are loaded
 * @param entryOf the entry of a row; must be the same function on every render
 * @returns the matches, and the query they answer
 */
export function useMatches<Row extends object>(
  rows: readonly Row[] | undefined,
  entryOf: (row: Row) => SearchEntry,
  query: string,
): Matches {
  // Folded with the first query, not with every letter.
  const preparedOf = useMemo(() => weakMemoize((row: Row) => prepare(entryOf(row))), [entryOf]);
  const steps = useCallback(() => matching(rows, preparedOf, query), [rows, preparedOf, query]);
  return useSliced(steps, false) ?? noMatches;
}
