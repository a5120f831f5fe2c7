/** A click that comes later is a press of its own, whatever the system takes for a double click, in milliseconds. */
const doubleClickMs = 500;

/** How far a hand moves the pointer within a double click, in CSS pixels. */
const samePlacePx = 6;

type Press = { time: number; x: number; y: number; secondClick?: Event };

/** The last press by a pointer, with the last of the clicks that belong to it. */
let press: Press | null = null;

// Of the whole document: the first click may have been on something else, which has gone or moved away under the pointer.
if (typeof document !== 'undefined') document.addEventListener('click', note, true);

function note(event: MouseEvent): void {
  // The keyboard has none.
  if (event.detail === 0) return;
  const { timeStamp: time, clientX: x, clientY: y } = event;
  const isNear = press !== null && Math.hypot(x - press.x, y - press.y) <= samePlacePx;
  if (event.detail > 1 && press !== null && isNear && time - press.time < doubleClickMs) press.secondClick = event;
  else press = { time, x, y };
}

/**
 * Whether a click is the second one of a double click, also where something else has come under the pointer since the first
 * (docs/product.md 10.7). Half a second later, or elsewhere, it is none.
 */
export const isSecondClick = (event: Event): boolean => press?.secondClick === event;
