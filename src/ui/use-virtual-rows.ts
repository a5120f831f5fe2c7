import { defaultRangeExtractor, measureElement, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. It is drawn anew before the browser takes its picture. */
function useWhilePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** A list this short is drawn whole, so that find-in-page and reading straight on work as in any page. */
const drawnWhole = 100;

/** Rows drawn beyond the window, for Tab and fast scrolling to find. */
const beyond = 12;

/** As many are printed; the CSV export has everybody. */
export const mostPrinted = 2000;

/** A row to draw, and the height of those left out before it. */
export type WindowRow = { index: number; gap: number };

/**
 * Draws the rows of a long list that are near the window. The row that has the focus stays drawn with its neighbours
 * however far it is scrolled away, so that the focus is never lost and Tab goes on from where it was.
 * @param count how many rows there are
 * @param estimate the height of a row in rem, until it is measured
 */
export function useWindowRows<E extends HTMLElement>(count: number, estimate: number) {
  const list = useRef<E>(null);
  const [margin, setMargin] = useState(0);
  const [active, setActive] = useState<number | null>(null);
  const wanted = useRef<{ index: number; options: FocusOptions } | null>(null);
  const isPrinting = useWhilePrinting();

  const height = () => estimate * rem();

  function drawn(range: Range): number[] {
    if (isPrinting || count <= drawnWhole) {
      return Array.from({ length: isPrinting ? Math.min(count, mostPrinted) : count }, (_, index) => index);
    }
    const near = defaultRangeExtractor(range);
    if (active === null) return near;
    const kept = [active - 1, active, active + 1].filter((index) => index >= 0 && index < count);
    return [...new Set([...near, ...kept])].toSorted((one, other) => one - other);
  }

  // Nothing of what it gives is handed to a memoized component.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count,
    estimateSize: height,
    // A row that takes no room, as on a page that is not shown, would let in one more, and so on to the last.
    measureElement: (row, entry, instance) => measureElement(row, entry, instance) || height(),
    overscan: beyond,
    scrollMargin: margin,
    rangeExtractor: drawn,
    initialOffset: () => window.scrollY,
    // The window is scrolled by people, by the focus and by whoever brings a page back to where it was left. What grows
    // or shrinks above the window is made up for by the browser's own scroll anchoring.
    scrollToFn: () => undefined,
  });
  rows.shouldAdjustScrollPositionOnItemSizeChange = () => false;

  // What stands above the list may wrap, come and go.
  useLayoutEffect(() => {
    const measure = () => setMargin((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [count]);

  /** Gives a row the focus, also one that has to be drawn for it. */
  function focusRow(index: number, options: FocusOptions = {}): void {
    wanted.current = { index, options };
    setActive(index);
  }

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { index, options } = wanted.current;
    const opener = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-opener]`);
    if (!opener) return;
    wanted.current = null;
    opener.focus(options);
  });

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const from = Number((event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset['index'] ?? NaN);
    const to = destination(event.key, from, count);
    if (to === null || to === from || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    focusRow(to);
  }

  const items = rows.getVirtualItems();
  const shown = items.map(({ index, start }, at): WindowRow => {
    const before = items[at - 1];
    return { index, gap: start - (before === undefined ? margin : before.end) };
  });
  return {
    list,
    shown,
    /** The height of those left out after the last. */
    gapAfter: rows.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin),
    /** For the ref of a row that carries `data-index`. */
    measure: rows.measureElement,
    isCut: isPrinting && count > mostPrinted,
    focusRow,
    handlers: {
      onKeyDown: handleKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const index = event.target.closest<HTMLElement>('[data-index]')?.dataset['index'];
        if (index !== undefined) setActive(Number(index));
      },
      onBlur: () => setActive(null),
    },
  };
}

/** Where a key leads from a row; null where it leads nowhere. */
function destination(key: string, from: number, count: number): number | null {
  if (Number.isNaN(from)) return null;
  const wish = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + 10,
    PageUp: from - 10,
    Home: 0,
    End: count - 1,
  };
  if (!Object.hasOwn(wish, key)) return null;
  return Math.max(0, Math.min(count - 1, wish[key as keyof typeof wish]));
}

/** A rem in CSS pixels: people may have larger letters. */
function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
