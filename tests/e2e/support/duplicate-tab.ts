import { expect, type Page } from '@playwright/test';

/** Stored in a tab before the copy. */
const mark = 'copied';

/**
 * Opens a copy of a tab, like a browser's "Duplicate tab": the same address and history state, and its own copy of
 * sessionStorage, which browsers give to a window that a page opens. It begins on a file that runs no script. Expects
 * the copy to exist.
 */
export async function duplicateTab(page: Page): Promise<Page> {
  await page.evaluate((name) => sessionStorage.setItem(name, ''), mark);
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/robots.txt', '_blank')),
  ]);
  await copy.waitForURL('**/robots.txt');
  const storedIn = (tab: Page) => tab.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  expect(await storedIn(copy), 'what the tab stores was copied').toEqual(await storedIn(page));
  await page.evaluate((name) => sessionStorage.removeItem(name), mark);
  expect(Object.keys(await storedIn(copy)), 'and is not the same').toContain(mark);
  await copy.evaluate((name) => sessionStorage.removeItem(name), mark);
  const entry = await page.evaluate(() => ({ state: history.state as unknown, address: location.href }));
  await copy.evaluate(({ state, address }) => history.replaceState(state, '', address), entry);
  for (const tab of [page, copy]) tab.on('dialog', (dialog) => void dialog.accept());
  await copy.reload();
  return copy;
}
