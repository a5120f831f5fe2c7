import type { Page } from '@playwright/test';

import { requiredLabels } from '../support/people.ts';
import {
  employeeForm,
  expectNewPerson,
  fillNewPerson,
  openEmployeeForm,
  personField,
  submitButton,
} from './support/employee-steps';
import { sidewaysScroll } from './support/geometry';
import { isNarrow } from './support/steps';
import { expect, test } from './support/test';

const summary = (page: Page) => page.getByRole('region', { name: /your attention|Ready to submit/ });

test('the summary leads to each field, and no bar lies over it', async ({ page }) => {
  await openEmployeeForm(page);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText('All fields are required.');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveCount(requiredLabels.length + 1);
  for (const label of requiredLabels) {
    await summary(page).getByRole('link', { name: label, exact: true }).click();
    const field = personField(page, label);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Fill this in.');
    const [box, bar, header] = await field.evaluate((input) => {
      const all = [input, document.querySelector('[data-bottom-bar]'), document.querySelector('header')];
      return all.map((element) => {
        const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
        return { top, bottom };
      });
    });
    expect(box?.top, `${label} is below the header`).toBeGreaterThanOrEqual(header?.bottom ?? 0);
    expect(box?.bottom, `${label} is above the bar`).toBeLessThanOrEqual(bar?.top ?? 0);
  }
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the index leads to its sections; suggestions have room; hints and errors move nothing', async ({ page }) => {
  await openEmployeeForm(page);
  // In a block Safari puts the date at the top edge.
  await expect(personField(page, 'Date of Birth')).toHaveCSS('display', 'grid');
  await page.evaluate(() => window.scrollTo(0, 0));
  await personField(page, 'Pay Frequency').focus();
  await expect(page.getByRole('option')).toHaveCount(4);
  await expect(page.getByRole('option').last(), 'above the end of the window').toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  const place = async () => (await personField(page, 'Pay Frequency').boundingBox())?.y;
  await page.evaluate(() => window.scrollTo(0, 0));
  const before = await place();
  await personField(page, 'Work Email').fill('nobody');
  await personField(page, 'Date of Birth').fill('1991-08-21');
  await personField(page, 'Gross Annual Salary').fill('54000');
  await expect(personField(page, 'Gross Monthly Salary')).toHaveValue('4500.00');
  await personField(page, 'Employment ID').focus();
  await expect(personField(page, 'Work Email')).toHaveAttribute('aria-invalid', 'true');
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await place()).toBe(before);

  const index = page.getByRole('navigation', { name: 'Sections' });
  await index.getByRole('link', { name: /^Salary/ }).click();
  await expect(page.getByRole('heading', { name: 'Salary' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Salary' })).toBeInViewport();
  await expect(page).toHaveURL(employeeForm);
  if (isNarrow(page)) await expect(index).not.toBeInViewport();
  else await expect(index.getByRole('link', { name: /^Personal/ })).toBeInViewport();
});

test('the message stands above the bar, so that Submit can be pressed again at once', async ({ page }) => {
  await openEmployeeForm(page);
  await fillNewPerson(page);
  await personField(page, 'First Name').fill('fail-500');
  await submitButton(page).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to submit employee data.' });
  await expect(toast).toBeVisible();
  const isFree = await submitButton(page).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isFree, 'nothing lies over Submit').toBe(true);
  await expect(toast).toBeVisible();
  await personField(page, 'First Name').fill('Ngozi');
  await expectNewPerson(page);
  await submitButton(page).click();
  await expect(page).toHaveURL('/business/employee-list');
});
