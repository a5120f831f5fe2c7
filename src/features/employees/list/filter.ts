import { fold, hasAllWords, wordsOf } from '@/lib/fold';

import type { Person } from './people';

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

export const collator = new Intl.Collator('en', { numeric: true });

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
