import { clsx } from 'clsx';

import { limits } from '@/domain/limits';
import { formatDate, formatTime } from '@/lib/dates';
import { useHintsShown } from '@/session/preferences';
import { boxColumn, FoundBox, PhoneHead } from '@/ui/choice-boxes';
import { headGround, HeadCell, TableList, TableRow, type ListProps, type RowPlace } from '@/ui/list-rows';
import { alignedWithWords, SortHeaders } from '@/ui/sort-header';
import { useMinWidth } from '@/ui/use-media-query';
import { useIsPrinting } from '@/ui/use-virtual-rows';

import { GoalName } from './goal-name';
import { GoalBox, isSelected, marked, RowButtons, VersionMark } from './goal-row';
import { GoalGroupBox, GroupFold, GroupName, GroupRoles } from './group-parts';
import { GroupShare, ServesMenu } from './lazy-parts';
import { usePocket, type PocketParts } from './pocket-context';
import type { GoalRow, GroupRow, PocketRow } from './pocket-rows';
import { pocketList } from './pocket-view';

const [nameColumn, roleColumn, timeColumn, dateColumn] = pocketList.columns as Four<(typeof pocketList.columns)[0]>;
type Four<T> = [T, T, T, T];

/**
 * The columns of the list, of the list beside open details, and of groups, which show the role below each goal.
 * Below 768 px a record is one cell.
 */
const layouts = {
  full: {
    columns: [nameColumn, roleColumn, timeColumn, dateColumn],
    widths: { role: 'w-29 xl:w-36 print:w-3/10', time: 'w-21', date: 'w-26.5' },
  },
  narrow: {
    columns: [
      [nameColumn, roleColumn],
      [dateColumn, timeColumn],
    ],
    widths: { date: 'w-40' },
  },
  grouped: {
    columns: [{ ...nameColumn, label: 'Strategic goal' }, timeColumn, dateColumn],
    widths: { time: 'w-22', date: 'w-27.5' },
  },
} as const;

type PocketTableProps = Omit<ListProps<PocketRow>, 'estimate' | 'children'> & { isGrouped: boolean; isPhone: boolean };

/** The rows of the pocket. */
export function PocketTable({ isGrouped, isPhone, ...list }: PocketTableProps) {
  const parts = usePocket();
  const isNarrow = useIsNarrow(parts);
  const { columns, widths } = layouts[isGrouped ? 'grouped' : isNarrow ? 'narrow' : 'full'];
  // Paper has neither checkboxes nor buttons.
  const pressed = useIsPrinting() ? 0 : isPhone ? 1 : 2;
  const columnCount = (isPhone ? 1 : columns.length) + pressed;
  const wideHead = (
    <>
      <td className={boxColumn}>
        <FoundBox />
      </td>
      <SortHeaders
        columns={columns}
        view={parts.view}
        // The button has 8 px of padding beside its words, except the first: it would overlap the checkbox.
        classNameOf={(column) =>
          clsx(alignedWithWords, 'print:first-of-type:ps-3', widths[column as keyof typeof widths])
        }
      />
      <th scope="col" className="w-23 pe-5 text-end font-medium print:hidden pointer-coarse:w-28">
        Action
      </th>
    </>
  );
  return (
    <TableList
      {...list}
      label={parts.kind.listTitle}
      estimate={isPhone ? 7 : 4.25}
      head={isPhone ? <PhoneHead /> : wideHead}
    >
      {(row, place) => <Row row={row} place={place} columnCount={columnCount} isPhone={isPhone} />}
    </TableList>
  );
}

/** Whether details stand beside the table: role and time are then below name and date (docs/product.md 7.6). */
const useIsNarrow = ({ selected }: PocketParts): boolean =>
  useMinWidth(limits.wideHeaderFrom) && selected !== undefined;

type RowProps<Row> = { row: Row; place: RowPlace; columnCount: number };

