import type { EmployeeEntry } from '@/domain/employee';

import { seedSizes, type SeedSize } from './seed-size';
import type { Employee } from './tables';

/*
 * The people of the larger seeds, after the eighteen with a name of their own: the same ones at every start.
 */

/** Fields of a person of the seed; the rest is alike for everyone (`makeEmployee`). */
export type SeedPerson = Pick<
  EmployeeEntry,
  | 'firstName'
  | 'lastName'
  | 'dateOfBirth'
  | 'nationality'
  | 'jobTitle'
  | 'department'
  | 'location'
  | 'startDate'
  | 'gender'
  | 'workMail'
  | 'grossSalaryAnnual'
>;

/** A department: who leads it, who leads a team in it, and what its people do. */
const departments = {
  Sales: ['Sales Director', 'Sales Manager', 'Account Executive', 'Sales Development Representative'],
  Engineering: ['Head of Engineering', 'Engineering Manager', 'Software Engineer', 'Senior Software Engineer'],
  People: ['HR Manager', 'People Partner', 'Talent Partner', 'Payroll Specialist'],
  Marketing: ['Marketing Manager', 'Campaign Lead', 'Content Specialist', 'Brand Designer'],
  'Customer Success': ['Customer Success Lead', 'Support Lead', 'Customer Success Manager', 'Support Specialist'],
  Finance: ['Finance Director', 'Accounting Lead', 'Financial Analyst', 'Accountant'],
  Operations: ['Operations Director', 'Operations Lead', 'Operations Specialist', 'Office Manager'],
  Product: ['Head of Product', 'Senior Product Manager', 'Product Manager', 'User Researcher'],
  Data: ['Head of Data', 'Data Lead', 'Data Analyst', 'Data Engineer'],
  Legal: ['General Counsel', 'Senior Counsel', 'Legal Counsel', 'Compliance Specialist'],
} as const;

type Department = keyof typeof departments;

/** The departments' shares of seventy people. */
const shares: readonly (readonly [Department, number])[] = [
  ['Engineering', 25],
  ['Customer Success', 13],
  ['Sales', 11],
  ['Operations', 7],
  ['Product', 5],
  ['Marketing', 3],
  ['Data', 2],
  ['Finance', 2],
  ['People', 1],
  ['Legal', 1],
];

const departmentOfEach = shares.flatMap(([name, count]) => Array.from({ length: count }, () => name));

/** The department of a person by their number: colleagues do not follow each other. */
const departmentOf = (number: number): Department => pick(departmentOfEach, number * 27);

const women =
  'Astrid Amina Beatriz Clara Dalia Emma Fatima Greta Hana Iris Julia Katarzyna Linnea Mei Nadia Olga'.split(' ');
const men = 'Anders Bilal Chidi Dmitri Emil Felipe Georg Henrik Ivan Jakub Kofi Lars Marek Niko Omar Pavel'.split(' ');
const lastNames = (
  'Andersson Bakke Costa Dahl Eriksen Fischer Garcia Hansen Ivanova Johansson Kaya Larsen Moreau Nilsen Okoye Petrov ' +
  'Quist Rossi Svensson Torres Ueda Vogel Weber Xu Yilmaz Zielinska Aalto Brandt Castro Demir Ekberg Fonseca'
).split(' ');
const nationalities = [
  'Norwegian',
  'Swedish',
  'Danish',
  'Finnish',
  'German',
  'Polish',
  'Spanish',
  'Nigerian',
  'Indian',
];
const locations = ['Oslo', 'Gothenburg', 'Copenhagen'];

/** How many report to one person, at most. */
const span = 7;

const pick = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;

/** A day derived from a number: between the first of `year` and the last of its 28th days. */
const dayOf = (year: number, index: number): string =>
  `${year}-${String((index % 12) + 1).padStart(2, '0')}-${String(((index * 7) % 28) + 1).padStart(2, '0')}`;

