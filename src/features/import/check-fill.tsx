import { useState } from 'react';

import { displayed } from '@/components/employee/displayed';
import { employeeRows, type EmployeeField } from '@/domain/employee';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { focusIfLost } from '@/ui/focus';

import { CellField } from './check-cell';
import type { Check } from './use-check';

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
