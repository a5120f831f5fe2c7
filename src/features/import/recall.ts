import { storedImportChoices, storeImportChoices } from '@/device/import-choices';
import type { EmployeeField } from '@/domain/employee';
import { hash } from '@/lib/hash';

import type { Chosen, Decisions } from './decisions';

/** The decisions about a file's columns that also hold for the same columns of another file. */
type Rules = Pick<Decisions, 'chosen' | 'answers' | 'words'>;

type Stored = Rules & { headings: readonly string[] };

/** A hash of all headings of a file. */
export const headingsKey = (headings: readonly string[]): string => hash(headings.join('\n'));

/** Stores what is decided of a file's columns, for the next file of this tab. */
export function storeDecisions(
  { chosen, answers, words, recalledWords }: Decisions,
  headings: readonly string[],
): void {
  const fields = Object.keys({ ...recalledWords, ...words }) as EmployeeField[];
  storeImportChoices({
    headings: headings.map(hash),
    chosen: mapChosen(chosen, hash),
    answers,
    words: Object.fromEntries(fields.map((name) => [name, { ...recalledWords[name], ...words[name] }])),
  } satisfies Stored);
}

/**
 * Recalls decisions about the same columns: a field's column if the file has its heading, all else if it has all
 * headings. Decisions about this file stay.
 */
export function recall(headings: readonly string[]): (before: Decisions) => Decisions {
  const stored = storedImportChoices() as Stored | null;
  const byHash = new Map(headings.map((heading) => [hash(heading), heading]));
  return (before) => {
    const recalled = { ...before, recalledFor: headingsKey(headings) };
    if (stored === null) return recalled;
    const chosen = mapChosen(stored.chosen, (key) => byHash.get(key));
    if (!stored.headings.every((key) => byHash.has(key))) {
      const columns = Object.entries(chosen).filter(([, { from }]) => from === 'column');
      return { ...recalled, chosen: { ...Object.fromEntries(columns), ...before.chosen } };
    }
    return {
      ...recalled,
      chosen: { ...chosen, ...before.chosen },
      answers: { ...stored.answers, ...before.answers },
      recalledWords: stored.words,
    };
  };
}

const kinds: readonly Chosen['from'][] = ['column', 'shared', 'rule', 'none'];

/** Leaves out kinds that another version stored. @param headingOf undefined for a heading that is not there; its field is left out */
function mapChosen(
  chosen: Rules['chosen'],
  headingOf: (heading: string) => string | undefined,
): Readonly<Record<string, Chosen>> {
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([name, one]): [string, Chosen][] => {
      if (!kinds.includes(one.from)) return [];
      if (one.from !== 'column') return [[name, one]];
      const heading = headingOf(one.heading);
      return heading === undefined ? [] : [[name, { ...one, heading }]];
    }),
  );
}
