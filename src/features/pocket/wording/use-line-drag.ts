import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

import type { Line } from './wording-edit';

type LineDragOptions = {
  /** The lines that can be moved, as they are shown. */
  lines: readonly Line[];
  /** All lines. */
  order: readonly Line[];
  /** @param number of the line as it was picked up, for the announcement */
  onMove: (key: string, to: number, number: number) => void;
  /** @param order that all lines had when a line was picked up */
  onPutBack: (order: readonly Line[]) => void;
  /** Announces something. */
  onSay: (text: string) => void;
};

/** How far a pointer may slip, in pixels, and still press. */
const slip = 4;

/**
 * The handles by which lines are moved: dragged with a pointer, or picked up with a press, also of Space, moved with the arrows or
 * with buttons, dropped with another press and put back with Escape. Nobody has to drag (WCAG 2.5.7).
 */
export function useLineDrag({ lines, order, onMove, onPutBack, onSay }: LineDragOptions) {
  /** The line that is being moved, where it was picked up among which, and whether a pointer drags it. */
  const [dragged, setDragged] = useState<{
    key: string;
    from: number;
    order: readonly Line[];
    isDragged: boolean;
  } | null>(null);
  /** The line whose handle a pointer holds, and at which height it was pressed. */
  const held = useRef<{ key: string; y: number } | null>(null);
  /** Whether the press that ends has dragged: the click after it is none. */
  const hasDragged = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  const elements = useRef(new Map<string, HTMLElement>());
  const indexOf = (key: string) => lines.findIndex((line) => line.key === key);

  function liftOrDrop(key: string): void {
    const index = indexOf(key);
    const from = dragged?.key === key ? dragged.from : null;
    setDragged(from === null ? { key, from: index, order, isDragged: false } : null);
    onSay(
      from === null
        ? `Line ${index + 1} lifted, ${index + 1} of ${lines.length}. Arrows and the buttons beside it move it, Space drops it, Escape puts it back.`
        : `Line ${from + 1} dropped, ${index + 1} of ${lines.length}`,
    );
  }

  function handleKey(event: KeyboardEvent, key: string): void {
    if (dragged?.key !== key) return;
    const { from } = dragged;
    const index = indexOf(key);
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      onMove(key, index + by, from + 1);
    }
  }

  function putBackOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || dragged === null) return;
    // The details stay open.
    event.preventDefault();
    event.stopPropagation();
    onPutBack(dragged.order);
    setDragged(null);
    onSay(`Line ${dragged.from + 1} put back`);
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

  function handlePointerMove({ clientY, pointerId, buttons }: PointerEvent): void {
    // It may have been let go elsewhere.
    if (buttons === 0) held.current = null;
    if (held.current === null) return;
    const { key, y } = held.current;
    const index = indexOf(key);
    const isDragged = dragged?.isDragged === true;
    if (!isDragged) {
      if (Math.abs(clientY - y) < slip) return;
      hasDragged.current = true;
      // By the list: the handle is put into the page anew when its line goes down, which would end the capture.
      list.current?.setPointerCapture(pointerId);
      setDragged({ key, from: index, order, isDragged: true });
    }
    const to = placeAt(clientY, index);
    if (to !== index) onMove(key, to, (isDragged ? dragged.from : index) + 1);
  }

  /** Moves the line that is picked up, by a button. */
  function step(by: 1 | -1): void {
    if (dragged !== null) onMove(dragged.key, indexOf(dragged.key) + by, dragged.from + 1);
  }

  function letGo(): void {
    held.current = null;
    setDragged(null);
  }

  return {
    /** The key of the line that is being moved. */
    dragged: dragged?.key ?? null,
    /** The key of the one that is moved by a pointer or keys, but not dragged. */
    pickedUp: dragged?.isDragged === false ? dragged.key : null,
    step,
    /** Spread onto what the lines are in. */
    listProps: {
      ref: list,
      onPointerMove: handlePointerMove,
      onPointerUp: () => void (held.current = null),
      onLostPointerCapture: ({ target, currentTarget }: PointerEvent) => {
        // A finger is captured by what it touches at first, which it then loses to the list.
        if (target === currentTarget) letGo();
      },
    },
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
      // Of a pointer, of Space and of Enter; not every browser fires one here after a drag.
      onClick: ({ detail }: MouseEvent) => {
        if (detail === 0 || !hasDragged.current) liftOrDrop(key);
        hasDragged.current = false;
      },
      onPointerDown: ({ button, clientY }: PointerEvent) => {
        if (button !== 0) return;
        hasDragged.current = false;
        held.current = { key, y: clientY };
      },
    }),
    /** Spread onto what a handle and its buttons are in: a line is dropped when the focus leaves them. */
    toolsProps: {
      onKeyDown: putBackOnEscape,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setDragged(null);
      },
    },
  };
}

export type LineDrag = ReturnType<typeof useLineDrag>;
