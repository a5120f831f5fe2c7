/** Whether text is selected now: the click at the end of a drag over text selects it, and is no press. */
export function hasSelectedText(): boolean {
  return window.getSelection()?.isCollapsed === false;
}
