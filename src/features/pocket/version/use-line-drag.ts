import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

import type { Line } from './version-edit';

/** How far a pointer may slip, in pixels, and still press. */
const slip = 4;

/**
 * The handles by which lines are moved: dragged with a pointer, or by arrow keys. A press shows buttons beside the handle, so
 * that dragging is never required (WCAG 2.5.7).
 * @param lines the lines that can be moved, as they are shown
 */
export function useLineDrag(lines: readonly Line[], onMove: (key: string, to: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  /** The line with buttons beside its handle. */
  const [pressed, setPressed] = useState<string | null>(null);
  /** The line whose handle a pointer holds, and the pointer's start in pixels. */
  const held = useRef<{ key: string; y: number } | null>(null);
  const hasDragged = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  const elements = useRef(new Map<string, HTMLElement>());
  const indexOf = (key: string) => lines.findIndex((line) => line.key === key);

  /** The new index of a line at this index for a height in the window. */
  function placeAt(y: number, index: number): number {
    const below = lines.findIndex(({ key }) => {
      const { top = 0, height = 0 } = elements.current.get(key)?.getBoundingClientRect() ?? {};
      return y < top + height / 2;
    });
    const place = below === -1 ? lines.length : below;
    return place > index ? place - 1 : place;
  }

  function handlePointerMove({ clientY, pointerId, buttons }: PointerEvent): void {
    // The pointer may have been released outside of the window.
    if (buttons === 0) held.current = null;
    if (held.current === null) return;
    const { key, y } = held.current;
    if (dragged === null) {
      if (Math.abs(clientY - y) < slip) return;
      hasDragged.current = true;
      // The list captures: React reinserts the handle when its line moves down, which would end its capture.
      list.current?.setPointerCapture(pointerId);
      setPressed(null);
      setDragged(key);
    }
    const index = indexOf(key);
    const to = placeAt(clientY, index);
    if (to !== index) onMove(key, to);
  }

  return {
    dragged,
    pressed,
    /** Moves a line by one place. */
    step: (key: string, by: 1 | -1): void => onMove(key, indexOf(key) + by),
    listProps: {
      ref: list,
      onPointerMove: handlePointerMove,
      onPointerUp: () => void (held.current = null),
      onLostPointerCapture: ({ target, currentTarget }: PointerEvent) => {
        // The element that a finger touches loses its implicit capture to the list first.
        if (target !== currentTarget) return;
        held.current = null;
        setDragged(null);
      },
    },
    lineProps: (key: string) => ({
      ref: (element: HTMLElement | null) => {
        if (element) elements.current.set(key, element);
        else elements.current.delete(key);
      },
    }),
    handleProps: (key: string) => ({
      'aria-expanded': pressed === key,
      onKeyDown: (event: KeyboardEvent) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        onMove(key, indexOf(key) + by);
      },
      onClick: ({ detail }: MouseEvent) => {
        // Some browsers fire a click after a drag.
        if (detail === 0 || !hasDragged.current) setPressed(pressed === key ? null : key);
        hasDragged.current = false;
      },
      onPointerDown: ({ button, clientY }: PointerEvent) => {
        if (button !== 0) return;
        hasDragged.current = false;
        held.current = { key, y: clientY };
      },
    }),
    /** For the parent of a handle and its buttons. */
    toolsProps: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setPressed(null);
      },
    },
  };
}

export type LineDrag = ReturnType<typeof useLineDrag>;
