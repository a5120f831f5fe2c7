import { clsx } from 'clsx';
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';

import { genders } from '@/components/employee/fields';
import { employeeRows, type EmployeeField } from '@/domain/employee';
import { withCommas } from '@/lib/with-commas';
import { FieldNote } from '@/ui/field';
import { afterRemoval, focusTitle } from '@/ui/focus';
import { inputClass } from '@/ui/input-class';

import type { Check } from './use-check';

type CellFieldProps = {
  name: EmployeeField;
  value: string;
  problem?: string | undefined;
  label: string;
  placeholder?: string | undefined;
  /** Whether this field takes the focus when it moves to the row. */
  takesFocus?: boolean;
  onCommit: (text: string) => void;
  onFocus?: () => void;
  /** Called when it was removed with the focus, as corrected fields are. */
  onRemoved: () => void;
};

/** A value corrected in place: nothing changes until Enter is pressed or the field is left. */
export function CellField(props: CellFieldProps) {
  const { name, value, problem, label, placeholder, takesFocus, onCommit, onFocus, onRemoved } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  const noteId = useId();

  function commit(): void {
    setTyped(null);
    if (text !== value) onCommit(text);
  }
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') setTyped(null);
    // The list handles these keys to move the focus between rows.
    else if (/^(?:Arrow|Page|Home|End)/.test(event.key)) event.stopPropagation();
  }

  const shared = {
    'aria-label': label,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': problem === undefined ? undefined : noteId,
    'data-row-focus': takesFocus === true || undefined,
    value: text,
    onFocus,
    onKeyDown: handleKeyDown,
    onBlur: commit,
    className: clsx(
      inputClass,
      'md:min-h-9! md:px-2.5! md:text-label! md:font-normal! pointer-coarse:min-h-11!',
      employeeRows[name].kind === 'money' && 'text-end',
    ),
  } satisfies ComponentProps<'input'> & ComponentProps<'select'> & Record<'data-row-focus', unknown>;

  return (
    <div ref={afterRemoval(onRemoved)} className="min-w-0">
      {employeeRows[name].kind === 'gender' ? (
        <select {...shared} onChange={({ target }) => setTyped(target.value)}>
          <option value="">{placeholder ?? 'Choose'}</option>
          {text !== '' && !genders.some((one) => one.value === text) && <option value={text}>{text}</option>}
          {genders.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type="text"
          autoComplete="off"
          placeholder={placeholder}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {problem !== undefined && <FieldNote id={noteId} error={problem} />}
    </div>
  );
}

/** Fields whose values are unique per person. */
const ownFields = new Set<EmployeeField>(['firstName', 'lastName', 'workMail', 'employmentId']);

/** Whether the empty cells of a field can be filled with one text: two at least, or those that are filled already. */
export const isFilled = (name: EmployeeField, { counts, fills }: Check): boolean =>
  !ownFields.has(name) && ((counts.empty[name] ?? 0) > 1 || (fills[name] ?? '') !== '');

/** Fills the empty cells of a field with one text; emptied, it takes that back. */
export function FillAll({ name, check }: { name: EmployeeField; check: Check }) {
  const fill = check.fills[name] ?? '';
  return (
    <CellField
      name={name}
      value={fill}
      label={`${employeeRows[name].label} for all empty cells`}
      placeholder={fill === '' ? `Fill all ${withCommas(check.counts.empty[name] ?? 0)} with…` : undefined}
      onCommit={(text) => check.fill(name, text)}
      onRemoved={focusTitle}
    />
  );
}
