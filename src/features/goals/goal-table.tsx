import { clsx } from 'clsx';
import { createLucideIcon } from 'lucide-react';
import { useEffect, type ComponentProps } from 'react';

import type { GoalRecord } from '@/domain/goal';
import { formatDate, formatTime } from '@/lib/dates';
import { IconButton } from '@/ui/button';
import { RowGap, useFocusAfterClosing, useVirtualRows, type VirtualRow } from '@/ui/use-virtual-rows';

/** What can be done with a record; table and list share it. */
export type RowActions = {
  selected: GoalRecord | undefined;
  detailsId: string;
  /** The keys of those whose PDF is being made. */
  downloading: readonly string[];
  /** Handlers of a download button: what it needs is fetched before it is pressed. */
  downloadIntent: Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onFocus'>;
  /** The keys of those that are being deleted. */
  deleting: readonly string[];
  onSelect: (record: GoalRecord) => void;
  onDownload: (record: GoalRecord) => void;
  onDelete: (record: GoalRecord) => void;
  /** The index of a deleted record, once, when its row has gone. */
  takeRemovedIndex: () => number | null;
};

export const keyOf = ({ key }: GoalRecord) => key;

type RowsProps = { caption: string; records: readonly GoalRecord[]; actions: RowActions };

/** The pocket from 768 px on. The goal is a button; a click anywhere else in its row does the same. */
export function GoalTable({ caption, records, actions }: RowsProps) {
  const { ref, shown, gapAfter, handlers, restoreFocus } = useVirtualRows<HTMLTableSectionElement>(records, 4.25);
  useRowFocus(records, actions, restoreFocus);
  return (
    <table className="w-full table-fixed text-left" aria-rowcount={records.length + 1}>
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sunken text-label text-muted">
        <tr className="h-11" aria-rowindex={1}>
          <th scope="col" className="pl-5 font-medium">
            Name
          </th>
          <th scope="col" className="w-[15.5%] font-medium">
            Role
          </th>
          <th scope="col" className="w-23 font-medium">
            Time
          </th>
          <th scope="col" className="w-28 font-medium">
            Date
          </th>
          <th scope="col" className="w-25 pr-5 text-right font-medium pointer-coarse:w-30">
            Action
          </th>
        </tr>
      </thead>
      <tbody ref={ref} {...handlers}>
        {shown.map((row) => {
          const record = records[row.index];
          return record && <Row key={record.key} row={row} record={record} actions={actions} />;
        })}
        <RowGap height={gapAfter} />
      </tbody>
    </table>
  );
}

/** Moves the focus when its row is deleted or the details it was in are closed. */
function useRowFocus(
  records: readonly GoalRecord[],
  { selected, takeRemovedIndex }: RowActions,
  restoreFocus: (index: number, options?: FocusOptions) => void,
): void {
  useEffect(() => {
    const index = takeRemovedIndex();
    if (index !== null) restoreFocus(index);
  }, [takeRemovedIndex, restoreFocus]);
  useFocusAfterClosing(records, keyOf, selected?.key ?? null, restoreFocus);
}

type RowProps = { row: VirtualRow; record: GoalRecord; actions: RowActions };

function Row({ row: { index, gap }, record, actions }: RowProps) {
  const isSelected = actions.selected?.key === record.key;
  return (
    <>
      <RowGap height={gap} />
      <tr
        data-index={index}
        aria-rowindex={index + 2}
        onClick={() => actions.onSelect(record)}
        className={clsx(
          'h-17 cursor-pointer border-t border-line',
          isSelected ? 'bg-accent-soft/60 shadow-[inset_3px_0_0_var(--c-accent)]' : 'hover:bg-sunken/60',
        )}
      >
        <td className="py-2 pr-4 pl-5">
          <GoalNameButton record={record} actions={actions} />
        </td>
        <td className="truncate pr-3 text-label font-normal text-muted" title={record.role}>
          <bdi>{record.role || '\u2013'}</bdi>
        </td>
        <td className="pr-3 text-label font-normal text-muted tabular-nums">{formatTime(record.createdAt)}</td>
        <td className="pr-3 text-label font-normal text-muted tabular-nums">{formatDate(record.createdAt)}</td>
        <td className="pr-3 text-right whitespace-nowrap">
          <RowButtons record={record} actions={actions} />
        </td>
      </tr>
    </>
  );
}

/** Opens the details. Two lines of the goal, the whole of it as the title. */
function GoalNameButton({ record, actions }: { record: GoalRecord; actions: RowActions }) {
  const isSelected = actions.selected?.key === record.key;
  return (
    <button
      type="button"
      data-goal
      data-row-focus
      title={record.goal}
      aria-expanded={isSelected}
      aria-controls={isSelected ? actions.detailsId : undefined}
      onClick={(event) => {
        event.stopPropagation();
        actions.onSelect(record);
      }}
      className="line-clamp-2 scroll-my-24 rounded-badge text-left font-medium wrap-anywhere"
    >
      <bdi>{record.goal || '\u2013'}</bdi>
    </button>
  );
}

/** An icon of Lucide's in one path instead of up to five: a list has two icons in each row. */
const strokes = (name: string, path: string) => createLucideIcon(name, [['path', { d: path, key: name }]]);

const Download = strokes('download', 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5');
const Trash2 = strokes(
  'trash',
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
);

/** Download and delete, named with the goal. Their clicks do not bubble to the row. */
function RowButtons({ record, actions }: { record: GoalRecord; actions: RowActions }) {
  return (
    <>
      <IconButton
        {...actions.downloadIntent}
        icon={Download}
        label={`Download ${record.goal}`}
        pending={actions.downloading.includes(record.key)}
        onClick={(event) => {
          event.stopPropagation();
          actions.onDownload(record);
        }}
      />
      <IconButton
        icon={Trash2}
        label={`Delete ${record.goal}`}
        pending={actions.deleting.includes(record.key)}
        onClick={(event) => {
          event.stopPropagation();
          actions.onDelete(record);
        }}
      />
    </>
  );
}

/** The pocket below 768 px. */
export function GoalList({ caption, records, actions }: RowsProps) {
  const { ref, shown, gapAfter, handlers, restoreFocus } = useVirtualRows<HTMLUListElement>(records, 6);
  useRowFocus(records, actions, restoreFocus);
  return (
    <ul ref={ref} aria-label={caption} style={{ paddingBottom: gapAfter }} {...handlers}>
      {shown.map(({ index, gap }) => {
        const record = records[index];
        if (record === undefined) return null;
        return (
          <li
            key={record.key}
            data-index={index}
            aria-setsize={records.length}
            aria-posinset={index + 1}
            style={{ marginTop: gap }}
            className={clsx(
              'flex gap-2 border-line py-3.5 pr-2 pl-4',
              index > 0 && 'border-t',
              actions.selected?.key === record.key && 'bg-accent-soft',
            )}
          >
            <div className="min-w-0 flex-1 self-center">
              <GoalNameButton record={record} actions={actions} />
              <p className="mt-0.5 text-small text-muted">
                <bdi>{record.role || '\u2013'}</bdi> · {formatTime(record.createdAt)} · {formatDate(record.createdAt)}
              </p>
            </div>
            <div className="flex gap-1">
              <RowButtons record={record} actions={actions} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
