import { clsx } from 'clsx';

import type { GoalGroup } from '@/domain/goal-groups';
import { formatDate, formatTime } from '@/lib/dates';
import { useHintsShown } from '@/session/preferences';
import { boxColumn, FoundBox, isBesideBox } from '@/ui/choice-boxes';
import { clearOfBars, coveredTable, headGround, openHead, underBar, underTableHead } from '@/ui/row-groups';
import { alignedWithWords, SortHeaders } from '@/ui/sort-header';
import { hasSelectedText } from '@/ui/text-selection';
import { RowGap, selectedTableRow, useIsPrinting, useVirtualRows, type VirtualRow } from '@/ui/use-virtual-rows';

import { GoalName } from './goal-name';
import { GoalBox, goalTint, isSelected, marked, RowButtons, useRowFocus, WordingMark } from './goal-row';
import {
  FoldButton,
  GroupBox,
  GroupName,
  GroupRoles,
  GroupShare,
  GroupStones,
  ServesMenu,
  TriesFold,
} from './group-parts';
import { usePocket } from './pocket-context';
import { keyOf, useHeadsInSight, type GoalRow, type PocketRow, type PocketRows } from './pocket-rows';
import { pocketList, type Column } from './pocket-view';

/** In groups every record has its role below its goal. */
const groupedColumns = pocketList.columns
  .filter(({ column }) => column !== 'role')
  .map((column) => (column.column === 'name' ? { ...column, label: 'Strategic goal' } : column));

const widths: Record<Column, string> = { name: 'print:ps-3', role: 'w-29 print:w-3/10', time: 'w-21', date: 'w-26.5' };
const groupedWidths: Record<Column, string> = { name: 'print:ps-3', role: '', time: 'w-22', date: 'w-27.5' };

/** The pocket from 768 px on; in groups the heads of the groups stay in sight. */
export function PocketTable({ list }: { list: PocketRows }) {
  const parts = usePocket();
  const { rows, isGrouped, headOf } = list;
  const virtual = useVirtualRows<HTMLTableSectionElement, PocketRow>(rows, keyOf, parts.remarkOf ? 5.75 : 4.25, headOf);
  const { ref, shown, gapAfter, handlers } = virtual;
  // In groups the arrows scroll the page.
  const focusHandlers = { onFocus: handlers.onFocus, onBlur: handlers.onBlur };
  useRowFocus(list, virtual);
  const heads = useHeadsInSight(list, virtual);
  const columns = isGrouped ? groupedColumns : pocketList.columns;
  const under = isGrouped && underBar;
  // On paper there is neither a box nor anything to press.
  const columnCount = columns.length + (useIsPrinting() ? 0 : 2);
  return (
    <table className="w-full table-fixed text-start" aria-rowcount={rows.length + 1}>
      <caption className="sr-only">{parts.kind.listTitle}</caption>
      <thead
        className={clsx(
          'bg-sunken text-label text-muted',
          isGrouped && '*:*:sticky *:*:z-3 *:*:bg-sunken print:*:*:static',
        )}
      >
        <tr className="h-11" aria-rowindex={1}>
          <td className={clsx(boxColumn, under)}>
            <FoundBox {...parts} />
          </td>
          <SortHeaders
            columns={columns}
            view={parts.view}
            // The button has 8 px beside its words, but for the first: there they would be over the box.
            classNameOf={(column) => clsx(alignedWithWords, (isGrouped ? groupedWidths : widths)[column], under)}
          />
          <th scope="col" className={clsx('w-23 pe-5 text-end font-medium print:hidden pointer-coarse:w-28', under)}>
            Action
          </th>
        </tr>
      </thead>
      <tbody
        ref={ref}
        {...(isGrouped ? focusHandlers : handlers)}
        className={clsx(isGrouped && coveredTable, isGrouped && clearOfBars)}
      >
        {shown.map((place) => {
          const row = rows[place.index];
          return (
            row && (
              <Row
                key={row.key}
                place={place}
                row={row}
                columnCount={columnCount}
                isPast={place.index < heads.current}
                onFold={heads.keepInSight}
              />
            )
          );
        })}
        <RowGap height={gapAfter} />
      </tbody>
    </table>
  );
}

type RowProps = {
  place: VirtualRow;
  row: PocketRow;
  columnCount: number;
  /** Whether it is above the group that is in sight. */
  isPast: boolean;
  /** Called before its group is expanded or collapsed. */
  onFold: (group: GoalGroup) => void;
};

