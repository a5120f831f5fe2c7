import { clsx } from 'clsx';
import type { LucideProps } from 'lucide-react';
import type { ReactNode } from 'react';

import { isUntouched, sinceCheckIn, standIn } from '@/components/goal/touched';
import type { GoalRecord } from '@/domain/goal';
import { IconButton } from '@/ui/button';
import { ChoiceBox } from '@/ui/choice-boxes';
import { Highlighted } from '@/ui/highlighted';

import { usePocket, type PocketParts } from './pocket-context';
import type { GoalRow } from './pocket-rows';

/** What a record is called beside the others of its goal. */
export const labelOf = ({ role, goal }: GoalRecord): string => `${role || '\u2013'}: ${goal || '\u2013'}`;

/** What the box and the opener of a row in groups are called. */
export const rowLabelOf = ({ record, number, isEarlier }: GoalRow): string =>
  isEarlier ? `Draft ${number}, ${labelOf(record)}` : labelOf(record);

/** Chooses a record, with Shift all from the last one to it. */
export function GoalBox({ row, className }: { row: GoalRow; className?: string }) {
  const { record, tries } = row;
  const name = tries === null ? record.goal : rowLabelOf(row);
  return <ChoiceBox row={record} name={name} className={className} />;
}

export const isSelected = (record: GoalRecord, { selected }: PocketParts) => selected?.key === record.key;

/** A text with the words that were searched marked. Its element takes its direction from the text: one more element for each row is many. */
export function marked(text: string, words: readonly string[]): ReactNode {
  const shown = text || '\u2013';
  return words.length === 0 ? shown : <Highlighted text={shown} words={words} markClassName="text-inherit" />;
}

/** An icon of Lucide's in one path instead of up to five: a list has two icons in each row. */
function inOnePath(path: string) {
  return function Icon(props: LucideProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.85"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={props.role === undefined}
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };
}

const Download = inOnePath('M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5');
const Trash = inOnePath(
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
);
const Pencil = inOnePath(
  'M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8L2 21.4a.5.5 0 0 0 .6.6L7 20.7a2 2 0 0 0 .8-.5zM15 5l4 4',
);

/** Says that a record has lines of the person's own (docs/product.md 7.19). */
export function WordingMark({ record }: { record: GoalRecord }) {
  if (!usePocket().pocket.goals.wordingOf(record)?.lines) return null;
  return <Pencil role="img" aria-label="Your version" className="me-1.5 inline size-4 align-[-3px]" />;
}

/** How far a goal is, below its name; nothing before that is known, or where it is unreadable (docs/product.md 7.24). */
export function RowProgress({ record }: { record: GoalRecord }) {
  const { pocket, view } = usePocket();
  const wording = pocket.goals.wordingOf(record);
  const stand = pocket.isReady ? standIn(pocket.goals, record) : undefined;
  // As high before it is known: rows must not move then.
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

/** Download and delete, named with the goal. Their clicks do not bubble to the row. */
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
