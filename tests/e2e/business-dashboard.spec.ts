import type { Page } from '@playwright/test';

import { generateTitle } from '../support/goal-texts.ts';
import { chooseEmployee, employee } from './support/business-steps';
import { signInBusiness } from './support/people';
import { answerReads } from './support/steps';
import { expect, test, wideOnly } from './support/test';
import { button } from './support/visits';

const dialog = (page: Page) => page.getByRole('dialog', { name: generateTitle });

async function openOverview(page: Page) {
  await signInBusiness(page);
  await page.goto('/business/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Overview' })).toBeVisible();
}

test('selecting text and letting go beside the dialog keeps it open', { tag: wideOnly }, async ({ page }) => {
  await openOverview(page);
  await button(page, generateTitle).click();
  const prompt = page.getByLabel('Additional prompt');
  await prompt.fill('Fewer clicks');
  await prompt.hover({ position: { x: 60, y: 20 } });
  await page.mouse.down();
  await page.mouse.move(20, 450, { steps: 5 });
  await page.mouse.up();
  await expect(prompt).toHaveValue('Fewer clicks');
  await expect(dialog(page)).toBeVisible();

  await page.mouse.click(20, 450);
  await expect(dialog(page)).toBeHidden();
});

test('ten thousand employees: some are drawn, all are found', async ({ page, isMobile }) => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    id: `e${index}`,
    firstName: 'Kim',
    lastName: `Number ${index}`,
    workMail: `kim${index}@northbay.example`,
    department: `Team ${index % 400}`,
  }));
  await answerReads(page, '**/api/employee/all', rows);
  await openOverview(page);
  await expect(page.getByRole('listitem').filter({ hasText: '10,000Employees' })).toBeVisible();
  await expect(page.getByText('393 other departments').first()).toBeVisible();
  await button(page, generateTitle).click();
  await chooseEmployee(page, 'Kim Number 9876', isMobile);
  await expect(page.getByRole('option')).toHaveCount(isMobile ? 10_001 : 0);
  if (isMobile) return;
  await expect(employee(page)).toHaveValue('Kim Number 9876');
  await button(page, 'Show choices').click();
  expect(await page.getByRole('option').count()).toBeLessThan(10_000);
  await expect(page.getByRole('option', { name: 'Kim Number 9876', exact: true })).toBeInViewport();
});
