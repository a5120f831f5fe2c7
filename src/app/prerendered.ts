/** Dispatched when React has rendered or hydrated the first page: presses that were held back are repeated then. */
export const hydrated = 'hydrated';

/** What the build has written into `#root`, for this very path: some hosts respond with a document at other paths too. */
export type Prerendered =
  /** The page itself, to be hydrated. */
  | 'page'
  /** The frame of a guarded page, to be replaced. */
  | 'frame'
  | null;

/** What is in the document before React. @param root its `#root` */
export function prerendered(root: HTMLElement): Prerendered {
  const { path, frame } = root.dataset;
  // Whether the frame is shown has been decided before the first paint (public/early.js).
  if (frame !== undefined) return 'noFrame' in document.documentElement.dataset ? null : 'frame';
  return path === window.location.pathname.replace(/(?<=.)\/$/, '') ? 'page' : null;
}
