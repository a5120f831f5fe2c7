import { clsx } from 'clsx';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash';
import type { ReactNode } from 'react';

import { isUntouched, sinceCheckIn, standIn } from '@/components/goal/touched';
import type { GoalRecord } from '@/domain/goal';
import { IconButton } from '@/ui/button';
import { ChoiceBox } from '@/ui/choice-boxes';
import { Highlighted } from '@/ui/highlighted';

import { usePocket, type PocketParts } from './pocket-context';
import type { GoalRow } from './pocket-rows';

/** Names a record among others with its goal. */
export const labelOf = ({ role, goal }: GoalRecord): string => `${role || '\u2013'}: ${goal || '\u2013'}`;

/** Names the box and the opener of a row in groups. */
export const rowLabelOf = ({ record, number, isEarlier }: GoalRow): string =>
  isEarlier ? `Draft ${number}, ${labelOf(record)}` : labelOf(record);

/** Selects a record; with Shift all records from the last one to it. */
export function GoalBox({ row, className }: { row: GoalRow; className?: string }) {
  const { record, drafts } = row;
  const name = drafts === null ? record.goal : rowLabelOf(row);
  return <ChoiceBox row={record} name={name} className={className} />;
}

export const isSelected = (record: GoalRecord, { selected }: PocketParts) => selected?.key === record.key;

/** A text with the searched words marked; a plain string without a search, since rows are many. */
export function marked(text: string, words: readonly string[]): ReactNode {
  const shown = text || '\u2013';
  return words.length === 0 ? shown : <Highlighted text={shown} words={words} markClassName="text-inherit" />;
}

/** Marks a record with edited lines (docs/product.md 7.19). */
export function WordingMark({ record }: { record: GoalRecord }) {
  if (!usePocket().pocket.goals.wordingOf(record)?.lines) return null;
  return (
    <Pencil role="img" aria-label="Your version" className="me-1.5 inline size-4 align-[-3px]" strokeWidth={1.85} />
  );
}

/** The progress of a goal; empty while it is unknown or unreadable (docs/product.md 7.24). */
export function RowProgress({ record }: { record: GoalRecord }) {
  const { pocket, view } = usePocket();
  const wording = pocket.goals.wordingOf(record);
  const stand = pocket.isReady ? standIn(pocket.goals, record) : undefined;
  // Reserves the height, so that rows don't move.
  if (stand === undefined) return <p className="min-h-5" />;
  if (wording === undefined || stand.state === 'not started')
    return <p className="text-small text-muted">Not started</p>;
  const isDone = stand.state === 'done';
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 text-small text-muted">
      <span aria-hidden className="h-1.5 w-18 overflow-hidden rounded-full bg-track forced-colors:border">
        <span
          className={clsx(
            'block h-full rounded-full forced-colors:bg-[CanvasText]',
            isDone ? 'bg-success' : 'bg-accent',
          )}
          style={{ width: `${stand.percent}%` }}
        />
      </span>
      <span className="font-medium text-ink tabular-nums">{isDone ? 'Done' : `${stand.percent}%`}</span>
      {isUntouched(record, wording, view.today) && (
        <span className="text-blaze-soft-ink">{sinceCheckIn(wording, view.today)}</span>
      )}
    </p>
  );
}

/** Download and delete, named with the goal. */
export function RowButtons({ record }: { record: GoalRecord }) {
  const { downloading, downloadIntent, deleting, openAndDownload, remove } = usePocket();
  return (
    <>
      <IconButton
        {...downloadIntent}
        icon={Download}
        label={`Download ${record.goal}`}
        pending={downloading.includes(record.key)}
        onClick={(event) => {
          event.stopPropagation();
          openAndDownload(record);
        }}
      />
      <IconButton
        icon={Trash}
        label={`Delete ${record.goal}`}
        pending={deleting.includes(record.key)}
        onClick={(event) => {
          event.stopPropagation();
          remove(record);
        }}
      />
    </>
  );
}
