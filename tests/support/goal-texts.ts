import { goalCalls } from '@/api/contract';
import { goalKinds } from '@/domain/goal-kind';

/* The visible texts that name every kind of goal, made from the table, so that a new kind changes no flow.
   tests/contract/specification.test.ts states each letter for letter. */

const rows = Object.values(goalKinds);
/** Every kind of goal with the names of its calls, and its own within a sentence. */
export const kindRows = rows.map((row) => ({
  ...row,
  ...goalCalls[row.kind],
  name: inSentence(row.singular),
  names: inSentence(row.plural),
}));

const namedInSentence = rows.map(({ singular }) => inSentence(singular));

/** 'OKR', 'KPI' */
export const singulars = rows.map(({ singular }) => singular);

/** 'OKRs', 'KPIs' */
export const plurals = rows.map(({ plural }) => plural);

/** 'OKR and KPI' */
export const kindsInWords = new Intl.ListFormat('en-GB').format(namedInSentence);

/** 'OKRs, KPIs and notifications': where an individual's search looks. */
export const searchedInWords = new Intl.ListFormat('en-GB').format([...plurals.map(inSentence), 'notifications']);

/** The button on the overview and the dialog that it opens. */
export const generateTitle = `Generate ${namedInSentence.join(', ').replace(/, ([^,]+)$/, ' & $1')}`;

/** A name within a sentence: an abbreviation keeps its letters. */
export function inSentence(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.toLowerCase();
}