/** A person by their number, and their place in their department of so many. */
function personAt(number: number, placeInDepartment: number, size: number): SeedPerson {
  const department = departmentOf(number);
  const isWoman = number % 2 === 0;
  const firstName = pick(isWoman ? women : men, number >> 1);
  const lastName = pick(lastNames, Math.floor(number / 32));
  const [lead, manager, ...others] = departments[department];
  const leadsTeam = firstReportOf(placeInDepartment) < size;
  return {
    firstName,
    lastName,
    gender: isWoman ? 'female' : 'male',
    // Names repeat after about a thousand people, mails never.
    workMail: `${firstName}.${lastName}.${number}@northbay.example`.toLowerCase(),
    dateOfBirth: dayOf(1965 + ((number * 11) % 36), number * 5),
    nationality: pick(nationalities, number * 4),
    jobTitle: placeInDepartment === 0 ? lead : leadsTeam ? manager : pick(others, Math.floor(number / 10)),
    department,
    location: pick(locations, number * 5),
    startDate: dayOf(2015 + ((number * 3) % 11), number),
    grossSalaryAnnual: 48_000 + ((number * 700) % 40_000) + (leadsTeam ? 30_000 : 0),
  };
}

/** The position of the first person who reports to someone of a department. */
const firstReportOf = (place: number): number => place * span + 1;

/** Counts the people of each department: gives the next position in it. */
function placesByDepartment(): (department: string) => number {
  const counts = new Map<string, number>();
  return (department) => {
    const place = counts.get(department) ?? 0;
    counts.set(department, place + 1);
    return place;
  };
}

/**
 * The people of a larger company, after the existing ones.
 * @param first the existing people, in the order in which they joined
 * @param size the total number
 */
export function furtherPeople(first: readonly { department: string }[], size: SeedSize): SeedPerson[] {
  const placeIn = placesByDepartment();
  const sizes = new Map<string, number>();
  const everyone = [
    ...first.map(({ department }) => department),
    ...Array.from({ length: size - first.length }, (_, index) => departmentOf(first.length + index)),
  ];
  for (const department of everyone) sizes.set(department, (sizes.get(department) ?? 0) + 1);
  for (const { department } of first) placeIn(department);
  return Array.from({ length: size - first.length }, (_, index) => {
    const number = first.length + index;
    return personAt(number, placeIn(departmentOf(number)), sizes.get(departmentOf(number)) ?? 0);
  });
}

type Numbered = Pick<Employee, 'firstName' | 'lastName' | 'workMail' | 'employmentId' | 'department'>;

type Reporting = Pick<Employee, 'reportsTo' | 'managersEmail' | 'managersId'>;

/** The three fields that name a manager. */
const managedBy = ({ firstName, lastName, workMail, employmentId }: Omit<Numbered, 'department'>): Reporting => ({
  reportsTo: `${firstName} ${lastName}`,
  managersEmail: workMail,
  managersId: employmentId,
});

/** The manager in someone's record who has left the company. */
const whoLeft = {
  firstName: 'Nora',
  lastName: 'Lund',
  workMail: 'nora.lund@northbay.example',
  employmentId: 'NB-0007',
};

/**
 * The manager of each employee. The first of a department leads it and reports to the first of all, who reports to herself for
 * want of a board; of the others each has at most seven reports. The larger companies also have what real records hold: the
 * last person's manager is not there any more, and the two before report to each other.
 */
export function assignManagers(people: readonly Numbered[]): Reporting[] {
  const placeIn = placesByDepartment();
  const byPlace = new Map<string, Numbered>();
  const managers = people.map((person) => {
    const { department } = person;
    const place = placeIn(department);
    byPlace.set(`${department} ${place}`, person);
    const manager = place === 0 ? people[0] : byPlace.get(`${department} ${Math.floor((place - 1) / span)}`);
    return managedBy(manager ?? person);
  });
  const [one, other] = people.slice(-3);
  if (people.length === seedSizes[0] || one === undefined || other === undefined) return managers;
  return [...managers.slice(0, -3), managedBy(other), managedBy(one), managedBy(whoLeft)];
}
