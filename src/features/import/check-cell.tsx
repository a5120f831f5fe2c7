import { clsx } from 'clsx';
import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point';
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';

import { displayed } from '@/components/employee/displayed';
import { genders } from '@/components/employee/fields';
import { employeeRows, fullName, type EmployeeField } from '@/domain/employee';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { focusIfLost } from '@/ui/focus';
import { inputClass } from '@/ui/input-class';

import { canBeSent, type CheckedRow } from './check';
import type { Check } from './use-check';

type CellFieldProps = {
  name: EmployeeField;
  value: string;
  problem: string | undefined;
  label: string;
  isOpened?: boolean;
  /** Whether arrow keys lead to it from the rows above and below; undefined outside a grid. */
  isRowFocus?: boolean;
  /** Called when the field is left, or Enter is pressed, with what is typed. */
  onLeave: (text: string, byKey: boolean) => void;
  onFocus?: () => void;
};

const ownKeys = new Set(['Home', 'End', 'PageUp', 'PageDown']);

/** A value that is corrected in its place. Nothing changes until the field is left. */
export function CellField(props: CellFieldProps) {
  const { name, value, problem, label, isOpened = false, isRowFocus, onLeave, onFocus } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  const noteId = useId();

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      setTyped(null);
      onLeave(value, true);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      setTyped(null);
      onLeave(text, true);
    }
    // Up and down lead to the other rows; in a list they choose.
    if (isRowFocus === undefined || ownKeys.has(event.key) || isList(name)) event.stopPropagation();
  }

  const shared = {
    'aria-label': label,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': problem === undefined ? undefined : noteId,
    'data-row-focus': isRowFocus || undefined,
    onFocus,
    onKeyDown: handleKeyDown,
    onBlur: () => {
      setTyped(null);
      onLeave(text, false);
    },
    ref: isOpened ? takeFocus : undefined,
  } satisfies ComponentProps<'input'> & ComponentProps<'select'> & Record<'data-row-focus', unknown>;

  return (
    <div className="min-w-0">
      {isList(name) ? (
        <select {...shared} value={text} onChange={({ target }) => setTyped(target.value)} className={fieldClass}>
          {!genders.some((one) => one.value === text) && <option value={text}>{text || 'Choose'}</option>}
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
          value={text}
          onChange={({ target }) => setTyped(target.value)}
          className={clsx(fieldClass, employeeRows[name].kind === 'money' && 'text-end')}
        />
      )}
      {problem !== undefined && (
        <p id={noteId} className="mt-1 flex items-start gap-1.5 text-start text-small whitespace-normal text-danger">
          <CircleExclamationPoint aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
          {problem}
        </p>
      )}
    </div>
  );
}

const isList = (name: EmployeeField): boolean => employeeRows[name].kind === 'gender';

const takeFocus = (element: HTMLElement | null) => element?.focus();

const fieldClass = clsx(inputClass, 'md:min-h-9! md:px-2.5! md:text-label! md:font-normal! pointer-coarse:min-h-11!');

export const missing = '\u2013';

/** The name of a row's person, or a dash. */
export const nameOf = ({ values }: CheckedRow): string => fullName(values) || missing;

type RowBoxProps = Pick<ComponentProps<'input'>, 'className' | 'onKeyDown'> & { row: CheckedRow; check: Check };

export function RowBox({ row, check, ...input }: RowBoxProps) {
  return (
    <Checkbox
      {...input}
      label={`Import ${nameOf(row)}, row ${row.line}`}
      data-row-choice
      checked={check.isOn(row)}
      locked={!canBeSent(row)}
      onChange={({ target }) => check.toggle([row], target.checked)}
    />
  );
}

/** Why a row is not selected at first. */
export function RowBadge({ text }: { text: string }) {
  return (
    <span
      title={text}
      className="block w-fit max-w-full truncate rounded-badge bg-blaze-soft px-1.5 py-0.5 text-micro font-semibold text-blaze-soft-ink"
    >
      {text}
    </span>
  );
}

/** Fields in which no two people have the same value. */
const ownFields = new Set<EmployeeField>(['firstName', 'lastName', 'workMail', 'employmentId']);

/** Fills the empty cells of a field with one text, and changes or takes it back; nothing where no cell is empty. */
export function FillAll({ name, check }: { name: EmployeeField; check: Check }) {
  const { counts, fills } = check;
  /** `closed` after Enter or Escape, which lead back to the button. */
  const [state, setState] = useState<'button' | 'open' | 'closed'>('button');
  const isOpen = state === 'open';
  const fill = fills[name] ?? '';
  const empty = counts.empty[name] ?? 0;
  const { label } = employeeRows[name];
  if (ownFields.has(name) || (empty === 0 && fill === '' && !isOpen)) return null;
  if (!isOpen) {
    const text = fill === '' ? `Fill all ${withCommas(empty)} with…` : `Filled with ${displayed(name, fill)}`;
    return (
      <Button
        ref={state === 'closed' ? focusIfLost : undefined}
        look="secondary"
        size="small"
        aria-label={`${label}: ${text}`}
        className="max-w-full font-medium!"
        onClick={() => setState('open')}
      >
        <span className="truncate">{text}</span>
      </Button>
    );
  }
  return (
    <CellField
      name={name}
      value={fill}
      problem={undefined}
      label={`${label} for all empty cells`}
      isOpened
      onLeave={(text, byKey) => {
        setState(byKey ? 'closed' : 'button');
        if (text !== fill) check.fill(name, text);
      }}
    />
  );
}
