import { genders } from '@/components/employee/fields';
import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import { fold } from '@/lib/text-search';

import { nameKey } from './name-key';
import { valueWords } from './value-words';

/** What becomes of a word of the file: a value, what it is, or nothing: its rows are not imported. */
export type WordChoice = { readonly becomes: string } | 'keep' | 'leave out';

/** The closed and the suggested lists, by field: what is chosen from, and whether any other text is taken too. */
export type ValueList = {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isClosed: boolean;
};

const asOptions = (suggestions: readonly string[]) => suggestions.map((value) => ({ value, label: value }));

function listOf(name: EmployeeField): ValueList | null {
  const { kind, suggestions = [] } = employeeRows[name];
  if (kind === 'gender') return { options: genders, isClosed: true };
  return suggestions.length === 0 ? null : { options: asOptions(suggestions), isClosed: false };
}

/** The fields whose values are matched, with their lists, in their order on the screen. */
export const valueLists: ReadonlyMap<EmployeeField, ValueList> = new Map(
  employeeFields.flatMap((name) => {
    const list = listOf(name);
    return list ? [[name, list] as const] : [];
  }),
);

/** By field, the value that a word means, by the key of the word. */
const meanings: ReadonlyMap<EmployeeField, ReadonlyMap<string, string>> = new Map(
  [...valueLists].map(([name, { options }]) => {
    const known = new Map<string, string>();
    for (const { value, label } of options) {
      for (const word of [label, value, ...(valueWords[name]?.[label] ?? [])]) {
        if (!known.has(nameKey(word))) known.set(nameKey(word), value);
      }
    }
    return [name, known] as const;
  }),
);

/** By which a word of a field is known: equal after folding case and accents is one word. */
export const wordKey = (text: string): string => fold(text.trim());

/**
 * What a word means by itself; undefined for one of a closed list that means nothing known. In a file of our own what is no
 * suggestion is what somebody has typed, and stays, so that an export comes in again unchanged (docs/product.md 8.18).
 */
export function meaningOf(name: EmployeeField, word: string, isOurs = false): WordChoice | undefined {
  const list = valueLists.get(name);
  if (isOurs && list?.isClosed === false) {
    return list.options.some(({ value }) => value === word) ? { becomes: word } : 'keep';
  }
  const value = meanings.get(name)?.get(nameKey(word));
  if (value !== undefined) return { becomes: value };
  return list?.isClosed === true ? undefined : 'keep';
}

/**
 * What words mean beside each other. In a column of H and M, as Spanish files have it, M is a woman.
 * @param keys of all words of the column
 */
export function meaningsTogether(name: EmployeeField, keys: readonly string[]): Readonly<Record<string, WordChoice>> {
  const isSpanish = employeeRows[name].kind === 'gender' && ['h', 'm'].every((key) => keys.includes(key));
  return isSpanish && !keys.includes('f') ? { m: { becomes: 'female' } } : {};
}
