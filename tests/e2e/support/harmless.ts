import { expect, type Page } from '@playwright/test';

import { sidewaysScroll } from './geometry';

/** Dialogs that a text has opened. */
const dialogs: string[] = [];

/** Called before each test that tries hostile texts. */
export function watchDialogs(page: Page): void {
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
export async function expectHarmless(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => [window.__xss, ({} as { polluted?: unknown }).polluted])).toEqual([
    undefined,
    undefined,
  ]);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
}
