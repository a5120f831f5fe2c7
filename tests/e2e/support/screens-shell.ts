import { expect, type Page } from '@playwright/test';

import { importCheckIns } from './check-ins';
import { amara, seeded, signIn, signInUntil } from './people';
import { answerReads, fillGoalRequest, holdIntro, openDashboard, openProfileMenu } from './steps';
import { after, at, button, pressing, type Screen, visit, visitAsNewUser } from './visits';

const narrow = (width: number) => width < 1440;

const openOwnDashboard = after(signIn, openDashboard);
const createOkrs = after(openOwnDashboard, fillGoalRequest, pressing('Create OKRs'));

const openList = (address: string) =>
  after(at(address), (page) => expect(page.locator('[data-goal]').first()).toBeVisible());
const openOkrs = openList('/okrs');
/** Two goals, one of them with three records of one role. */
const groupedGoals = ['11:27', '11:21', '11:16', '09:00'].map((time, index) => ({
  id: `try-${index}`,
  goal: index < 3 ? 'Grow recurring revenue in the mid-market without raising churn' : 'Hire well',
  role: 'Sales Lead',
  result: `Objective: grow and stay\nLift revenue from 420 K to ${500 + index} K by 31 March 2027\nImprove a lot`,
  createdAt: `2026-03-14T${time}:00Z`,
}));

const openEditor = after(
  openOkrs,
  (page) => page.locator('[data-goal]').first().click(),
  pressing('Edit'),
  (page) => expect(button(page, 'Save my version')).toBeVisible(),
);

/** Opens the first record, and the sheet in which its quarter is closed, with a score and a sentence. */
const openQuarter = after(
  openOkrs,
  (page) => page.locator('[data-goal]').first().click(),
  pressing('Close the quarter'),
  async (page) => {
    await page.getByRole('slider', { name: 'Score of key result 1' }).fill('0.5');
    await page.getByLabel('What happened? (optional)').first().fill('Down to 5.0; the new floor came late.');
  },
);
const closeQuarter = (page: Page) =>
  page.getByRole('dialog', { name: 'Close the quarter' }).getByRole('button', { name: 'Close the quarter' }).click();

