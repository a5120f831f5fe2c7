import { expect, type Page } from '@playwright/test';

/** Logs the new texts of live regions, starting before any script of the page. */
export async function logAnnouncements(page: Page) {
  await page.addInitScript(() => {
    const log: string[] = [];
    window.announcementLog = log;
    const regions = '[role=alert], [role=status]';
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of [target, ...addedNodes]) {
          const element = node instanceof Element ? node : node.parentElement;
          const region = element?.closest(regions) ?? element?.querySelector(regions);
          if (region?.textContent) log.push(region.textContent);
        }
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Expects that a text has been announced since the document was loaded. The message itself leaves after two seconds. */
export const expectAnnounced = (page: Page, text: string) =>
  expect
    .poll(() => page.evaluate(() => window.announcementLog ?? []), text)
    .toContainEqual(expect.stringContaining(text));

declare global {
  interface Window {
    /** Set by `logAnnouncements`. */
    announcementLog?: string[];
  }
}
