import type { EmployeeEntry, EmployeeField } from '@/domain/employee';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';

import type { Database } from './db';
import { demoAccounts } from './demo-accounts';
import { makeCompany, makeEmployee, makeGoal, makeNotification, makeUser } from './factories';
import type { Employee, User } from './tables';

const hour = 60 * 60 * 1000;

type GoalRequests = {
  readonly [Kind in GoalKind]?: readonly (readonly [hoursAgo: number, role: string, industry: string, goal: string])[];
};

/** What Amara has asked for, oldest first. */
const amarasRequests: GoalRequests = {
  okr: [
    [1301, 'HR', 'Technology', 'Give every new manager a plan for their first ninety days'],
    [1107, 'Manager', 'Retail', 'Bring the returns rate under six percent before the summer season'],
    [796, 'Director', 'Finance', 'Raise first-contact resolution without adding headcount'],
    [604, 'CEO', 'Manufacturing', 'Reach break-even in the Nordic business by the end of the year'],
    [437, 'HR', 'Technology', 'Make hiring faster and fairer in all four regions'],
    [246, 'Manager', 'Education', 'Ship the self-service onboarding flow to every new school'],
    [124, 'Marketer', 'Healthcare', 'Become the first choice for clinics that run their own scheduling'],
    [53, 'Sales Lead', 'Technology', 'Grow recurring revenue in the mid-market without raising churn'],
  ],
  kpi: [
    [1058, 'Manager', 'Retail', 'See early when a store starts to lose shoppers'],
    [773, 'Director', 'Finance', 'Keep service levels steady while the branch network shrinks'],
    [581, 'CEO', 'Manufacturing', 'Know every week whether the plants earn their cost'],
    [412, 'HR', 'Technology', 'Watch the health of hiring from opening to first review'],
    [101, 'Marketer', 'Healthcare', 'Measure whether clinics hear of us and come back'],
    [29, 'Sales Lead', 'Technology', 'Keep the mid-market pipeline healthy every week'],
  ],
};

/** What the people team has asked for. */
const businessRequests: GoalRequests = {
  okr: [
    [508, 'HR Manager', 'Technology', 'Make Northbay a place where managers stay and grow'],
    [196, 'Head of Engineering', 'Technology', 'Deliver smaller changes faster and with fewer errors'],
    [31, 'Marketing Manager', 'Technology', 'Become the first choice for clinics that run their own scheduling'],
  ],
  kpi: [
    [340, 'Account Executive', 'Technology', 'Grow recurring revenue in the mid-market without raising churn'],
    [77, 'Customer Success Lead', 'Technology', 'Keep clinics happy after their first ninety days'],
  ],
};

/** What an account has asked for of a kind that it has no requests for in its table. */
const otherRequests = [
  [290, 'Manager', 'Technology', 'Answer every request within two working days'],
  [36, 'HR', 'Technology', 'Give every new manager a plan for their first ninety days'],
] as const;

/** How many of the latest drafts have a notification. */
const newDrafts = 3;

/** A moment of the same day, or of the Friday before a weekend, at a time at which people work: 08:41 to 16:59. */
function atWork(moment: Date, index: number): Date {
  const time = new Date(moment);
  const weekday = time.getDay();
  time.setDate(time.getDate() - (weekday === 6 ? 1 : weekday === 0 ? 2 : 0));
  // Neither full nor even hours, so that the times in a list do not look made.
  time.setHours(8, 41 + ((index * 97) % 499), 0, 0);
  return time;
}

function addGoals(db: Database, owner: User, requests: GoalRequests, now: Date) {
  const kinds = Object.keys(goalKinds) as GoalKind[];
  const oldestFirst = kinds
    .flatMap((kind) => (requests[kind] ?? otherRequests).map((request) => [kind, ...request] as const))
    .toSorted(([, one], [, other]) => other - one);
  for (const [index, [kind, hoursAgo, role, industry, goal]] of oldestFirst.entries()) {
    const createdAt = atWork(new Date(now.getTime() - hoursAgo * hour), index).toISOString();
    db.tables.goals.push(makeGoal({ id: db.id(kind), ownerId: owner.id, kind, role, industry, goal, createdAt }));
    if (index < oldestFirst.length - newDrafts) continue;
    const message = `Your ${goalKinds[kind].plural} for ${role} are ready in your pocket.`;
    db.tables.notifications.push(makeNotification({ id: db.id('note'), ownerId: owner.id, message }));
  }
}

/**
 * The columns of the table below; the cell of an optional field may be empty. What is alike for everybody stands in
 * `makeEmployee`.
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
    // What is not known is left out: the calls refuse an empty text.
    const known = columns.flatMap((column, index) => (cells[index] ? [[column, cells[index]]] : []));
    return Object.fromEntries(known) as EmployeeRow;
  });

const mailOf = ({ firstName, lastName }: EmployeeRow) => `${firstName}.${lastName}@northbay.example`.toLowerCase();

function ageAt(dateOfBirth: string, now: Date): number {
  const born = new Date(`${dateOfBirth}T00:00:00Z`);
  const hadBirthday = now.getUTCMonth() * 100 + now.getUTCDate() >= born.getUTCMonth() * 100 + born.getUTCDate();
  return now.getUTCFullYear() - born.getUTCFullYear() - (hadBirthday ? 0 : 1);
}

/** What makes each of them another than `makeEmployee` gives. */
function employeesAt(now: Date): Partial<Employee>[] {
  const idOf = (index: number) => `NB-${1001 + index}`;
  return demoEmployees.map((row, index) => {
    const leadAt = demoEmployees.findIndex(({ department }) => department === row.department);
    // Whoever leads a department reports to the first of the list; she reports to herself for want of a board.
    const managerAt = leadAt === index ? 0 : leadAt;
    const manager = demoEmployees[managerAt] ?? row;
    const annual = Number(row.grossSalaryAnnual);
    return {
      ...row,
      gender: row.gender === 'male' ? 'male' : 'female',
      workMail: mailOf(row),
      age: ageAt(row.dateOfBirth, now),
      employmentEffectiveDate: row.startDate,
      workEffectiveDate: row.startDate,
      employmentId: idOf(index),
      reportsTo: `${manager.firstName} ${manager.lastName}`,
      managersEmail: mailOf(manager),
      managersId: idOf(managerAt),
      salaryEffectiveDate: `${now.getUTCFullYear()}-01-01`,
      grossSalaryAnnual: annual,
      grossSalaryMonthly: Math.round((annual / 12) * 100) / 100,
    };
  });
}

/** Fills an empty database, relative to `now`: accounts, company, employees, goals, notifications. */
export function seed(db: Database, now: Date) {
  const createdAt = new Date(now.getTime() - 1440 * hour).toISOString();
  const amara = makeUser({
    ...demoAccounts.individual,
    id: db.id('user'),
    firstName: 'Amara',
    lastName: 'Osei',
    createdAt,
  });
  const peopleTeam = makeUser({
    ...demoAccounts.business,
    id: db.id('user'),
    kind: 'business',
    firstName: 'Ingrid',
    lastName: 'Halvorsen',
    createdAt,
  });
  db.tables.users.push(amara, peopleTeam);
  db.tables.companies.push(makeCompany({ id: db.id('company'), ownerId: peopleTeam.id }));
  for (const employee of employeesAt(now)) {
    db.tables.employees.push(makeEmployee({ ...employee, id: db.id('employee'), ownerId: peopleTeam.id }));
  }
  addGoals(db, amara, amarasRequests, now);
  addGoals(db, peopleTeam, businessRequests, now);
}
