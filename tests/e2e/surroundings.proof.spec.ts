// proof: surroundings

import type { BrowserContext, Page, PlaywrightWorkerArgs } from '@playwright/test';

import { signToken } from '../../mock-api/tokens';
import { backendOrigin, workerBackendOrigin } from './support/addresses.mjs';
import { launchWithBackForwardCache } from './support/bfcache';
import {
  homes,
  expectShown,
  atHome,
  open,
  typeThere,
  finish,
  fromTheForm,
  expectNothingOf,
  inAnotherTab,
  signInPages,
  answerQuestion,
} from './support/journey-steps';
import { journeys, type Journey } from './support/journeys';
import { signIn, signInBusiness, startOver, store } from './support/people';
import { blockStorage, corsHeaders, signOut } from './support/steps';
import { expect, test } from './support/test';
import type { Watch } from './support/watch';

/*
 * Each journey in each of the surroundings that fail: never a blank page, and what was typed survives, but for a user who
 * signs out (docs/product.md 5.11).
 */

test.use({ figure: 'surroundings' });

type Surroundings = {
  name: string;
  run: (
    page: Page,
    journey: Journey,
    given: { context: BrowserContext; watch: Watch; playwright: PlaywrightWorkerArgs['playwright']; baseURL: string },
  ) => Promise<void>;
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
      await page.goto('/early.js');
      const left = await page.evaluate(() => {
        const fill = (storage: Storage) => {
          // Halving steps fill it to the last character; the last ones lengthen one value, which needs no key.
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
        for (const key of ['draft', 'visitorDraft', 'area', 'reloadedForDeploy', 'importChoices'])
          sessionStorage.setItem(key, '{"broken');
      });
      await page.goto(homes[journey.audience]);
      await atHome(page, journey);
      await typeThere(page, journey);
      await finish(page, journey);
    },
  },
  {
    name: 'E04 a sign-out in another tab',
    run: async (page, journey, { context }) => {
      await open(page, journey);
      await typeThere(page, journey);
      await inAnotherTab(context, journey, (other) => signOut(other, signInPages[journey.audience]));
      await expect(page).toHaveURL('/');
      await expectNothingOf(page, journey);
      await expectShown(page);
    },
  },
  {
    name: 'E05 another user in another tab',
    run: async (page, journey, { context }) => {
      await open(page, journey);
      await typeThere(page, journey);
      const { audience } = journey;
      const token = signToken({ sub: 'user-bela', email: 'bela@elsewhere.example', kind: audience });
      await inAnotherTab(context, journey, (other) =>
        store(other, {
          [audience === 'individual' ? 'authToken' : 'businessToken']: token,
          userId: 'user-bela',
          email: 'bela@elsewhere.example',
        }),
      );
      await expectNothingOf(page, journey);
      await expectShown(page);
    },
  },
  {
    name: 'E06 a page from the back-forward cache after a sign-out',
    run: async (_page, journey, { playwright, baseURL }) => {
      const browser = await launchWithBackForwardCache(playwright);
      try {
        const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
        await context.request.post(`${workerBackendOrigin}/__demo/visit`);
        const page = await context.newPage();
        await open(page, journey);
        await typeThere(page, journey);
        // The browser's leave question of a half-filled form stays unanswered.
        page.on('dialog', (dialog) => void dialog.accept());
        await page.goto('/favicon.svg');
        await inAnotherTab(context, journey, (other) => signOut(other, signInPages[journey.audience]));
        await page.goBack({ waitUntil: 'commit' });
        await expect(page).toHaveURL('/');
        await expectNothingOf(page, journey);
        await expectShown(page);
      } finally {
        await browser.close();
      }
    },
  },
  {
    name: 'E07 a session that ends while something is typed',
    run: async (page, journey) => {
      await open(page, journey);
      await typeThere(page, journey);
      const refused = `${backendOrigin}/**`;
      let calls = 0;
      await page.route(refused, (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        calls += 1;
        return route.fulfill({ status: 401, json: { message: 'jwt expired' }, headers: corsHeaders });
      });
      await journey.send(page);
      // Files that need no backend are created.
      if (['own version', 'from the pocket to a PDF'].includes(journey.name)) await journey.expectDone(page);
      else {
        await expect(
          page
            .getByRole('alert')
            .filter({ hasText: /\S/ })
            .or(page.getByText(/^Paused after two/))
            .first(),
        ).toBeVisible();
        expect(calls).toBeGreaterThan(0);
        if (journey.sendAgain === undefined) await journey.expectTyped(page);
        await page.unroute(refused);
        await (journey.sendAgain ?? journey.send)(page);
        if (journey.sendAgain === undefined) await journey.expectDone(page);
        else await expect(page.getByRole('heading', { name: /of 3 people imported$/ })).toBeVisible();
      }
      await expectShown(page);
    },
  },
  {
    name: 'E08 a deploy meanwhile',
    run: async (page, journey, { context, watch }) => {
      watch.allow(/profile-card-|dynamically imported module|could not be |answer 404|Failed to load resource/);
      await open(page, journey);
      await typeThere(page, journey);
      const gone = '**/assets/profile-card-*.js';
      await context.route(gone, (route) =>
        route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
      );
      let loads = 0;
      page.on('domcontentloaded', () => (loads += 1));
      await page.getByRole('button', { name: 'Profile menu' }).click();
      await (journey.isKept
        ? expect.poll(() => loads).toBe(1)
        : expect(page.getByText("We couldn't open this.").first()).toBeVisible());
      await journey.expectTyped(page);
      await page.getByRole('button', { name: 'Profile menu' }).click();
      await expect(page.getByText("We couldn't open this.").first()).toBeVisible();
      await journey.expectTyped(page);
      await finish(page, journey);
      expect(loads).toBeLessThan(2);
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
    name: 'E10 Back and Forward during a call',
    run: async (page, journey) => {
      await open(page, journey);
      await typeThere(page, journey);
      let release = () => {};
      const due = new Promise<void>((resolve) => (release = resolve));
      const bodies: (string | null)[] = [];
      await page.route(`${backendOrigin}/**`, async (route) => {
        if (route.request().method() === 'POST') {
          bodies.push(route.request().postData());
          await due;
        }
        await route.fallback();
      });
      await journey.send(page);
      await page.goBack();
      await answerQuestion(page, { ...journey, isKept: true });
      await expectShown(page);
      await page.goForward();
      await expectShown(page);
      release();
      await expectShown(page);
      expect(new Set(bodies).size, 'nothing is sent twice').toBe(bodies.length);
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
    test(`${name}: ${journey.name}`, async ({ page, context, watch, playwright, baseURL }) => {
      await run(page, journey, { context, watch, playwright, baseURL: baseURL ?? '' });
    });
