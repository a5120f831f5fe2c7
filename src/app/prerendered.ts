/** Dispatched when React has hydrated a prerendered page. */
export const hydrated = 'hydrated';

/** Whether the build has drawn this very page. Some hosts answer with a drawn page at other addresses too. */
export function isPrerendered(root: HTMLElement): boolean {
  return root.dataset['path'] === window.location.pathname.replace(/(?<=.)\/$/, '');
}
