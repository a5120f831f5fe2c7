import { clsx } from 'clsx';

import { limits } from '@/domain/limits';
import { formatDate, formatTime } from '@/lib/dates';
import { useHintsShown } from '@/session/preferences';
import { boxColumn, FoundBox } from '@/ui/choice-boxes';
import { headGround, HeadCell, TableList, TableRow } from '@/ui/list-rows';
import { alignedWithWords, SortHeaders } from '@/ui/sort-header';
import type { ListProps, RowPlace } from '@/ui/use-list-rows';
import { useMinWidth } from '@/ui/use-media-query';
import { useIsPrinting } from '@/ui/use-virtual-rows';

import { GoalName } from './goal-name';
import { GoalBox, isSelected, marked, RowButtons, WordingMark } from './goal-row';
import { GoalGroupBox, GroupFold, GroupName, GroupRoles, TriesFold } from './group-parts';
import { GroupShare, GroupStones, ServesMenu } from './lazy-parts';
import { usePocket } from './pocket-context';
import type { GoalRow, GroupRow, PocketRow } from './pocket-rows';
import { pocketList } from './pocket-view';

/** In groups every record has its role below its goal. */
const groupedColumns = pocketList.columns
  .filter(({ column }) => column !== 'role')
  .map((column) => (column.column === 'name' ? { ...column, label: 'Strategic goal' } : column));

const widths: Record<string, string> = { name: 'print:ps-3', role: 'w-29 print:w-3/10', time: 'w-21', date: 'w-26.5' };
/** Beside details a role is below its name, and a time below its date: their cells span both heads. */
const besideDetails: Record<string, string> = { name: 'print:ps-3', role: 'w-17', time: 'w-20', date: 'w-19' };

/** What table and cards of the pocket are given. */
export type PocketRowsProps = Omit<ListProps<PocketRow>, 'estimate' | 'children'> & { isGrouped: boolean };

/** The pocket from 768 px on. */
export function PocketTable({ isGrouped, ...list }: PocketRowsProps) {
  const parts = usePocket();
  const isBeside = useIsBeside();
  const columns = isGrouped ? groupedColumns : pocketList.columns;
  // On paper there is neither a box nor anything to press.
  const columnCount = columns.length + (useIsPrinting() ? 0 : 2);
  return (
    <TableList
      {...list}
      label={parts.kind.listTitle}
      estimate={4.25}
      head={
        <>
          <td className={boxColumn}>
            <FoundBox />
          </td>
          <SortHeaders
            columns={columns}
            view={parts.view}
            // The button has 8 px beside its words, but for the first: there they would be over the box.
            classNameOf={(column) => clsx(alignedWithWords, (isBeside ? besideDetails : widths)[column])}
          />
          <th scope="col" className="w-23 pe-5 text-end font-medium print:hidden pointer-coarse:w-28">
            Action
          </th>
        </>
      }
    >
      {(row, place) => <Row row={row} place={place} columnCount={columnCount} />}
    </TableList>
  );
}

/** Whether the table is beside the details of a record. */
function useIsBeside(): boolean {
  const isWide = useMinWidth(limits.wideHeaderFrom);
  return usePocket().selected !== undefined && isWide;
}

type RowProps<Row> = { row: Row; place: RowPlace; columnCount: number };

function Row({ row, place, columnCount }: RowProps<PocketRow>) {
  const areHintsShown = useHintsShown();
  switch (row.type) {
    case 'group':
      return <GroupCells row={row} place={place} columnCount={columnCount} />;
    case 'about':
      return (
        <TableRow place={place} className="print:break-after-avoid">
          <td colSpan={columnCount} className={clsx('pe-5 pb-3', headGround)}>
            <div className="flex items-start gap-4 ps-19.5 print:ps-3 pointer-coarse:ps-23">
              <div className="min-w-0 flex-1">
                <GroupRoles group={row.group} />
                <ServesMenu group={row.group} />
              </div>
              {areHintsShown && (
                // As wide before it is known: roles must not break into another line then.
                <div className="min-w-60 shrink-0 text-end whitespace-nowrap">
                  <GroupShare group={row.group} />
                </div>
              )}
            </div>
          </td>
        </TableRow>
      );
    case 'tries':
      return (
        <TableRow place={place} className="h-10 border-t border-line print:hidden">
          <td colSpan={columnCount} className="ps-14 pe-5">
            <TriesFold tries={row.tries} isOpen={row.isOpen} />
          </td>
        </TableRow>
      );
    case 'row':
      return <GoalCells row={row} place={place} />;
  }
}

function GroupCells({ row, place, columnCount }: RowProps<GroupRow>) {
  const { group } = row;
  return (
    <TableRow place={place} className="print:break-after-avoid">
      <HeadCell
        place={place}
        colSpan={columnCount}
        className="ps-2.5 pe-5 pt-2.5 shadow-[inset_0_1px_0_var(--c-line)] print:ps-3 pointer-coarse:ps-1"
      >
        <div className="flex items-start">
          <span data-choice className="-mt-1.25 select-none print:hidden pointer-coarse:-mt-2.5">
            <GoalGroupBox group={group} />
          </span>
          <GroupFold row={row} className="-mt-1.25 pointer-coarse:-mt-2.5" />
          <div className="min-w-0 flex-1 pe-4 pb-1.5">
            <GroupName group={group} />
          </div>
          <span className="flex h-6 items-center">
            <GroupStones group={group} />
          </span>
        </div>
      </HeadCell>
    </TableRow>
  );
}

function GoalCells({ row, place }: { row: GoalRow; place: RowPlace }) {
  const parts = usePocket();
  const { record, tries, isEarlier } = row;
  const isGrouped = tries !== null;
  const isBeside = useIsBeside();
  const role = (
    <>
      <WordingMark record={record} />
      {marked(record.role, parts.view.words)}
    </>
  );
  return (
    <TableRow
      place={place}
      record={{
        isSelected: isSelected(record, parts),
        isChosen: parts.choice.has(record),
        onPress: () => parts.open(record),
      }}
      className={isEarlier ? 'h-12' : 'h-17'}
    >
      <td data-choice className={clsx('select-none', boxColumn)}>
        <GoalBox row={row} />
      </td>
      <td colSpan={isBeside && !isGrouped ? 2 : 1} className={clsx('pe-4 print:ps-3', isGrouped ? 'py-1' : 'py-2')}>
        <GoalName row={row} role={isBeside && !isGrouped && role} />
      </td>
      {!isGrouped && !isBeside && (
        <td className="pe-3 text-start text-label font-normal text-muted [unicode-bidi:plaintext]" title={record.role}>
          <span className="line-clamp-2 wrap-anywhere">{role}</span>
        </td>
      )}
      {!isBeside && (
        <td className="pe-3 text-label font-normal text-muted tabular-nums">{formatTime(record.createdAt)}</td>
      )}
      <td colSpan={isBeside ? 2 : 1} className="pe-3 text-label font-normal text-muted tabular-nums">
        {formatDate(record.createdAt)}
        {isBeside && <span className="block">{formatTime(record.createdAt)}</span>}
      </td>
      <td className="pe-3 text-end whitespace-nowrap print:hidden">
        <RowButtons record={record} />
      </td>
    </TableRow>
  );
}
