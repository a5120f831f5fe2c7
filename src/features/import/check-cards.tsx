import { clsx } from 'clsx';
import { useRef, useState } from 'react';

import { genders } from '@/components/employee/fields';
import { employeeRows, fullName, type EmployeeField } from '@/domain/employee';
import { Checkbox } from '@/ui/checkbox';
import { TextField } from '@/ui/field';
import { afterRemoval, focusTitle } from '@/ui/focus';
import { RadioField } from '@/ui/radio-field';
import { useVirtualRows } from '@/ui/use-virtual-rows';

import { canBeSent, isOn, switchesOf, textOfRow, type CheckedRow } from './check';
import { withMend, withSwitched, type Decide } from './decisions';
import type { Check } from './use-check';

const keyOf = ({ line }: CheckedRow) => String(line);

const missing = '\u2013';

/** The rows on a phone: who it is, and the fields that are to be mended. */
export function CheckCards({ check, decide }: { check: Check; decide: Decide }) {
  const { shown: rows } = check;
  const { ref, shown, gapAfter, handlers } = useVirtualRows<HTMLUListElement, CheckedRow>(rows, keyOf, 4.25);
  return (
    <ul
      ref={ref}
      {...handlers}
      aria-label="Rows of the file"
      style={{ paddingBottom: gapAfter }}
      className="rounded-card border border-line bg-raised"
    >
      {shown.map(({ index, gap }) => {
        const row = rows[index];
        return row && <Card key={row.line} row={row} index={index} gap={gap} check={check} decide={decide} />;
      })}
    </ul>
  );
}

type CardProps = { row: CheckedRow; index: number; gap: number | undefined; check: Check; decide: Decide };

function Card({ row, index, gap, check, decide }: CardProps) {
  const { duplicates, switched, tab, columnOfField } = check;
  const { line, values, leftOutBy } = row;
  const problems = leftOutBy === null ? (Object.entries(row.problems) as [EmployeeField, string][]) : [];
  const name = fullName(values) || missing;
  const note = leftOutBy === null ? duplicates.get(line) : `Left out: ${employeeRows[leftOutBy].label}`;
  const card = useRef<HTMLLIElement>(null);
  // A field goes with its problem: the focus is then in the next one, or in the box.
  const focusNext = afterRemoval(() => {
    const next = card.current?.querySelector<HTMLElement>('input:not([disabled])');
    if (next) next.focus();
    else focusTitle();
  });
  return (
    <li
      ref={card}
      data-index={index}
      style={{ marginTop: gap }}
      className={clsx(
        'border-t border-line py-2 ps-1.5 pe-4 first:border-t-0',
        problems.length > 0 && 'shadow-[inset_3px_0_0_var(--c-danger)]',
      )}
    >
      <div className="flex items-start gap-1">
        <Checkbox
          label={`Import ${name}, row ${line}`}
          data-row-choice
          checked={isOn(row, duplicates, switched)}
          locked={!canBeSent(row)}
          className="size-11 disabled:opacity-45"
          onChange={({ target }) => decide(withSwitched(switchesOf([row], target.checked, duplicates)))}
        />
        <div className="min-w-0 flex-1 py-1">
          <p className="font-medium">
            <bdi>{name}</bdi>
          </p>
          <p className="text-small text-muted">
            <bdi>{values.department || values.workMail}</bdi>
          </p>
          {note !== undefined && (
            <p className="mt-1 w-fit rounded-badge bg-blaze-soft px-2 py-0.75 text-micro font-semibold text-blaze-soft-ink">
              {note}
            </p>
          )}
        </div>
        <p className="py-1.5 text-small text-muted">Row {line}</p>
      </div>
      {problems.length > 0 && (
        <div className="mt-1 ps-11">
          {problems.map(([field, problem]) => (
            <div key={field} ref={focusNext}>
              <CardField
                name={field}
                line={line}
                value={values[field]}
                problem={problem}
                onLeave={(text) =>
                  decide(withMend(tab, line, field, { text, of: columnOfField(field), row: textOfRow(row.row) }))
                }
              />
            </div>
          ))}
        </div>
      )}
    </li>
  );
}

type CardFieldProps = {
  name: EmployeeField;
  line: number;
  value: string;
  problem: string;
  onLeave: (text: string) => void;
};

function CardField({ name, line, value, problem, onLeave }: CardFieldProps) {
  const [text, setText] = useState(value);
  const { kind, label } = employeeRows[name];
  if (kind === 'gender') {
    return (
      <RadioField
        look="pair"
        label={label}
        name={`${name}-${line}`}
        options={genders}
        value=""
        error={problem}
        onChange={onLeave}
      />
    );
  }
  return (
    <TextField
      label={label}
      error={problem}
      value={text}
      autoComplete="off"
      onChange={({ target }) => setText(target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter' && !event.nativeEvent.isComposing && text !== value) onLeave(text);
      }}
      onBlur={() => {
        if (text !== value) onLeave(text);
      }}
    />
  );
}
