/** Whether a key press opens the search: Cmd K on Apple systems, else Ctrl K. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  const [expected, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && expected && !other && !altKey && !shiftKey && !isComposing;
}

/** The name of that key on this system. */
export function searchKeyName(): string {
  return isApple() ? '\u2318 K' : 'Ctrl K';
}

/** On Apple systems Ctrl K deletes to the end of the line. Prerendering has no `navigator`. */
function isApple(): boolean {
  return typeof navigator === 'object' && navigator.userAgent.includes('Mac OS X');
}
