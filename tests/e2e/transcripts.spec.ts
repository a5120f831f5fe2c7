// proof: screen-reader

import type { Page } from '@playwright/test';

import { noteCase } from '../support/figures.ts';
import { personRow } from '../support/people-files.ts';
import { demoPerson, columnsTitle, requiredLabels } from '../support/people.ts';
import { triedOf } from '../support/whole.ts';
import { onboardCompany } from './support/business-steps';
import { csvFile, fillNewPerson } from './support/employee-steps';
import { expectKept } from './support/kept-text';
import { amara, newestLink, seeded, signIn, signInBusiness } from './support/people';
import { Listener } from './support/screen-reader';
import { closeIntro, detailsOf, fillGoalRequest, holdIntro, introButton, goalRequest } from './support/steps';
import { expect, test } from './support/test';
import { button, visit } from './support/visits';

const main = (page: Page) => page.getByRole('main');

const dialog = (page: Page) => page.getByRole('dialog');

const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeAttached();

const leader = demoPerson(0);

const people = csvFile(
  ['Ada', 'Bo'].map((firstName) => personRow({ firstName, workMail: `${firstName.toLowerCase()}@import.example` })),
);

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
const businessJourneys: Readonly<Record<string, (page: Page, listener: Listener) => Promise<void>>> = {
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
    await listener.hears('Search for no one', async () => {
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
      await expect(dialog(page).getByText('Roles come from employee records.')).toBeVisible();
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

const first = 'Grow recurring revenue in the mid-market without raising churn';

async function openOkrs(page: Page) {
  await signIn(page);
  await visit(page, '/okrs');
  await expect(page.locator('[data-goal]').first()).toBeVisible();
}

/** The steps of each journey, and the part that is recorded. */
const journeys: Record<string, (page: Page, listener: Listener) => Promise<void>> = {
  ...businessJourneys,
  'sign-up': async (page, listener) => {
    await visit(page, '/individual-signup');
    await listener.reads('The page', page.locator('body'));
    await listener.hears('Press Sign Up with nothing filled in', async () => {
      await button(page, 'Sign Up').click();
      await expect(page.getByText('Required', { exact: true })).toHaveCount(5);
      await expect(page.getByLabel('First Name')).toBeFocused();
    });
    await listener.reads('The form', page.locator('form'));
    await page.getByLabel('First Name').fill('Noor');
    await page.getByLabel('Last name').fill('Haddad');
    await page.getByLabel('Email').fill('noor.haddad@northbay.example');
    await page.getByLabel('Password', { exact: true }).fill('a long pass phrase');
    await page.getByLabel('Confirm Password').fill('a long pass phrase');
    await listener.hears('Press Sign Up', async () => {
      await button(page, 'Sign Up').click();
      await expect(page).toHaveURL(/confirm-email/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
    await listener.reads('The page that says what is next', main(page));
    await page.goto(await newestLink('noor.haddad@northbay.example'));
    await listener.reads('The page behind the link of the message', main(page));
  },

  'sign-in': async (page, listener) => {
    await holdIntro(page);
    await visit(page, '/individual-signin');
    await listener.reads('The content', main(page));
    await page.getByLabel('Email').fill(amara.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await listener.hears('Press Sign In with a wrong password', async () => {
      await button(page, 'Sign In').click();
      await said(page, 'Login failed. Please check your credentials.');
      await expect(button(page, 'Close message')).toBeVisible();
    });
    await listener.reads('The form', page.locator('form'));
    await page.getByLabel('Password', { exact: true }).fill(amara.password);
    await listener.hears('Press Sign In', async () => {
      await button(page, 'Sign In').click();
      await expect(introButton(page)).toBeFocused();
    });
  },

  'draft-an-okr': async (page, listener) => {
    await signIn(page);
    await page.goto('/dashboard');
    await closeIntro(page);
    await listener.reads('The content', main(page));
    const role = page.getByLabel('Role', { exact: true });
    await listener.hears('Go to the role', async () => {
      await role.focus();
      await expect(page.getByRole('option')).toHaveCount(6);
    });
    await listener.hears('Press Down', async () => {
      await role.press('ArrowDown');
      await expect(page.getByRole('option', { name: 'Manager' })).toHaveAttribute('aria-selected', 'true');
    });
    await listener.reads('The suggestions', page.getByRole('listbox'));
    await role.press('Escape');
    await fillGoalRequest(page);
    await listener.hears('Press Create OKRs', async () => {
      await button(page, 'Create OKRs').click();
      await expect(page.getByRole('link', { name: 'Open your OKRs' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Latest draft' }).getByRole('listitem').nth(3)).toBeVisible();
    });
    await listener.reads('The draft', page.getByRole('region', { name: 'Latest draft' }));
  },

  'read-the-pocket': async (page, listener) => {
    await openOkrs(page);
    await expect(page.getByText(', new notifications').first()).toBeAttached();
    await listener.reads('The page', page.locator('body'));
    await listener.hears('Open the first goal', async () => {
      await button(page, first).press('Enter');
      await expect(detailsOf(page).getByRole('button', { name: 'Hide hints' })).toBeVisible();
    });
    await listener.reads('Its details', detailsOf(page));
    await listener.hears('Search for revenue', async () => {
      await page.getByRole('searchbox').fill('revenue');
      await said(page, new RegExp(`^\\d of ${seeded.okrs} found\\.$`));
    });
  },

  'edit-own-version': async (page, listener) => {
    await openOkrs(page);
    await button(page, first).click();
    await listener.hears('Press Edit', async () => {
      await button(page, 'Edit').click();
      await expect(button(page, 'Save my version')).toBeVisible();
      await expect(page.locator(':focus')).toBeVisible();
    });
    await listener.reads('The editor', detailsOf(page));
    await listener.hears('Move key result 1 down', async () => {
      await button(page, 'Move key result 1 down').press('Space');
    });
    await listener.hears('Press Remove key result 2', async () => {
      await button(page, 'Remove key result 2').click();
      await expect(button(page, 'Undo')).toBeVisible();
    });
    await page.getByRole('textbox', { name: 'Key result 1' }).fill('Answer 90 of 100 calls by 30 June 2099');
    await listener.hears('Press Save my version', async () => {
      await button(page, 'Save my version').click();
      await expect(button(page, 'Discard my version')).toBeVisible();
    });
    await listener.reads('The goal in own words', detailsOf(page));
  },

  search: async (page, listener) => {
    await signIn(page);
    await visit(page, '/search');
    await listener.reads('The content', main(page));
    await listener.hears('Search for sales', async () => {
      await main(page).getByRole('searchbox').fill('sales');
      await said(page, '5 results');
    });
    await listener.reads('What was found', main(page));
    await listener.hears('Search for what is nowhere', async () => {
      await main(page).getByRole('searchbox').fill('zzzz');
      await expect(page.getByText('Nothing matches')).toBeVisible();
      await said(page, '0 results');
    });
  },
};

for (const [name, walk] of triedOf(Object.entries(journeys), 6)) {
  test(`what a screen reader says: ${name}`, async ({ page }) => {
    // Announcements during a pending call are recorded.
    await page.route('**/api/**', async (route) => {
      if (route.request().method() !== 'GET') await new Promise((resolve) => void setTimeout(resolve, 100));
      await route.fallback();
    });
    const listener = await Listener.on(page);
    await walk(page, listener);
    await expectKept(`tests/transcripts/${name}.txt`, listener.transcript());
    noteCase('screen-reader', name);
  });
}
