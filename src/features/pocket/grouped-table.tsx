import { clsx } from 'clsx';

import type { GoalGroup } from '@/domain/goal-groups';
import { formatDate, formatTime } from '@/lib/dates';
import { boxColumn, FoundBox, isBesideBox } from '@/ui/choice-boxes';
import { clearOfBars, coveredTable, headGround, openHead, underBar, underTableHead } from '@/ui/row-groups';
import { alignedWithWords, SortHeaders } from '@/ui/sort-header';
import { hasSelectedText } from '@/ui/text-selection';
import { RowGap, selectedTableRow, useIsPrinting, useVirtualRows, type VirtualRow } from '@/ui/use-virtual-rows';

import { GoalBox, goalTint, isSelected, RowButtons, useRowActions, useRowFocus } from './goal-row';
import {
  FoldButton,
  GroupBox,
  GroupName,
  GroupRoles,
  GroupShare,
  GroupStones,
  labelOf,
  RecordName,
  TriesFold,
  tryLabelOf,
  TryName,
} from './group-parts';
import { keyOf, useHeadsInSight, type GroupedRow, type GroupRows } from './group-rows';
import { pocketList, type Column, type PocketView } from './pocket-view';
import { ServesMenu } from './serves-menu';

export type GroupedRowsProps = {
  caption: string;
  view: PocketView;
  grouped: GroupRows;
};

/** The role is said of every record below its goal. */
const columns = pocketList.columns
  .filter(({ column }) => column !== 'role')
  .map((column) => (column.column === 'name' ? { ...column, label: 'Strategic goal' } : column));

const widths: Record<Column, string> = { name: 'print:ps-3', role: '', time: 'w-22', date: 'w-27.5' };

/** The pocket in groups, from 768 px on: one table, whose heads of groups stay in sight. */
export function GroupedTable({ caption, view, grouped }: GroupedRowsProps) {
  const actions = useRowActions();
  const { rows, headOf, indexOf, indexAtPlace } = grouped;
  const virtual = useVirtualRows<HTMLTableSectionElement, GroupedRow>(rows, keyOf, 4.25, headOf);
  const { ref, shown, gapAfter, handlers } = virtual;
  // No key is taken: the arrows scroll the page.
  const focusHandlers = { onFocus: handlers.onFocus, onBlur: handlers.onBlur };
  useRowFocus(virtual, indexOf, indexAtPlace);
  const heads = useHeadsInSight(grouped, virtual);
  // On paper there is neither a box nor anything to press.
  const columnCount = columns.length + (useIsPrinting() ? 0 : 2);
  return (
    <table className="w-full table-fixed text-start" aria-rowcount={rows.length + 1}>
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sunken text-label text-muted *:*:sticky *:*:z-3 *:*:bg-sunken print:*:*:static">
        <tr className="h-11" aria-rowindex={1}>
          <td className={clsx(boxColumn, underBar)}>
            <FoundBox {...actions} />
          </td>
          <SortHeaders
            columns={columns}
            view={view}
            // The button has 8 px beside its words, but for the first: there they would be over the box.
            classNameOf={(column) => clsx(alignedWithWords, widths[column], underBar)}
          />
          <th scope="col" className={clsx('w-23 pe-5 text-end font-medium print:hidden pointer-coarse:w-28', underBar)}>
            Action
          </th>
        </tr>
      </thead>
      <tbody ref={ref} {...focusHandlers} className={clsx(coveredTable, clearOfBars)}>
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
  row: GroupedRow;
  columnCount: number;
  /** Whether it is above the group that is in sight. */
  isPast: boolean;
  /** Called before its group is opened or folded. */
  onFold: (group: GoalGroup) => void;
};

function Row({ place: { index, gap }, row, columnCount, isPast, onFold }: RowProps) {
  return (
    <>
      <RowGap height={gap} />
      {row.type === 'record' || row.type === 'try' ? (
        <RecordRow index={index} row={row} />
      ) : (
        <tr
          data-index={index}
          aria-rowindex={index + 2}
          className={clsx(row.type === 'fold' ? 'h-10 border-t border-line print:hidden' : 'print:break-after-avoid')}
        >
          {row.type === 'head' && <HeadCell row={row} columnCount={columnCount} isPast={isPast} onFold={onFold} />}
          {row.type === 'about' && <AboutCell row={row} columnCount={columnCount} />}
          {row.type === 'fold' && (
            <td colSpan={columnCount} className="ps-14 pe-5">
              <TriesFold tries={row.tries} isOpen={row.isOpen} />
            </td>
          )}
        </tr>
      )}
    </>
  );
}

/** Stays in sight over its records. */
function HeadCell({ row: { group, isOpen }, columnCount, isPast, onFold }: Omit<RowProps, 'place'>) {
  return (
    <td
      colSpan={columnCount}
      className={clsx('ps-2.5 pe-5 pt-2.5 print:ps-3 pointer-coarse:ps-1', !isPast && underTableHead, openHead)}
    >
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
    </td>
  );
}

/** Who contributes to a goal, and how measurable that is. */
function AboutCell({ row: { group }, columnCount }: Pick<RowProps, 'row' | 'columnCount'>) {
  return (
    <td colSpan={columnCount} className={clsx('pe-5 pb-3', headGround)}>
      <div className="flex items-start gap-4 ps-19.5 print:ps-3 pointer-coarse:ps-23">
        <div className="min-w-0 flex-1">
          <GroupRoles group={group} />
          <ServesMenu group={group} />
        </div>
        <GroupShare group={group} className="shrink-0 text-end whitespace-nowrap" />
      </div>
    </td>
  );
}

type RecordRowProps = { index: number; row: Extract<GroupedRow, { type: 'record' | 'try' }> };

/** A record, without its goal; earlier tries are lower. */
function RecordRow({ index, row }: RecordRowProps) {
  const actions = useRowActions();
  const isTry = row.type === 'try';
  const numbered = isTry ? row.each : row.tries.latest;
  const { record } = numbered;
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      onClick={({ target }) => {
        if (!isBesideBox(target) && !hasSelectedText()) actions.onSelect(record);
      }}
      className={clsx(
        'cursor-pointer border-t border-line',
        isTry ? 'h-12' : actions.remarkOf ? 'h-23' : 'h-17',
        goalTint(record, actions),
        isSelected(record, actions) && selectedTableRow,
      )}
    >
      <td data-choice className={clsx('select-none', boxColumn)}>
        <GoalBox record={record} name={isTry ? tryLabelOf(numbered) : labelOf(record)} />
      </td>
      <td className="py-1 pe-4 print:ps-3">
        {isTry ? <TryName record={record} number={numbered.number} /> : <RecordName tries={row.tries} />}
      </td>
      <td className="pe-3 text-label font-normal text-muted tabular-nums">{formatTime(record.createdAt)}</td>
      <td className="pe-3 text-label font-normal text-muted tabular-nums">{formatDate(record.createdAt)}</td>
      <td className="pe-3 text-end whitespace-nowrap print:hidden">
        <RowButtons record={record} />
      </td>
    </tr>
  );
}
