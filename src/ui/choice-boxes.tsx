import { useId, useMemo, useRef } from 'react';

import { Checkbox } from './checkbox';
import type { Keyed } from './use-choice';
import { useChosen } from './use-choice-bar';

export const phoneBox = 'size-11';

/** The cell of a table's boxes: the box is 18 px from the edge of the card. */
export const boxColumn = 'w-11.5 ps-2.5 pointer-coarse:w-12.5 pointer-coarse:ps-1 print:hidden';

/** Selects all found rows, or none. */
export function FoundBox({ id, className }: { id?: string; className?: string }) {
  const { choice, foundBox, boxHandlers } = useChosen();
  return (
    <Checkbox
      {...boxHandlers}
      id={id}
      className={className}
      ref={foundBox}
      label="Select all"
      checked={choice.found === 'all'}
      mixed={choice.found === 'some'}
      locked={choice.isLocked}
      onChange={choice.toggleFound}
    />
  );
}

/** `FoundBox` with its label, above the rows of a phone. */
export function PhoneFoundBox() {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex h-11 items-center bg-sunken ps-1 text-label text-muted select-none print:hidden"
    >
      <FoundBox id={id} className={phoneBox} />
      <span aria-hidden>Select all</span>
    </label>
  );
}

/** Selects a row, with Shift all from the anchor to it. */
export function ChoiceBox({ row, name, className }: { row: Keyed; name: string; className?: string | undefined }) {
  const { choice, boxHandlers } = useChosen();
  // Not every browser sets `shiftKey` for a change by Space.
  const isShiftHeld = useRef(false);
  return (
    <Checkbox
      {...boxHandlers}
      className={className}
      data-row-choice
      label={`Select ${name || '\u2013'}`}
      checked={choice.has(row)}
      locked={choice.isLocked}
      onKeyDown={(event) => {
        if (event.key === ' ') isShiftHeld.current = event.shiftKey;
        boxHandlers.onKeyDown(event);
      }}
      onChange={({ nativeEvent }) => {
        const { shiftKey = false } = nativeEvent as Partial<MouseEvent>;
        choice.toggle(row, shiftKey || isShiftHeld.current);
        isShiftHeld.current = false;
      }}
    />
  );
}

type GroupBoxProps = {
  name: string;
  rows: readonly Keyed[];
  /** All rows of the group, where `rows` are not all. */
  all?: readonly Keyed[];
  className?: string | undefined;
};

/** Selects the rows of a group, or none. */
export function GroupBox({ name, rows, all = rows, className }: GroupBoxProps) {
  const { choice, boxHandlers } = useChosen();
  const { countOf } = choice;
  const chosen = useMemo(() => countOf(rows), [countOf, rows]);
  const isWhole = chosen === rows.length;
  return (
    <Checkbox
      {...boxHandlers}
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
