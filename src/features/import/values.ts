import { genders } from '@/components/employee/fields';
import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import { fold } from '@/lib/text-search';

import { nameKey } from './heading-words';
import { valueWords } from './value-words';

/** The choice that keeps a word of the file, which is a problem of its rows in a closed list. Others are values of the list. */
export const keep = 'keep';

/** A closed or a suggested list: its options, and whether other values are refused. */
type ValueList = {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isClosed: boolean;
};

/** The fields whose values are matched, with their lists, in their order on the screen. */
export const valueLists: ReadonlyMap<EmployeeField, ValueList> = new Map(
  employeeFields.flatMap((name): [EmployeeField, ValueList][] => {
    const { kind, suggestions = [] } = employeeRows[name];
    if (kind === 'gender') return [[name, { options: genders, isClosed: true }]];
    const options = suggestions.map((value) => ({ value, label: value }));
    return options.length === 0 ? [] : [[name, { options, isClosed: false }]];
  }),
);

const meanings: ReadonlyMap<EmployeeField, ReadonlyMap<string, string>> = new Map(
  [...valueLists].map(([name, { options }]) => {
    const known = new Map<string, string>();
    for (const { value, label } of options) {
      for (const word of [label, value, ...(valueWords[name]?.[label]?.split(', ') ?? [])]) {
        if (!known.has(nameKey(word))) known.set(nameKey(word), value);
      }
    }
    return [name, known] as const;
  }),
);

/** The key of a field's word, with case and accents folded. */
export const wordKey = (name: EmployeeField, text: string): string => `${name}: ${fold(text.trim())}`;

/**
 * The known meaning of a word; undefined for an unknown one of a closed list. In a file of our own any other word was
 * typed and stays, so that an export comes in again unchanged (docs/product.md 8.18).
 */
export function findMeaning(name: EmployeeField, word: string, isOurs = false): string | undefined {
  const list = valueLists.get(name);
  if (isOurs && list?.isClosed === false) {
    return list.options.some(({ value }) => value === word) ? word : keep;
  }
  return meanings.get(name)?.get(nameKey(word)) ?? (list?.isClosed === true ? undefined : keep);
}

/** Codes of one letter that say no third thing beside men and women: diverse, unknown, other. */
const furtherCodes = ['d', 'x', 'u', 'o'];

/** Pairs that mean the same in every language that has both: F/M, F/H (femme, homme), K/M (kvinne), M/W. */
const knownPairs = ['fm', 'fh', 'km', 'mw'];

/**
 * The meaning of one-letter codes in their column. M is a man beside F, W, K or Mme, and H beside F. Elsewhere M may be a woman, as
 * beside H or V, and F may be a man, as beside N: then all codes of the column are asked about (docs/product.md 8.12).
 * @param words of the whole column
 */
export function codesTogether(words: readonly { key: string; text: string }[]): Readonly<Record<string, string>> {
  const codes = words.flatMap(({ key, text }) => {
    // 'f' and 'm.' are codes, '1f' is none.
    const [, letter = ''] = /^[^\p{L}\d]*(\p{L})[^\p{L}\d]*$/u.exec(fold(text)) ?? [];
    return letter === '' || furtherCodes.includes(letter) ? [] : [{ key, letter }];
  });
  const letters = [...new Set(codes.map(({ letter }) => letter))].toSorted().join('');
  const isBesideMme = letters === 'm' && words.some(({ text }) => /^(?:mme|mlle)\b/iu.test(text));
  if (!isBesideMme && !knownPairs.includes(letters)) return {};
  const man = letters === 'fh' ? 'h' : 'm';
  return Object.fromEntries(codes.map(({ key, letter }) => [key, letter === man ? 'male' : 'female']));
}
