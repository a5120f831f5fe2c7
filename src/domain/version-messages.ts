import { brand } from '@/brand';

/** `refused`: the browser stores nothing. `outdated`: a newer version of this page has upgraded the database. */
export type StorageState = 'working' | 'refused' | 'outdated';

/** Texts about versions (docs/product.md 7.19). */
export const versionMessages = {
  nothingKept: "This browser isn't saving data. You lose your text when you leave this page.",
  outdated: `${brand.name} was updated in another tab. Reload this one to save; your text is kept.`,
  unreadable: "We couldn't load your version. Try again, or reload the page.",
  kept: "This browser has a version of yours that we couldn't read. It stays as it is.",
  saved: 'Saved in this browser.',
  checkedIn: 'Checked in today, no change.',
  discarded: 'Your version was discarded.',
  notDiscarded: "We couldn't discard your version. Try again.",
} as const;

export const storageNotices: Record<StorageState, string> = {
  working: '',
  refused: versionMessages.nothingKept,
  outdated: versionMessages.outdated,
};
