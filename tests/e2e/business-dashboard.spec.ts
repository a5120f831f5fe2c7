import type { Page } from '@playwright/test';

import { generateTitle } from '../support/goal-texts.ts';
import { expectAccessible } from './support/accessibility';
import { backendOrigin, siteOrigin } from './support/addresses.mjs';
import { onboardCompany } from './support/business-steps';
import { expectFocusKept, tabTo } from './support/focus';
import { sidewaysScroll } from './support/geometry';
import { northbay, signInBusiness } from './support/people';
import { expect, test, wideOnly } from './support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const employee = (page: Page) => page.getByRole('combobox', { name: 'Employee' });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const part = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name }) });
const dialog = (page: Page) => page.getByRole('dialog', { name: generateTitle });

async function openOverview(page: Page, email = northbay.email) {
  await signInBusiness(page, undefined, { ...northbay, email });
  await page.goto('/business/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Overview' })).toBeVisible();
}

/** Chooses somebody the way the device does: its own select under a finger, a search elsewhere. */
async function choose(page: Page, name: string, isMobile: boolean) {
  if (isMobile) await employee(page).selectOption({ label: name });
  else {
    await employee(page).fill(name);
    await page.getByRole('option', { name }).click();
  }
}

test('goals for an employee, from the company and its people alone', async ({ page, isMobile }) => {
  await signInBusiness(page);
  await page.goto('/business/company-onboarding');
  await onboardCompany(page);
  await page.goto('/business/dashboard');
  await expect(page.getByText('Northbay Health is set up')).toBeVisible();

  await button(page, generateTitle).click();
  await dialog(page).getByRole('tab', { name: 'KPI' }).click();
  await choose(page, 'Aiko Tanaka', isMobile);
  await expect(page.getByLabel('Department', { exact: true })).toHaveValue('Marketing');
  const [request] = await Promise.all([
    page.waitForRequest((candidate) => candidate.method() === 'POST' && candidate.url().endsWith('/api/ai/kpi')),
    button(page, 'Generate').click(),
  ]);
  expect(request.postDataJSON()).toEqual({
    role: 'Marketing Manager',
    goal: 'Sign 60 clinics, renew 94% of them, and bring the first-use time under three weeks.',
    industry: 'Healthcare',
  });
  await expect(toast(page, 'KPIs generated! Please check your pocket.')).toBeVisible();
  const newest = dialog(page).getByRole('region', { name: 'Newest KPI' });
  await expect(newest.getByRole('listitem').nth(3)).toBeVisible();
  await expect(newest).toContainText('Marketing Manager');
  await expectAccessible(page);

  await button(page, 'Close').click();
  await expect(button(page, generateTitle)).toBeFocused();
  await part(page, 'Newest goals').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/business\/kpis\?record=/);
  await expect(page.getByRole('heading', { level: 2, name: /^Sign 60 clinics/ })).toBeVisible();
});

test('selecting text and letting go beside the dialog keeps it open', { tag: wideOnly }, async ({ page }) => {
  await openOverview(page);
  await button(page, generateTitle).click();
  const prompt = page.getByLabel('Additional prompt');
  await prompt.fill('Fewer clicks');
  const box = await prompt.boundingBox();
  if (!box) throw new Error('The prompt is not drawn.');
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(20, box.y + 20, { steps: 5 });
  await page.mouse.up();
  await expect(prompt).toHaveValue('Fewer clicks');
  await expect(dialog(page)).toBeVisible();

  await page.mouse.click(20, box.y + 20);
  await expect(dialog(page)).toBeHidden();
});

