import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';

import { listen } from '@/lib/listen';
import { weakMemoize } from '@/lib/weak-memoize';

import { focusTitle, isFocusLost } from './focus';
import { rowMeasures, rowPlaces, type RowMeasures } from './row-heights';
import { remInPixels } from './use-media-query';

/** Shorter lists render whole, so that find-in-page and screen readers see all rows. */
const wholeUpTo = 20;

/** Rows rendered beyond the window at either end, for fast scrolling. */
const overscan = 2;

/** Pixels that the bars at the top or bottom of the window may cover. */
const barHeight = 140;

/** Scrolled rows before the next render. */
const scrollStep = 3;

export const maxPrintedRows = 2000;

/** A row to render, and the height in pixels of the rows left out before it. */
export type VirtualRow = { index: number; gap: number };

type RowControl = 'data-row-focus' | 'data-row-choice';

/** Measures by list and estimate, so that Back finds every row in its place. Cards have another estimate. */
const measuresOf = weakMemoize((_list: readonly object[]) => new Map<number, RowMeasures>());

/**
 * Renders the rows of a long list that are near the window. The row with the focus stays rendered with its neighbors
 * however far it is scrolled away, so that the focus is never lost and Tab goes on from there. Arrow keys, Page Up and
 * Down, Home and End move the focus between rows. A row has the attribute `data-index`, what in it takes the
 * focus, or the row itself, `data-row-focus`, its checkbox `data-row-choice`, from which the keys lead to the other rows' checkboxes; its height
 * must not depend on which rows are rendered beside it.
 * @param list the rows' data
 * @param keyOf the key of a row, by which its height and the focus stay with it; must be the same function on every render
 * @param estimate the height of a row in rem, until it is measured
 * @param headOf the index of the row that stays in sight over a row, such as the head of its group; null for none
 */
