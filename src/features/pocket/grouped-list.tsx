import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import type { GoalGroup } from '@/domain/goal-groups';
import { formatDate, formatTime } from '@/lib/dates';
import { phoneBox, PhoneFoundBox } from '@/ui/choice-boxes';
import { clearOfBars, headGround, openHead } from '@/ui/row-groups';
import { useVirtualRows } from '@/ui/use-virtual-rows';

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
import { keyOf, useHeadsInSight, type GroupedRow } from './group-rows';
import type { GroupedRowsProps } from './grouped-table';
import { ServesMenu } from './serves-menu';

/** The pocket in groups, below 768 px. */
export function GroupedList({ caption, grouped }: GroupedRowsProps) {
  const actions = useRowActions();
  const { rows, headOf, indexOf, indexAtPlace } = grouped;
  const virtual = useVirtualRows<HTMLUListElement, GroupedRow>(rows, keyOf, 6, headOf);
  const { ref, shown, gapAfter, handlers } = virtual;
  // No key is taken: the arrows scroll the page.
  const focusHandlers = { onFocus: handlers.onFocus, onBlur: handlers.onBlur };
  useRowFocus(virtual, indexOf, indexAtPlace);
  const heads = useHeadsInSight(grouped, virtual);

  function lookOf(row: GroupedRow, isPast: boolean): string {
    switch (row.type) {
      case 'head':
        return clsx('pt-3 print:break-after-avoid', !isPast && underPhoneBar, openHead);
      case 'about':
        return clsx('pb-3.5 print:break-after-avoid', headGround);
      case 'fold':
        return 'border-t border-line py-1 ps-12 pe-2 print:hidden';
      case 'record':
      case 'try': {
        const { record } = numberedOf(row);
        return clsx(
          'flex flex-wrap gap-1 border-t border-line ps-1 pe-2',
          row.type === 'try' ? 'py-2.5' : 'py-3.5',
          goalTint(record, actions),
          isSelected(record, actions) && 'shadow-[inset_3px_0_0_var(--c-accent)]',
        );
      }
    }
  }

  return (
    <>
      <PhoneFoundBox {...actions} />
      <ul ref={ref} aria-label={caption} style={{ paddingBottom: gapAfter }} {...focusHandlers} className={clearOfBars}>
        {shown.map(({ index, gap }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <li
              key={row.key}
              data-index={index}
              data-sticky={row.type === 'head' || undefined}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ marginTop: gap }}
              className={lookOf(row, index < heads.current)}
            >
              <RowContent row={row} onFold={heads.keepInSight} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

const underPhoneBar = 'sticky top-[calc(var(--top-inset)+60px)] z-2 print:static';

type RecordRow = Extract<GroupedRow, { type: 'record' | 'try' }>;

const numberedOf = (row: RecordRow) => (row.type === 'try' ? row.each : row.tries.latest);

type RowContentProps = {
  row: GroupedRow;
  /** Called before its group is opened or folded. */
  onFold: (group: GoalGroup) => void;
};

function RowContent({ row, onFold }: RowContentProps): ReactNode {
  const { group, isOpen } = row;
  switch (row.type) {
    case 'head':
      return (
        <div className="flex items-start ps-1 pe-2">
          <span className="-mt-2.5 select-none print:hidden">
            <GroupBox group={group} className={phoneBox} />
          </span>
          <div className="min-w-0 flex-1 ps-1 pb-1 print:ps-3">
            <GroupName group={group} />
          </div>
          <FoldButton group={group} isOpen={isOpen} onPress={onFold} className="-mt-2.5 size-11" />
        </div>
      );
    case 'about':
      return (
        <div className="grid grid-cols-1 gap-1 ps-13 pe-4 print:ps-4">
          <GroupRoles group={group} />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <GroupStones group={group} />
            <GroupShare group={group} />
          </div>
          <ServesMenu group={group} />
        </div>
      );
    case 'fold':
      return <TriesFold tries={row.tries} isOpen={isOpen} />;
    case 'record':
    case 'try':
      return <RecordContent row={row} />;
  }
}

function RecordContent({ row }: { row: RecordRow }) {
  const numbered = numberedOf(row);
  const { record } = numbered;
  const isTry = row.type === 'try';
  return (
    <>
      <span className="-my-2.5 select-none print:hidden">
        <GoalBox record={record} name={isTry ? tryLabelOf(numbered) : labelOf(record)} className={phoneBox} />
      </span>
      <div className="min-w-0 flex-1 basis-24 self-center print:ps-3">
        {isTry ? <TryName record={record} number={numbered.number} /> : <RecordName tries={row.tries} />}
        <p className="mt-0.5 text-small text-muted">
          <span className="whitespace-nowrap">{formatTime(record.createdAt)}</span> ·{' '}
          <span className="whitespace-nowrap">{formatDate(record.createdAt)}</span>
        </p>
      </div>
      <div className="ms-auto flex gap-1 print:hidden">
        <RowButtons record={record} />
      </div>
    </>
  );
}
