import {
  Fragment,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';

import { useScrolled, useVirtualRows, type VirtualRow } from './use-virtual-rows';

/** A row of a flat list: a record ('row'), the head of a group ('group'), or another type of its list. */
export type ListRow = { readonly type: string; readonly key: string };

const keyOf = ({ key }: ListRow): string => key;

/** Where a row is rendered. */
export type RowPlace = VirtualRow & {
  /** Whether the row is above the current sticky head; a taller head must not show below it. */
  isPast: boolean;
  /** Whether Tab leads to the row of a tree. */
  isTabStop: boolean;
};

/** The rows for the page around them. */
export type ListHandle = {
  focusRow: (index: number) => void;
  revealRow: (key: string) => void;
  /** Call it before a group collapses: its sticky head may be far below its place. */
  keepInSight: (key: string) => void;
};

export type ListProps<Row extends ListRow> = {
  rows: readonly Row[];
  /** The height of a row in rem, until it is measured. */
  estimate: number;
  handle: RefObject<ListHandle | null>;
  /** The key of the record whose details are open; null while none is. */
  selectedKey: string | null;
  /** The index of the row of a record, or of the row that shows it; -1 for none. Left out where every record has its row. */
  placeOf?: (key: string) => number;
  /** The index of the row that takes the focus after a deletion, once; null while there is none. */
  takeRemovedIndex?: () => number | null;
  /** Handles a key that must not move the focus between rows, and returns whether it did. */
  handlesKey?: (event: KeyboardEvent<HTMLElement>) => boolean;
  /** The index of the current row of a tree, to which Tab leads; left out for a list that is no tree. */
  current?: number;
  children: (row: Row, place: RowPlace) => ReactNode;
};

/** The height of the bars above a list, its scroll margin. */
const coveredBy = (list: HTMLElement | null): number =>
  list === null ? 0 : Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0;

/** Rows of a list with their focus, restored when details close or a record is deleted, and the group head in view. */
export function useListRows<E extends HTMLElement, Row extends ListRow>({
  rows,
  estimate,
  handle,
  selectedKey,
  placeOf,
  takeRemovedIndex,
  handlesKey,
  current,
  children,
}: ListProps<Row>) {
  const heads = useMemo(() => rows.flatMap(({ type }, index) => (type === 'group' ? [index] : [])), [rows]);
  const headOf = useCallback((index: number) => heads.findLast((head) => head <= index) ?? null, [heads]);
  const virtual = useVirtualRows<E, Row>(rows, keyOf, estimate, headOf);
  const { ref, shown, handlers, focusRow, restoreFocus, revealRow, showRow, indexAt } = virtual;

  const indexOf = (key: string | null) => rows.findIndex((row) => row.key === key);

  const head = useScrolled(() => (heads.length === 0 ? 0 : (headOf(indexAt(coveredBy(ref.current) + 1)) ?? 0)));
  const folded = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (folded.current === null) return;
    const index = indexOf(folded.current);
    folded.current = null;
    const covered = coveredBy(ref.current);
    if (index >= 0 && index < indexAt(covered)) showRow(index, covered);
  });

  useImperativeHandle(handle, () => ({
    focusRow: (index) => focusRow(index),
    revealRow: (key) => revealRow(indexOf(key)),
    keepInSight: (key) => {
      folded.current = key;
    },
  }));

  const focusAfterDeletion = useEffectEvent(() => {
    const index = takeRemovedIndex?.() ?? null;
    if (index !== null) restoreFocus(index);
  });
  // Before the effect of closed details: a deletion closes them too.
  useEffect(() => focusAfterDeletion());

  const lastKey = useRef(selectedKey);
  const handleClosed = useEffectEvent((closed: string) => {
    restoreFocus((placeOf ?? indexOf)(closed), { preventScroll: true });
  });
  useEffect(() => {
    const closed = lastKey.current;
    lastKey.current = selectedKey;
    if (closed !== null && selectedKey === null) handleClosed(closed);
  }, [selectedKey]);

  const tabStop = shown.some(({ index }) => index === current) ? current : shown[0]?.index;

  return {
    ...virtual,
    isGrouped: heads.length > 0,
    handlers: {
      ...handlers,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (handlesKey?.(event) !== true) handlers.onKeyDown(event);
      },
    },
    rendered: shown.map(({ index, gap }) => {
      const row = rows[index];
      const place = { index, gap, isPast: index < head, isTabStop: index === tabStop };
      return row && <Fragment key={row.key}>{children(row, place)}</Fragment>;
    }),
  };
}
