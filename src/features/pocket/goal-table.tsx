import { clsx } from 'clsx';

import type { GoalRecord } from '@/domain/goal';
import { formatDate, formatTime } from '@/lib/dates';
import { boxColumn, FoundBox, isBesideBox, phoneBox, PhoneFoundBox } from '@/ui/choice-boxes';
import { Highlighted } from '@/ui/highlighted';
import { alignedWithWords, SortHeaders } from '@/ui/sort-header';
import { hasSelectedText } from '@/ui/text-selection';
import { RowGap, selectedTableRow, useVirtualRows, type VirtualRow } from '@/ui/use-virtual-rows';

import {
  GoalBox,
  GoalName,
  goalTint,
  isSelected,
  marked,
  RowButtons,
  useRowActions,
  useRowFocus,
  WordingMark,
} from './goal-row';
import { pocketList, type Column, type PocketView } from './pocket-view';

const { idOf } = pocketList;

type RowsProps = {
  caption: string;
  /** As they are filtered and sorted. */
  records: readonly GoalRecord[];
  view: PocketView;
};

const keepIndex = (index: number) => index;

const columnWidths: Record<Column, string> = {
  name: 'print:ps-3',
  role: 'w-29 print:w-3/10',
  time: 'w-21',
  date: 'w-26.5',
};

/** The pocket from 768 px on. The goal is a button; a click anywhere else in its row does the same. */
export function GoalTable({ caption, records, view }: RowsProps) {
  const actions = useRowActions();
  const rows = useVirtualRows<HTMLTableSectionElement, GoalRecord>(records, idOf, actions.remarkOf ? 5.75 : 4.25);
  const { ref, shown, gapAfter, handlers } = rows;
  useRowFocus(rows, (key) => records.findIndex((record) => idOf(record) === key), keepIndex);
  return (
    <table className="w-full table-fixed text-start" aria-rowcount={records.length + 1}>
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sunken text-label text-muted">
        <tr className="h-11" aria-rowindex={1}>
          <td className={boxColumn}>
            <FoundBox {...actions} />
          </td>
          <SortHeaders
            columns={pocketList.columns}
            view={view}
            // The button has 8 px beside its words, but for the first: there they would be over the box.
            classNameOf={(column) => clsx(alignedWithWords, columnWidths[column])}
          />
          <th scope="col" className="w-23 pe-5 text-end font-medium print:hidden pointer-coarse:w-28">
            Action
          </th>
        </tr>
      </thead>
      <tbody ref={ref} {...handlers}>
        {shown.map((row) => {
          const record = records[row.index];
          return record && <Row key={record.key} row={row} record={record} words={view.words} />;
        })}
        <RowGap height={gapAfter} />
      </tbody>
    </table>
  );
}

type RowProps = { row: VirtualRow; record: GoalRecord; words: readonly string[] };

function Row({ row: { index, gap }, record, words }: RowProps) {
  const actions = useRowActions();
  return (
    <>
      <RowGap height={gap} />
      <tr
        data-index={index}
        aria-rowindex={index + 2}
        onClick={({ target }) => {
          if (!isBesideBox(target) && !hasSelectedText()) actions.onSelect(record);
        }}
        className={clsx(
          actions.remarkOf ? 'h-23' : 'h-17',
          'cursor-pointer border-t border-line',
          goalTint(record, actions),
          isSelected(record, actions) && selectedTableRow,
        )}
      >
        <td data-choice className={clsx('select-none', boxColumn)}>
          <GoalBox record={record} />
        </td>
        <td className="py-2 pe-4 print:ps-3">
          <GoalName record={record} words={words} />
        </td>
        <td className="pe-3 text-start text-label font-normal text-muted [unicode-bidi:plaintext]" title={record.role}>
          <span className="line-clamp-2 wrap-anywhere">
            <WordingMark record={record} />
            {marked(record.role, words)}
          </span>
        </td>
        <td className="pe-3 text-label font-normal text-muted tabular-nums">{formatTime(record.createdAt)}</td>
        <td className="pe-3 text-label font-normal text-muted tabular-nums">{formatDate(record.createdAt)}</td>
        <td className="pe-3 text-end whitespace-nowrap print:hidden">
          <RowButtons record={record} />
        </td>
      </tr>
    </>
  );
}

/** The pocket below 768 px. */
export function GoalList({ caption, records, view }: RowsProps) {
  const actions = useRowActions();
  const rows = useVirtualRows<HTMLUListElement, GoalRecord>(records, idOf, actions.remarkOf ? 7.5 : 6);
  const { ref, shown, gapAfter, handlers } = rows;
  useRowFocus(rows, (key) => records.findIndex((record) => idOf(record) === key), keepIndex);
  const { words } = view;
  return (
    <>
      <PhoneFoundBox {...actions} />
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
                'flex flex-wrap gap-1 border-t border-line py-3.5 ps-1 pe-2',
                goalTint(record, actions),
                isSelected(record, actions) && 'shadow-[inset_3px_0_0_var(--c-accent)]',
              )}
            >
              <span className="-my-2.5 select-none print:hidden">
                <GoalBox record={record} className={phoneBox} />
              </span>
              <div className="min-w-0 flex-1 basis-24 self-center print:ps-3">
                <GoalName record={record} words={words} />
                <p className="mt-0.5 text-small text-muted">
                  <WordingMark record={record} />
                  <Highlighted text={record.role || '\u2013'} words={words} markClassName="text-inherit" /> ·{' '}
                  <span className="whitespace-nowrap">{formatTime(record.createdAt)}</span> ·{' '}
                  <span className="whitespace-nowrap">{formatDate(record.createdAt)}</span>
                </p>
              </div>
              <div className="ms-auto flex gap-1 print:hidden">
                <RowButtons record={record} />
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
