import { clsx } from 'clsx';
import type { LucideProps } from 'lucide-react';
import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point';
import { createContext, use, useEffect, useEffectEvent, type ComponentProps, type ReactNode } from 'react';

import type { GoalRecord } from '@/domain/goal';
import { IconButton } from '@/ui/button';
import { ChoiceBox, rowTint, type ChoiceParts } from '@/ui/choice-boxes';
import { Highlighted } from '@/ui/highlighted';
import { useFocusAfterClosing, type useVirtualRows } from '@/ui/use-virtual-rows';

/** What can be done with a record; table and list share it. */
export type RowActions = ChoiceParts<GoalRecord> & {
  selected: GoalRecord | undefined;
  /** Rows with the person's own wording are marked. */
  hasOwnWording: (record: GoalRecord) => boolean;
  /** What is said of a record in its row, where all rows have something to say; else null for all. */
  remarkOf: ((record: GoalRecord) => string) | null;
  detailsId: string;
  /** The keys of those whose PDF is being made. */
  downloading: readonly string[];
  /** Handlers of a download button: what it needs is fetched before it is pressed. */
  downloadIntent: Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onFocus'>;
  /** The keys of those that are being deleted. */
  deleting: readonly string[];
  onSelect: (record: GoalRecord) => void;
  onDownload: (record: GoalRecord) => void;
  onDelete: (record: GoalRecord) => void;
  /** The index of a deleted record, once, when its row has gone. */
  takeRemovedIndex: () => number | null;
};

/** Around the rows. */
export const RowActionsContext = createContext<RowActions | null>(null);

export function useRowActions(): RowActions {
  const actions = use(RowActionsContext);
  if (actions === null) throw new Error('A row of the pocket outside of its list.');
  return actions;
}

type GoalBoxProps = { record: GoalRecord; name?: string; className?: string };

/** Chooses a record, with Shift all from the last one to it. */
export function GoalBox({ record, name = record.goal, className }: GoalBoxProps) {
  const { choice, choiceHandlers } = useRowActions();
  return <ChoiceBox choice={choice} choiceHandlers={choiceHandlers} row={record} name={name} className={className} />;
}

/** The ground of a record's row. */
export const goalTint = (record: GoalRecord, actions: RowActions): string =>
  rowTint({ isSelected: isSelected(record, actions), isChosen: actions.choice.has(record) });

export const isSelected = (record: GoalRecord, { selected }: RowActions) => selected?.key === record.key;

/** The goal, what is said of it, and where it could not be deleted with others, why. */
export function GoalName({ record, words }: { record: GoalRecord; words: readonly string[] }) {
  const { choice } = useRowActions();
  return (
    <>
      <GoalOpener record={record} className="block font-medium">
        {/* Within the button: Safari does not cut the lines of a button itself. */}
        <span className={choice.reasons.has(record.key) ? 'line-clamp-1' : 'line-clamp-2'}>
          {marked(record.goal, words)}
        </span>
      </GoalOpener>
      <DeletionReason record={record} />
      <Remark record={record} />
    </>
  );
}

/** What is said of a record in its row, such as how long it was not touched (docs/product.md 7.24). */
export function Remark({ record }: { record: GoalRecord }) {
  const { remarkOf } = useRowActions();
  return (
    remarkOf && (
      <p className="mt-0.5 flex items-center gap-1.5 text-small font-normal text-muted md:-me-3">
        <History aria-hidden className="size-4 shrink-0" strokeWidth={1.85} />
        <span className="min-w-0 md:truncate">{remarkOf(record)}</span>
      </p>
    )
  );
}

type GoalOpenerProps = {
  record: GoalRecord;
  /** Its accessible name, where that is more than what it shows. */
  label?: string;
  className: string;
  children: ReactNode;
};

/** Opens the details. The whole goal is its title. */
export function GoalOpener({ record, label, className, children }: GoalOpenerProps) {
  const actions = useRowActions();
  const isExpanded = isSelected(record, actions);
  return (
    <button
      type="button"
      dir="auto"
      data-goal
      data-row-focus
      title={record.goal}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? actions.detailsId : undefined}
      onClick={(event) => {
        event.stopPropagation();
        actions.onSelect(record);
      }}
      className={clsx(
        'scroll-my-24 rounded-badge text-start wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        className,
      )}
    >
      {children}
    </button>
  );
}

/** Why a record could not be deleted with others; where it was not tried, what stands in the place of that. */
export function DeletionReason({ record, children }: { record: GoalRecord; children?: ReactNode }) {
  const reason = useRowActions().choice.reasons.get(record.key);
  if (reason === undefined) return children;
  return (
    <p title={reason} className="flex items-center gap-1 text-small text-danger md:-me-3">
      <CircleExclamationPoint aria-hidden className="size-4 shrink-0" strokeWidth={1.85} />
      <span className="truncate">{reason}</span>
    </p>
  );
}

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
        strokeLinecap="round"
        strokeLinejoin="round"
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

const History = inOnePath('M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2');

/** Says that a record has the person's own wording (docs/product.md 7.19). */
export function WordingMark({ record }: { record: GoalRecord }) {
  if (!useRowActions().hasOwnWording(record)) return null;
  return (
    <Pencil role="img" aria-label="Your wording" className="me-1.5 inline size-4 align-[-3px]" strokeWidth={1.85} />
  );
}

/** Download and delete, named with the goal. Their clicks do not bubble to the row. */
export function RowButtons({ record }: { record: GoalRecord }) {
  const actions = useRowActions();
  return (
    <>
      <IconButton
        {...actions.downloadIntent}
        icon={Download}
        label={`Download ${record.goal}`}
        pending={actions.downloading.includes(record.key)}
        onClick={(event) => {
          event.stopPropagation();
          actions.onDownload(record);
        }}
      />
      <IconButton
        icon={Trash}
        label={`Delete ${record.goal}`}
        pending={actions.deleting.includes(record.key)}
        onClick={(event) => {
          event.stopPropagation();
          actions.onDelete(record);
        }}
      />
    </>
  );
}

/**
 * Moves the focus when its row is deleted or the details it was in are closed.
 * @param rows what `useVirtualRows` gives
 * @param indexOf the index of the row of a record, by its key
 * @param rowAt the index of the row of the record that is in a place among those that are shown
 */
export function useRowFocus(
  rows: Pick<ReturnType<typeof useVirtualRows>, 'restoreFocus' | 'focusRow'>,
  indexOf: (key: string) => number,
  rowAt: (place: number) => number,
): void {
  const { selected, takeRemovedIndex } = useRowActions();
  const focusAfterDeletion = useEffectEvent(() => {
    const place = takeRemovedIndex();
    if (place !== null) rows.restoreFocus(rowAt(place));
  });
  useEffect(() => focusAfterDeletion());
  useFocusAfterClosing(indexOf, selected?.key ?? null, rows);
}
