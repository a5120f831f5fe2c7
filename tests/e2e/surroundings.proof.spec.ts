// proof: surroundings

import type { BrowserContext, Page } from '@playwright/test';

import { successes } from '../../src/domain/messages';
import { addToFields, renderedAgain, translatePage } from './support/changes-by-others';
import { expectNewPerson, fillNewPerson, followMenu, submitButton } from './support/employee-steps';
import { amara, northbay, signIn, signInBusiness, startOver, store } from './support/people';
import { blockStorage, fillGoalRequest, goalRequest, introButton, isHydrated, openPocket } from './support/steps';
import { expect, test } from './support/test';
import { button } from './support/visits';
import type { Watch } from './support/watch';

/* Each journey in each failing environment, and in a page that others change (docs/decisions/0012): never a blank page, and
   typed text survives. */

test.use({ figure: 'surroundings' });

/** A journey through the product, in steps between which its surroundings can fail. Each begins on the home page. */
type Journey = {
  name: string;
  audience: 'individual' | 'business';
  /** Opens the page with the form, by links. */
  reach: (page: Page) => Promise<void>;
  type: (page: Page) => Promise<void>;
  /** Expects the typed text, also after a reload. */
  expectTyped: (page: Page) => Promise<void>;
  /** The button that sends it, and what is said then. */
  send: string;
  done: string;
};

const firstLine = (page: Page) => page.getByRole('textbox', { name: 'Key result 1' });

const journeys: readonly Journey[] = [
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
    send: 'Create OKRs',
    done: successes.okrsGenerated,
  },
  {
    name: 'own version',
    audience: 'individual',
    reach: async (page) => {
      await openPocket(page, 'OKRs');
      await page.locator('[data-goal]').first().click();
    },
    type: async (page) => {
      await button(page, 'Edit').click();
      await firstLine(page).fill('Cut falls from 9 to 3');
    },
    expectTyped: async (page) => {
      const edit = button(page, 'Edit');
      await expect(edit.or(firstLine(page)).first()).toBeVisible();
      if (await edit.isVisible()) await edit.click();
      await expect(firstLine(page)).toHaveValue('Cut falls from 9 to 3');
    },
    send: 'Save my version',
    done: 'Your version, saved in this browser',
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
    send: 'Submit',
    done: successes.employeeSubmitted,
  },
];

const homes = { individual: '/dashboard', business: '/business/dashboard' } as const;

/** The page shows a heading and is complete. */
async function expectShown(page: Page): Promise<void> {
  await expect(page.locator('#root h1')).not.toHaveText('');
  expect((await page.locator('#root').innerText()).trim()).not.toBe('');
}

/** Waits for the home page, and closes the intro if it opens. */
async function atHome(page: Page, { audience }: Journey): Promise<void> {
  await expect(page).toHaveURL(homes[audience]);
  await expect(page.getByRole('heading', { level: 1, name: /^(?:Welcome|Dashboard Overview)/ })).toBeAttached();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(introButton(page)).toBeHidden();
}

/** Opens the home page with a stored session. */
async function open(page: Page, journey: Journey): Promise<void> {
  await (journey.audience === 'individual' ? signIn(page) : signInBusiness(page));
  await page.goto(homes[journey.audience]);
  await atHome(page, journey);
}

/** Types into the form of the journey. */
async function typeThere(page: Page, journey: Journey): Promise<void> {
  await journey.reach(page);
  await journey.type(page);
  await journey.expectTyped(page);
}

/** Finishes the journey from the filled form. */
async function finish(page: Page, { send, done }: Journey): Promise<void> {
  await button(page, send).click();
  await expect(page.getByText(done).first()).toBeVisible();
  await expectShown(page);
}

/** The whole journey, from the sign-in form on. */
async function fromTheForm(page: Page, journey: Journey): Promise<void> {
  const [address, account] =
    journey.audience === 'individual' ? ['/individual-signin', amara] : ['/business/signin', northbay];
  await page.goto(address);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await button(page, 'Sign In').click();
  await atHome(page, journey);
  await typeThere(page, journey);
  await finish(page, journey);
}

type Surroundings = {
  name: string;
  run: (page: Page, journey: Journey, given: { context: BrowserContext; watch: Watch }) => Promise<void>;
};

const day = 24 * 60 * 60 * 1000;

