import { startTransition, useEffect, useState } from 'react';

import { fold, hasAllWords, wordsOf } from '@/lib/fold';

import type { Entry } from './entry';
import { inSlices } from './in-slices';

/** What was made of a row once, and is forgotten with its list. */
const prepared = new WeakMap<object, { entry: Entry; folded: string }>();

function prepare<Row extends object>(row: Row, entryOf: (row: Row) => Entry): { entry: Entry; folded: string } {
  const kept = prepared.get(row);
  if (kept !== undefined) return kept;
  const entry = entryOf(row);
  const made = { entry, folded: fold(`${entry.title}\n${entry.detail}\n${entry.body}`) };
  prepared.set(row, made);
  return made;
}

/** Looks at one row a step, and collects those that have every word. */
function* looking<Row extends object>(
  rows: readonly Row[],
  entryOf: (row: Row) => Entry,
  query: string,
  found: Entry[],
): Generator<undefined, undefined> {
  const words = wordsOf(query);
  if (words.length === 0) return;
  for (const row of rows) {
    const { entry, folded } = prepare(row, entryOf);
    if (hasAllWords(folded, words)) found.push(entry);
    yield;
  }
}

type Matches = { query: string; found: readonly Entry[] };

/**
 * What a list has for a query. Ten thousand rows are looked at in slices, and what was found before stays until the new
 * answer is complete, so that typing is never held up.
 * @param rows undefined while they are loaded
 * @param entryOf what a row says; give a function that stays the same
 * @returns what was found, and for which query
 */
export function useMatches<Row extends object>(
  rows: readonly Row[] | undefined,
  entryOf: (row: Row) => Entry,
  query: string,
): Matches {
  const [matches, setMatches] = useState<Matches>({ query: '', found: [] });

  useEffect(() => {
    if (rows === undefined) return;
    const found: Entry[] = [];
    return inSlices(looking(rows, entryOf, query, found), () => startTransition(() => setMatches({ query, found })));
  }, [rows, entryOf, query]);

  return matches;
}
