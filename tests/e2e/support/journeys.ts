import { expect, type Page } from '@playwright/test';

import { successes } from '../../../src/domain/messages';
import { expectNewPerson, fillNewPerson, followMenu, submitButton } from './employee-steps';
import { peopleFile } from './import-file';
import { seeded } from './people';
import { fillGoalRequest, goalRequest, openPocket } from './steps';

/** A journey through the product, in steps between which its surroundings can fail. Each begins on the home page. */
export type Journey = {
  name: string;
  audience: 'individual' | 'business';
  /** Opens the page with the form, by links. */
  reach: (page: Page) => Promise<void>;
  type: (page: Page) => Promise<void>;
  /** Expects the typed text, also after a reload; undefined if a reload loses it on purpose. */
  expectTyped: (page: Page) => Promise<void>;
  /** Whether typed text survives a page load and a return. */
  isKept: boolean;
  send: (page: Page) => Promise<void>;
  expectDone: (page: Page) => Promise<void>;
};

const said = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** One green pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkyPlfDwAD/QHOxJkwQgAAAABJRU5ErkJggg==',
  'base64',
);

async function chooseTwo(page: Page): Promise<void> {
  for (const row of [0, 1]) await page.locator('[data-row-choice]').nth(row).check();
}

const firstLine = (page: Page) => page.getByRole('textbox', { name: 'Key result 1' });

const firstName = (page: Page) => page.getByLabel('First Name', { exact: true });

const importPeople = (page: Page) => page.getByRole('button', { name: 'Import 3 people' });

const searchField = (page: Page) => page.getByRole('searchbox', { name: /^Search your/ });

export const journeys: readonly Journey[] = [
  {
    name: 'sign in and draft',
    audience: 'individual',
    // Back has an entry of ours.
    reach: async (page) => {
      for (const name of ['Help', 'Dashboard']) await followMenu(page, name);
      await expect(page.getByLabel('Role', { exact: true })).toBeVisible();
    },
    type: (page) => fillGoalRequest(page),
    expectTyped: async (page) => {
      await expect(page.getByLabel('Role', { exact: true })).toHaveValue(goalRequest.role);
      await expect(page.getByLabel('Your Company Strategic Goal')).toHaveValue(goalRequest.goal);
    },
    isKept: true,
    send: press('Create OKRs'),
    expectDone: said(successes.okrsGenerated),
  },
  {
    name: 'from the pocket to a PDF',
    audience: 'individual',
    reach: async (page) => {
      await openPocket(page, 'OKRs');
      await expect(page.locator('[data-goal]')).toHaveCount(seeded.okrs);
    },
    type: async (page) => {
      await searchField(page).fill('a');
      await chooseTwo(page);
    },
    expectTyped: (page) => expect(searchField(page)).toHaveValue('a'),
    isKept: true,
    send: async (page) => {
      // A reloaded page has forgotten the selection.
      await chooseTwo(page);
      await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'PDF' }).click();
    },
    expectDone: said('PDF with 2 OKRs downloaded.'),
  },
  {
    name: 'own version',
    audience: 'individual',
    reach: async (page) => {
      await openPocket(page, 'OKRs');
      await page.locator('[data-goal]').first().click();
    },
    type: async (page) => {
      await press('Edit')(page);
      await firstLine(page).fill('Cut falls from 9 to 3');
    },
    expectTyped: async (page) => {
      const edit = page.getByRole('button', { name: 'Edit', exact: true });
      await expect(edit.or(firstLine(page)).first()).toBeVisible();
      if (await edit.isVisible()) await edit.click();
      await expect(firstLine(page)).toHaveValue('Cut falls from 9 to 3');
    },
    isKept: true,
    send: press('Save my version'),
    expectDone: said('Your version, saved in this browser'),
  },
  {
    name: 'profile and picture',
    audience: 'individual',
    reach: async (page) => {
      await followMenu(page, 'Profile');
      await expect(firstName(page)).toBeVisible();
    },
    type: async (page) => {
      await firstName(page).fill('Amara the Great');
      await page.getByLabel('Choose image').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    },
    expectTyped: (page) => expect(firstName(page)).toHaveValue('Amara the Great'),
    isKept: true,
    send: async (page) => {
      // A reloaded page has no file.
      if (!(await page.getByText('me.png').isVisible()))
        await page.getByLabel('Choose image').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
      await press('Upload')(page);
    },
    expectDone: said(successes.imageUploaded),
  },
  {
    name: 'a business hires one',
    audience: 'business',
    reach: async (page) => {
      await followMenu(page, 'Employee Onboarding');
      await expect(submitButton(page)).toBeVisible();
    },
    type: fillNewPerson,
    expectTyped: expectNewPerson,
    isKept: true,
    send: (page) => submitButton(page).click(),
    expectDone: said(successes.employeeSubmitted),
  },
  {
    name: 'import of people',
    audience: 'business',
    reach: async (page) => {
      await followMenu(page, 'Employee List');
      await page.getByRole('link', { name: 'Import from file' }).first().click();
      await expect(page.getByLabel('Choose file')).toBeAttached();
    },
    type: async (page) => {
      await page.getByLabel('Choose file').setInputFiles(peopleFile);
      await press('Match columns')(page);
      await press('Check rows')(page);
      await expect(importPeople(page)).toBeVisible();
    },
    expectTyped: (page) => expect(importPeople(page)).toBeVisible(),
    isKept: false,
    send: (page) => importPeople(page).click(),
    expectDone: (page) => expect(page.getByRole('heading', { name: '3 of 3 people imported' })).toBeVisible(),
  },
];