export function useVirtualRows<E extends HTMLElement, Row extends object>(
  list: readonly Row[],
  keyOf: (row: Row, index: number) => string,
  estimate: number,
  headOf: (index: number) => number | null = noHead,
) {
  const count = list.length;
  const element = useRef<E>(null);
  const [estimatedHeight] = useState(() => estimate * remInPixels());
  const [measures] = useState(() => measuresOf(list).get(estimatedHeight) ?? rowMeasures(estimatedHeight));
  const places = useMemo(() => {
    const keyAt = (index: number) => {
      const row = list[index];
      return row === undefined ? '' : keyOf(row, index);
    };
    return rowPlaces(measures, list.length, keyAt);
  }, [list, keyOf, measures]);
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const active = useMemo(
    () => (activeKey === null ? -1 : list.findIndex((row, index) => keyOf(row, index) === activeKey)),
    [list, keyOf, activeKey],
  );
  const pendingFocus = useRef<{ key: string; control: RowControl; options: FocusOptions } | null>(null);
  const isPrinting = useIsPrinting();
  const step = scrollStep * estimatedHeight;
  const top = useSyncExternalStore(onScroll, () => Math.floor(window.scrollY / step) * step);
  const windowHeight = useSyncExternalStore(onResize, () => window.innerHeight);

  function rowsNearWindow(): { first: number; last: number } {
    if (isPrinting) return { first: 0, last: Math.min(count, maxPrintedRows) - 1 };
    if (count <= wholeUpTo) return { first: 0, last: count - 1 };
    return {
      first: Math.max(0, places.indexAt(top) - overscan),
      last: Math.min(count - 1, places.indexAt(top + step + windowHeight) + overscan),
    };
  }

  const { first, last } = rowsNearWindow();

  function measure(): void {
    measuresOf(list).set(estimatedHeight, measures);
    for (const row of element.current?.children ?? []) {
      const index = indexOf(row);
      const { top: rowTop, height } = row.getBoundingClientRect();
      // On a hidden page no row has a height or a place.
      if (index === null || height === 0) continue;
      places.setHeight(index, height);
      // The height above the list may change.
      places.setOffset(rowTop + window.scrollY - places.topOf(index));
    }
    const near = rowsNearWindow();
    if (near.first < first || near.last > last) renderAgain();
  }
  // After the paint, so that measuring does not delay the first rows.
  useEffect(measure);

  function focusRow(index: number, options: FocusOptions = {}, control: RowControl = 'data-row-focus'): void {
    const row = list[index];
    if (row === undefined) return;
    const key = keyOf(row, index);
    pendingFocus.current = { key, control, options };
    setActiveKey(key);
    // The key may be active already.
    renderAgain();
  }

  /** Moves the focus to a row, or to the title for a negative index, if it is lost. */
  function restoreFocus(index: number, options: FocusOptions = {}): void {
    if (!isFocusLost()) return;
    if (index < 0 || count === 0) focusTitle();
    else focusRow(Math.min(index, count - 1), options);
  }

  useLayoutEffect(() => {
    if (pendingFocus.current === null) return;
    const { key, control, options } = pendingFocus.current;
    const at = list.findIndex((each, index) => keyOf(each, index) === key);
    const row = `[data-index="${at}"]`;
    const target = element.current?.querySelector<HTMLElement>(`${row}[${control}], ${row} [${control}]`);
    if (target || at < 0) pendingFocus.current = null;
    target?.focus(options);
  });

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const origin = event.target as HTMLElement;
    const from = indexOf(origin);
    const to = from === null ? null : destination(event.key, from, count);
    if (to === null || to === from || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    focusRow(to, {}, 'rowChoice' in origin.dataset ? 'data-row-choice' : 'data-row-focus');
  }

  /** Scrolls a row to so many pixels below the top of the window, and moves the focus to it. */
  function showRow(index: number, distance: number): void {
    window.scrollTo({ top: places.pageTopOf(index) - distance });
    focusRow(index, { preventScroll: true });
  }

  /** Scrolls a row into the window, clear of the bars at its ends, if it is not there; the focus stays where it is. */
  function revealRow(index: number): void {
    const fromTop = places.pageTopOf(index) - window.scrollY;
    if (fromTop >= barHeight && fromTop <= window.innerHeight - barHeight) return;
    window.scrollTo({ top: places.pageTopOf(index) - window.innerHeight / 2 });
  }

  const shown = withFocused(first, last, [active, headOf(first) ?? -1], count).map((index, at, all): VirtualRow => {
    const before = all[at - 1];
    return { index, gap: places.topOf(index) - (before === undefined ? 0 : places.topOf(before + 1)) };
  });
  return {
    ref: element,
    shown,
    /** The height of the rows left out after the last. */
    gapAfter: places.topOf(count) - places.topOf((shown.at(-1)?.index ?? -1) + 1),
    restoreFocus,
    focusRow,
    showRow,
    revealRow,
    /** The current row so many pixels below the top of the window. */
    indexAt: (distance: number) => places.indexAt(window.scrollY + distance),
    handlers: {
      onKeyDown: handleKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const index = indexOf(event.target);
        const row = index === null ? undefined : list[index];
        if (index !== null && row !== undefined) setActiveKey(keyOf(row, index));
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        // The focus moves within the list, or the window loses it for a while.
        const stays = [relatedTarget, document.activeElement].some((focused) => currentTarget.contains(focused));
        if (!stays) setActiveKey(null);
      },
    },
  };
}

/** The indexes to render: near the window, around the focused row, and the group head; -1 is none. */
function withFocused(
  first: number,
  last: number,
  [focused, head]: readonly [focused: number, head: number],
  count: number,
): number[] {
  const near = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const around = focused < 0 ? [] : [focused - 1, focused, focused + 1];
  const others = [head, ...around].filter((index) => index >= 0 && index < count);
  if (others.length === 0) return near;
  return [...new Set([...near, ...others])].toSorted((one, other) => one - other);
}

const noHead = () => null;

/** Subscribes to a value that depends on the scroll position. */
export function useScrolled<T extends string | number | null>(read: () => T): T {
  return useSyncExternalStore(onScroll, read);
}

/** The index of the row around an element; null outside of rows. */
function indexOf(element: Element): number | null {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return index === undefined ? null : Number(index);
}

/** The row to which a key moves the focus; null for other keys. */
function destination(key: string, from: number, count: number): number | null {
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

const onScroll = (listener: () => void) => listen(window, ['scroll'], listener, { passive: true });

const onResize = (listener: () => void) => listen(window, ['resize'], listener);

/** Whether the page is being printed; renders before the browser's snapshot. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(
    () =>
      listen(window, ['beforeprint', 'afterprint'], ({ type }: Event) =>
        flushSync(() => setPrinting(type === 'beforeprint')),
      ),
    [],
  );
  return isPrinting;
}

/** The space of unrendered rows, excluded from scroll anchoring because it moves. */
export function RowGap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height, overflowAnchor: 'none' }} />;
}
