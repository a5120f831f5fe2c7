/** The event by which a prerendered page says that React answers it now. */
export const takenOver = 'taken-over';

/** Whether the build has drawn this very page. Some hosts answer with a drawn page at other addresses too. */
export function isPrerendered(root: HTMLElement): boolean {
  return root.dataset['path'] === window.location.pathname.replace(/(?<=.)\/$/, '');
}
