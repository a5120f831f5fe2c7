import { readDraft, saveDraft } from '@/device/drafts';
import { hash } from '@/lib/hash';

import type { Decisions } from './decisions';

/*
 * The decisions about columns are a draft of the tab (docs/product.md 5.12). They hold no person, and a hash of each heading: what
 * was taken for a heading may be a person.
 */

/** The decisions about a file's columns that also hold for the same columns of another file. */
type Stored = Pick<Decisions, 'chosen' | 'answers' | 'words'> & { headings: readonly string[] };

const formName = 'import';

/** A hash of all headings of a file. */
export const headingsKey = (headings: readonly string[]): string => hash(headings.join('\n'));

/** Stores what is decided of a file's columns, for the next file of this tab. */
export function storeDecisions(
  { chosen, answers, words, recalledWords }: Decisions,
  headings: readonly string[],
): void {
  const stored: Stored = { headings: headings.map(hash), chosen, answers, words: { ...recalledWords, ...words } };
  saveDraft(formName, { choices: JSON.stringify(stored) });
}

function storedDecisions(): Stored | null {
  try {
    return JSON.parse(readDraft(formName)['choices'] ?? '') as Stored;
  } catch {
    return null;
  }
}

/**
 * Recalls decisions about the same columns: a field's column if the file has its heading, all else if it has all
 * headings. Decisions about this file stay.
 */
export function recall(headings: readonly string[]): (before: Decisions) => Decisions {
  const stored = storedDecisions();
  const keys = new Set(headings.map(hash));
  return (before) => {
    const recalled = { ...before, recalledFor: headingsKey(headings) };
    if (stored === null) return recalled;
    const isSame = stored.headings.every((key) => keys.has(key));
    const chosen = Object.entries(stored.chosen).filter(([, one]) =>
      one.from === 'column' ? keys.has(one.key) : isSame,
    );
    return {
      ...recalled,
      chosen: { ...Object.fromEntries(chosen), ...before.chosen },
      ...(isSame && { answers: { ...stored.answers, ...before.answers }, recalledWords: stored.words }),
    };
  };
}
