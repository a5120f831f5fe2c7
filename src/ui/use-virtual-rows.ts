import { defaultRangeExtractor, measureElement, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** A list this short is rendered whole, so that find-in-page and reading on work as in any page. */
const wholeUpTo = 100;

/** Rows rendered beyond the window, for Tab and fast scrolling. */
const overscan = 12;

/** More rows are not printed. */
export const maxPrintedRows = 2000;

/** A row to render, and the height of the rows left out before it. */
export type VirtualRow = { index: number; gap: number };

/**
 * Renders the rows of a long list that are near the window. The row with the focus stays rendered with its neighbours
 * however far it is scrolled away, so that the focus is never lost and Tab goes on from there. Arrow keys, Page Up and
 * Down, Home and End move the focus between rows. A row has the attribute `data-index`, its button `data-opener`.
 * @param count the number of rows
 * @param estimate the height of a row in rem, until it is measured
 */
export function useVirtualRows<E extends HTMLElement>(count: number, estimate: number) {
  const list = useRef<E>(null);
  const [margin, setMargin] = useState(0);
  const [active, setActive] = useState<number | null>(null);
  const pendingFocus = useRef<{ index: number; options: FocusOptions } | null>(null);
  const isPrinting = useIsPrinting();

  const estimatedHeight = () => estimate * remInPixels();

  function indexesToRender(range: Range): number[] {
    if (isPrinting || count <= wholeUpTo) {
      return Array.from({ length: isPrinting ? Math.min(count, maxPrintedRows) : count }, (_, index) => index);
    }
    const near = defaultRangeExtractor(range);
    if (active === null) return near;
    const focused = [active - 1, active, active + 1].filter((index) => index >= 0 && index < count);
    return [...new Set([...near, ...focused])].toSorted((one, other) => one - other);
  }

  // None of its results is passed to a memoized component.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count,
    estimateSize: estimatedHeight,
    // A row without height, as on a hidden page, would let in one more, and so on to the last.
    measureElement: (row, entry, instance) => measureElement(row, entry, instance) || estimatedHeight(),
    overscan,
    scrollMargin: margin,
    rangeExtractor: indexesToRender,
    initialOffset: () => window.scrollY,
    // Do not correct the scroll position: the browser's scroll anchoring does it.
    scrollToFn: () => undefined,
  });
  rows.shouldAdjustScrollPositionOnItemSizeChange = () => false;

  // What is above the list may wrap, appear and disappear.
  useLayoutEffect(() => {
    const measure = () => setMargin((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [count]);

  /** Moves the focus to a row, which is rendered for it if need be. */
  function focusRow(index: number, options: FocusOptions = {}): void {
    pendingFocus.current = { index, options };
    setActive(index);
  }

  useLayoutEffect(() => {
    if (pendingFocus.current === null) return;
    const { index, options } = pendingFocus.current;
    const opener = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-opener]`);
    if (!opener) return;
    pendingFocus.current = null;
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
  const shown = items.map(({ index, start }, at): VirtualRow => {
    const before = items[at - 1];
    return { index, gap: start - (before === undefined ? margin : before.end) };
  });
  return {
    /** For the ref of the element around the rows. */
    list,
    shown,
    /** The height of the rows left out after the last. */
    gapAfter: rows.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin),
    /** For the ref of a row. */
    measure: rows.measureElement,
    focusRow,
    /** For the element around the rows. */
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

/** The row to which a key leads, null if it leads to none. */
function destination(key: string, from: number, count: number): number | null {
  if (Number.isNaN(from)) return null;
  const targets = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + 10,
    PageUp: from - 10,
    Home: 0,
    End: count - 1,
  };
  if (!Object.hasOwn(targets, key)) return null;
  return Math.max(0, Math.min(count - 1, targets[key as keyof typeof targets]));
}

/** Users may have set a larger font size. */
function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Whether the page is being printed; re-renders before the browser takes its snapshot. */
function useIsPrinting(): boolean {
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
