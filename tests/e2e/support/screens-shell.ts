import { expect, type Page } from '@playwright/test';

import { amara, signIn, signInUntil } from './people';
import { fillGoalRequest, holdIntro, openDashboard, openProfileMenu } from './steps';
import { button, type Screen, visit, visitAsNewUser, visitSignedIn } from './visits';

const narrow = (width: number) => width < 1440;

/** What an individual has, and the pages and the frame that a business has too. */
export const shellScreens: readonly Screen[] = [
  {
    name: 'intro-overlay',
    open: async (page) => {
      await holdIntro(page);
      await signIn(page);
      await page.goto('/dashboard');
    },
    shown: (page) => button(page, "Let's rock"),
  },
  { name: 'dashboard', open: openOwnDashboard },
  {
    name: 'suggestions',
    open: async (page) => {
      await openOwnDashboard(page);
      await page.getByLabel('Role', { exact: true }).click();
      await expect(page.getByRole('option')).toHaveCount(6);
    },
    shown: (page) => page.getByRole('option').first(),
  },
  {
    name: 'dashboard-created',
    open: async (page) => {
      await createOkrs(page);
      await expect(page.getByRole('region', { name: 'Latest draft' }).getByRole('listitem').nth(4)).toBeVisible();
      await button(page, 'All checks').click();
      await button(page, 'Close message').click();
    },
    shown: (page) => page.getByRole('region', { name: 'Latest draft' }),
  },
  {
    name: 'dashboard-compared',
    open: async (page) => {
      await createOkrs(page);
      await button(page, 'Try again').click();
      await button(page, 'Compare').click();
      await expect(page.getByText('Same role, goal and industry in both.')).toBeVisible();
      await expect(button(page, 'Close message')).toHaveCount(0);
    },
    shown: (page) => button(page, 'Stop comparing'),
  },
  { name: 'okrs', open: (page) => openList(page, '/okrs') },
  {
    name: 'okrs-details',
    open: async (page) => {
      await openList(page, '/okrs');
      await page.locator('[data-goal]').nth(1).click();
    },
    shown: (page) => button(page, 'Download PDF'),
  },
  {
    name: 'okrs-edit',
    open: async (page) => {
      await openEditor(page);
      await page.getByRole('textbox', { name: 'Line 2' }).fill('Improve the mood of the team');
      await button(page, 'Remove line 1').click();
    },
    shown: (page) => button(page, 'Undo'),
  },
  {
    name: 'okrs-own-wording',
    open: async (page) => {
      await openEditor(page);
      await page.getByRole('textbox', { name: 'Note' }).fill('Agreed with Ines on 20 November.');
      await button(page, 'Save my wording').click();
      await page.getByRole('slider', { name: 'Progress of line 1' }).fill('40');
      await page.getByRole('slider', { name: 'Progress of line 2' }).fill('100');
      await button(page, 'Close message').click();
    },
    shown: (page) => button(page, 'Discard my wording'),
  },
  {
    name: 'okrs-wording-menu',
    open: async (page) => {
      await openList(page, '/okrs');
      await button(page, 'Your wording').click();
    },
    shown: (page) => button(page, 'Export my wording'),
  },
  {
    name: 'okrs-chosen',
    open: async (page) => {
      await openList(page, '/okrs?q=the');
      await page.locator('[data-row-choice]').nth(1).click();
      await expect(page.getByRole('toolbar', { name: '1 chosen' })).toBeVisible();
    },
    shown: (page) => page.getByRole('searchbox', { name: 'Search your pocket' }),
  },
  {
    name: 'okrs-charts',
    open: async (page) => {
      await openList(page, '/okrs');
      await button(page, 'Charts').click();
      await expect(page.getByText('so far')).toBeVisible();
    },
    shown: (page) => page.getByRole('heading', { name: 'Measurable lines' }),
  },
  {
    name: 'okrs-delete',
    open: async (page) => {
      await openList(page, '/okrs');
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
    },
    shown: (page) => page.getByRole('dialog'),
  },
  { name: 'okrs-empty', open: (page) => visitAsNewUser(page, '/okrs') },
  {
    name: 'okrs-failed',
    open: async (page) => {
      await signIn(page, { ...amara, email: amara.email.replace('@', '+fail-list@') });
      await visit(page, '/okrs');
    },
    shown: (page) => button(page, 'Try again'),
  },
  {
    name: 'kpis-details',
    open: async (page) => {
      await openList(page, '/kpis');
      await page.locator('[data-goal]').first().click();
    },
    shown: (page) => button(page, 'Download PDF'),
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
      await visitAsNewUser(page, '/notifications');
      await expect(page.getByText('No new notifications')).toBeVisible();
    },
  },
  {
    name: 'help-open',
    open: async (page) => {
      await visitSignedIn(page, '/help');
      await page.locator('summary').first().click();
    },
    shown: (page) => page.locator('details[open]'),
  },
  { name: 'profile', open: (page) => visitSignedIn(page, '/profile') },
  {
    name: 'profile-errors',
    open: async (page) => {
      await visitSignedIn(page, '/profile');
      await page.getByLabel('Industry', { exact: true }).selectOption('Other');
      await button(page, 'Update').click();
      await button(page, 'Close message').click();
    },
    shown: (page) => page.getByText('Fill this in.').first(),
  },
  {
    name: 'search',
    open: (page) => visitSignedIn(page, '/search?q=sales'),
    shown: (page) => page.getByRole('region', { name: /^OKRs/ }).getByRole('link').first(),
  },
  {
    name: 'search-nothing',
    open: async (page) => {
      await visitSignedIn(page, '/search?q=zzzz');
      await expect(page.getByText('Nothing matches')).toBeVisible();
    },
  },
  {
    name: 'shortcuts',
    at: narrow,
    open: async (page) => {
      await visitSignedIn(page, '/help');
      await openProfileMenu(page);
    },
    shown: (page) => button(page, 'Sign Out'),
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
  {
    name: 'session-bar',
    open: async (page) => {
      await signInUntil(page, -60);
      await visit(page, '/help');
    },
    shown: (page) => page.getByText('Your session has ended.'),
  },
];

async function openOwnDashboard(page: Page): Promise<void> {
  await signIn(page);
  await openDashboard(page);
}

async function createOkrs(page: Page): Promise<void> {
  await openOwnDashboard(page);
  await fillGoalRequest(page);
  await button(page, 'Create OKRs').click();
}

async function openEditor(page: Page): Promise<void> {
  await openList(page, '/okrs');
  await page.locator('[data-goal]').first().click();
  await button(page, 'Edit').click();
  await expect(button(page, 'Save my wording')).toBeVisible();
}

async function openList(page: Page, address: string) {
  await visitSignedIn(page, address);
  await expect(page.locator('[data-goal]').first()).toBeVisible();
}
