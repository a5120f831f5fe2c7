/** Dispatched when React has hydrated a prerendered page. */
export const hydrated = 'hydrated';

/** Whether the build has rendered this very page. Some hosts respond with a prerendered page at other paths too. */
export function isPrerendered(root: HTMLElement): boolean {
  return root.dataset['path'] === window.location.pathname.replace(/(?<=.)\/$/, '');
}
