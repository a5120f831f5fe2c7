// proof: tabs

import type { BrowserContext, Page } from '@playwright/test';

import { signToken } from '../../mock-api/tokens';
import { successes } from '../../src/domain/messages';
import { duplicateTab } from './support/duplicate-tab';
import { expectNewPerson, fillNewPerson, openEmployeeForm, submitButton } from './support/employee-steps';
import { seeded, signIn, signInBusiness, store } from './support/people';
import { fillGoalRequest, goalRequest, heading, hold, introButton, openDashboard, signOut } from './support/steps';
import { expect, test } from './support/test';
import { button } from './support/visits';

/*
 * A tab that was duplicated, and its copy: both show the same, and from then on neither writes over what the other has, and
 * nothing is sent twice (docs/decisions/0001, 0015, 0044).
 */

test.use({ figure: 'tabs' });

const landing = 'Next-Level People Process';

/** Pages that show something of their user, with what they show once it is there. */
const shown = [
  ['/dashboard', 'Welcome, amara'],
  ['/okrs', `${seeded.okrs} OKRs: `],
  ['/kpis', `${seeded.kpis} KPIs: `],
  ['/profile', 'About you'],
  ['/notifications', 'Sales Lead'],
  ['/search?q=sales', 'Sales Lead'],
] as const;

/** The texts and field values of a tab's page. */
const contentOf = (tab: Page) =>
  tab.locator('main').evaluate((main: HTMLElement) => ({
    text: main.innerText,
    fields: [...main.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value),
  }));

const role = (tab: Page) => tab.getByLabel('Role', { exact: true });

const restored = 'We restored your unsaved entries.';

const isStoredAnywhere = async (tab: Page, text: string) =>
  (await tab.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).includes(text);

/** Records the requests of a context's tabs to an address, with their tab. */
function sentTo(context: BrowserContext, path: string) {
  const sent: { tab: Page; body: Record<string, unknown> }[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== path) return;
    sent.push({ tab: request.frame().page(), body: request.postDataJSON() as Record<string, unknown> });
  });
  return sent;
}

for (const [path, text] of shown) {
  test(`a copy shows the same: ${path}`, async ({ page }) => {
    await signIn(page);
    if (path === '/dashboard') await openDashboard(page);
    else await page.goto(path);
    await expect(page.locator('main')).toContainText(text);
    const copy = await duplicateTab(page);
    await expect(copy).toHaveURL(page.url());
    await expect(async () => expect(await contentOf(copy)).toEqual(await contentOf(page))).toPass();
    expect(await copy.title()).toBe(await page.title());
  });
}

test('a copy does not greet again', async ({ page, context }) => {
  await context.addInitScript(() => {
    // With every frame that is drawn: before the style sheet is there everything counts as visible.
    requestAnimationFrame(function look() {
      const buttons = [...document.querySelectorAll('button')];
      const isGreeting = buttons.some(
        (one) => one.textContent === "Let's rock" && one.checkVisibility({ visibilityProperty: true }),
      );
      if (isGreeting) document.documentElement.dataset['greeting'] = 'seen';
      else requestAnimationFrame(look);
    });
  });
  await signIn(page);
  await page.goto('/dashboard');
  await expect(page.locator('html')).toHaveAttribute('data-greeting', 'seen');
  await expect(introButton(page)).toBeHidden();
  const copy = await duplicateTab(page);
  await expect(role(copy)).toBeVisible();
  await expect(copy.locator('html')).not.toHaveAttribute('data-greeting');
});

