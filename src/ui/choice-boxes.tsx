import { useId, useMemo, useRef } from 'react';

import { Checkbox } from './checkbox';
import type { Keyed } from './use-choice';
import { useChosen } from './use-choice-bar';

/** 34 px, and 44 px on a phone and on touch. */
const boxSize = 'size-8.5 max-md:size-11 pointer-coarse:size-11';

/** The cell of a table's boxes: the box is 18 px from the edge of the card. */
export const boxColumn =
  'w-11.5 ps-2.5 max-md:w-12.5 max-md:ps-1 pointer-coarse:w-12.5 pointer-coarse:ps-1 print:hidden';

/** Selects all found rows, or none. */
export function FoundBox({ id }: { id?: string }) {
  const { choice, foundBox, boxHandlers } = useChosen();
  return (
    <Checkbox
      {...boxHandlers}
      id={id}
      className={boxSize}
      ref={foundBox}
      label="Select all"
      checked={choice.found === 'all'}
      mixed={choice.found === 'some'}
      locked={choice.isLocked}
      onChange={choice.toggleFound}
    />
  );
}

/** `FoundBox` with its label: the head of a table below 768 px, where columns are lines of one cell. */
export function PhoneHead() {
  const id = useId();
  return (
    <>
      <td className={boxColumn}>
        <FoundBox id={id} />
      </td>
      <td aria-hidden className="select-none print:invisible">
        <label htmlFor={id}>Select all</label>
      </td>
    </>
  );
}

/** Selects a row, with Shift all from the anchor to it. */
export function ChoiceBox({ row, name }: { row: Keyed; name: string }) {
  const { choice, boxHandlers } = useChosen();
  // Not every browser sets `shiftKey` for a change by Space.
  const isShiftHeld = useRef(false);
  return (
    <Checkbox
      {...boxHandlers}
      className={boxSize}
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

/** Selects the rows of a group, or none. */
export function GroupBox({ name, rows }: { name: string; rows: readonly Keyed[] }) {
  const { choice, boxHandlers } = useChosen();
  const { countOf } = choice;
  const chosen = useMemo(() => countOf(rows), [countOf, rows]);
  const isWhole = chosen === rows.length;
  return (
    <Checkbox
      {...boxHandlers}
      className={boxSize}
      data-row-choice
      label={`Select all in ${name}`}
      checked={isWhole}
      mixed={!isWhole && chosen > 0}
      locked={choice.isLocked}
      onChange={() => choice.setAll(rows, !isWhole)}
    />
  );
}
