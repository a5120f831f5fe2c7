// proof: surroundings

import type { BrowserContext, Page } from '@playwright/test';

import {
  homes,
  expectShown,
  atHome,
  open,
  typeThere,
  finish,
  fromTheForm,
  answerQuestion,
} from './support/journey-steps';
import { journeys, type Journey } from './support/journeys';
import { signIn, signInBusiness, startOver, store } from './support/people';
import { blockStorage } from './support/steps';
import { expect, test } from './support/test';
import type { Watch } from './support/watch';

/* Each journey in each failing environment: never a blank page, and typed text survives. */

test.use({ figure: 'surroundings' });

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
      const isAsked = await answerQuestion(page, journey);
      if (isAsked && !journey.isKept) {
        await context.setOffline(false);
        await journey.expectTyped(page);
        return finish(page, journey);
      }
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
];

for (const { name, run } of surroundings)
  for (const journey of journeys)
    test(`${name}: ${journey.name}`, async ({ page, context, watch }) => {
      await run(page, journey, { context, watch });
    });
