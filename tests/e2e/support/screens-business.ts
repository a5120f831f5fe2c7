import { expect, type Page } from '@playwright/test';

import { demoEmployees } from '../../../mock-api/seed';
import { generateTitle } from '../../support/goal-texts.ts';
import { onboardCompany } from './business-steps';
import { fillNewPerson, openEmployeeForm } from './employee-steps';
import { northbay, signInBusiness } from './people';
import { button, type Screen, visit, visitAsBusiness } from './visits';

/** What only a business has. */
export const businessScreens: readonly Screen[] = [
  {
    name: 'company-onboarding-errors',
    open: async (page) => {
      await visitAsBusiness(page, '/business/company-onboarding');
      await button(page, 'Submit').click();
      await expect(page.getByText('Fill this in.')).toHaveCount(2);
      await button(page, 'Close message').click();
    },
    shown: (page) => page.getByText('Fill this in.').first(),
  },
  {
    name: 'company-profile',
    open: async (page) => {
      await visitAsBusiness(page, '/business/company-onboarding');
      await onboardCompany(page);
      await button(page, 'Close message').click();
    },
  },
  {
    name: 'company-profile-none',
    open: (page) => visitAsBusiness(page, '/business/company-profile/nobody'),
    shown: (page) => page.getByText('No profile found'),
  },
  { name: 'business-dashboard', open: openOverview },
  {
    name: 'business-generate',
    open: async (page) => {
      await openOverview(page);
      await button(page, generateTitle).click();
      await page.getByRole('combobox', { name: 'Employee' }).fill('priya');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Department', { exact: true })).toHaveValue('Sales');
      await button(page, 'Generate').click();
      await expect(page.getByText('Role, goal and industry are required.')).toBeVisible();
      await button(page, 'Close message').click();
    },
    shown: (page) => page.getByRole('dialog'),
  },
  {
    name: 'business-generate-list',
    open: async (page) => {
      await openOverview(page);
      await button(page, generateTitle).click();
      await page.getByRole('combobox', { name: 'Employee' }).click();
      await expect(page.getByRole('option')).toHaveCount(demoEmployees.length);
    },
    shown: (page) => page.getByRole('option').first(),
  },
  {
    name: 'business-dashboard-failed',
    open: async (page) => {
      await signInBusiness(page, undefined, { ...northbay, email: northbay.email.replace('@', '+fail-list@') });
      await visit(page, '/business/dashboard');
      await expect(page.getByRole('button', { name: /^Try again/ })).toHaveCount(8);
    },
    shown: (page) => page.getByRole('button', { name: /^Try again/ }).first(),
  },
  { name: 'employee-list', open: openPeople },
  {
    name: 'employee-list-details',
    open: async (page) => {
      await openPeople(page);
      await page.getByRole('button', { name: 'Priya Raman' }).click();
      await button(page, 'Show pay and birth date').click();
    },
    shown: (page) => page.getByRole('button', { name: /pay and birth date$/ }),
  },
  {
    name: 'employee-list-nobody',
    open: (page) => visitAsBusiness(page, '/business/employee-list?q=xyzzy'),
    shown: (page) => button(page, 'Clear filters'),
  },
  { name: 'employee-onboarding', open: openEmployeeForm },
  {
    name: 'employee-onboarding-errors',
    open: async (page) => {
      await openEmployeeForm(page);
      await button(page, 'Submit').click();
      await expect(page.getByText('Fill this in.')).toHaveCount(26);
      await button(page, 'Close message').click();
    },
    shown: (page) => page.getByText('Fill this in.').first(),
  },
  {
    name: 'employee-onboarding-filled',
    open: async (page) => {
      await openEmployeeForm(page);
      await fillNewPerson(page);
    },
  },
];

async function openPeople(page: Page) {
  await visitAsBusiness(page, '/business/employee-list');
  await expect(page.locator('[data-row-focus]')).toHaveCount(demoEmployees.length);
}

async function openOverview(page: Page) {
  await visitAsBusiness(page, '/business/dashboard');
  // Three counts, two charts and the newest goals have come.
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
}
