import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash';
import type { ReactNode } from 'react';

import { GoalProgress } from '@/components/goal/goal-progress';
import type { GoalRecord } from '@/domain/goal';
import { IconButton } from '@/ui/button';
import { ChoiceBox } from '@/ui/choice-boxes';
import { Highlighted } from '@/ui/highlighted';

import { usePocket, type PocketParts } from './pocket-context';
import type { GoalRow } from './pocket-rows';

/** Names a record among others with its goal. */
export const labelOf = ({ role, goal }: GoalRecord): string => `${role || '\u2013'}: ${goal || '\u2013'}`;

/** Selects a record; with Shift all records from the last one to it. */
export function GoalBox({ row }: { row: GoalRow }) {
  const { record, isInGroup } = row;
  return <ChoiceBox row={record} name={isInGroup ? labelOf(record) : record.goal} />;
}

export const isSelected = (record: GoalRecord, { selected }: PocketParts) => selected?.key === record.key;

/** A text with the searched words marked; a plain string without a search, since rows are many. */
export function marked(text: string, words: readonly string[]): ReactNode {
  const shown = text || '\u2013';
  return words.length === 0 ? shown : <Highlighted text={shown} words={words} markClassName="text-inherit" />;
}

/** Marks a record with edited lines (docs/product.md 7.19). */
export function VersionMark({ record }: { record: GoalRecord }) {
  if (!usePocket().pocket.goals.versionOf(record)?.lines) return null;
  return (
    <Pencil role="img" aria-label="Your version" className="me-1.5 inline size-4 align-[-3px]" strokeWidth={1.85} />
  );
}

/** How far a goal is, below its name. */
export function RowProgress({ record }: { record: GoalRecord }) {
  const { pocket, view } = usePocket();
  return <GoalProgress pocket={pocket} record={record} today={view.today} />;
}

/** Download and delete, named with the goal. */
export function RowButtons({ record }: { record: GoalRecord }) {
  const { downloading, deleting, openAndDownload, remove } = usePocket();
  return (
    <>
      <IconButton
        icon={Download}
        label={`Download ${record.goal}`}
        pending={downloading.includes(record.key)}
        onClick={() => openAndDownload(record)}
      />
      <IconButton
        icon={Trash}
        label={`Delete ${record.goal}`}
        pending={deleting.includes(record.key)}
        onClick={() => remove(record)}
      />
    </>
  );
}
