import { expect, type Page } from '@playwright/test';

import { onboardCompany } from './business-steps';
import { fillNewPerson } from './employee-steps';
import { amara, newcomer, northbay, signIn, signInBusiness, signInUntil } from './people';
import { fillWish, openDashboard, openProfileMenu } from './steps';

export type Screen = {
  /** Also the name of its picture. */
  name: string;
  /** Brings the page there from nothing. */
  open: (page: Page) => Promise<void>;
  /** At which window widths there is such a state; everywhere unless it says otherwise. */
  at?: (width: number) => boolean;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const narrow = (width: number) => width < 1440;

/** Opens an address and waits for its title. */
async function visit(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** As `visit`, signed in as Amara. */
async function visitSignedIn(page: Page, address: string) {
  await signIn(page);
  await visit(page, address);
}

/** As `visit`, signed in as the ready business. */
async function visitAsBusiness(page: Page, address: string) {
  await signInBusiness(page);
  await visit(page, address);
}

/** As `visit`, signed in as somebody new, of whom nothing is known yet; one for each width. */
async function visitAsNewcomer(page: Page, address: string) {
  const email = `new.${page.viewportSize()?.width}@northbay.example`;
  await signIn(page, await newcomer(page.request, email));
  await visit(page, address);
}

/** Every screen and state of the individual's main job. */
export const screens: readonly Screen[] = [
  { name: 'landing', open: (page) => visit(page, '/') },
  { name: 'get-started', open: (page) => visit(page, '/get-started') },
  { name: 'sign-in', open: (page) => visit(page, '/individual-signin') },
  {
    name: 'sign-up-errors',
    open: async (page) => {
      await visit(page, '/individual-signup');
      await button(page, 'Sign Up').click();
      await expect(page.getByText('Fill this in.')).toHaveCount(5);
    },
  },
  { name: 'forgot-password', open: (page) => visit(page, '/forgot-password') },
  { name: 'reset-password', open: (page) => visit(page, '/reset-password?token=0123456789abcdef') },
  { name: 'reset-password-incomplete', open: (page) => visit(page, '/reset-password') },
  { name: 'confirm-email', open: (page) => visit(page, '/confirm-email') },
  { name: 'welcome', open: (page) => visit(page, '/welcome?email=noor.haddad%40northbay.example') },
  {
    name: 'intro-overlay',
    open: async (page) => {
      // The overlay would leave while it is looked at: the page's clock stands still.
      await page.clock.install();
      await signIn(page);
      await page.goto('/dashboard');
      await expect(button(page, "Let's rock")).toBeVisible();
    },
  },
  {
    name: 'dashboard',
    open: async (page) => {
      await signIn(page);
      await openDashboard(page);
    },
  },
  {
    name: 'suggestions',
    open: async (page) => {
      await signIn(page);
      await openDashboard(page);
      await page.getByLabel('Role', { exact: true }).click();
      await expect(page.getByRole('option')).toHaveCount(6);
    },
  },
  {
    name: 'dashboard-created',
    open: async (page) => {
      await signIn(page);
      await openDashboard(page);
      await fillWish(page);
      await button(page, 'Create OKRs').click();
      await expect(page.getByRole('region', { name: 'Newest OKR' }).getByRole('listitem').nth(4)).toBeVisible();
      await button(page, 'Close message').click();
    },
  },
  { name: 'okrs', open: (page) => openList(page, '/okrs') },
  {
    name: 'okrs-details',
    open: async (page) => {
      await openList(page, '/okrs');
      await page.locator('[data-goal]').nth(1).click();
      await expect(button(page, 'Download PDF')).toBeVisible();
    },
  },
  {
    name: 'okrs-delete',
    open: async (page) => {
      await openList(page, '/okrs');
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'okrs-empty', open: (page) => visitAsNewcomer(page, '/okrs') },
  {
    name: 'okrs-failed',
    open: async (page) => {
      await signIn(page, { ...amara, email: amara.email.replace('@', '+fail-list@') });
      await visit(page, '/okrs');
      await expect(button(page, 'Try again')).toBeVisible();
    },
  },
  {
    name: 'kpis-details',
    open: async (page) => {
      await openList(page, '/kpis');
      await page.locator('[data-goal]').first().click();
      await expect(button(page, 'Download PDF')).toBeVisible();
    },
  },
  {
    name: 'notifications',
    open: async (page) => {
      await visitSignedIn(page, '/notifications');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    },
  },
  {
    name: 'notifications-empty',
    open: async (page) => {
      await visitAsNewcomer(page, '/notifications');
      await expect(page.getByText('No new notifications')).toBeVisible();
    },
  },
  {
    name: 'help-open',
    open: async (page) => {
      await visitSignedIn(page, '/help');
      await page.locator('summary').first().click();
    },
  },
  { name: 'profile', open: (page) => visitSignedIn(page, '/profile') },
  {
    name: 'profile-errors',
    open: async (page) => {
      await visitSignedIn(page, '/profile');
      await page.getByLabel('Industry', { exact: true }).selectOption('Other');
      await button(page, 'Update').click();
      await expect(page.getByText('Fill this in.').first()).toBeVisible();
      await button(page, 'Close message').click();
    },
  },
  {
    name: 'search',
    open: async (page) => {
      await visitSignedIn(page, '/search?q=sales');
      await expect(page.getByRole('region', { name: /^OKRs/ }).getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'search-nothing',
    open: async (page) => {
      await visitSignedIn(page, '/search?q=zzzz');
      await expect(page.getByText('Nothing matches')).toBeVisible();
    },
  },
  {
    name: 'company-onboarding-errors',
    open: async (page) => {
      await visitAsBusiness(page, '/business/company-onboarding');
      await button(page, 'Submit').click();
      await expect(page.getByText('Fill this in.')).toHaveCount(2);
      await button(page, 'Close message').click();
    },
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
    open: async (page) => {
      await visitAsBusiness(page, '/business/company-profile/nobody');
      await expect(page.getByText('No profile found')).toBeVisible();
    },
  },
  {
    name: 'shortcuts',
    at: narrow,
    open: async (page) => {
      await visitSignedIn(page, '/help');
      await openProfileMenu(page);
    },
  },
  {
    name: 'drawer',
    at: (width) => width < 1024,
    open: async (page) => {
      await visitSignedIn(page, '/help');
      await button(page, 'Menu').click();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Pocket' }).click();
    },
  },
  {
    name: 'profile-popup',
    at: (width) => !narrow(width),
    open: async (page) => {
      await visitSignedIn(page, '/help');
      await openProfileMenu(page);
    },
  },
  { name: 'business-dashboard', open: openOverview },
  {
    name: 'business-generate',
    open: async (page) => {
      await openOverview(page);
      await button(page, 'Generate OKR & KPI').click();
      await page.getByRole('combobox', { name: 'Employee' }).fill('priya');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Department', { exact: true })).toHaveValue('Sales');
      await button(page, 'Generate').click();
      await expect(page.getByText('Role, goal and industry are required.')).toBeVisible();
      await button(page, 'Close message').click();
    },
  },
  {
    name: 'business-generate-list',
    open: async (page) => {
      await openOverview(page);
      await button(page, 'Generate OKR & KPI').click();
      await page.getByRole('combobox', { name: 'Employee' }).click();
      await expect(page.getByRole('option')).toHaveCount(18);
    },
  },
  {
    name: 'business-dashboard-failed',
    open: async (page) => {
      await signInBusiness(page, undefined, { ...northbay, email: northbay.email.replace('@', '+fail-list@') });
      await visit(page, '/business/dashboard');
      await expect(page.getByRole('button', { name: /^Try again/ })).toHaveCount(8);
    },
  },
  { name: 'employee-list', open: openPeople },
  {
    name: 'employee-list-details',
    open: async (page) => {
      await openPeople(page);
      await page.getByRole('button', { name: 'Priya Raman' }).click();
      await button(page, 'Show pay and birth date').click();
    },
  },
  {
    name: 'employee-list-nobody',
    open: async (page) => {
      await signInBusiness(page);
      await visit(page, '/business/employee-list?q=xyzzy');
      await expect(button(page, 'Clear filters')).toBeVisible();
    },
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
  },
  {
    name: 'employee-onboarding-filled',
    open: async (page) => {
      await openEmployeeForm(page);
      await fillNewPerson(page);
    },
  },
  {
    name: 'session-bar',
    open: async (page) => {
      await signInUntil(page, -60);
      await visit(page, '/help');
      await expect(page.getByText('Your session has ended.')).toBeVisible();
    },
  },
];

async function openList(page: Page, address: string) {
  await visitSignedIn(page, address);
  await expect(page.locator('[data-goal]').first()).toBeVisible();
}

async function openPeople(page: Page) {
  await signInBusiness(page);
  await visit(page, '/business/employee-list');
  await expect(page.locator('[data-opener]')).toHaveCount(18);
}

async function openOverview(page: Page) {
  await signInBusiness(page);
  await visit(page, '/business/dashboard');
  // Three counts, two charts and the newest goals have come.
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
}

async function openEmployeeForm(page: Page) {
  await signInBusiness(page);
  await visit(page, '/business/employee-onboarding');
}
