import { clsx } from 'clsx';

import { formatDate, formatTime } from '@/lib/dates';
import { useHintsShown } from '@/session/preferences';
import { phoneBox, PhoneFoundBox } from '@/ui/choice-boxes';
import { Highlighted } from '@/ui/highlighted';
import { CardList, CardRow, headGround } from '@/ui/list-rows';
import type { RowPlace } from '@/ui/use-list-rows';

import { GoalName } from './goal-name';
import { GoalBox, isSelected, RowButtons, VersionMark } from './goal-row';
import { GoalGroupBox, GroupFold, GroupName, GroupRoles, EarlierDrafts } from './group-parts';
import { GroupShare, ServesMenu } from './lazy-parts';
import { usePocket } from './pocket-context';
import type { GoalRow, PocketRow } from './pocket-rows';
import type { PocketRowsProps } from './pocket-table';

/** The pocket below 768 px. */
export function PocketCards(list: Omit<PocketRowsProps, 'isGrouped'>) {
  const parts = usePocket();
  return (
    <>
      <PhoneFoundBox />
      <CardList {...list} label={parts.kind.listTitle} estimate={7}>
        {(row, place) => <Card row={row} place={place} />}
      </CardList>
    </>
  );
}

function Card({ row, place }: { row: PocketRow; place: RowPlace }) {
  const areHintsShown = useHintsShown();
  switch (row.type) {
    case 'group':
      return (
        <CardRow
          place={place}
          isHead
          className="flex items-start ps-1 pe-2 pt-3 shadow-[inset_0_1px_0_var(--c-line)] print:break-after-avoid"
        >
          <span className="-mt-2.5 select-none print:hidden">
            <GoalGroupBox group={row.group} className={phoneBox} />
          </span>
          <div className="min-w-0 flex-1 ps-1 pb-1 print:ps-3">
            <GroupName group={row.group} />
          </div>
          <GroupFold row={row} className="-mt-2.5 size-11" />
        </CardRow>
      );
    case 'about':
      return (
        <CardRow
          place={place}
          className={clsx(
            'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 ps-13 pe-4 pb-3.5 print:break-after-avoid print:ps-4',
            headGround,
          )}
        >
          <GroupRoles group={row.group} />
          {areHintsShown && (
            // Reserves the width before it is known: roles must not wrap later.
            <div className="min-w-20 text-end whitespace-nowrap">
              <GroupShare group={row.group} />
            </div>
          )}
          <div className="col-span-full">
            <ServesMenu group={row.group} />
          </div>
        </CardRow>
      );
    case 'earlier':
      return (
        <CardRow place={place} className="border-t border-line py-1 ps-12 pe-2 print:hidden">
          <EarlierDrafts drafts={row.drafts} isOpen={row.isOpen} />
        </CardRow>
      );
    case 'row':
      return <GoalCard row={row} place={place} />;
  }
}

function GoalCard({ row, place }: { row: GoalRow; place: RowPlace }) {
  const { record, drafts, isEarlier } = row;
  const parts = usePocket();
  const { words } = parts.view;
  return (
    <CardRow
      place={place}
      record={{ isSelected: isSelected(record, parts), isChosen: parts.choice.has(record) }}
      className={clsx('flex gap-1 ps-1 pe-2', isEarlier ? 'py-2.5' : 'py-3.5')}
    >
      <span className="-my-2.5 select-none print:hidden">
        <GoalBox row={row} className={phoneBox} />
      </span>
      <div className="min-w-0 flex-1 self-center print:ps-3">
        <GoalName row={row} />
        <div className="flex flex-wrap items-end justify-between">
          <p className="mt-0.5 min-w-0 flex-1 basis-24 text-small text-muted">
            {drafts === null && (
              <>
                <VersionMark record={record} />
                <Highlighted text={record.role || '\u2013'} words={words} markClassName="text-inherit" />
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
      </div>
    </CardRow>
  );
}
