/** What is said of a person's own wording (docs/product.md 7.19); apart from the messages that every page loads. */
export const wordingMessages = {
  nothingKept: 'This browser keeps nothing. Your text stays on this page until you leave it.',
  saved: 'Your wording is kept on this device.',
  discarded: 'Your wording is discarded.',
  notDiscarded: 'Your wording could not be removed from this browser. Try again.',
} as const;
