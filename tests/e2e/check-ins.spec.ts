import type { Page } from '@playwright/test';

import { importCheckIns } from './support/check-ins';
import { signIn } from './support/people';
import { expect, test, wideOnly } from './support/test';

const slider = (page: Page, line: number) => page.getByRole('slider', { name: `Progress of line ${line}` });

/** The table of every check-in, the newest first. */
async function allCheckIns(page: Page): Promise<string[][]> {
  await page.getByRole('button', { name: 'All check-ins' }).click();
  const dialog = page.getByRole('dialog', { name: 'All check-ins' });
  await expect(dialog).toBeVisible();
  const rows = await dialog
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent)));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'All check-ins' })).toBeFocused();
  return rows;
}

test(
  'two tabs that set a progress at once lose nothing, and a reload shows the same',
  { tag: wideOnly },
  async ({ page, context }) => {
    await signIn(page);
    await page.goto('/okrs');
    await expect(page.locator('[data-goal]').first()).toBeVisible();
    await importCheckIns(page, [45]);
    await page.locator('[data-goal]').first().click();
    await expect(page.getByText('4 check-ins, last')).toHaveCount(3);
    const other = await context.newPage();
    await other.goto(page.url());
    await slider(other, 2).focus();
    await slider(page, 1).focus();
    await Promise.all([slider(page, 1).press('ArrowRight'), slider(other, 2).press('ArrowLeft')]);
    for (const tab of [page, other]) {
      await expect(slider(tab, 1)).toHaveValue('45');
      await expect(slider(tab, 2)).toHaveValue('95');
      await expect(tab.getByText('5 check-ins, last')).toHaveCount(2);
    }
    const rows = await allCheckIns(page);
    expect(rows).toHaveLength(6);
    expect(rows[1]?.slice(1, 5)).toEqual(['45%', '95%', '\u2013', '\u2013']);
    expect(await allCheckIns(other)).toEqual(rows);
    await page.reload();
    await expect(slider(page, 1)).toHaveValue('45');
    expect(await allCheckIns(page)).toEqual(rows);

    await test.step('a page that knows no check-ins can no longer write over them', async () => {
      const refusal = await other.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open('wordings', 1);
            opening.addEventListener('error', () => resolve(opening.error?.name ?? ''));
            opening.addEventListener('success', () => resolve('opened'));
          }),
      );
      expect(refusal).toBe('VersionError');
    });
  },
);

test('nothing has changed: a goal leaves those that were not touched', { tag: wideOnly }, async ({ page }) => {
  await signIn(page);
  await page.goto('/okrs');
  await expect(page.locator('[data-goal]').first()).toBeVisible();
  await importCheckIns(page, [45, 52]);
  await page.getByRole('combobox', { name: 'Progress' }).selectOption('Not touched for 30 days');
  const rows = page.locator('tbody tr[data-index]');
  await expect(rows).toHaveCount(2);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights).toEqual([92, 92]);
  await page.locator('[data-goal]').first().click();
  await page.getByRole('button', { name: 'Nothing has changed' }).click();
  await expect(page.getByRole('heading', { name: 'Result' })).toBeFocused();
  await expect(page.getByText('Checked in today: nothing has changed.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Nothing has changed' })).toHaveCount(0);
});
