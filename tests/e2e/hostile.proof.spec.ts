// proof: hostile, hostile-places

import type { Page } from '@playwright/test';

import { employeeFields, employeeRows } from '../../src/domain/employee';
import { storedKeys } from '../../src/domain/stored-keys';
import { tryTexts } from '../support/hostile-places.ts';
import { hostileParts, hostileTexts } from '../support/hostile.ts';
import { sidewaysScroll } from './support/geometry';
import { signIn, signInBusiness, store } from './support/people';
import { answerReads, openProfileMenu } from './support/steps';
import { expect, test } from './support/test';

/** Dialogs that a text has opened. */
const dialogs: string[] = [];

/** Called before each test that tries hostile texts. */
function watchDialogs(page: Page): void {
  dialogs.length = 0;
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
}

/**
 * No text ran, no prototype was changed, and nothing overflows. Policy violations, errors and requests to other hosts
 * fail every test anyway.
 */
async function expectHarmless(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => [window.__xss, ({} as { polluted?: unknown }).polluted])).toEqual([
    undefined,
    undefined,
  ]);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
}

// Each test tries the whole list.
test.setTimeout(300_000);

test.beforeEach(({ page }) => watchDialogs(page));

/** The texts that no element contains as its own text. JSON in both directions preserves lone surrogates. */
const notShown = (page: Page, selector: string, texts: readonly string[]) =>
  page.evaluate(
    ([css, json]) => {
      const shown = new Set([...document.querySelectorAll(css)].map(({ textContent }) => textContent));
      return (JSON.parse(json) as string[]).filter((text) => !shown.has(text)).map((text) => JSON.stringify(text));
    },
    [selector, JSON.stringify(texts)] as const,
  );

const expectShown = (page: Page, selector: string, texts: readonly string[]) =>
  expect.poll(() => notShown(page, selector, texts)).toEqual([]);

/** Fewer rows than a list omits. */
const parts = hostileParts(20);

test.describe('what the backend answers is shown letter for letter', () => {
  test('goals, with their roles and results', async ({ page }) => {
    await signIn(page);
    for (const texts of parts) {
      const rows = texts.map((text, index) => ({
        id: `g${index}`,
        goal: text,
        role: text,
        result: `Objective: x\n${text}`,
      }));
      await answerReads(page, '**/api/ai/okr', rows);
      await page.goto('/okrs');
      await tryTexts('goals', texts, async () => {
        await expectShown(page, 'main [data-goal]', texts);
        await expectHarmless(page);
      });
      for (const [index, text] of texts.entries()) {
        await tryTexts('details of a goal', [text], async () => {
          await page.locator('main [data-goal]').nth(index).click();
          await expectShown(page, '[aria-label="Details"] h2 bdi', [text]);
          await expectHarmless(page);
        });
      }
    }
  });

  test('employees, in the list and by themselves', async ({ page }) => {
    await signInBusiness(page);
    const fields = employeeFields.filter(
      (name) => ['text', 'id'].includes(employeeRows[name].kind) && !employeeRows[name].isPrivate,
    );
    for (const texts of parts) {
      const people = texts.map((text, index) => ({
        id: `e${index}`,
        firstName: text,
        lastName: 'Lund',
        workMail: text,
        department: text,
      }));
      await answerReads(page, '**/api/employee/all', people);
      const details = Object.fromEntries(fields.map((name, index) => [name, texts[index] ?? 'x']));
      await answerReads(page, '**/api/employee/*/getFullDetails', details);
      await page.goto('/business/employee-list?employee=e0');
      await tryTexts('employees', texts, async () => {
        await expectShown(
          page,
          'main [data-row-focus]',
          texts.map((text) => `${text} Lund`.trim()),
        );
        await expectHarmless(page);
      });
      await tryTexts('details of an employee', texts.slice(0, fields.length), async () => {
        await expectShown(
          page,
          '[aria-label="Details"] dd, [aria-label="Details"] dd *',
          texts.slice(0, fields.length),
        );
      });
    }
  });
});

/** Opens an address inside the application. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ key: to, idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);

test.describe('text in an address stays text, and leads nowhere', () => {
  test('of a company and of a link', async ({ page, watch }) => {
    // Longer than servers take.
    watch.allow(/api\/business\/[^ ]{8000}/);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/business')) asked.push(new URL(request.url()).pathname);
    });
    await signInBusiness(page);
    await page.goto('/help');
    for (const text of hostileTexts) {
      await tryTexts('address of a company', [text], async () => {
        await goTo(page, `/business/company-profile/${encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''))}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await expectHarmless(page);
        expect(asked.filter((path) => !/^\/api\/business\/[^/]+$/.test(path))).toEqual([]);
      });
      await tryTexts('what is behind # of a link', [text], async () => {
        await goTo(page, `/shared#1.${text}`);
        await expect(page.getByRole('heading', { level: 1, name: 'This link is incomplete' })).toBeVisible();
        await expectHarmless(page);
      });
    }
    expect(new URL(page.url()).hostname).toBe('localhost');
  });
});

/** Other values that the tab stores. */
const tabKeys = ['draft', 'visitorDraft', 'area', 'greeted'];

test('what is stored is text, or nothing', async ({ page, watch }) => {
  // Longer than servers take.
  watch.allow(/api\/notifications\/[^ ]{8000}/);
  const { token } = await signIn(page);
  const others = [...storedKeys, 'person', 'theme', 'hints', 'rememberedEmail'];
  for (const text of hostileTexts) {
    await tryTexts('stored values', [text], async () => {
      await store(page, { ...Object.fromEntries(others.map((key) => [key, text])), authToken: token });
      await page.evaluate(
        ([keys, value]) => {
          for (const key of keys) sessionStorage.setItem(key, JSON.parse(value) as string);
        },
        [tabKeys, JSON.stringify(text)] as const,
      );
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 1, name: 'Your information' })).toBeVisible();
      await openProfileMenu(page);
      await expectHarmless(page);
      await expect(page.locator('header img')).toHaveCount(0);
    });
  }
});
