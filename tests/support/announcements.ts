import { expect } from 'vitest';

/** An announcement: the politeness of its region, and its words. */
export type Announcement = readonly [role: 'alert' | 'status', text: string];

/**
 * Notes what comes into the live regions that are in the page now, or in a dialog that has opened since with its own regions
 * empty. Where a modal dialog is open, only its regions are heard: what is behind it is inert.
 * @returns what was announced so far, in its order
 */
export function listenToRegions(): () => readonly Announcement[] {
  const heard: Announcement[] = [];
  const take = (records: readonly MutationRecord[]) => {
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      // A node that brings its region with it may not be read out: only what comes into one counts.
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

/** Expects that a text was announced so many times, and in no other way. */
export function expectAnnounced(heard: readonly Announcement[], [role, text]: Announcement, times: number): void {
  expect(heard.filter((each) => each[1].includes(text))).toEqual(Array.from({ length: times }, () => [role, text]));
}
