import { useId, useMemo, useRef, type ComponentProps, type KeyboardEventHandler, type Ref } from 'react';

import { Checkbox } from './checkbox';
import type { Choice } from './use-choice';

/** A column of 44 px, however it is pointed at. */
export const phoneBox = 'size-11';

/** The cell of a table's boxes: the box is 18 px from the edge of the card. */
export const boxColumn = 'w-11.5 ps-2.5 pointer-coarse:w-12.5 pointer-coarse:ps-1 print:hidden';

/** Handlers of a checkbox: a first choice needs the bar of tools, and Enter leads there. */
export type BoxHandlers = Pick<ComponentProps<'input'>, 'onPointerEnter' | 'onFocus'> & {
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
};

/** The choice of a list as its boxes need it. */
export type ChoiceParts<Row extends { readonly key: string }> = {
  choice: Choice<Row>;
  foundBox: Ref<HTMLInputElement>;
  choiceHandlers: BoxHandlers;
};

type FoundBoxProps<Row extends { readonly key: string }> = ChoiceParts<Row> & {
  id?: string;
  className?: string;
};

/** Chooses all that was found, or none of it. */
export function FoundBox<Row extends { readonly key: string }>({
  choice,
  foundBox,
  choiceHandlers,
  id,
  className,
}: FoundBoxProps<Row>) {
  return (
    <Checkbox
      {...choiceHandlers}
      id={id}
      className={className}
      ref={foundBox}
      label="Select all found"
      checked={choice.found === 'all'}
      mixed={choice.found === 'some'}
      locked={choice.isLocked}
      onChange={choice.toggleFound}
    />
  );
}

/** The same written out, over the rows of a phone. */
export function PhoneFoundBox<Row extends { readonly key: string }>(parts: ChoiceParts<Row>) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex h-12 items-center bg-sunken ps-1 text-label text-muted select-none print:hidden"
    >
      <FoundBox {...parts} id={id} className={phoneBox} />
      <span aria-hidden>Select all found</span>
    </label>
  );
}

type ChoiceBoxProps<Row extends { readonly key: string }> = Omit<ChoiceParts<Row>, 'foundBox'> & {
  row: Row;
  name: string;
  className?: string | undefined;
};

/** Chooses a row, with Shift all from the last one to it. */
export function ChoiceBox<Row extends { readonly key: string }>({
  choice,
  choiceHandlers,
  row,
  name,
  className,
}: ChoiceBoxProps<Row>) {
  // Not every browser says of a press with Space whether Shift was held.
  const isShiftHeld = useRef(false);
  return (
    <Checkbox
      {...choiceHandlers}
      className={className}
      data-row-choice
      label={`Select ${name || '\u2013'}`}
      checked={choice.has(row)}
      locked={choice.isLocked}
      onKeyDown={(event) => {
        if (event.key === ' ') isShiftHeld.current = event.shiftKey;
        choiceHandlers.onKeyDown(event);
      }}
      onChange={({ nativeEvent }) => {
        const { shiftKey = false } = nativeEvent as Partial<MouseEvent>;
        choice.toggle(row, shiftKey || isShiftHeld.current);
        isShiftHeld.current = false;
      }}
    />
  );
}

type GroupBoxProps<Row extends { readonly key: string }> = Omit<ChoiceParts<Row>, 'foundBox'> & {
  name: string;
  rows: readonly Row[];
  /** All of the group, where more than those can be chosen. */
  all?: readonly Row[];
  className?: string | undefined;
};

/** Chooses the rows of a group, or none of them. */
export function GroupBox<Row extends { readonly key: string }>({
  choice,
  choiceHandlers,
  name,
  rows,
  all = rows,
  className,
}: GroupBoxProps<Row>) {
  const { countOf } = choice;
  const chosen = useMemo(() => countOf(rows), [countOf, rows]);
  const isWhole = chosen === rows.length;
  return (
    <Checkbox
      {...choiceHandlers}
      className={className}
      data-row-choice
      label={`Select all in ${name}`}
      checked={isWhole}
      mixed={!isWhole && (chosen > 0 || countOf(all) > 0)}
      locked={choice.isLocked}
      onChange={() => choice.setAll(rows, !isWhole)}
    />
  );
}
