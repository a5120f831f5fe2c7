import { startTransition, useEffect, useState } from 'react';

import { fold, hasAllWords, wordsOf } from '@/lib/fold';

import { inSlices } from './in-slices';

/** The folded text of every row that was looked at, made once and forgotten with its list. */
const foldedTexts = new WeakMap<object, string>();

function foldedText<Row extends object>(row: Row, textOf: (row: Row) => string): string {
  const kept = foldedTexts.get(row);
  if (kept !== undefined) return kept;
  const folded = fold(textOf(row));
  foldedTexts.set(row, folded);
  return folded;
}

/** Looks at one row a step, and collects those that have every word. */
function* looking<Row extends object>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  words: readonly string[],
  found: Row[],
): Generator<undefined> {
  for (const row of rows) {
    if (hasAllWords(foldedText(row, textOf), words)) found.push(row);
    yield;
  }
}

type Matches<Row> = {
  rows: readonly Row[] | undefined;
  query: string;
  found: readonly Row[];
};

/**
 * The rows that have every word of a query. Ten thousand rows are looked at in slices, and what was found before stays
 * until the new answer is complete, so that typing is never held up.
 * @param rows undefined while they are loaded
 * @param textOf where in a row to look; give a function that stays the same
 */
export function useMatches<Row extends object>(
  rows: readonly Row[] | undefined,
  textOf: (row: Row) => string,
  query: string,
): { found: readonly Row[]; query: string; settled: boolean } {
  const [matches, setMatches] = useState<Matches<Row>>({ rows: undefined, query: '', found: [] });

  useEffect(() => {
    const words = wordsOf(query);
    if (rows === undefined || words.length === 0) return;
    const found: Row[] = [];
    return inSlices(looking(rows, textOf, words, found), () =>
      startTransition(() => setMatches({ rows, query, found })),
    );
  }, [rows, textOf, query]);

  return { found: matches.found, query: matches.query, settled: matches.rows === rows && matches.query === query };
}
