import { expect, type Page } from '@playwright/test';

import { generateTitle } from '../../support/goal-texts.ts';
import { demoPerson, requiredLabels } from '../../support/people.ts';
import { chooseEmployee, employee, onboardCompany } from './business-steps';
import { importCheckIns } from './check-ins';
import { openEmployeeForm } from './employee-steps';
import { northbay, seeded, signInBusiness } from './people';
import { after, at, button, pressing, type Screen, visit, visitAsBusiness } from './visits';

const leader = demoPerson(0);

/** Screens of a business only. */
export const businessScreens: readonly Screen[] = [
  {
    name: 'company-onboarding-errors',
    open: after(
      at('/business/company-onboarding', visitAsBusiness),
      pressing('Submit'),
      (page) => expect(page.getByText('Required', { exact: true })).toHaveCount(2),
      pressing('Close message'),
    ),
    shown: (page) => page.getByText('Required', { exact: true }).first(),
  },
  {
    name: 'company-profile',
    open: after(at('/business/company-onboarding', visitAsBusiness), onboardCompany, pressing('Close message')),
  },
  {
    name: 'company-profile-none',
    open: at('/business/company-profile/nobody', visitAsBusiness),
    shown: (page) => page.getByText('No profile found'),
  },
  { name: 'business-dashboard', open: openOverview },
  {
    name: 'business-dashboard-untouched',
    open: async (page) => {
      await at('/business/okrs', visitAsBusiness)(page);
      await expect(page.locator('[data-goal]').first()).toBeVisible();
      await importCheckIns(page, [45, 52, 61]);
      await visit(page, '/business/dashboard');
    },
    shown: (page) => page.getByRole('heading', { name: 'Needs a check-in' }),
  },
  {
    name: 'business-generate',
    open: async (page) => {
      await after(openOverview, pressing(generateTitle))(page);
      await chooseEmployee(page, leader.name);
      await expect(page.getByLabel('Department', { exact: true })).toHaveValue('Sales');
      await button(page, 'Generate').click();
      await expect(page.getByText('Role, goal and industry are required.')).toBeVisible();
      await button(page, 'Close message').click();
    },
    shown: (page) => page.getByRole('dialog'),
  },
  {
    name: 'business-generate-list',
    open: after(openOverview, pressing(generateTitle), (page) => employee(page).click()),
    shown: (page) => page.getByRole('option').nth(seeded.people - 1),
  },
  {
    name: 'business-dashboard-failed',
    open: async (page) => {
      await signInBusiness(page, undefined, { ...northbay, email: northbay.email.replace('@', '+fail-list@') });
      await visit(page, '/business/dashboard');
      await expect(page.getByRole('button', { name: /^Try again/ })).toHaveCount(1);
    },
    shown: (page) => page.getByRole('button', { name: /^Try again/ }).first(),
  },
  { name: 'employee-list', open: openPeople },
  {
    name: 'employee-list-details',
    open: after(openPeople, pressing(leader.name, 'Show pay and birth date')),
    shown: (page) => page.getByRole('button', { name: /pay and birth date$/ }),
  },
  {
    name: 'reporting-lines',
    open: after(
      at('/business/employee-list?view=reporting-lines', visitAsBusiness),
      pressing('Build org chart', 'Expand all'),
    ),
    shown: (page) => button(page, 'Collapse all'),
  },
  { name: 'employee-onboarding', open: openEmployeeForm },
  {
    name: 'employee-onboarding-errors',
    open: after(
      openEmployeeForm,
      pressing('Submit'),
      (page) => expect(page.getByText('Required', { exact: true })).toHaveCount(requiredLabels.length),
      pressing('Close message'),
    ),
    shown: (page) => page.getByText('Required', { exact: true }).first(),
  },
];

async function openPeople(page: Page) {
  await visitAsBusiness(page, '/business/employee-list');
  await expect(page.locator('[data-row-focus]')).toHaveCount(seeded.people);
}

async function openOverview(page: Page) {
  await visitAsBusiness(page, '/business/dashboard');
  // Three counts, two charts and the newest goals have loaded.
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
}
