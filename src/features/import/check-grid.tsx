import { clsx } from 'clsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';

import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import { IconButton } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { readingDirection } from '@/ui/reading-direction';
import { RowGap, useVirtualRows } from '@/ui/use-virtual-rows';

import { canBeSent, type CheckedRow } from './check';
import { FillAll } from './check-cell';
import { CheckRow, type Place } from './check-row';
import { problemFields, type Check } from './use-check';

/** The fields in the order of their columns: first those by which a person is recognized. */
const gridFields: readonly EmployeeField[] = [
  ...new Set<EmployeeField>(['workMail', 'department', 'startDate', 'grossSalaryAnnual', ...employeeFields]),
];

export type RowsHandle = { focusNextProblem: () => void };

export type CheckRowsProps = { handle: Ref<RowsHandle>; check: Check };

const keyOf = ({ line }: CheckedRow) => String(line);

/** The rows as a grid: arrow keys move between cells, Enter or F2 opens a field; a cell with a problem is always one. */
export function CheckGrid({ handle, check }: CheckRowsProps) {
  const { shown: rows } = check;
  const fields = [...new Set([...check.fields, ...gridFields])];
  /** The cell that has, or had, the focus. */
  const [visited, setVisited] = useState<Place | null>(null);
  const place: Place = visited ?? { line: rows[0]?.line ?? 0, field: fields[0] ?? 'workMail' };
  const [opened, setOpened] = useState<Place | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { ref, shown, gapAfter, handlers, focusRow } = useVirtualRows<HTMLTableSectionElement, CheckedRow>(
    rows,
    keyOf,
    3.25,
  );
  const indexOf = (line: number) => rows.findIndex((row) => row.line === line);

  function focusCell({ line, field }: Place): void {
    setVisited({ line, field });
    focusRow(indexOf(line));
  }

  function focusNextProblem(): void {
    const from = visited === null ? -1 : indexOf(place.line);
    const column = fields.indexOf(place.field);
    // Its own row comes twice: first what is behind the cell, and last what is before it.
    for (let step = from < 0 ? 1 : 0; step <= rows.length; step += 1) {
      const row = rows[(from + step + rows.length) % rows.length];
      const wrong = row ? problemFields(row) : [];
      const field = fields.slice(step === 0 ? column + 1 : 0).find((name) => wrong.includes(name));
      if (row && field) return focusCell({ line: row.line, field });
    }
  }
  useImperativeHandle(handle, () => ({ focusNextProblem }));

  const actions = {
    focusCell,
    visit: setVisited,
    open: setOpened,
    focusBox: (line: number) => focusRow(indexOf(line), {}, 'data-row-choice'),
  };

  const { all, sendable, on } = useMemo(() => {
    // "Import all" skips people who already exist, and includes rows that are corrected later.
    const included = check.shown.filter((row) => row.leftOutBy === null && !check.duplicates.has(row.line));
    const ready = included.filter(canBeSent);
    return { all: included, sendable: ready.length, on: ready.filter(check.isOn).length };
  }, [check]);
  const firstLine = rows[shown[0]?.index ?? 0]?.line;
  const tabLine = shown.some(({ index }) => rows[index]?.line === place.line) ? place.line : firstLine;

  const handleShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    focusNextProblem();
  });
  useEffect(() => {
    // On the window: after the step's arrival the title has the focus, and no cell.
    const listen = (event: KeyboardEvent) => handleShortcut(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const scrollBy = (columns: number) => {
    const box = scroller.current;
    box?.scrollBy({ left: readingDirection(box) * columns * 360 });
  };

  return (
    <div className="overflow-clip rounded-card border border-line bg-raised">
      <div ref={scroller} className="scroll-ps-75 overflow-x-auto">
        {/* A grid of ARIA's own example is a table. */}
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells take the focus
          role="grid"
          aria-label="Rows of the file"
          aria-rowcount={rows.length + 1}
          className="w-full table-fixed border-separate border-spacing-0 text-start"
        >
          <thead className="bg-sunken text-label text-muted">
            <tr className="h-11" aria-rowindex={1}>
              <th scope="col" className="sticky start-0 z-2 w-24 bg-sunken py-1 ps-2 align-top font-medium">
                <span className="flex items-center">
                  <Checkbox
                    label="Import all"
                    checked={on > 0 && on === sendable}
                    mixed={on > 0 && on < sendable}
                    locked={sendable === 0}
                    onChange={() => check.toggle(all, on < sendable)}
                  />
                  Row
                </span>
              </th>
              <th scope="col" className="sticky start-24 z-2 w-50 bg-sunken px-2 py-3 align-top font-medium">
                Name
              </th>
              {fields.map((field) => (
                <th
                  key={field}
                  scope="col"
                  className={clsx(
                    'px-3 py-2 align-top font-medium',
                    employeeRows[field].kind === 'email' ? 'w-76' : 'w-46',
                    employeeRows[field].kind === 'money' && 'text-end',
                  )}
                >
                  <p className="pt-1">{employeeRows[field].label}</p>
                  {check.fields.includes(field) && (
                    <div className="mt-1">
                      <FillAll name={field} check={check} />
                    </div>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={ref} {...handlers}>
            {shown.map((at) => {
              const row = rows[at.index];
              if (row === undefined) return null;
              return (
                <CheckRow
                  key={row.line}
                  at={at}
                  row={row}
                  fields={fields}
                  check={check}
                  column={place.field}
                  isTabStop={row.line === tabLine}
                  opened={opened?.line === row.line ? opened.field : null}
                  actions={actions}
                />
              );
            })}
            <RowGap height={gapAfter} />
          </tbody>
        </table>
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line px-5 py-1.5 text-small text-muted">
        <p>Scroll sideways to see all {employeeFields.length} fields.</p>
        <span className="flex">
          <IconButton icon={ArrowLeft} label="Scroll to the left" onClick={() => scrollBy(-1)} />
          <IconButton icon={ArrowRight} label="Scroll to the right" onClick={() => scrollBy(1)} />
        </span>
      </div>
    </div>
  );
}
