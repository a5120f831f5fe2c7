import Download from 'lucide-react/icons/download';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash';
import type { ReactNode } from 'react';

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
  isEarlier ? `Try ${number}, ${labelOf(record)}` : labelOf(record);

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

/** Says that a record has the person's own wording (docs/product.md 7.19). */
export function WordingMark({ record }: { record: GoalRecord }) {
  if (usePocket().pocket.goals.wordingOf(record) === undefined) return null;
  return <Pencil role="img" aria-label="Your wording" className="me-1.5 inline size-4 align-[-3px]" />;
}

/** The line below the name of a record, such as its days without a check-in (docs/product.md 7.24). */
export function Remark({ record }: { record: GoalRecord }) {
  const { remarkOf } = usePocket();
  return (
    remarkOf && (
      <p className="mt-0.5 flex items-center gap-1.5 text-small font-normal text-muted md:-me-3">
        <History className="size-4 shrink-0" />
        <span className="min-w-0 md:truncate">{remarkOf(record)}</span>
      </p>
    )
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
