import { collator } from './filter';
import type { Person } from './people';

/** The columns of the list, as the address calls them. */
export const columns = [
  { column: 'name', label: 'Name', textOf: ({ name }: Person) => name },
  { column: 'email', label: 'Work email', textOf: ({ workMail }: Person) => workMail },
  { column: 'department', label: 'Department', textOf: ({ department }: Person) => department },
] as const;

type Column = (typeof columns)[number]['column'];
export type Sorting = { column: Column; descending: boolean };

/** By name, as people are looked for. */
export const usual = 'name';

/** Reads 'email' or '-email'; anything else is the usual order. */
export function sortingOf(text: string | null): Sorting {
  const descending = text?.startsWith('-') === true;
  const named = descending ? text.slice(1) : text;
  const found = columns.find(({ column }) => column === named);
  return found ? { column: found.column, descending } : { column: usual, descending: false };
}

/** The opposite of `sortingOf`. */
export function sortingText({ column, descending }: Sorting): string {
  return descending ? `-${column}` : column;
}

/** What was sorted once, and is forgotten with its list: ten thousand names are not compared again for each letter. */
const sortedBefore = new WeakMap<readonly Person[], Map<string, readonly Person[]>>();

/** The people in an order. Whoever has nothing in the column stands last either way. */
export function sorted(people: readonly Person[], sorting: Sorting): readonly Person[] {
  const kept = sortedBefore.get(people) ?? new Map<string, readonly Person[]>();
  sortedBefore.set(people, kept);
  const order = sortingText(sorting);
  const known = kept.get(order);
  if (known !== undefined) return known;
  const made = sort(people, sorting);
  kept.set(order, made);
  return made;
}

function sort(people: readonly Person[], { column, descending }: Sorting): readonly Person[] {
  const textOf = columns.find((each) => each.column === column)?.textOf ?? columns[0].textOf;
  const filled = people.filter((person) => textOf(person) !== '');
  const blank = people.filter((person) => textOf(person) === '');
  const direction = descending ? -1 : 1;
  const byText = (one: Person, other: Person) => direction * collator.compare(textOf(one), textOf(other));
  const byName = (one: Person, other: Person) => collator.compare(one.name, other.name);
  return [...filled.toSorted((one, other) => byText(one, other) || byName(one, other)), ...blank.toSorted(byName)];
}
