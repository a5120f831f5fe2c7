import { fullName, type EmployeeSummary } from '@/domain/employee';
import { withCommas } from '@/lib/with-commas';

/** '1 person', '42 people', '10,000 people'. */
export const peopleCount = (count: number): string => (count === 1 ? '1 person' : `${withCommas(count)} people`);

const named = 5;

/** 'Ana Marin and Ben Okafor', 'Ana Marin, … and 12 more' */
export function listNames(people: readonly EmployeeSummary[]): string {
  const names = people.slice(0, named).map((person) => fullName(person) || person.workMail);
  if (people.length > named) names.push(`${people.length - named} more`);
  return new Intl.ListFormat('en-US').format(names);
}