function Row({ place: { index, gap }, row, columnCount, isPast, onFold }: RowProps) {
  return (
    <>
      <RowGap height={gap} />
      {row.type === 'goal' ? (
        <GoalCells index={index} row={row} />
      ) : (
        <tr
          data-index={index}
          aria-rowindex={index + 2}
          className={row.type === 'tries' ? 'h-10 border-t border-line print:hidden' : 'print:break-after-avoid'}
        >
          {row.type === 'tries' && (
            <td colSpan={columnCount} className="ps-14 pe-5">
              <TriesFold tries={row.tries} isOpen={row.isOpen} />
            </td>
          )}
          {row.type === 'group' && (
            <td
              colSpan={columnCount}
              className={clsx('ps-2.5 pe-5 pt-2.5 print:ps-3 pointer-coarse:ps-1', !isPast && underTableHead, openHead)}
            >
              <GroupHead group={row.group} isOpen={row.isOpen} onFold={onFold} />
            </td>
          )}
          {row.type === 'about' && (
            <td colSpan={columnCount} className={clsx('pe-5 pb-3', headGround)}>
              <AboutGroup group={row.group} />
            </td>
          )}
        </tr>
      )}
    </>
  );
}

type GroupHeadProps = { group: GoalGroup; isOpen: boolean; onFold: (group: GoalGroup) => void };

function GroupHead({ group, isOpen, onFold }: GroupHeadProps) {
  return (
    <div className="flex items-start">
      <span data-choice className="-mt-1.25 select-none print:hidden pointer-coarse:-mt-2.5">
        <GroupBox group={group} />
      </span>
      <FoldButton group={group} isOpen={isOpen} onPress={onFold} className="-mt-1.25 pointer-coarse:-mt-2.5" />
      <div className="min-w-0 flex-1 pe-4 pb-1.5">
        <GroupName group={group} />
      </div>
      <span className="flex h-6 items-center">
        <GroupStones group={group} />
      </span>
    </div>
  );
}

/** The roles of a group, its company goals, and how measurable it is. */
function AboutGroup({ group }: { group: GoalGroup }) {
  const areHintsShown = useHintsShown();
  return (
    <div className="flex items-start gap-4 ps-19.5 print:ps-3 pointer-coarse:ps-23">
      <div className="min-w-0 flex-1">
        <GroupRoles group={group} />
        <ServesMenu group={group} />
      </div>
      {areHintsShown && (
        // As wide before it is known: roles must not break into another line then.
        <div className="min-w-60 shrink-0 text-end whitespace-nowrap">
          <GroupShare group={group} />
        </div>
      )}
    </div>
  );
}

/** The cells of a goal; in groups without its role, earlier tries are lower. */
function GoalCells({ index, row }: { index: number; row: GoalRow }) {
  const parts = usePocket();
  const { record, tries, isEarlier } = row;
  const isGrouped = tries !== null;
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      onClick={({ target }) => {
        if (!isBesideBox(target) && !hasSelectedText()) parts.open(record);
      }}
      className={clsx(
        'cursor-pointer border-t border-line',
        isEarlier ? 'h-12' : parts.remarkOf ? 'h-23' : 'h-17',
        goalTint(record, parts),
        isSelected(record, parts) && selectedTableRow,
      )}
    >
      <td data-choice className={clsx('select-none', boxColumn)}>
        <GoalBox row={row} />
      </td>
      <td className={clsx('pe-4 print:ps-3', isGrouped ? 'py-1' : 'py-2')}>
        <GoalName row={row} />
      </td>
      {!isGrouped && (
        <td className="pe-3 text-start text-label font-normal text-muted [unicode-bidi:plaintext]" title={record.role}>
          <span className="line-clamp-2 wrap-anywhere">
            <WordingMark record={record} />
            {marked(record.role, parts.view.words)}
          </span>
        </td>
      )}
      <td className="pe-3 text-label font-normal text-muted tabular-nums">{formatTime(record.createdAt)}</td>
      <td className="pe-3 text-label font-normal text-muted tabular-nums">{formatDate(record.createdAt)}</td>
      <td className="pe-3 text-end whitespace-nowrap print:hidden">
        <RowButtons record={record} />
      </td>
    </tr>
  );
}
