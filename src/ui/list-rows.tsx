import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  Fragment,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';

import { RowGap, useScrolled, useVirtualRows, type VirtualRow } from './use-virtual-rows';

/* The rows of every list of records. The list gives the cells. */

/** Scroll margins that clear the bars, the table's head and a group's head. */
const clearOfBars = '[&_button]:scroll-mt-52 [&_input]:scroll-mt-52';

/** A row of a flat list: a record ('row'), the head of a group ('group'), or another type of its list. */
type ListRow = { readonly type: string; readonly key: string };

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

type TableListProps<Row extends ListRow> = ListProps<Row> & {
  label: string;
  head: ReactNode;
};

/** The height of the bars above a list, its scroll margin. */
const coveredBy = (list: HTMLElement | null): number =>
  list === null ? 0 : Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0;

/**
 * A list as a table, with its focus restored when details close or a record is deleted. With groups the heads of table and
 * group are sticky.
 */
export function TableList<Row extends ListRow>({
  label,
  head: columns,
  rows,
  estimate,
  handle,
  selectedKey,
  placeOf,
  takeRemovedIndex,
  handlesKey,
  current,
  children,
}: TableListProps<Row>) {
  const isTree = current !== undefined;
  const heads = useMemo(() => rows.flatMap(({ type }, index) => (type === 'group' ? [index] : [])), [rows]);
  const headOf = useCallback((index: number) => heads.findLast((head) => head <= index) ?? null, [heads]);
  const { ref, shown, gapAfter, handlers, focusRow, restoreFocus, revealRow, showRow, indexAt } = useVirtualRows<
    HTMLTableSectionElement,
    Row
  >(rows, keyOf, estimate, headOf);
  const isGrouped = heads.length > 0;

  const indexOf = (key: string | null) => rows.findIndex((row) => row.key === key);

  const head = useScrolled(() => (!isGrouped ? 0 : (headOf(indexAt(coveredBy(ref.current) + 1)) ?? 0)));
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

  return (
    <table
      {...(isTree && { role: 'treegrid', 'aria-label': label })}
      aria-rowcount={rows.length + 1}
      className="w-full table-fixed text-start"
    >
      {!isTree && <caption className="sr-only">{label}</caption>}
      <thead
        className={clsx(
          'bg-sunken text-label text-muted',
          isGrouped && '*:*:sticky *:*:z-3 *:*:bg-sunken print:*:*:static',
          isGrouped && '*:*:top-[calc(var(--top-inset)+60px)] wide:*:*:top-[calc(var(--top-inset)+68px)]',
        )}
      >
        <tr className="h-11" aria-rowindex={1}>
          {columns}
        </tr>
      </thead>
      <tbody
        ref={ref}
        {...handlers}
        onKeyDown={(event) => {
          if (handlesKey?.(event) !== true) handlers.onKeyDown(event);
        }}
        className={clsx(
          isGrouped && clearOfBars,
          // The bar at the top of the window, and the head of the table, which is 44 px high.
          isGrouped &&
            'scroll-mt-[calc(var(--top-inset)+60px+2.75rem)] wide:scroll-mt-[calc(var(--top-inset)+68px+2.75rem)]',
        )}
      >
        {shown.map(({ index, gap }) => {
          const row = rows[index];
          const place = { index, gap, isPast: index < head, isTabStop: index === tabStop };
          return row && <Fragment key={row.key}>{children(row, place)}</Fragment>;
        })}
        <RowGap height={gapAfter} />
      </tbody>
    </table>
  );
}

/** Whether the details of a record are open, and whether it is selected. */
type RecordState = { isSelected: boolean; isChosen: boolean };

const groundOf = ({ isSelected, isChosen }: RecordState): string =>
  isSelected ? 'bg-accent-soft/60' : isChosen ? 'bg-accent-soft/38' : 'hover:bg-sunken/60';

/** Whether a click opens the row: not on its box or another control, and not at the end of a text selection. */
const isPress = ({ target }: MouseEvent): boolean =>
  !(target instanceof Element && target.closest('[data-choice], button, dialog')) &&
  window.getSelection()?.isCollapsed !== false;

type TableRowProps = ComponentProps<'tr'> & {
  place: RowPlace;
  /** undefined for a row that is no record. */
  record?: RecordState & { onPress: () => void };
};

/** A row of a table, and the space of the rows left out before it. */
export function TableRow({ place: { index, gap }, record, className, ...row }: TableRowProps) {
  return (
    <>
      <RowGap height={gap} />
      <tr
        data-index={index}
        aria-rowindex={index + 2}
        {...(record && { onClick: (event: MouseEvent) => isPress(event) && record.onPress() })}
        {...row}
        className={clsx(
          record && ['cursor-pointer border-t border-line', groundOf(record)],
          // On the first cell: Safari draws no shadow on a row.
          record?.isSelected === true && '[&>:first-child]:shadow-[inset_3px_0_0_var(--c-accent)]',
          className,
        )}
      />
    </>
  );
}

/** The opaque background of a sticky group head. */
export const headGround = 'bg-[color-mix(in_oklab,var(--c-sunken)_55%,var(--c-raised))]';

/** The cell of a group's head, sticky below the table's head. */
export function HeadCell({ place, className, ...cell }: ComponentProps<'td'> & { place: RowPlace }) {
  return (
    <td
      {...cell}
      className={clsx(
        headGround,
        !place.isPast &&
          'sticky top-[calc(var(--top-inset)+60px+2.75rem)] z-2 wide:top-[calc(var(--top-inset)+68px+2.75rem)] print:static',
        className,
      )}
    />
  );
}

type FoldButtonProps = {
  name: string;
  isOpen: boolean;
  /** @param all whether it applies to all groups */
  onToggle: (all: boolean) => void;
  className?: string;
};

/** Expands and collapses a group, with Shift all of them. */
export function FoldButton({ name, isOpen, onToggle, className }: FoldButtonProps) {
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      data-row-focus
      aria-expanded={isOpen}
      aria-label={`${isOpen ? 'Collapse' : 'Expand'} ${name}`}
      title={isOpen ? 'Shift-click: collapse all' : 'Shift-click: expand all'}
      onClick={({ shiftKey }) => onToggle(shiftKey)}
      className={clsx(
        'inline-grid size-8.5 shrink-0 place-items-center rounded-badge text-muted hover:text-ink print:hidden pointer-coarse:size-11',
        className,
      )}
    >
      <Chevron className={clsx('size-5', !isOpen && 'rtl:-scale-x-100')} />
    </button>
  );
}