const surroundings: readonly Surroundings[] = [
  {
    name: 'E01 storage that is blocked',
    run: async (page, journey) => {
      await blockStorage(page, 'localStorage', 'sessionStorage');
      await fromTheForm(page, journey);
    },
  },
  {
    name: 'E02 storage that is full',
    run: async (page, journey) => {
      await page.goto('/robots.txt');
      const left = await page.evaluate(() => {
        const fill = (storage: Storage) => {
          // Halving steps fill it to the last character; the last ones lengthen one value, since a new key takes room.
          storage.setItem('filler', '');
          for (let size = 2 ** 23; size >= 1; size /= 2) {
            try {
              if (size >= 1024) storage.setItem(`filler${size}`, 'x'.repeat(size));
              else storage.setItem('filler', (storage.getItem('filler') ?? '') + 'x'.repeat(size));
            } catch {
              // Too much: the next step is smaller.
            }
          }
        };
        fill(localStorage);
        fill(sessionStorage);
        try {
          localStorage.setItem('a', 'b');
          return 'room';
        } catch {
          return 'none';
        }
      });
      expect(left).toBe('none');
      await fromTheForm(page, journey);
    },
  },
  {
    name: 'E03 stored values that are broken',
    run: async (page, journey) => {
      await (journey.audience === 'individual' ? signIn(page) : signInBusiness(page));
      await store(page, {
        profileImage: 'javascript:1',
        businessProfileImage: '[object Object]',
        notifications: '{"a":',
        businessId: '..',
        employeeId: 'null',
        person: 'x'.repeat(10_000),
        hints: '\u0000',
      });
      await page.evaluate(() => {
        for (const key of ['draft', 'visitorDraft', 'area', 'reloadedForDeploy'])
          sessionStorage.setItem(key, '{"broken');
      });
      await page.goto(homes[journey.audience]);
      await atHome(page, journey);
      await typeThere(page, journey);
      await finish(page, journey);
    },
  },
  {
    name: 'E09 no connection while the code of a page comes',
    run: async (page, journey, { context, watch }) => {
      watch.allow(
        /ERR_INTERNET_DISCONNECTED|dynamically imported module|could not be |Failed to load resource|failed/i,
      );
      await open(page, journey);
      await typeThere(page, journey);
      await context.setOffline(true);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help', exact: true }).click();
      const failure = page.getByRole('heading', { name: "We couldn't show this page" });
      const help = page.getByRole('heading', { level: 1, name: 'Help' });
      await expect(
        failure
          .or(help)
          .or(page.getByRole('dialog', { name: 'Leave this page?' }))
          .first(),
      ).toBeVisible();
      const leave = button(page, 'Leave');
      if (await leave.isVisible()) await leave.click();
      await expect(failure.or(help).first()).toBeVisible();
      await expectShown(page);
      await context.setOffline(false);
      if (await failure.isVisible()) await page.getByRole('button', { name: 'Try again' }).click();
      await expect(help).toBeVisible();
      await page.goBack();
      await journey.expectTyped(page);
      await finish(page, journey);
    },
  },
  {
    name: 'E11 a clock that is a day slow, or a day fast',
    run: async (page, journey, { context }) => {
      for (const days of [-1, 1]) {
        await startOver(page);
        const tab = await context.newPage();
        await tab.addInitScript((shift) => {
          const { now } = Date;
          globalThis.Date = new Proxy(Date, {
            construct: (target, args: unknown[]) =>
              Reflect.construct(target, args.length === 0 ? [now() + shift] : args) as Date,
            get: (target, name) => (name === 'now' ? () => now() + shift : (Reflect.get(target, name) as unknown)),
          });
        }, days * day);
        await open(tab, journey);
        await typeThere(tab, journey);
        await finish(tab, journey);
        await tab.close();
      }
    },
  },
  ...[
    { name: 'E13 a browser that translates the page', change: translatePage },
    { name: 'E14 a password manager that adds to every field', change: addToFields },
  ].map(({ name, change }): Surroundings => ({
    name,
    run: async (page, journey, { watch }) => {
      watch.allow(renderedAgain);
      await change(page);
      await fromTheForm(page, journey);
    },
  })),
];

for (const { name, run } of surroundings)
  for (const journey of journeys)
    test(`${name}: ${journey.name}`, async ({ page, context, watch }) => {
      await run(page, journey, { context, watch });
    });
