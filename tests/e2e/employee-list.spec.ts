import { demoPerson } from '../support/people.ts';
import { brokenButtons } from './support/geometry';
import { signInBusiness } from './support/people';
import { detailsOf } from './support/steps';
import { expect, test } from './support/test';

test('the details of a person leave the heads of the list whole', async ({ page }) => {
  await signInBusiness(page);
  await page.goto('/business/employee-list');
  await page.getByRole('button', { name: demoPerson(3).name }).click();
  await expect(detailsOf(page)).toBeVisible();
  await expect.poll(() => brokenButtons(page), 'the heads of the list beside them').toEqual([]);
});
