/* Places for toasts (docs/product.md 11.3). */

/** In the order of preference; `toast.tsx` has the classes of each. */
const places = ['end', 'across', 'start'];

/** The pointer's last place, in CSS pixels of the window, and the control that was last activated. */
const last: { x: number; y: number; control: Element | null } = { x: -1, y: -1, control: null };

const move = ({ clientX, clientY }: PointerEvent): void => {
  last.x = clientX;
  last.y = clientY;
};

const press = ({ target }: Event): void => {
  last.control = (target as Element).closest('a,button,summary');
};

/** Follows pointer and presses from now on; further calls change nothing. */
export function followPointer(): void {
  document.addEventListener('pointermove', move, true);
  // Presses by keyboard count too, and the submit button where Enter submits a field's form.
  document.addEventListener('click', press, true);
}

/** The pointer's position, in CSS pixels of the window. */
export const pointerNow = (): { x: number; y: number } => ({ x: last.x, y: last.y });

/** A control's area with that of the controls beside it. */
function areaOf(control: Element): DOMRect {
  const own = control.getBoundingClientRect();
  const row = control.parentElement?.getBoundingClientRect();
  return row && row.height <= 2 * own.height ? row : own;
}

/**
 * Has toasts stand where they cover neither the pointer, nor the control that was pressed and those beside it, nor what has
 * the focus (WCAG 2.4.12); in this order where no place is clear of all three. They stay where they are for as long as that
 * is clear, and while one is being pressed.
 * @param region the element around the toasts
 */
export function keepClear(region: HTMLElement): void {
  if (region.querySelector(':active')) return;
  const focused = document.querySelector(':is(a,button,input,select,textarea,summary,[tabindex="0"]):focus');
  const areas = [
    new DOMRect(last.x, last.y, 1, 1),
    last.control && areaOf(last.control),
    focused && !region.contains(focused) && focused.getBoundingClientRect(),
  ];
  const costAt = (place: string): number => {
    region.dataset['place'] = place;
    const { left, right, top, bottom } = region.getBoundingClientRect();
    const isCovered = (area: DOMRect) =>
      left < area.right && area.left < right && top < area.bottom && area.top < bottom;
    return areas.reduce((cost, area, index) => cost + (area && isCovered(area) ? 4 >> index : 0), 0);
  };
  const [best] = [region.dataset['place'] ?? 'end', ...places]
    .map((place) => ({ place, cost: costAt(place) }))
    .toSorted((one, other) => one.cost - other.cost);
  region.dataset['place'] = best?.place;
}

/** The next toasts begin at the first place. */
export function leavePlace(region: HTMLElement): void {
  delete region.dataset['place'];
}
