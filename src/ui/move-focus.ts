import type { KeyboardEvent } from 'react';

/**
 * Moves the focus among the buttons of a widget that has one tab stop, in a circle, by two arrows, Home and End.
 * @returns the button that has got the focus
 */
export function moveFocus(
  event: KeyboardEvent,
  [previous, next]: readonly [previous: string, next: string],
): HTMLButtonElement | undefined {
  const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
  const buttons = [...currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = { [previous]: at - 1, [next]: at + 1, Home: 0, End: -1 }[key];
  if (to === undefined || altKey || ctrlKey || metaKey) return undefined;
  event.preventDefault();
  const button = buttons.at(to % buttons.length);
  button?.focus();
  return button;
}