/** Screens of an individual, and those that a business shares. */
export const shellScreens: readonly Screen[] = [
  {
    name: 'intro-overlay',
    open: after(holdIntro, signIn, (page) => page.goto('/dashboard')),
    shown: (page) => button(page, "Let's rock"),
  },
  { name: 'dashboard', open: openOwnDashboard },
  {
    name: 'suggestions',
    open: after(openOwnDashboard, (page) => page.getByLabel('Role', { exact: true }).click()),
    shown: (page) => page.getByRole('option').nth(5),
  },
  {
    name: 'dashboard-created',
    open: after(
      createOkrs,
      (page) => expect(page.getByRole('region', { name: 'Latest draft' }).getByRole('listitem').nth(4)).toBeVisible(),
      pressing('Close message'),
    ),
    shown: (page) => page.getByRole('region', { name: 'Latest draft' }),
  },
  {
    name: 'dashboard-compared',
    open: async (page) => {
      await after(createOkrs, pressing('Draft again', 'Compare'))(page);
      await expect(page.getByText('Same role, goal and industry.')).toBeVisible();
      await expect(button(page, 'Close message')).toHaveCount(0);
    },
    shown: (page) => button(page, 'Stop comparing'),
  },
  { name: 'okrs', open: openOkrs },
  {
    name: 'okrs-details',
    open: after(openOkrs, (page) => page.locator('[data-goal]').nth(1).click()),
    shown: (page) => button(page, 'Download PDF'),
  },
  {
    name: 'okrs-groups',
    open: async (page) => {
      await signIn(page);
      await answerReads(page, '**/api/ai/okr', groupedGoals);
      await visit(page, '/okrs?group=goal');
      await page.getByRole('checkbox', { name: /^Select Hire/ }).click();
    },
    shown: (page) => page.getByRole('button', { name: /^Collapse / }),
  },
  {
    name: 'okrs-edit',
    open: async (page) => {
      await openEditor(page);
      await page.getByRole('textbox', { name: 'Key result 2' }).fill('Improve the mood of the team');
      await button(page, 'Remove key result 1').click();
    },
    shown: (page) => button(page, 'Undo'),
  },
  {
    name: 'okrs-own-version',
    open: async (page) => {
      await openEditor(page);
      await page.getByRole('textbox', { name: 'Note' }).fill('Agreed with Ines on 20 November.');
      await button(page, 'Save my version').click();
      await page.getByRole('slider', { name: 'Progress of key result 1' }).fill('40');
      await page.getByRole('slider', { name: 'Progress of key result 2' }).fill('100');
      await button(page, 'Close message').click();
    },
    shown: (page) => button(page, 'Discard my version'),
  },
  {
    name: 'okrs-check-ins',
    open: after(
      openOkrs,
      (page) => importCheckIns(page, [45]),
      (page) => page.locator('[data-goal]').first().click(),
    ),
    shown: (page) => button(page, 'No change'),
  },
  {
    name: 'okrs-all-check-ins',
    open: after(
      openOkrs,
      (page) => importCheckIns(page, [45]),
      (page) => page.locator('[data-goal]').first().click(),
      pressing('Check-in history'),
    ),
    shown: (page) => page.getByRole('dialog', { name: 'Check-in history' }),
    // The handle belongs to the sheet that becomes a panel.
    at: narrow,
  },
  {
    name: 'okrs-untouched',
    open: after(
      openOkrs,
      (page) => importCheckIns(page, [45, 52, 61]),
      (page) => visit(page, '/okrs?progress=untouched'),
    ),
    shown: (page) => page.getByText('No check-in for 61 days'),
  },
  {
    name: 'okrs-close-quarter',
    open: openQuarter,
    shown: (page) => page.getByText('For an ambitious goal, 0.7 is a good score.'),
  },
  {
    name: 'okrs-closed-quarters',
    open: async (page) => {
      await openQuarter(page);
      await closeQuarter(page);
      await after(pressing('Close message', 'Close the quarter'))(page);
      await page.getByRole('combobox', { name: 'Quarter' }).selectOption({ index: 1 });
      await closeQuarter(page);
      await button(page, 'Close message').click();
      await expect(page.getByText(/^Q[1-4] 20\d\d, closed on/)).toHaveCount(2);
      await page.getByRole('button', { name: 'Change' }).last().scrollIntoViewIfNeeded();
    },
    shown: (page) => page.getByText('Down to 5.0; the new floor came late.'),
  },
  {
    name: 'okrs-version-menu',
    open: after(openOkrs, pressing('Backup')),
    shown: (page) => button(page, 'Export edits and progress'),
  },
  {
    name: 'okrs-chosen',
    open: async (page) => {
      await openList('/okrs?q=the')(page);
      await page.locator('[data-row-choice]').nth(1).click();
      await expect(page.getByRole('toolbar', { name: '1 selected' })).toBeVisible();
    },
    shown: (page) => page.getByRole('searchbox', { name: 'Search your pocket' }),
  },
  {
    name: 'okrs-delete',
    open: after(openOkrs, (page) =>
      page
        .getByLabel(/^Delete /)
        .first()
        .click(),
    ),
    shown: (page) => page.getByRole('dialog'),
  },
  { name: 'okrs-empty', open: at('/okrs', visitAsNewUser) },
  {
    name: 'okrs-failed',
    open: after(
      (page) => signIn(page, { ...amara, email: amara.email.replace('@', '+fail-list@') }),
      at('/okrs', visit),
    ),
    shown: (page) => button(page, 'Try again'),
  },
  {
    name: 'notifications',
    open: after(at('/notifications'), (page) =>
      expect(page.getByRole('main').getByRole('listitem')).toHaveCount(seeded.notes),
    ),
  },
  {
    name: 'notifications-empty',
    open: at('/notifications', visitAsNewUser),
    shown: (page) => page.getByText('No new notifications'),
  },
  {
    name: 'help-open',
    open: after(at('/help'), (page) => page.locator('summary').first().click()),
    shown: (page) => page.locator('details[open]'),
  },
  { name: 'profile', open: at('/profile') },
  {
    name: 'profile-errors',
    open: after(
      at('/profile'),
      (page) => page.getByLabel('Industry', { exact: true }).selectOption('Other'),
      pressing('Update', 'Close message'),
    ),
    shown: (page) => page.getByText('Required', { exact: true }).first(),
  },
  {
    name: 'search',
    open: at('/search?q=sales'),
    shown: (page) => page.getByRole('region', { name: /^OKRs/ }).getByRole('link').first(),
  },
  {
    name: 'shortcuts',
    at: narrow,
    open: after(at('/help'), openProfileMenu),
    shown: (page) => button(page, 'Sign Out'),
  },
  {
    name: 'drawer',
    at: (width) => width < 1024,
    open: after(at('/help'), pressing('Menu'), (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Pocket' }).click(),
    ),
  },
  { name: 'profile-popup', at: (width) => !narrow(width), open: after(at('/help'), openProfileMenu) },
  {
    name: 'session-bar',
    open: after((page) => signInUntil(page, -60), at('/help', visit)),
    shown: (page) => page.getByText('Your session has ended.'),
  },
];
