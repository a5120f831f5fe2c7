import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { useListRows, type ListProps, type ListRow, type RowPlace } from './use-list-rows';
import { RowGap } from './use-virtual-rows';

/* The rows of every list of records. The list gives the cells. */

/** Scroll margins that clear the bars, the table's head and a group's head. */
const clearOfBars = '[&_button]:scroll-mt-52 [&_input]:scroll-mt-52';

type TableListProps<Row extends ListRow> = ListProps<Row> & {
  label: string;
  head: ReactNode;
};

/** A list as a table. With groups the heads of table and group are sticky. */
export function TableList<Row extends ListRow>({ label, head, ...list }: TableListProps<Row>) {
  const isTree = list.current !== undefined;
  const { ref, isGrouped, handlers, rendered, gapAfter } = useListRows<HTMLTableSectionElement, Row>(list);
  return (
    <table
      {...(isTree && { role: 'treegrid', 'aria-label': label })}
      aria-rowcount={list.rows.length + 1}
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
          {head}
        </tr>
      </thead>
      <tbody
        ref={ref}
        {...handlers}
        className={clsx(
          isGrouped && clearOfBars,
          // The bar at the top of the window, and the head of the table, which is 44 px high.
          isGrouped &&
            'scroll-mt-[calc(var(--top-inset)+60px+2.75rem)] wide:scroll-mt-[calc(var(--top-inset)+68px+2.75rem)]',
        )}
      >
        {rendered}
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