function Row({ row, place, columnCount, isPhone }: RowProps<PocketRow> & { isPhone: boolean }) {
  const areHintsShown = useHintsShown();
  switch (row.type) {
    case 'group':
      return <GroupCells row={row} place={place} columnCount={columnCount} />;
    case 'about':
      return (
        <TableRow place={place} className="print:break-after-avoid">
          <td colSpan={columnCount} className={clsx('pe-5 pb-3', headGround)}>
            <div className="ps-13 md:ps-19.5 print:ps-3 md:pointer-coarse:ps-23">
              <div className="flex flex-wrap items-start gap-x-4">
                <div className="min-w-0 flex-[1_1_8rem]">
                  <GroupRoles group={row.group} />
                </div>
                {areHintsShown && (
                  // Reserves the width before it is known: roles must not wrap later.
                  <div className="min-w-20 shrink-0 text-end whitespace-nowrap md:min-w-30">
                    <GroupShare group={row.group} />
                  </div>
                )}
              </div>
              <ServesMenu group={row.group} />
            </div>
          </td>
        </TableRow>
      );
    case 'row':
      return <GoalCells row={row} place={place} isPhone={isPhone} />;
  }
}

function GroupCells({ row, place, columnCount }: RowProps<GroupRow>) {
  const { group } = row;
  return (
    <TableRow place={place} className="print:break-after-avoid">
      <HeadCell
        place={place}
        colSpan={columnCount}
        className="ps-2.5 pe-5 pt-2.5 shadow-[inset_0_1px_0_var(--c-line)] max-md:ps-1 max-md:pe-2 print:ps-3 pointer-coarse:ps-1"
      >
        <div className="flex items-start">
          <span data-choice className="-mt-1.25 select-none max-md:-mt-2.5 print:hidden pointer-coarse:-mt-2.5">
            <GoalGroupBox group={group} />
          </span>
          <GroupFold row={row} className="-mt-1.25 pointer-coarse:-mt-2.5" />
          <div className="min-w-0 flex-1 pe-4 pb-1.5">
            <GroupName group={group} />
          </div>
        </div>
      </HeadCell>
    </TableRow>
  );
}

const momentClass = 'pe-3 text-label font-normal text-muted tabular-nums';

function GoalCells({ row, place, isPhone }: { row: GoalRow; place: RowPlace; isPhone: boolean }) {
  const parts = usePocket();
  const { record } = row;
  return (
    <TableRow
      place={place}
      record={{
        isSelected: isSelected(record, parts),
        isChosen: parts.choice.has(record),
        onPress: () => parts.open(record),
      }}
      className="h-17"
    >
      <td data-choice className={clsx('select-none max-md:pt-1 max-md:align-top', boxColumn)}>
        <GoalBox row={row} />
      </td>
      {isPhone ? <PhoneCell row={row} /> : <WideCells row={row} />}
    </TableRow>
  );
}

function WideCells({ row }: { row: GoalRow }) {
  const parts = usePocket();
  const { record } = row;
  const isGrouped = parts.view.groups !== null;
  const isNarrow = useIsNarrow(parts) && !isGrouped;
  return (
    <>
      <td className="py-2 pe-4 print:ps-3">
        <GoalName row={row} hasRole={isNarrow || isGrouped} />
      </td>
      {!isGrouped && !isNarrow && (
        <td className="pe-3 text-start text-label font-normal text-muted [unicode-bidi:plaintext]" title={record.role}>
          <span className="line-clamp-3 wrap-anywhere">
            <VersionMark record={record} />
            {marked(record.role, parts.view.words)}
          </span>
        </td>
      )}
      {!isNarrow && <td className={momentClass}>{formatTime(record.createdAt)}</td>}
      <td className={momentClass}>
        {formatDate(record.createdAt)}
        {isNarrow && <span className="block">{formatTime(record.createdAt)}</span>}
      </td>
      <td className="pe-3 text-end whitespace-nowrap print:hidden">
        <RowButtons record={record} />
      </td>
    </>
  );
}

/** Below 768 px: everything below the name. */
function PhoneCell({ row }: { row: GoalRow }) {
  const { words } = usePocket().view;
  const { record, isInGroup } = row;
  return (
    <td className="py-3.5 pe-2 print:ps-3">
      <GoalName row={row} />
      <div className="flex flex-wrap items-end justify-between">
        <p className="mt-0.5 min-w-0 flex-1 basis-24 text-small text-muted">
          {!isInGroup && (
            <>
              <VersionMark record={record} />
              {marked(record.role, words)}
              {'\u00a0\u00b7 '}
            </>
          )}
          <span className="whitespace-nowrap">{formatTime(record.createdAt)}</span>
          {'\u00a0\u00b7 '}
          <span className="whitespace-nowrap">{formatDate(record.createdAt)}</span>
        </p>
        <div className="-my-2.5 ms-auto flex gap-1 print:hidden">
          <RowButtons record={record} />
        </div>
      </div>
    </td>
  );
}
