import { clsx } from 'clsx';
import { CircleAlert, createLucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';

import type { GoalRecord } from '@/domain/goal';
import type { Wordings } from '@/domain/wording';
import { formatDate, formatTime } from '@/lib/dates';
import { IconButton } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Highlighted } from '@/ui/highlighted';
import { SortHeaders } from '@/ui/sort-header';
import { hasSelectedText } from '@/ui/text-selection';
import { openTableRow, RowGap, useFocusAfterClosing, useVirtualRows, type VirtualRow } from '@/ui/use-virtual-rows';

import { pocketList, type Column, type PocketView } from './pocket-view';
import type { Choice } from './use-choice';

/** What can be done with a record; table and list share it. */
export type RowActions = {
  selected: GoalRecord | undefined;
  choice: Choice;
  /** Handlers of a checkbox: a first choice needs the bar of tools. */
  choiceIntent: Pick<ComponentProps<'input'>, 'onPointerEnter' | 'onFocus'>;
  /** The person's own, by key: their rows are marked. */
  wordings: Wordings;
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

const { idOf } = pocketList;

type RowsProps = {
  caption: string;
  /** As they are filtered and sorted. */
  records: readonly GoalRecord[];
  view: PocketView;
  actions: RowActions;
};

const columnWidths: Record<Column, string> = { name: 'print:pl-3', role: 'w-25.5', time: 'w-22', date: 'w-27.5' };

/** The pocket from 768 px on. The goal is a button; a click anywhere else in its row does the same. */
export function GoalTable({ caption, records, view, actions }: RowsProps) {
  const { ref, shown, gapAfter, handlers, restoreFocus } = useVirtualRows<HTMLTableSectionElement, GoalRecord>(
    records,
    idOf,
    4.25,
  );
  useRowFocus(records, actions, restoreFocus);
  return (
    <table className="w-full table-fixed text-left" aria-rowcount={records.length + 1}>
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sunken text-label text-muted">
        <tr className="h-11" aria-rowindex={1}>
          <td className={boxColumn}>
            <FoundBox actions={actions} />
          </td>
          <SortHeaders
            columns={pocketList.columns}
            view={view}
            // The button has 8 px beside its words.
            classNameOf={(column) => clsx('[&>button]:-ml-2', columnWidths[column])}
          />
          <th scope="col" className="w-23 pr-5 text-right font-medium print:hidden pointer-coarse:w-28">
            Action
          </th>
        </tr>
      </thead>
      <tbody ref={ref} {...handlers}>
        {shown.map((row) => {
          const record = records[row.index];
          return record && <Row key={record.key} row={row} record={record} words={view.words} actions={actions} />;
        })}
        <RowGap height={gapAfter} />
      </tbody>
    </table>
  );
}

/** The box is 18 px from the edge of the card. */
const boxColumn = 'w-11.5 pl-2.5 pointer-coarse:w-12.5 pointer-coarse:pl-1 print:hidden';

type BoxProps = { actions: RowActions; className?: string };

/** A column of 44 px, however it is pointed at. */
const phoneBox = 'size-11';

/** Chooses all that was found, or none of it. */
function FoundBox({ actions: { choice, choiceIntent }, ...box }: BoxProps & { id?: string }) {
  return (
    <Checkbox
      {...choiceIntent}
      {...box}
      data-choose-found
      label="Select all found"
      checked={choice.found === 'all'}
      mixed={choice.found === 'some'}
      locked={choice.isLocked}
      onChange={choice.toggleFound}
    />
  );
}

/** Chooses a record, with Shift all from the last one to it. */
function ChoiceBox({ record, actions: { choice, choiceIntent }, className }: BoxProps & { record: GoalRecord }) {
  // Not every browser says of a press with Space whether Shift was held.
  const isShiftHeld = useRef(false);
  return (
    <Checkbox
      {...choiceIntent}
      className={className}
      data-row-choice
      label={`Select ${record.goal || '\u2013'}`}
      checked={choice.has(record)}
      locked={choice.isLocked}
      onKeyDown={({ key, shiftKey }) => {
        if (key === ' ') isShiftHeld.current = shiftKey;
      }}
      onChange={({ nativeEvent }) => {
        const { shiftKey = false } = nativeEvent as Partial<MouseEvent>;
        choice.toggle(record, shiftKey || isShiftHeld.current);
        isShiftHeld.current = false;
      }}
    />
  );
}

/** Moves the focus when its row is deleted or the details it was in are closed. */
function useRowFocus(
  records: readonly GoalRecord[],
  { selected, takeRemovedIndex }: RowActions,
  restoreFocus: (index: number, options?: FocusOptions) => void,
): void {
  useEffect(() => {
    const index = takeRemovedIndex();
    if (index !== null) restoreFocus(index);
  }, [takeRemovedIndex, restoreFocus]);
  useFocusAfterClosing(records, idOf, selected?.key ?? null, restoreFocus);
}

type RowProps = { row: VirtualRow; record: GoalRecord; words: readonly string[]; actions: RowActions };

function Row({ row: { index, gap }, record, words, actions }: RowProps) {
  return (
    <>
      <RowGap height={gap} />
      <tr
        data-index={index}
        aria-rowindex={index + 2}
        onClick={({ target }) => {
          // Beside a checkbox it is that which was meant.
          if (!(target as Element).closest('[data-choice]') && !hasSelectedText()) actions.onSelect(record);
        }}
        className={clsx(
          'h-17 cursor-pointer border-t border-line',
          rowTint(record, actions),
          isOpen(record, actions) && openTableRow,
        )}
      >
        <td data-choice className={clsx('select-none', boxColumn)}>
          <ChoiceBox record={record} actions={actions} />
        </td>
        <td className="py-2 pr-4 print:pl-3">
          <GoalName record={record} words={words} actions={actions} />
        </td>
        <td dir="auto" className="truncate pr-3 text-left text-label font-normal text-muted" title={record.role}>
          <WordingMark record={record} actions={actions} />
          {marked(record.role, words)}
        </td>
        <td className="pr-3 text-label font-normal text-muted tabular-nums">{formatTime(record.createdAt)}</td>
        <td className="pr-3 text-label font-normal text-muted tabular-nums">{formatDate(record.createdAt)}</td>
        <td className="pr-3 text-right whitespace-nowrap print:hidden">
          <RowButtons record={record} actions={actions} />
        </td>
      </tr>
    </>
  );
}

/** A row can be open and chosen. */
function rowTint(record: GoalRecord, actions: RowActions): string {
  if (isOpen(record, actions)) return 'bg-accent-soft/60';
  return actions.choice.has(record) ? 'bg-accent-soft/38' : 'hover:bg-sunken/60';
}

const isOpen = (record: GoalRecord, { selected }: RowActions) => selected?.key === record.key;

type GoalNameProps = { record: GoalRecord; words: readonly string[]; actions: RowActions };

/** The goal, and where it could not be deleted with others, why. */
function GoalName({ record, words, actions }: GoalNameProps) {
  const reason = actions.choice.reasons.get(record.key);
  return (
    <>
      <GoalNameButton record={record} words={words} actions={actions} lines={reason === undefined ? 2 : 1} />
      {reason !== undefined && (
        <p title={reason} className="flex items-center gap-1 text-small text-danger md:-mr-3">
          <CircleAlert aria-hidden className="size-4 shrink-0" strokeWidth={1.85} />
          <span className="truncate">{reason}</span>
        </p>
      )}
    </>
  );
}

/** Opens the details. The goal on so many lines, the whole of it as the title. */
function GoalNameButton({ record, words, actions, lines }: GoalNameProps & { lines: 1 | 2 }) {
  const isSelected = actions.selected?.key === record.key;
  return (
    <button
      type="button"
      dir="auto"
      data-goal
      data-row-focus
      title={record.goal}
      aria-expanded={isSelected}
      aria-controls={isSelected ? actions.detailsId : undefined}
      onClick={(event) => {
        event.stopPropagation();
        actions.onSelect(record);
      }}
      className="block scroll-my-24 rounded-badge text-left font-medium wrap-anywhere"
    >
      {/* Within the button: Safari does not cut the lines of a button itself. */}
      <span className={lines === 1 ? 'line-clamp-1' : 'line-clamp-2'}>{marked(record.goal, words)}</span>
    </button>
  );
}

/** A text with the words that were searched marked. Its element has `dir="auto"`: one more for each row is many. */
function marked(text: string, words: readonly string[]): ReactNode {
  const shown = text || '\u2013';
  return words.length === 0 ? shown : <Highlighted text={shown} words={words} markClassName="text-inherit" />;
}

/** An icon of Lucide's in one path instead of up to five: a list has two icons in each row. */
const strokes = (name: string, path: string) => createLucideIcon(name, [['path', { d: path, key: name }]]);

const Download = strokes('download', 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5');
const Trash2 = strokes(
  'trash',
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
);

const Pencil = strokes(
  'pencil',
  'M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8L2 21.4a.5.5 0 0 0 .6.6L7 20.7a2 2 0 0 0 .8-.5zM15 5l4 4',
);

/** Says that a record has the person's own wording (docs/product.md 7.19). */
function WordingMark({ record, actions }: { record: GoalRecord; actions: RowActions }) {
  if (!actions.wordings.has(record.key)) return null;
  return (
    <Pencil role="img" aria-label="Your wording" className="mr-1.5 inline size-4 align-[-3px]" strokeWidth={1.85} />
  );
}

/** Download and delete, named with the goal. Their clicks do not bubble to the row. */
function RowButtons({ record, actions }: { record: GoalRecord; actions: RowActions }) {
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
        icon={Trash2}
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

/** The pocket below 768 px. */
export function GoalList({ caption, records, view, actions }: RowsProps) {
  const { ref, shown, gapAfter, handlers, restoreFocus } = useVirtualRows<HTMLUListElement, GoalRecord>(
    records,
    idOf,
    6,
  );
  useRowFocus(records, actions, restoreFocus);
  const { words } = view;
  const foundId = useId();
  return (
    <>
      <label
        htmlFor={foundId}
        className="flex h-12 items-center bg-sunken pl-1 text-label text-muted select-none print:hidden"
      >
        <FoundBox id={foundId} actions={actions} className={phoneBox} />
        <span aria-hidden>Select all found</span>
      </label>
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
                'flex flex-wrap gap-1 border-t border-line py-3.5 pr-2 pl-1',
                rowTint(record, actions),
                isOpen(record, actions) && 'shadow-[inset_3px_0_0_var(--c-accent)]',
              )}
            >
              <span className="-my-2.5 select-none print:hidden">
                <ChoiceBox record={record} actions={actions} className={phoneBox} />
              </span>
              <div className="min-w-0 flex-1 basis-24 self-center print:pl-3">
                <GoalName record={record} words={words} actions={actions} />
                <p className="mt-0.5 text-small text-muted">
                  <WordingMark record={record} actions={actions} />
                  <Highlighted text={record.role || '\u2013'} words={words} markClassName="text-inherit" /> ·{' '}
                  <span className="whitespace-nowrap">{formatTime(record.createdAt)}</span> ·{' '}
                  <span className="whitespace-nowrap">{formatDate(record.createdAt)}</span>
                </p>
              </div>
              <div className="ml-auto flex gap-1 print:hidden">
                <RowButtons record={record} actions={actions} />
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
