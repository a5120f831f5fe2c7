/** Whether this is Apple's system, where shortcuts go by Cmd and Ctrl K deletes to the end of the line in a text field. */
const isApple = (): boolean => navigator.userAgent.includes('Mac OS X');

/** Whether a key press asks for the search: Cmd K on Apple's systems, Ctrl K everywhere else, and nothing besides. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  const [mine, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && mine && !other && !altKey && !shiftKey && !isComposing;
}

/** What it is called on this system. */
export const searchKeyName = (): string => (isApple() ? '\u2318 K' : 'Ctrl K');
