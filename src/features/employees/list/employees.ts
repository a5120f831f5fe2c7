import type { EmployeeSummary } from '@/domain/employee';
import { fold, hasAllWords, wordsOf } from '@/lib/text-search';

/** A row of the list with what searching and sorting ask of it again and again. */
export type Person = {
  /** Unique within the list, also when the backend repeats an id. */
  key: string;
  id: string;
  firstName: string;
  lastName: string;
  /** Both, as they are shown. */
  name: string;
  workMail: string;
  department: string;
  /** Name, e-mail and department as they are compared with what somebody types. */
  folded: string;
  /** The department as it is compared: the same one may be written in two ways. */
  group: string;
};

/** What was made of a list once, and is forgotten with it. */
const prepared = new WeakMap<readonly EmployeeSummary[], readonly Person[]>();

/** The rows of the call as the list shows them. */
export function peopleOf(rows: readonly EmployeeSummary[]): readonly Person[] {
  const kept = prepared.get(rows);
  if (kept !== undefined) return kept;
  const people = rows.map(personOf);
  prepared.set(rows, people);
  return people;
}

function personOf(row: EmployeeSummary, index: number): Person {
  const { id, firstName, lastName, workMail } = row;
  const name = `${firstName} ${lastName}`.trim();
  const department = row.department.trim();
  const folded = fold(`${name}\n${workMail}\n${department}`);
  return {
    key: `${index} ${id}`,
    id,
    firstName,
    lastName,
    name,
    workMail,
    department,
    folded,
    group: fold(department),
  };
}

/** Those who have every word in their name, e-mail or department, in whatever order, accents and case ignored. */
export function matching(people: readonly Person[], query: string): readonly Person[] {
  const words = wordsOf(query);
  return words.length === 0 ? people : people.filter(({ folded }) => hasAllWords(folded, words));
}

/** Those of one department; '' are those without any, null is everybody. */
export function inDepartment(people: readonly Person[], department: string | null): readonly Person[] {
  if (department === null) return people;
  const asked = fold(department.trim());
  return people.filter(({ group }) => group === asked);
}

export type Department = { name: string; count: number };

const collator = new Intl.Collator('en', { numeric: true });

/**
 * The departments in their order, those without one last.
 * @param people everybody, so that no department comes and goes while somebody types
 * @param counted who is counted
 */
export function departmentsOf(people: readonly Person[], counted: readonly Person[]): Department[] {
  const groups = new Map<string, Department>();
  for (const { group, department } of people) {
    if (!groups.has(group)) groups.set(group, { name: department, count: 0 });
  }
  for (const { group } of counted) {
    const row = groups.get(group);
    if (row) row.count += 1;
  }
  return [...groups.values()].toSorted(
    (one, other) => Number(one.name === '') - Number(other.name === '') || collator.compare(one.name, other.name),
  );
}

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
