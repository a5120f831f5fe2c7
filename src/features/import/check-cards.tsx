import { clsx } from 'clsx';
import { useRef } from 'react';

import { employeeRows, fullName, type EmployeeField } from '@/domain/employee';
import { Checkbox } from '@/ui/checkbox';
import { afterRemoval, focusTitle } from '@/ui/focus';
import { useVirtualRows } from '@/ui/use-virtual-rows';

import { canBeSent, isOn, switchesOf, textOfRow, type CheckedRow } from './check';
import { CellBadge, CellField } from './check-cell';
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
          <CellBadge text={note} />
        </div>
        <p className="py-1.5 text-small text-muted">Row {line}</p>
      </div>
      {problems.length > 0 && (
        <div className="mt-1 ps-11">
          {problems.map(([field, problem]) => (
            <div key={field} ref={focusNext} className="mt-2">
              <p aria-hidden className="mb-1.5 text-label">
                {employeeRows[field].label}
              </p>
              <CellField
                name={field}
                value={values[field]}
                problem={problem}
                label={`${employeeRows[field].label}, row ${line}`}
                onLeave={(text) => {
                  if (text === values[field]) return;
                  decide(withMend(tab, line, field, { text, of: columnOfField(field), row: textOfRow(row.row) }));
                }}
              />
            </div>
          ))}
        </div>
      )}
    </li>
  );
}
