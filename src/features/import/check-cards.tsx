import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useImperativeHandle, useRef, useState } from 'react';

import { employeeRows } from '@/domain/employee';
import { afterRemoval, focusTitle } from '@/ui/focus';
import { useVirtualRows } from '@/ui/use-virtual-rows';

import { skippedText, type CheckedRow } from './check';
import { CellField, FillAll, nameOf, RowBadge, RowBox } from './check-cell';
import type { CheckRowsProps } from './check-grid';
import { problemFields, type Check } from './use-check';

const keyOf = ({ line }: CheckedRow) => String(line);

/** The rows on a phone: what fills all empty cells of a field, and a card a row, one of which shows its fields with problems. */
export function CheckCards({ handle, check }: CheckRowsProps) {
  const { shown: rows, fields, counts, fills } = check;
  const [opened, setOpened] = useState(rows[0]?.line ?? null);
  const { ref, shown, gapAfter, handlers, focusRow } = useVirtualRows<HTMLUListElement, CheckedRow>(rows, keyOf, 4.25);
  const filled = fields.filter((name) => (counts.empty[name] ?? 0) > 0 || (fills[name] ?? '') !== '');

  useImperativeHandle(handle, () => ({
    focusNextProblem: () => {
      const from = rows.findIndex(({ line }) => line === opened);
      const next = [...rows.slice(from + 1), ...rows].find((row) => problemFields(row).length > 0);
      if (next === undefined) return;
      setOpened(next.line);
      focusRow(rows.indexOf(next));
    },
  }));

  return (
    <>
      {filled.length > 0 && (
        <ul className="mb-4 rounded-card border border-line bg-raised px-4 py-1">
          {filled.map((name) => (
            <li key={name} className="flex min-h-11 items-center justify-between gap-3">
              <span className="text-label">{employeeRows[name].label}</span>
              <FillAll name={name} check={check} />
            </li>
          ))}
        </ul>
      )}
      <ul
        ref={ref}
        {...handlers}
        aria-label="Rows of the file"
        style={{ paddingBottom: gapAfter }}
        className="rounded-card border border-line bg-raised"
      >
        {shown.map(({ index, gap }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <Card
              key={row.line}
              row={row}
              index={index}
              gap={gap}
              check={check}
              isOpen={row.line === opened}
              onToggle={() => setOpened(row.line === opened ? null : row.line)}
            />
          );
        })}
      </ul>
    </>
  );
}

type CardProps = {
  row: CheckedRow;
  index: number;
  gap: number | undefined;
  check: Check;
  isOpen: boolean;
  onToggle: () => void;
};

function Card({ row, index, gap, check, isOpen, onToggle }: CardProps) {
  const { line, values } = row;
  const wrong = problemFields(row);
  const badge = skippedText(row) ?? check.duplicates.get(line);
  const card = useRef<HTMLLIElement>(null);
  const id = useId();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  // A corrected field unmounts: the focus moves to the next field, or to the checkbox.
  const focusNext = afterRemoval(() => {
    const next = card.current?.querySelector<HTMLElement>(':is(input, select):not([disabled])');
    if (next) next.focus();
    else focusTitle();
  });
  return (
    <li
      ref={card}
      data-index={index}
      style={{ marginTop: gap }}
      className={clsx(
        'border-t border-line py-1 ps-1.5 pe-4 first:border-t-0',
        wrong.length > 0 && 'shadow-[inset_3px_0_0_var(--c-danger)]',
      )}
    >
      <div className="flex items-center gap-1">
        <RowBox row={row} check={check} className="size-11 disabled:opacity-45" />
        <div className="min-w-0 flex-1 py-1">
          <p className="truncate font-medium">
            <bdi>{nameOf(row)}</bdi>
          </p>
          {badge === undefined ? (
            <p className="truncate text-small text-muted">
              <bdi>{values.department || values.workMail}</bdi>
            </p>
          ) : (
            <RowBadge text={badge} />
          )}
        </div>
        <p className="text-small text-muted">Row {line}</p>
      </div>
      {wrong.length > 0 && (
        <button
          type="button"
          data-row-focus
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="ms-11 flex min-h-11 items-center gap-2 text-label text-danger"
        >
          <Chevron aria-hidden className="size-4.5 shrink-0" strokeWidth={1.85} />
          {wrong.length === 1 ? '1 problem' : `${wrong.length} problems`}
        </button>
      )}
      <div id={id} hidden={!isOpen} className="ps-11">
        {isOpen &&
          wrong.map((field) => (
            <div key={field} ref={focusNext} className="mb-2">
              <p aria-hidden className="mb-1.5 text-label">
                {employeeRows[field].label}
              </p>
              <CellField
                name={field}
                value={values[field]}
                problem={row.problems[field]}
                label={`${employeeRows[field].label}, row ${line}`}
                onLeave={(text) => text !== values[field] && check.correct(row, field, text)}
              />
            </div>
          ))}
      </div>
    </li>
  );
}
