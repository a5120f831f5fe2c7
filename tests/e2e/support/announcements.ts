import { expect, type Page } from '@playwright/test';

/** The new text of a live region. */
export type Announcement = {
  role: 'alert' | 'status';
  text: string;
  /** Whether the region existed before its text; otherwise it may not be announced. */
  regionWasThere: boolean;
  hasGone: boolean;
};

/** Logs announcements, starting before any script of the page. */
export async function logAnnouncements(page: Page) {
  await page.addInitScript(() => {
    const log: Announcement[] = [];
    window.announcementLog = log;
    const current = new Map<Node, Announcement>();
    const regionOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest('[role=alert], [role=status]') ?? null;

    const note = (region: Element, node: Node, regionWasThere: boolean) => {
      const text = node.textContent?.trim() ?? '';
      if (text === '') return;
      const role = region.getAttribute('role') === 'alert' ? 'alert' : 'status';
      const entry: Announcement = { role, text, regionWasThere, hasGone: false };
      current.set(node, entry);
      log.push(entry);
    };
    const come = (node: Node) => {
      const region = regionOf(node);
      if (region !== null && region !== node) note(region, node, true);
      if (!(node instanceof Element)) return;
      const inside = node.matches('[role=alert], [role=status]')
        ? [node]
        : [...node.querySelectorAll('[role=alert], [role=status]')];
      for (const fresh of inside) note(fresh, fresh, false);
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        const region = regionOf(target);
        if (type === 'characterData' && region !== null) note(region, target, true);
        for (const node of addedNodes) if (node.isConnected) come(node);
      }
      for (const [node, entry] of current) entry.hasGone ||= !node.isConnected;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Announcements so far that contain this text. */
export async function announcementsOf(page: Page, text: string): Promise<Announcement[]> {
  const all = await page.evaluate(() => window.announcementLog ?? []);
  return all.filter((entry) => entry.text.includes(text));
}

/** Expects that a text has been announced since the document was loaded. The message itself leaves after two seconds. */
export const expectAnnounced = (page: Page, text: string) =>
  expect.poll(async () => (await announcementsOf(page, text)).length, text).toBeGreaterThan(0);

declare global {
  interface Window {
    /** Set by `logAnnouncements`. */
    announcementLog?: Announcement[];
  }
}
