import { expect } from 'vitest';

/** An announcement: the politeness of its region, and its words. */
export type Announcement = readonly [role: 'alert' | 'status', text: string];

/**
 * Records new texts of the live regions that exist now, or in a dialog opened later with empty regions. While a modal
 * dialog is open, only its regions count: those behind it are inert.
 * @returns the announcements so far, in order
 */
export function listenToRegions(): () => readonly Announcement[] {
  const heard: Announcement[] = [];
  const take = (records: readonly MutationRecord[]) => {
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      // A node that mounts with its region may not be announced: only later changes count.
      const region = element?.closest('[role=alert], [role=status]') ?? null;
      if (region === null || !modal.contains(region)) continue;
      const role = region.getAttribute('role') === 'alert' ? 'alert' : 'status';
      for (const { textContent } of addedNodes) if (textContent) heard.push([role, textContent.trim()]);
    }
  };
  const observer = new MutationObserver(take);
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    take(observer.takeRecords());
    return heard;
  };
}

/** Expects a text to be announced so many times, and in no other way. */
export function expectAnnounced(heard: readonly Announcement[], [role, text]: Announcement, times: number): void {
  expect(heard.filter((each) => each[1].includes(text))).toEqual(Array.from({ length: times }, () => [role, text]));
}
