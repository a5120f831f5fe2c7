import type { Page } from '@playwright/test';

import { csvText, personRow } from '../../support/people-files.ts';
import { demoPerson, columnsTitle, requiredLabels } from '../../support/people.ts';
import { onboardCompany } from './business-steps';
import { fillNewPerson } from './employee-steps';
import { dialog, main, said } from './heard';
import { seeded, signInBusiness } from './people';
import type { Listener } from './screen-reader';
import { detailsOf, goalRequest } from './steps';
import { expect } from './test';
import { button, visit } from './visits';

const leader = demoPerson(0);

const people = {
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    csvText(
      ['Ada', 'Bo'].map((firstName) => personRow({ firstName, workMail: `${firstName.toLowerCase()}@import.example` })),
    ),
  ),
};

async function openPeople(page: Page) {
  await signInBusiness(page);
  await visit(page, '/business/employee-list?q=sales');
  await expect(page.locator('[data-row-focus]').first()).toBeVisible();
}

async function choosePeople(page: Page, count: number) {
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (let place = 0; place < count; place += 1) await boxes.nth(place).check();
}

/** Journeys of a business, and the parts that are recorded. */
export const businessJourneys: Readonly<Record<string, (page: Page, listener: Listener) => Promise<void>>> = {
  'company-onboarding': async (page, listener) => {
    await signInBusiness(page);
    await visit(page, '/business/company-onboarding');
    await expect(button(page, 'Submit')).toBeVisible();
    await listener.reads('The content', main(page));
    await listener.hears('Press Submit with nothing filled in', async () => {
      await button(page, 'Submit').click();
      await expect(page.getByText('Required', { exact: true })).toHaveCount(2);
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    });
    await listener.hears('Fill it in and press Submit', () => onboardCompany(page));
    await listener.reads('The profile of the company', main(page));
  },

  'employee-onboarding': async (page, listener) => {
    await signInBusiness(page);
    await visit(page, '/business/employee-onboarding');
    await expect(button(page, 'Submit')).toBeVisible();
    await listener.reads('The content', main(page));
    await listener.hears('Press Submit with nothing filled in', async () => {
      await button(page, 'Submit').click();
      await expect(page.getByText('Required', { exact: true })).toHaveCount(requiredLabels.length);
      await expect(
        page.getByRole('region', { name: `${requiredLabels.length + 1} fields need your attention` }),
      ).toBeFocused();
    });
    await fillNewPerson(page);
    await listener.hears('Fill it in and press Submit', async () => {
      await button(page, 'Submit').click();
      await said(page, `${seeded.people + 1} people in ${seeded.departments} departments`);
    });
  },

  'employee-list': async (page, listener) => {
    await openPeople(page);
    await listener.reads('The content', main(page));
    await listener.hears(`Open ${leader.name}`, async () => {
      await button(page, leader.name).press('Enter');
      await expect(detailsOf(page).getByRole('heading', { level: 2 })).toBeFocused();
      await expect(button(page, 'Show pay and birth date')).toBeVisible();
    });
    await listener.reads('Her details', detailsOf(page));
    await listener.hears('Press Show pay and birth date', async () => {
      await button(page, 'Show pay and birth date').press('Enter');
      await expect(button(page, 'Hide pay and birth date')).toBeVisible();
    });
    await listener.hears('Search for nobody', async () => {
      await page.getByRole('searchbox').fill('xyzzy');
      await expect(button(page, 'Clear filters')).toBeVisible();
    });
  },

  'import-a-file': async (page, listener) => {
    await signInBusiness(page);
    await visit(page, '/business/employee-list/import');
    await expect(button(page, 'Download template')).toBeVisible();
    await listener.hears('Choose a file', async () => {
      await page.getByLabel('Choose file').setInputFiles(people);
      await expect(button(page, 'Match columns')).toBeVisible();
    });
    await listener.hears('Press Match columns', async () => {
      await button(page, 'Match columns').click();
      await expect(page.getByRole('heading', { name: columnsTitle })).toBeVisible();
    });
    await listener.hears('Press Check rows', async () => {
      await button(page, 'Check rows').click();
      await expect(button(page, 'Import 2 people')).toBeEnabled();
    });
    // Whether the progress of two people is announced depends on the speed.
    await button(page, 'Import 2 people').click();
    await expect(page.getByRole('heading', { name: '2 of 2 people imported' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Import' }).getByRole('status')).toBeEmpty();
    await listener.reads('The end', main(page));
  },

  'goals-for-a-team': async (page, listener) => {
    await openPeople(page);
    await listener.hears('Choose two people', async () => {
      await choosePeople(page, 2);
      await expect(page.getByRole('toolbar')).toBeVisible();
    });
    await listener.hears('Press Generate for 2 people', async () => {
      await button(page, 'Generate for 2 people').click();
      await expect(dialog(page).getByRole('heading', { name: 'Preview' })).toBeVisible();
    });
    await listener.reads('The dialog', dialog(page));
    await dialog(page).getByLabel('Your Company Strategic Goal').fill(goalRequest.goal);
    await dialog(page).getByRole('combobox', { name: 'Your Industry' }).fill(goalRequest.industry);
    await listener.hears('Press Generate', async () => {
      await dialog(page).getByRole('button', { name: 'Generate', exact: true }).click();
      await expect(dialog(page).getByRole('link', { name: 'See them in your pocket' })).toBeVisible();
    });
    // Whether the reading meets a message depends on how fast it is.
    await expect(button(page, 'Close message')).toHaveCount(0);
    await listener.reads('The goals', dialog(page));
  },
};
