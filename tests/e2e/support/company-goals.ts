import { expect, type Page } from '@playwright/test';

import { signInBusiness, store } from './people';
import { answerReads } from './steps';

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
export async function openCompanyGoals(page: Page): Promise<void> {
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
