import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import type { Line } from './wording-edit';

type LineDragOptions = {
  /** The lines as they are shown. */
  lines: readonly Line[];
  /** @param number of the line as it was picked up, for the announcement */
  onMove: (key: string, to: number, number: number) => void;
  /** Announces something. */
  onSay: (text: string) => void;
};

/**
 * The handles by which lines are moved: dragged with a pointer, or picked up with Space, moved with the arrows, dropped with
 * Space and put back with Escape.
 */
export function useLineDrag({ lines, onMove, onSay }: LineDragOptions) {
  /** The line that is being moved, and where it was picked up. */
  const [dragged, setDragged] = useState<{ key: string; from: number } | null>(null);
  /** The line whose handle a pointer holds. */
  const held = useRef<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const elements = useRef(new Map<string, HTMLElement>());
  const indexOf = (key: string) => lines.findIndex((line) => line.key === key);

  function handleKey(event: KeyboardEvent, key: string): void {
    const index = indexOf(key);
    const from = dragged?.key === key ? dragged.from : null;
    if (event.key === ' ') {
      event.preventDefault();
      setDragged(from === null ? { key, from: index } : null);
      onSay(
        from === null
          ? `Line ${index + 1} lifted, ${index + 1} of ${lines.length}. Arrows move it, Space drops it, Escape puts it back.`
          : `Line ${from + 1} dropped, ${index + 1} of ${lines.length}`,
      );
      return;
    }
    if (from === null) return;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      onMove(key, index + by, from + 1);
    } else if (event.key === 'Escape') {
      // The details stay open.
      event.preventDefault();
      event.stopPropagation();
      onMove(key, from, from + 1);
      setDragged(null);
      onSay(`Line ${from + 1} put back`);
    }
  }

  /** The place of a line, at this index now, that a height in the window belongs to. */
  function placeAt(y: number, index: number): number {
    const below = lines.findIndex(({ key }) => {
      const { top = 0, height = 0 } = elements.current.get(key)?.getBoundingClientRect() ?? {};
      return y < top + height / 2;
    });
    const place = below === -1 ? lines.length : below;
    return place > index ? place - 1 : place;
  }

  function handlePointerMove({ clientY }: PointerEvent): void {
    const key = held.current;
    if (key === null) return;
    const index = indexOf(key);
    if (dragged === null) setDragged({ key, from: index });
    const to = placeAt(clientY, index);
    if (to !== index) onMove(key, to, (dragged?.from ?? index) + 1);
  }

  function letGo(): void {
    held.current = null;
    setDragged(null);
  }

  return {
    /** The key of the line that is being moved. */
    dragged: dragged?.key ?? null,
    /** Spread onto what the lines are in. */
    listProps: { ref: list, onPointerMove: handlePointerMove, onLostPointerCapture: letGo },
    /** Spread onto a line. */
    lineProps: (key: string) => ({
      ref: (element: HTMLElement | null) => {
        if (element) elements.current.set(key, element);
        else elements.current.delete(key);
      },
    }),
    /** Spread onto the handle of a line. */
    handleProps: (key: string) => ({
      'aria-pressed': dragged?.key === key,
      onKeyDown: (event: KeyboardEvent) => handleKey(event, key),
      onBlur: () => setDragged(null),
      onPointerDown: ({ button, pointerId }: PointerEvent) => {
        if (button !== 0) return;
        held.current = key;
        // By the list: the handle is put into the page anew when its line goes down, which would end the capture.
        list.current?.setPointerCapture(pointerId);
      },
    }),
  };
}

export type LineDrag = ReturnType<typeof useLineDrag>;
