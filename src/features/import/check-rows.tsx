import { clsx } from 'clsx';
import { Fragment, useImperativeHandle, useState, type RefObject } from 'react';

import { displayed } from '@/components/employee/displayed';
import { employeeFields, employeeRows, fullName, type EmployeeField } from '@/domain/employee';
import { Checkbox } from '@/ui/checkbox';
import { focusTitle } from '@/ui/focus';
import { RowGap, useVirtualRows } from '@/ui/use-virtual-rows';

import { hasProblems, problemFields, type CheckedRow } from './check';
import { CellField, FillAll, isFilled } from './check-cell';
import { rowsText } from './texts';
import type { Check } from './use-check';

export type RowsHandle = { focusNextProblem: () => void };

type CheckRowsProps = { handle: RefObject<RowsHandle | null>; check: Check };

/** The first columns, by which a person is recognized. */
const firstFields: readonly EmployeeField[] = ['workMail', 'department', 'startDate', 'grossSalaryAnnual'];

const keyOf = ({ line }: CheckedRow) => String(line);

/** The field that had the focus last, or will get it. */
type Place = { readonly line: number; readonly field: EmployeeField };

/**
 * The rows as a table. A cell with a problem is a field, and so are all cells of the row that is open. On a phone a row is a card
 * with its name, and with the fields that have problems where it is open or has the focus.
 */