test.describe('a draft', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
    await openDashboard(page);
    await fillGoalRequest(page);
  });

  test('is in both, and what is typed in one is not in the other', async ({ page }) => {
    const copy = await duplicateTab(page);
    await expect(role(copy)).toHaveValue(goalRequest.role);
    await expect(copy.getByText(restored)).toBeVisible();
    await role(copy).fill('Head Nurse');
    await expect(role(page)).toHaveValue(goalRequest.role);
    for (const [tab, text] of [
      [page, goalRequest.role],
      [copy, 'Head Nurse'],
    ] as const) {
      await tab.reload();
      await expect(role(tab)).toHaveValue(text);
    }
  });

  test('that is discarded in one stays in the other', async ({ page }) => {
    const copy = await duplicateTab(page);
    await button(copy, 'Discard').click();
    await expect(role(copy)).toHaveValue('');
    await page.reload();
    await expect(role(page)).toHaveValue(goalRequest.role);
    await copy.reload();
    await expect(role(copy)).toHaveValue('');
    await expect(copy.getByText(restored)).toBeHidden();
  });

  test('that is sent in one stays in the other', async ({ page }) => {
    const copy = await duplicateTab(page);
    await expect(role(copy)).toHaveValue(goalRequest.role);
    await button(page, 'Create OKRs').click();
    await expect(page.getByText(successes.okrsGenerated).first()).toBeVisible();
    await copy.reload();
    await expect(role(copy)).toHaveValue(goalRequest.role);
    expect(await isStoredAnywhere(page, goalRequest.goal)).toBe(false);
  });

  test('that is being sent is not sent by the copy', async ({ page, context }) => {
    const sent = sentTo(context, '/api/ai/okr');
    const answer = await hold(page, '**/api/ai/okr');
    await button(page, 'Create OKRs').click();
    await expect.poll(() => sent.length).toBe(1);
    const copy = await duplicateTab(page);
    await expect(role(copy)).toHaveValue(goalRequest.role);
    answer();
    await expect(page.getByText(successes.okrsGenerated).first()).toBeVisible();
    await expect(role(copy)).toHaveValue(goalRequest.role);
    expect(sent).toHaveLength(1);
  });

  for (const by of ['the first', 'the copy'] as const) {
    test(`goes from both with a sign-out in ${by}`, async ({ page }) => {
      const copy = await duplicateTab(page);
      await expect(role(copy)).toHaveValue(goalRequest.role);
      const [one, other] = by === 'the first' ? [page, copy] : [copy, page];
      await signOut(one);
      await expect(other).toHaveURL('/');
      await expect(heading(other)).toHaveText(landing);
      await expect(other.locator('body')).not.toContainText(/amara/i);
      for (const tab of [page, copy]) expect(await isStoredAnywhere(tab, goalRequest.goal)).toBe(false);
    });
  }

  test('is not shown to another user who signs in in the copy', async ({ page }) => {
    const copy = await duplicateTab(page);
    await expect(role(copy)).toHaveValue(goalRequest.role);
    const authToken = signToken({ sub: 'user-bela', email: 'bela@elsewhere.example', kind: 'individual' });
    await store(copy, { authToken, userId: 'user-bela', email: 'bela@elsewhere.example' });
    for (const tab of [page, copy]) {
      await tab.goto('/dashboard');
      await expect(heading(tab)).toHaveText('Welcome, bela');
      await expect(role(tab)).toHaveValue('');
      expect(await isStoredAnywhere(tab, goalRequest.goal)).toBe(false);
    }
  });
});

test('what a visitor types in one tab is not in the other', async ({ page }) => {
  const email = (tab: Page) => tab.getByLabel('Email');
  await page.goto('/individual-signin');
  await email(page).fill('amara@northbay.example');
  const copy = await duplicateTab(page);
  await expect(email(copy)).toHaveValue('amara@northbay.example');
  await email(copy).fill('bo@northbay.example');
  for (const [tab, text] of [
    [page, 'amara@northbay.example'],
    [copy, 'bo@northbay.example'],
  ] as const) {
    await tab.reload();
    await expect(email(tab)).toHaveValue(text);
  }
});

test('a new person who is submitted in both is added once', async ({ page, context }) => {
  const sent = sentTo(context, '/api/employee');
  await openEmployeeForm(page);
  await fillNewPerson(page);
  const answer = await hold(page, '**/api/employee');
  await submitButton(page).click();
  await expect.poll(() => sent.length).toBe(1);
  const copy = await duplicateTab(page);
  await expectNewPerson(copy);
  await submitButton(copy).click();
  answer();
  await expect(page).toHaveURL('/business/employee-list');
  await expect(copy.getByText("they're in your employee list.")).toBeVisible();
  expect(sent.map(({ tab }) => tab)).toEqual([page]);
});

test('goals for a team are drafted by the tab that began', async ({ page, context }) => {
  const sent = sentTo(context, '/api/ai/okr');
  await signInBusiness(page);
  await page.goto('/business/employee-list');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (const place of [0, 1, 2]) await boxes.nth(place).check();
  await button(page, 'Generate for 3 people').click();
  const dialog = page.getByRole('dialog', { name: 'Generate for 3 people' });
  await dialog.getByLabel('Your Company Strategic Goal').fill('Answer every customer within one working day');
  await dialog.getByRole('combobox', { name: 'Your Industry' }).fill('Retail');
  await expect(dialog.getByRole('heading', { name: 'Preview' })).toBeVisible();
  let draft = () => {};
  const due = new Promise<void>((resolve) => (draft = resolve));
  await page.route('**/api/ai/okr', async (route) => {
    if (route.request().method() === 'POST') await due;
    await route.fallback();
  });
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect.poll(() => sent.length).toBe(1);
  const copy = await duplicateTab(page);
  await expect(copy.getByRole('checkbox', { name: /^Select (?!all)/ }).first()).toBeVisible();
  draft();
  await expect(dialog.getByText(/^(\d) of \1 drafted$/)).toBeVisible();
  await expect(copy.getByRole('dialog')).toHaveCount(0);
  expect(new Set(sent.map(({ tab }) => tab))).toEqual(new Set([page]));
  const roles = sent.map(({ body }) => JSON.stringify(body));
  expect(new Set(roles).size, 'each once').toBe(roles.length);
});
