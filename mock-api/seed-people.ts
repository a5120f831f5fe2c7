import type { EmployeeEntry, EmployeeField } from '@/domain/employee';

import { furtherPeople, assignManagers } from './seed-more-people';
import type { SeedSize } from './seed-size';
import type { Employee } from './tables';

/**
 * The columns of the table below; the cell of an optional field may be empty. `makeEmployee` has the
 * common values.
 */
const columns = [
  'firstName',
  'lastName',
  'gender',
  'dateOfBirth',
  'nationality',
  'jobTitle',
  'department',
  'location',
  'startDate',
  'grossSalaryAnnual',
] as const satisfies readonly EmployeeField[];

type Cells = Pick<EmployeeEntry, (typeof columns)[number]>;

type EmployeeRow = { [Name in keyof Cells]: string };

/** The people of Northbay Systems, in the order in which they joined. The first of a department leads it. */
export const demoEmployees = `
  Priya | Raman | female | 1979-06-02 | Indian | Sales Director | Sales | Oslo | 2017-02-01 | 128000
  Jonas | Lindqvist | male | 1982-11-23 | Swedish | Head of Engineering | Engineering | Gothenburg | 2017-02-01 | 134000
  Ingrid | Halvorsen | female | 1985-01-14 | Norwegian | HR Manager | People | Oslo | 2018-05-14 | 92000
  Mateo | Silva | male | 1991-04-18 | Portuguese | Account Executive | Sales | Oslo | 2019-03-01 | 78000
  Aiko | Tanaka | female | 1988-09-30 | Japanese | Marketing Manager | Marketing | Copenhagen | 2019-08-19 | 88000
  Samuel | Okafor | male | 1990-12-05 | Nigerian | Senior Software Engineer | Engineering | Gothenburg | 2019-10-01 | 104000
  Elin | Sandberg | female | 1987-07-21 | Swedish | Customer Success Lead | Customer Success | Gothenburg | 2020-01-06 | 84000
  Thomas | Keller | male | 1976-03-11 | German | Finance Director | Finance | Oslo | 2020-02-03 | 126000
  Leila | Haddad | female | 1993-05-27 | Lebanese | Product Designer | Engineering | Copenhagen | 2020-09-14 | 86000
  Oskar | Nowak | male | 1995-02-08 | Polish | Software Engineer | Engineering | Gothenburg | 2021-03-15 | 82000
  Grace | Mensah | female | 1992-10-19 | Ghanaian | Customer Success Manager | Customer Success | Oslo | 2021-06-01 | 72000
  Daniel | Berg | male | 1989-08-03 | Norwegian | Account Executive | Sales | Oslo | 2021-11-08 | 76000
  Sofia | Marin | female | 1996-12-28 | Romanian | Content Specialist | Marketing | Copenhagen | 2022-04-04 | 62000
  Noah | Jensen | male | 1997-06-16 | Danish | Software Engineer | Engineering | Copenhagen | 2022-08-22 | 79000
  Wei | Zhang | female | 1990-01-25 | Chinese | Financial Analyst | Finance | Oslo | 2023-01-09 | 74000
  Hanna | Virtanen | female | 1994-03-07 | Finnish | Talent Partner | People | Oslo | 2023-05-02 | 68000
  Carlos | Mendes | male | 1998-09-12 | Brazilian | Support Specialist | Customer Success | Gothenburg | 2024-02-12 | 58000
  Freya | Olsen | female | 1999-11-04 | Danish | Sales Development Representative | Sales | Copenhagen | 2025-01-13 | 56000
`
  .trim()
  .split('\n')
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    // Unknown fields are left out: the calls refuse an empty text.
    const known = columns.flatMap((column, index) => (cells[index] ? [[column, cells[index]]] : []));
    return Object.fromEntries(known) as EmployeeRow;
  });

const mailOf = ({ firstName, lastName }: EmployeeRow) => `${firstName}.${lastName}@northbay.example`.toLowerCase();

function ageAt(dateOfBirth: string, now: Date): number {
  const born = new Date(`${dateOfBirth}T00:00:00Z`);
  const hadBirthday = now.getUTCMonth() * 100 + now.getUTCDate() >= born.getUTCMonth() * 100 + born.getUTCDate();
  return now.getUTCFullYear() - born.getUTCFullYear() - (hadBirthday ? 0 : 1);
}

/** The overrides of `makeEmployee` for each employee. @param size how many they are */
export function employeesAt(now: Date, size: SeedSize): Partial<Employee>[] {
  const named = demoEmployees.map((row) => ({
    ...row,
    gender: row.gender === 'male' ? ('male' as const) : ('female' as const),
    workMail: mailOf(row),
    grossSalaryAnnual: Number(row.grossSalaryAnnual),
  }));
  const people = [...named, ...furtherPeople(named, size)].map((person, index) => ({
    ...person,
    employmentId: `NB-${1001 + index}`,
  }));
  const managers = assignManagers(people);
  return people.map((person, index) => ({
    ...person,
    ...managers[index],
    age: ageAt(person.dateOfBirth, now),
    employmentEffectiveDate: person.startDate,
    workEffectiveDate: person.startDate,
    salaryEffectiveDate: `${now.getUTCFullYear()}-01-01`,
    grossSalaryMonthly: Math.round((person.grossSalaryAnnual / 12) * 100) / 100,
  }));
}
