import { useEffect, useEffectEvent, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

type GripOptions = {
  /** The line; its fellows are its siblings with `data-line`. */
  frame: RefObject<HTMLElement | null>;
  index: number;
  count: number;
  /** @param number of the line as it was taken up, for the announcement */
  onMove: (to: number, number: number) => void;
  /** Announces something. */
  onSay: (text: string) => void;
};

/**
 * The handle by which a line is moved: dragged with a pointer, or lifted with Space, moved with the arrows, dropped with
 * Space and put back with Escape.
 */
export function useGrip({ frame, index, count, onMove, onSay }: GripOptions) {
  /** Where it was taken up; null while it lies. */
  const [liftedFrom, setLiftedFrom] = useState<number | null>(null);
  const [isDragging, setDragging] = useState(false);
  const number = (liftedFrom ?? index) + 1;

  function drop(text: string) {
    setLiftedFrom(null);
    onSay(text);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === ' ') {
      event.preventDefault();
      if (liftedFrom !== null) return drop(`Line ${number} dropped, ${index + 1} of ${count}`);
      setLiftedFrom(index);
      onSay(`Line ${number} lifted, ${number} of ${count}. Arrows move it, Space drops it, Escape puts it back.`);
      return;
    }
    if (liftedFrom === null) return;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      onMove(index + by, number);
    } else if (event.key === 'Escape') {
      // The details stay open.
      event.preventDefault();
      event.stopPropagation();
      onMove(liftedFrom, number);
      drop(`Line ${number} put back`);
    }
  }

  /** The place among its fellows that a height in the window belongs to. */
  function placeAt(y: number): number {
    const lines = [...(frame.current?.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-line]') ?? [])];
    const below = lines.findIndex((line) => {
      const { top, height } = line.getBoundingClientRect();
      return y < top + height / 2;
    });
    const place = below === -1 ? lines.length : below;
    return place > index ? place - 1 : place;
  }

  const drag = useEffectEvent(({ clientY }: globalThis.PointerEvent) => {
    if (liftedFrom === null) setLiftedFrom(index);
    const to = placeAt(clientY);
    if (to !== index) onMove(to, number);
  });

  // Not captured by the handle: React puts it into the page anew when its line goes down, and the capture would end.
  useEffect(() => {
    if (!isDragging) return;
    const move = (event: globalThis.PointerEvent) => drag(event);
    const stop = () => {
      setDragging(false);
      setLiftedFrom(null);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
    };
  }, [isDragging]);

  return {
    isLifted: liftedFrom !== null,
    /** Spread onto the handle. */
    grip: {
      onKeyDown: handleKey,
      onBlur: () => setLiftedFrom(null),
      onPointerDown: ({ button }: PointerEvent) => {
        if (button === 0) setDragging(true);
      },
    },
  };
}
