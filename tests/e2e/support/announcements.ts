import type { Page } from '@playwright/test';

/** A text that came into a live region. Times are the page's own, in milliseconds. */
export type Announcement = {
  role: 'alert' | 'status';
  text: string;
  /** Whether the region had been in the page before its text came; otherwise it may not be read out. */
  regionWasThere: boolean;
  at: number;
  /** When it left again; null while it stands. */
  goneAt: number | null;
};

/** Lifetime of an element that comes and goes. */
export type Stay = { at: number; goneAt: number | null };

type Log = { announcements: Announcement[]; intros: Stay[] };

/** Starts the log of what is announced, and of the intro overlay, before any script of the page. */
export async function logAnnouncements(page: Page) {
  await page.addInitScript(() => {
    const log: Log = { announcements: [], intros: [] };
    window.announcementLog = log;
    const standing = new Map<Node, Stay>();
    const regionOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest('[role=alert], [role=status]') ?? null;

    const note = (region: Element, node: Node, regionWasThere: boolean) => {
      const text = node.textContent?.trim() ?? '';
      if (text === '') return;
      const role = region.getAttribute('role') === 'alert' ? 'alert' : 'status';
      const entry: Announcement = { role, text, regionWasThere, at: performance.now(), goneAt: null };
      standing.set(node, entry);
      log.announcements.push(entry);
    };
    const come = (node: Node) => {
      const region = regionOf(node);
      if (region !== null && region !== node) note(region, node, true);
      if (!(node instanceof Element)) return;
      if (node.matches('[data-intro]') || node.querySelector('[data-intro]') !== null) {
        const stay: Stay = { at: performance.now(), goneAt: null };
        standing.set(node.matches('[data-intro]') ? node : (node.querySelector('[data-intro]') ?? node), stay);
        log.intros.push(stay);
      }
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
      for (const [node, stay] of standing) {
        if (stay.goneAt === null && !node.isConnected) stay.goneAt = performance.now();
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** What was announced so far with this text in it. */
export async function announcementsOf(page: Page, text: string): Promise<Announcement[]> {
  const all = await page.evaluate(() => window.announcementLog?.announcements ?? []);
  return all.filter((entry) => entry.text.includes(text));
}

/** When the intro overlay came and went. */
export async function introStays(page: Page): Promise<Stay[]> {
  return page.evaluate(() => window.announcementLog?.intros ?? []);
}

declare global {
  interface Window {
    /** Set by `logAnnouncements`. */
    announcementLog?: Log;
  }
}
