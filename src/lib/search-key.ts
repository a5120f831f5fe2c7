/** Whether a key press opens the search: Cmd K on Apple's systems, Ctrl K on all others. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  const [expected, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && expected && !other && !altKey && !shiftKey && !isComposing;
}

/** The name of that key on this system. */
export function searchKeyName(): string {
  return isApple() ? '\u2318 K' : 'Ctrl K';
}

/** On Apple's systems Ctrl K deletes to the end of the line in a text field. The build, which loads every page, has none. */
function isApple(): boolean {
  return typeof navigator === 'object' && navigator.userAgent.includes('Mac OS X');
}