test('what cannot be found is asked for, and nothing typed is lost', { tag: wideOnly }, async ({ page }) => {
  await openOverview(page);
  await button(page, generateTitle).click();
  await choose(page, 'Oskar Nowak', false);
  await button(page, 'Generate').click();
  await expect(page.getByLabel('Your Company Strategic Goal')).toBeFocused();
  await page.getByLabel('Your Company Strategic Goal').fill('Ship smaller fail-500');
  await page.getByLabel('Your Industry', { exact: true }).fill('Technology');
  await button(page, 'Generate').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error generating OKRs.' })).toBeVisible();
  await expect(page.getByLabel('Your Company Strategic Goal')).toHaveValue('Ship smaller fail-500');
  await page.getByLabel('Your Company Strategic Goal').fill('Ship smaller');
  await button(page, 'Generate').click();
  await expect(toast(page, 'OKRs generated! Please check your pocket.')).toBeVisible();
});

test('with no mouse: tabs, search, draft, Escape', { tag: wideOnly }, async ({ page }) => {
  const { keyboard } = page;
  await openOverview(page);
  await tabTo(page, button(page, generateTitle));
  await keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await tabTo(page, dialog(page).getByRole('tab', { name: 'OKR' }));
  await keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('tab', { name: 'KPI' })).toBeFocused();
  await keyboard.press('Home');
  await expect(dialog(page).getByRole('tab', { name: 'OKR' })).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Tab');
  await expect(employee(page), 'the tabs are one stop').toBeFocused();
  await keyboard.type('lind');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Jonas Lindqvist');
  await keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(dialog(page), 'Escape closed the list only').toBeVisible();
  await keyboard.type('lind');
  await keyboard.press('Enter');
  await expect(employee(page)).toHaveValue('Jonas Lindqvist');
  await expect(page.getByLabel('Department', { exact: true })).toHaveValue('Engineering');
  await tabTo(page, page.getByLabel('Additional prompt'));
  await keyboard.type('Fewer incidents');
  await tabTo(page, page.getByLabel('Your Industry', { exact: true }));
  await keyboard.type('Technology');
  await keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await tabTo(page, button(page, 'Generate'));
  await keyboard.press('Enter');
  await expect(toast(page, 'OKRs generated! Please check your pocket.')).toBeVisible();
  await expectFocusKept(page);
  await keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, generateTitle)).toBeFocused();
});

test('ten thousand employees: some are drawn, all are found', async ({ page, isMobile }) => {
  await page.route(`${backendOrigin}/api/employee/all`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      id: `e${index}`,
      firstName: 'Kim',
      lastName: `Number ${index}`,
      workMail: `kim${index}@northbay.example`,
      department: `Team ${index % 400}`,
    }));
    return route.fulfill({ json: rows, headers: { 'Access-Control-Allow-Origin': siteOrigin } });
  });
  await openOverview(page);
  await expect(page.getByRole('listitem').filter({ hasText: '10,000' })).toBeVisible();
  await expect(page.getByText('393 other departments').first()).toBeVisible();
  await button(page, generateTitle).click();
  await choose(page, 'Kim Number 9876', isMobile);
  await expect(page.getByRole('option')).toHaveCount(isMobile ? 10_001 : 0);
  if (isMobile) return;
  await expect(employee(page)).toHaveValue('Kim Number 9876');
  await button(page, 'Show choices').click();
  expect(await page.getByRole('option').count()).toBeLessThan(10_000);
  await expect(page.getByRole('option', { name: 'Kim Number 9876', exact: true })).toBeInViewport();
});

test('every list failing leaves a page that can be used', { tag: wideOnly }, async ({ page }) => {
  await openOverview(page, northbay.email.replace('@', '+fail-list@'));
  await expect(page.getByRole('button', { name: /^Try again/ })).toHaveCount(8);
  await expect(part(page, 'Next step')).toContainText('Onboard your company');
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
  await button(page, generateTitle).click();
  await page.getByLabel('Role', { exact: true }).fill('Sales Lead');
  await page.getByLabel('Additional prompt').fill('Win back old customers');
  await page.getByLabel('Your Industry', { exact: true }).fill('Retail');
  await page.keyboard.press('Escape');
  await button(page, 'Generate').click();
  await expect(toast(page, 'OKRs generated! Please check your pocket.')).toBeVisible();
  await expectAccessible(page);
});
