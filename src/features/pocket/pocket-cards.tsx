import { clsx } from 'clsx';

import type { GoalGroup } from '@/domain/goal-groups';
import { formatDate, formatTime } from '@/lib/dates';
import { useHintsShown } from '@/session/preferences';
import { phoneBox, PhoneFoundBox } from '@/ui/choice-boxes';
import { Highlighted } from '@/ui/highlighted';
import { clearOfBars, headGround, openHead } from '@/ui/row-groups';
import { useVirtualRows } from '@/ui/use-virtual-rows';

import { GoalName } from './goal-name';
import { GoalBox, goalTint, isSelected, RowButtons, useRowFocus, WordingMark } from './goal-row';
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
import { usePocket, type PocketParts } from './pocket-context';
import { keyOf, useHeadsInSight, type GoalRow, type PocketRow, type PocketRows } from './pocket-rows';

const underPhoneBar = 'sticky top-[calc(var(--top-inset)+60px)] z-2 print:static';

/** The look of a card. @param isPast whether it is above the group that is in sight */
function lookOf(row: PocketRow, isPast: boolean, parts: PocketParts): string {
  switch (row.type) {
    case 'group':
      return clsx('pt-3 print:break-after-avoid', !isPast && underPhoneBar, openHead);
    case 'about':
      return clsx('pb-3.5 print:break-after-avoid', headGround);
    case 'tries':
      return 'border-t border-line py-1 ps-12 pe-2 print:hidden';
    case 'goal':
      return clsx(
        'flex flex-wrap gap-1 border-t border-line ps-1 pe-2',
        row.isEarlier ? 'py-2.5' : 'py-3.5',
        goalTint(row.record, parts),
        isSelected(row.record, parts) && 'shadow-[inset_3px_0_0_var(--c-accent)]',
      );
  }
}

/** The pocket below 768 px. */
export function PocketCards({ list }: { list: PocketRows }) {
  const parts = usePocket();
  const { rows, isGrouped, headOf } = list;
  const virtual = useVirtualRows<HTMLUListElement, PocketRow>(rows, keyOf, parts.remarkOf ? 7.5 : 6, headOf);
  const { ref, shown, gapAfter, handlers } = virtual;
  // In groups the arrows scroll the page.
  const focusHandlers = { onFocus: handlers.onFocus, onBlur: handlers.onBlur };
  useRowFocus(list, virtual);
  const heads = useHeadsInSight(list, virtual);
  return (
    <>
      <PhoneFoundBox {...parts} />
      <ul
        ref={ref}
        aria-label={parts.kind.listTitle}
        style={{ paddingBottom: gapAfter }}
        {...(isGrouped ? focusHandlers : handlers)}
        className={clsx(isGrouped && clearOfBars)}
      >
        {shown.map(({ index, gap }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={row.key}
                data-index={index}
                data-sticky={row.type === 'group' || undefined}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                style={{ marginTop: gap }}
                className={lookOf(row, index < heads.current, parts)}
              >
                <Card row={row} onFold={heads.keepInSight} />
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}

type CardProps = {
  row: PocketRow;
  /** Called before its group is expanded or collapsed. */
  onFold: (group: GoalGroup) => void;
};

function Card({ row, onFold }: CardProps) {
  const areHintsShown = useHintsShown();
  switch (row.type) {
    case 'group':
      return (
        <div className="flex items-start ps-1 pe-2">
          <span className="-mt-2.5 select-none print:hidden">
            <GroupBox group={row.group} className={phoneBox} />
          </span>
          <div className="min-w-0 flex-1 ps-1 pb-1 print:ps-3">
            <GroupName group={row.group} />
          </div>
          <FoldButton group={row.group} isOpen={row.isOpen} onPress={onFold} className="-mt-2.5 size-11" />
        </div>
      );
    case 'about':
      return (
        <div className="grid grid-cols-1 gap-1 ps-13 pe-4 print:ps-4">
          <GroupRoles group={row.group} />
          {areHintsShown && (
            // As high before they are loaded: what is pressed below must not move.
            <div className="flex min-h-lh flex-wrap items-center gap-x-3 gap-y-1 text-small">
              <GroupStones group={row.group} />
              <GroupShare group={row.group} />
            </div>
          )}
          <ServesMenu group={row.group} />
        </div>
      );
    case 'tries':
      return <TriesFold tries={row.tries} isOpen={row.isOpen} />;
    case 'goal':
      return <GoalCard row={row} />;
  }
}

function GoalCard({ row }: { row: GoalRow }) {
  const { record, tries } = row;
  const { words } = usePocket().view;
  return (
    <>
      <span className="-my-2.5 select-none print:hidden">
        <GoalBox row={row} className={phoneBox} />
      </span>
      <div className="min-w-0 flex-1 basis-24 self-center print:ps-3">
        <GoalName row={row} />
        <p className="mt-0.5 text-small text-muted">
          {tries === null && (
            <>
              <WordingMark record={record} />
              <Highlighted text={record.role || '\u2013'} words={words} markClassName="text-inherit" /> ·{' '}
            </>
          )}
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
