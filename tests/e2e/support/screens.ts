import { expect, type Page } from '@playwright/test';

import { signInBusiness, store } from './people';
import { businessScreens } from './screens-business';
import { peopleScreens } from './screens-people';
import { publicScreens } from './screens-public';
import { shellScreens } from './screens-shell';
import { answerReads } from './steps';
import { pagesByVisitor } from './visitors';
import { type Screen, visit } from './visits';

const twoGoals = ['Sign clinics in the north', 'Sign the clinics in our north'] as const;

const goals = [
  ...Array.from({ length: 12 }, (_, index) => `Have answer ${index} before noon`),
  ...twoGoals,
  'Become the first choice for clinics that run their own scheduling',
];

const record = (goal: string, index: number) => ({
  id: `goal-${index}`,
  goal,
  role: 'Nurse',
  result: `Objective: ${goal}\nReduce falls from 9 to ${index} by 31 March 2027`,
  createdAt: new Date(2026, 10, 20 - index, 12).toISOString(),
});

/** Opens the pocket of a business in groups, with a company that has three goals. */
async function openCompanyGoals(page: Page): Promise<void> {
  await signInBusiness(page);
  await store(page, { businessId: 'northbay' });
  await answerReads(page, '**/api/ai/okr', goals.map(record));
  await answerReads(page, '**/api/business/*', {
    data: {
      id: 'northbay',
      name: 'Northbay',
      currentYearGoals: 'Sign 60 clinics in the north\nBring the first-use time under three weeks',
      longTermObjectives: 'Become the first choice for clinics that run their own scheduling.',
    },
  });
  await page.goto('/business/okrs?group=goal');
  await expect(page.getByRole('button', { name: /^Supports/ }).first()).toBeVisible();
}

/** Every screen and state that is looked at, by people and by axe. */
export const screens = [...publicScreens, ...shellScreens, ...businessScreens, ...peopleScreens];

/** Every page, for every visitor who may see it. */
const everyPage = pagesByVisitor.flatMap(([who, enter, addresses]) =>
  addresses.map((path): Screen => ({
    name: `${path}, by ${who}`,
    open: async (page) => {
      await enter?.(page);
      await visit(page, path);
      // The page's requests start after its title is set.
      await page.waitForLoadState('networkidle');
    },
  })),
);

/** The goals of a company, at the groups that support them. */
const companyGoals: Screen = {
  name: 'company-goals',
  at: (width) => width >= 1024,
  open: openCompanyGoals,
  shown: (page) => page.getByRole('button', { name: /^Supports/ }).first(),
};

/** These, and every state: only for `npm run proof`, since many pages are among the states too. */
export const everyState: readonly Screen[] = [...everyPage, ...screens, companyGoals];
