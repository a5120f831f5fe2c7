/* Where toasts stand (docs/product.md 11.3). */

/** In the order of preference; `toast.tsx` has the classes of each. */
const places = ['end', 'across', 'start'] as const;

/** A window coordinate that no pointer has had yet. */
const nowhere = -1;

/** The pointer as it was last, in CSS pixels of the window, and the control that was last activated. */
const last: { x: number; y: number; control: Element | null } = { x: nowhere, y: nowhere, control: null };

/** Follows pointer and presses from now on. Returns a function that ends that. */
export function followPointer(): () => void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const move = ({ clientX, clientY }: PointerEvent) => Object.assign(last, { x: clientX, y: clientY });
  document.addEventListener('pointermove', move, options);
  document.addEventListener('pointerdown', move, options);
  // Of a press by keyboard too, and of the submit button where Enter submits a field's form.
  document.addEventListener(
    'click',
    ({ target }) => (last.control = target instanceof Element ? target.closest('a,button,summary') : null),
    options,
  );
  return () => listening.abort();
}

/** Where the pointer is, in CSS pixels of the window. */
export const pointerNow = (): { x: number; y: number } => ({ x: last.x, y: last.y });

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** A control's area with that of the controls beside it. */
function areaOf(control: Element): DOMRect {
  const [own, row] = [control.getBoundingClientRect(), control.parentElement?.getBoundingClientRect()];
  return row && row.height <= 2 * own.height ? row : own;
}

/**
 * Has toasts stand where they cover neither the pointer, nor the control that was pressed and those beside it, nor what has
 * the focus (WCAG 2.4.12); in this order where no place is clear of all three. They stay where they are for as long as that
 * is clear, and while one is being pressed.
 * @param region the element around the toasts
 */
export function keepClear(region: HTMLElement): void {
  if (region.querySelector(':active') !== null) return;
  const focused = document.querySelector(':is(a,button,input,select,textarea,summary,[tabindex="0"]):focus');
  const areas = [
    new DOMRect(last.x, last.y, 1, 1),
    last.control && areaOf(last.control),
    focused && !region.contains(focused) ? focused.getBoundingClientRect() : null,
  ];
  const costAt = (place: string): number => {
    region.dataset['place'] = place;
    const own = region.getBoundingClientRect();
    return areas.reduce((cost, area, index) => cost + (area && overlap(own, area) ? 4 >> index : 0), 0);
  };
  let best = region.dataset['place'] ?? places[0];
  let lowest = costAt(best);
  for (const place of lowest === 0 ? [] : places) {
    const cost = costAt(place);
    if (cost < lowest) [best, lowest] = [place, cost];
  }
  region.dataset['place'] = best;
}