export function CheckRows({ handle, check }: CheckRowsProps) {
  const rows = check.shown;
  const fields = [...new Set([...check.fields, ...firstFields, ...employeeFields])];
  const { ref, shown, gapAfter, handlers, focusRow } = useVirtualRows<HTMLTableSectionElement, CheckedRow>(
    rows,
    keyOf,
    3.25,
  );
  const [place, setPlace] = useState<Place | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  // "Import all" skips people who already exist, and includes rows that are corrected later.
  const all = rows.filter((row) => !check.duplicates.has(row.line));
  const sendable = all.filter((row) => !hasProblems(row));
  const on = sendable.filter(check.isOn).length;

  function focusNextProblem(): void {
    const orderOf = (index: number, field: EmployeeField) => index * fields.length + fields.indexOf(field);
    const at = rows.findIndex(({ line }) => line === place?.line);
    const from = place ? orderOf(at, place.field) : -1;
    const problems = rows.flatMap((row, index) =>
      fields.filter((field) => row.problems[field] !== undefined).map((field) => ({ line: row.line, index, field })),
    );
    const next = problems.find(({ index, field }) => orderOf(index, field) > from) ?? problems[0];
    if (next === undefined) return focusTitle();
    setPlace(next);
    focusRow(next.index);
  }
  useImperativeHandle(handle, () => ({ focusNextProblem }));

  return (
    <div
      role="group"
      aria-label="Rows of the file"
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-raised focus-inside md:scroll-ps-75"
    >
      <table
        aria-label="Rows of the file"
        aria-rowcount={rows.length + 1}
        className="block w-full border-separate border-spacing-0 text-start md:table md:table-fixed"
      >
        <thead className="block bg-sunken text-label text-muted md:table-header-group">
          <tr aria-rowindex={1} className="block *:align-top *:font-medium md:table-row md:*:py-2">
            <th scope="col" className="sticky start-0 z-2 w-24 bg-sunken ps-2 max-md:hidden">
              <span className="-mt-1.75 flex items-center">
                <Checkbox
                  label="Import all"
                  checked={on > 0 && on === sendable.length}
                  mixed={on > 0 && on < sendable.length}
                  locked={sendable.length === 0}
                  onChange={() => check.toggle(all, on < sendable.length)}
                />
                Row
              </span>
            </th>
            <th scope="col" className="sticky start-24 z-2 w-50 bg-sunken px-2 max-md:hidden">
              Name
            </th>
            {fields.map((field) => (
              <th
                key={field}
                scope="col"
                className={clsx(
                  'items-center gap-3 px-3 max-md:grid-cols-2 max-md:py-1 md:table-cell',
                  isFilled(field, check) ? 'grid' : 'hidden',
                  employeeRows[field].kind === 'email' ? 'md:w-76' : 'md:w-46',
                  employeeRows[field].kind === 'money' && 'md:text-end',
                )}
              >
                <p className="md:mb-1">{employeeRows[field].label}</p>
                {isFilled(field, check) && <FillAll name={field} check={check} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={ref} {...handlers} className="block md:table-row-group">
          {shown.map((at) => {
            const row = rows[at.index];
            if (row === undefined) return null;
            const { line, values } = row;
            const person = fullName(values) || '\u2013';
            const wrong = problemFields(row);
            const badge = check.duplicates.get(line);
            const isOpen = line === opened;
            const inputs = isOpen ? fields : wrong;
            // On a phone only this row shows its fields.
            const isCurrent = place ? line === place.line : at.index === 0;
            const focused = line === place?.line ? place.field : undefined;
            return (
              <Fragment key={line}>
                <RowGap height={at.gap} />
                <tr
                  data-index={at.index}
                  aria-rowindex={at.index + 2}
                  className="grid grid-cols-[auto_minmax(0,1fr)] *:align-top max-md:border-t max-md:border-line max-md:py-1 md:table-row md:h-13 md:*:border-t md:*:border-line"
                >
                  <td
                    className={clsx(
                      'start-0 z-1 bg-raised py-2 ps-2 md:sticky',
                      wrong.length > 0 && 'shadow-[inset_3px_0_0_var(--c-danger)]',
                    )}
                  >
                    <span className="flex items-center">
                      <Checkbox
                        label={`Import ${person}, row ${line}`}
                        data-row-choice
                        className="size-8.5 disabled:opacity-45 pointer-coarse:size-11"
                        checked={check.isOn(row)}
                        locked={hasProblems(row)}
                        onChange={({ target }) => check.toggle([row], target.checked)}
                      />
                      <span className="min-w-6 text-small text-muted tabular-nums">{line}</span>
                    </span>
                  </td>
                  <th scope="row" className="start-24 z-1 bg-raised px-2 py-1 text-start md:sticky">
                    <button
                      type="button"
                      data-row-focus={focused === undefined || !inputs.includes(focused) || undefined}
                      aria-expanded={isOpen}
                      title={isOpen ? 'Close the row' : 'Edit the row'}
                      onClick={() => setOpened(isOpen ? null : line)}
                      className="block max-w-full py-0.5 text-start font-medium last:min-h-11 hover:underline pointer-coarse:min-h-11"
                    >
                      <bdi className="block truncate">{person}</bdi>
                      {wrong.length > 0 && (
                        <span className="text-small text-danger md:hidden">{rowsText(wrong.length, 'problem')}</span>
                      )}
                    </button>
                    {badge !== undefined && (
                      <span
                        title={badge}
                        className="block w-fit max-w-full truncate rounded-badge bg-blaze-soft px-1.5 py-0.5 text-micro font-semibold text-blaze-soft-ink"
                      >
                        {badge}
                      </span>
                    )}
                  </th>
                  {fields.map((field) =>
                    inputs.includes(field) ? (
                      <td
                        key={field}
                        className={clsx(
                          'col-span-2 px-3 py-2 md:table-cell',
                          (isOpen || isCurrent) && (wrong.length === 0 || wrong.includes(field)) ? 'block' : 'hidden',
                        )}
                      >
                        <p aria-hidden className="mb-1 text-label md:hidden">
                          {employeeRows[field].label}
                        </p>
                        <CellField
                          name={field}
                          value={values[field]}
                          problem={wrong.includes(field) ? row.problems[field] : undefined}
                          label={`${employeeRows[field].label}, row ${line}`}
                          takesFocus={field === focused}
                          onCommit={(text) => check.correct(row, field, text)}
                          onFocus={() => setPlace({ line, field })}
                          // A field that is corrected by Enter is removed with the focus.
                          onRemoved={focusNextProblem}
                        />
                      </td>
                    ) : (
                      <td
                        key={field}
                        title={values[field]}
                        className={clsx(
                          'px-3 pt-3.5 pb-2 max-md:hidden',
                          employeeRows[field].kind === 'money' && 'text-end tabular-nums',
                        )}
                      >
                        <bdi className="block truncate text-muted">{displayed(field, values[field]) || '\u2013'}</bdi>
                      </td>
                    ),
                  )}
                </tr>
              </Fragment>
            );
          })}
          <RowGap height={gapAfter} />
        </tbody>
      </table>
    </div>
  );
}
