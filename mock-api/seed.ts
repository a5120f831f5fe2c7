import { goalKinds, type GoalKind } from '@/domain/goal-kind';

import type { Database } from './db';
import { demoAccounts, sharedEmail } from './demo-accounts';
import { draftStyles } from './draft-styles';
import { makeCompany, makeEmployee, makeGoal, makeNotification, makeUser } from './factories';
import { employeesAt } from './seed-people';
import type { SeedSize } from './seed-size';
import { draft } from './suggestions/draft';
import type { User } from './tables';

const hour = 60 * 60 * 1000;

type GoalRequests = {
  readonly [Kind in GoalKind]?: readonly (readonly [hoursAgo: number, role: string, industry: string, goal: string])[];
};

/** Amara's drafts, oldest first. */
export const amarasRequests = {
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
} as const satisfies GoalRequests;

/** One goal, drafted for several roles at once. */
const forRoles = (hoursAgo: number, goal: string, ...roles: string[]) =>
  roles.map((role) => [hoursAgo, role, 'Technology', goal] as const);

const growth = 'Grow recurring revenue in the mid-market without raising churn';

/** The people team's drafts of six months. */
const businessRequests: GoalRequests = {
  okr: [
    ...forRoles(3650, 'Win back accounts that left in the spring', 'Account Executive'),
    ...forRoles(3510, 'Close the books in five working days', 'Finance Director'),
    ...forRoles(2880, 'Answer every support request within four hours', 'Support Specialist'),
    ...forRoles(2850, 'Publish one customer story a month', 'Content Specialist'),
    ...forRoles(2160, 'Release every week without a rollback', 'Software Engineer', 'Senior Software Engineer'),
    ...forRoles(1480, growth, 'Sales Director', 'Account Executive', 'Sales Development Representative'),
    ...forRoles(760, 'Halve the time from offer to first day', 'HR Manager', 'Talent Partner'),
    ...forRoles(508, 'Make Northbay a place where managers stay and grow', 'HR Manager'),
    ...forRoles(196, 'Deliver smaller changes faster and with fewer errors', 'Head of Engineering'),
    ...forRoles(52, growth, 'Sales Director', 'Account Executive', 'Marketing Manager', 'Customer Success Lead'),
    ...forRoles(31, 'Become the first choice for clinics that run their own scheduling', 'Marketing Manager'),
  ],
  kpi: [
    ...forRoles(2210, 'Close the books in five working days', 'Financial Analyst'),
    ...forRoles(
      1430,
      'Answer every support request within four hours',
      'Support Specialist',
      'Customer Success Manager',
    ),
    ...forRoles(700, 'Halve the time from offer to first day', 'Talent Partner'),
    ...forRoles(340, growth, 'Account Executive'),
    ...forRoles(29, 'Keep clinics happy after their first ninety days', 'Customer Success Lead'),
    ...forRoles(52, growth, 'Sales Director', 'Account Executive', 'Marketing Manager', 'Customer Success Lead'),
  ],
};

/** Drafts of a kind for which an account has no rows in its table. */
const otherRequests = [
  [290, 'Manager', 'Technology', 'Answer every request within two working days'],
  [36, 'HR', 'Technology', 'Give every new manager a plan for their first ninety days'],
] as const;

/** How many of the latest drafts have a notification. */
export const newDrafts = 3;

/** A moment of the same day, or of the Friday before a weekend, at a time at which people work: 08:41 to 16:59. */
function atWork(moment: Date, index: number): Date {
  const time = new Date(moment);
  const weekday = time.getDay();
  time.setDate(time.getDate() - (weekday === 6 ? 1 : weekday === 0 ? 2 : 0));
  // Odd minutes, so that the times in a list look real.
  time.setHours(8, 41 + ((index * 97) % 499), 0, 0);
  return time;
}

function addGoals(db: Database, owner: User, requests: GoalRequests, now: Date) {
  const kinds = Object.keys(goalKinds) as GoalKind[];
  const oldestFirst = kinds
    .flatMap((kind) => (requests[kind] ?? otherRequests).map((request) => [kind, ...request] as const))
    .toSorted(([, one], [, other]) => other - one);
  // In order: two drafts of one weekend are both moved to its Friday.
  const moments = oldestFirst
    .map(([, hoursAgo], index) => atWork(new Date(now.getTime() - hoursAgo * hour), index).toISOString())
    .toSorted();
  for (const [index, [kind, , role, industry, goal]] of oldestFirst.entries()) {
    const createdAt = moments[index] ?? now.toISOString();
    const style = draftStyles[index % draftStyles.length];
    const result = draft(kind, { role, industry, goal }, new Date(createdAt), 0, style);
    db.tables.goals.push(
      makeGoal({ id: db.id(kind), ownerId: owner.id, kind, role, industry, goal, result, createdAt }),
    );
    if (index < oldestFirst.length - newDrafts) continue;
    const message = `Your ${goalKinds[kind].plural} for ${role} are ready in your pocket.`;
    db.tables.notifications.push(makeNotification({ id: db.id('note'), ownerId: owner.id, message }));
  }
}

/**
 * Fills an empty database, relative to `now`: accounts, company, employees, goals, notifications.
 * @param size how many employees the business has
 */
export function seed(db: Database, now: Date, size: SeedSize = 18) {
  const createdAt = new Date(now.getTime() - 4000 * hour).toISOString();
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
  db.tables.users.push(amara, peopleTeam, { ...peopleTeam, email: sharedEmail });
  db.tables.companies.push(makeCompany({ id: db.id('company'), ownerId: peopleTeam.id, headCount: size }));
  for (const employee of employeesAt(now, size)) {
    db.tables.employees.push(makeEmployee({ ...employee, id: db.id('employee'), ownerId: peopleTeam.id }));
  }
  addGoals(db, amara, amarasRequests, now);
  addGoals(db, peopleTeam, businessRequests, now);
}
