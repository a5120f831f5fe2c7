import { fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';

import { followPointer, keepClear } from './toast-place';

const size = { width: 1440, height: 900 };
const toast = { width: 372, height: 58 };

type Box = { x: number; y: number; width: number; height: number };

/** The position of toasts at each place of a wide window. */
const boxes: Record<string, Box> = {
  end: { ...toast, x: size.width - 24 - toast.width, y: size.height - 24 - toast.height },
  across: { ...toast, x: size.width - 24 - toast.width, y: 84 },
  start: { ...toast, x: 24, y: size.height - 24 - toast.height },
};

const covers = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const placed = (element: Element, box: Box): void => {
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(box.x, box.y, box.width, box.height));
};

const button = fc
  .record({ width: fc.integer({ min: 28, max: 320 }), height: fc.integer({ min: 28, max: 56 }) })
  .chain(({ width, height }) =>
    fc.record({
      x: fc.integer({ min: 0, max: size.width - width }),
      y: fc.integer({ min: 0, max: size.height - height }),
      width: fc.constant(width),
      height: fc.constant(height),
    }),
  );
const point = fc.record({ x: fc.integer({ min: 0, max: size.width }), y: fc.integer({ min: 0, max: size.height }) });

it('covers no pointer, no pressed control and nothing beside it, and no focus, wherever they are', () => {
  followPointer();
  const region = document.body.appendChild(document.createElement('div'));
  region.getBoundingClientRect = () => {
    const { x, y, width, height } = boxes[region.dataset['place'] ?? 'end'] as Box;
    return new DOMRect(x, y, width, height);
  };
  const row = document.body.appendChild(document.createElement('div'));
  const pressed = row.appendChild(document.createElement('button'));
  const beside = row.appendChild(document.createElement('button'));
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => {
    for (const each of [region, row, field]) each.remove();
  });
  fc.assert(
    fc.property(button, point, button, fc.boolean(), (control, pointer, focused, isMoved) => {
      delete region.dataset['place'];
      const around = { ...control, width: Math.min(control.width * 2 + 12, size.width - control.x) };
      placed(row, around);
      placed(pressed, control);
      placed(beside, { ...control, x: control.x + control.width + 12 });
      placed(field, focused);
      fireEvent.pointerMove(pressed, { clientX: control.x + 1, clientY: control.y + 1 });
      fireEvent.click(pressed);
      if (isMoved) fireEvent.pointerMove(document.body, { clientX: pointer.x, clientY: pointer.y });
      field.focus();
      keepClear(region);
      const place = region.dataset['place'] ?? '';
      const dot = { ...(isMoved ? pointer : { x: control.x + 1, y: control.y + 1 }), width: 1, height: 1 };
      const inTheWay = (name: string) => [dot, around, focused].filter((area) => covers(boxes[name] as Box, area));
      const isFree = Object.keys(boxes).some((name) => inTheWay(name).length === 0);
      expect(isFree && inTheWay(place).length > 0).toBe(false);
      expect(covers(boxes[place] as Box, dot), 'one point cannot be in two places').toBe(false);
      keepClear(region);
      expect(region.dataset['place'], 'it stays').toBe(place);
    }),
    { seed: 20261125, numRuns: 200 },
  );
});
