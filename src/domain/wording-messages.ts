/** Whether this browser keeps wordings: it may refuse, or have given them to a newer version of this page. */
export type StorageState = 'working' | 'refused' | 'outdated';

/** What is said of a person's own wording (docs/product.md 7.19). */
export const wordingMessages = {
  nothingKept: 'This browser keeps nothing. Your text stays on this page until you leave it.',
  outdated: 'A newer version of this page is open in another tab. Reload this one to save; what you typed waits in it.',
  unreadable: 'Your own wording could not be read from this browser. Try again, or reload the page.',
  kept: "This browser has a version of yours that we couldn't read. It stays as it is.",
  saved: 'Your wording is kept on this device.',
  checkedIn: 'Checked in today: nothing has changed.',
  discarded: 'Your wording is discarded.',
  notDiscarded: 'Your wording could not be removed from this browser. Try again.',
} as const;

/** What is said where wordings are shown or edited; nothing where all is well. */
export const storageNotices: Record<StorageState, string> = {
  working: '',
  refused: wordingMessages.nothingKept,
  outdated: wordingMessages.outdated,
};
