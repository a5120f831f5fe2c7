import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useImperativeHandle, useState, type RefObject } from 'react';

import { displayed } from '@/components/employee/displayed';
import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import { Checkbox } from '@/ui/checkbox';
import { focusTitle } from '@/ui/focus';
import { RowGap, useVirtualRows, type VirtualRow } from '@/ui/use-virtual-rows';

import { canBeSent, type CheckedRow } from './check';
import { canFill, CellField, FillAll, nameOf, RowBadge, RowBox } from './check-cell';
import { problemFields, type Check } from './use-check';

export type RowsHandle = { focusNextProblem: () => void };

type CheckRowsProps = { handle: RefObject<RowsHandle | null>; check: Check };

/** The fields in the order of their columns: first those by which a person is recognized. */
const columns: readonly EmployeeField[] = [
  ...new Set<EmployeeField>(['workMail', 'department', 'startDate', 'grossSalaryAnnual', ...employeeFields]),
];

const keyOf = ({ line }: CheckedRow) => String(line);

/** The virtual rows of the file, which of them is open, and the way to the next problem. */
function useRows<E extends HTMLElement>({ handle, check }: CheckRowsProps, estimate: number, isTable: boolean) {
  const rows = check.shown;
  const fields = [...new Set([...check.fields, ...columns])];
  const virtual = useVirtualRows<E, CheckedRow>(rows, keyOf, estimate);
  /** The field that had the focus last, or is to have it. */
  const [place, setPlace] = useState<{ line: number; field: EmployeeField } | null>(null);
  const [opened, setOpened] = useState(isTable ? null : (rows[0]?.line ?? null));

  function focusNextProblem(): void {
    const orderOf = (index: number, field: EmployeeField) => index * fields.length + fields.indexOf(field);
    const from = place
      ? orderOf(
          rows.findIndex(({ line }) => line === place.line),
          place.field,
        )
      : -1;
    const problems = rows
      .flatMap((row, index) => problemFields(row).map((field) => ({ line: row.line, index, field })))
      .toSorted((one, other) => orderOf(one.index, one.field) - orderOf(other.index, other.field));
    const next = problems.find(({ index, field }) => orderOf(index, field) > from) ?? problems[0];
    if (next === undefined) return focusTitle();
    setPlace(next);
    if (!isTable) setOpened(next.line);
    virtual.focusRow(next.index);
  }
  useImperativeHandle(handle, () => ({ focusNextProblem }));

  return {
    ...virtual,
    check,
    fields,
    place,
    setPlace,
    opened,
    setOpened,
    /** By the rows as they are when it is called. */
    leaveCorrected: () => handle.current?.focusNextProblem(),
  };
}

type RowProps = { at: VirtualRow; row: CheckedRow; list: Omit<ReturnType<typeof useRows>, 'ref'> };

/** The rows as a table: a cell with a problem is a field, and so are all cells of the row that is open. */
export function CheckTable(props: CheckRowsProps) {
  const { check } = props;
  const { ref, ...list } = useRows<HTMLTableSectionElement>(props, 3.25, true);
  // "Import all" skips people who already exist, and includes rows that are corrected later.
  const all = check.shown.filter((row) => row.leftOutBy === null && !check.duplicates.has(row.line));
  const sendable = all.filter(canBeSent);
  const on = sendable.filter(check.isOn).length;

  return (
    <div
      role="group"
      aria-label="Rows of the file"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by keyboard
      tabIndex={0}
      className="scroll-ps-75 overflow-x-auto rounded-card border border-line bg-raised focus-inside"
    >
      <table
        aria-label="Rows of the file"
        aria-rowcount={check.shown.length + 1}
        className="w-full table-fixed border-separate border-spacing-0 text-start"
      >
        <thead className="bg-sunken text-label text-muted">
          <tr aria-rowindex={1} className="*:py-2 *:align-top *:font-medium">
            <th scope="col" className="sticky start-0 z-2 w-24 bg-sunken ps-2">
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
            <th scope="col" className="sticky start-24 z-2 w-50 bg-sunken px-2">
              Name
            </th>
            {list.fields.map((field) => (
              <th
                key={field}
                scope="col"
                className={clsx('px-3', columnClass(field), isEmail(field) ? 'w-76' : 'w-46')}
              >
                <p className="mb-1">{employeeRows[field].label}</p>
                {canFill(field, check) && <FillAll name={field} check={check} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={ref} {...list.handlers}>
          {list.shown.map((at) => {
            const row = check.shown[at.index];
            return row && <TableRow key={row.line} at={at} row={row} list={list} />;
          })}
          <RowGap height={list.gapAfter} />
        </tbody>
      </table>
    </div>
  );
}

const isEmail = (field: EmployeeField) => employeeRows[field].kind === 'email';

const columnClass = (field: EmployeeField) => employeeRows[field].kind === 'money' && 'text-end tabular-nums';

const problemEdge = 'shadow-[inset_3px_0_0_var(--c-danger)]';

/** A row of the file; its number, its box and the name stay when the table is scrolled sideways. */
function TableRow({ at, row, list }: RowProps) {
  const { line, values } = row;
  const wrong = problemFields(row);
  const isOpen = line === list.opened;
  const inputs = isOpen ? list.fields : wrong;
  return (
    <>
      <RowGap height={at.gap} />
      <tr data-index={at.index} aria-rowindex={at.index + 2} className="h-13 *:border-t *:border-line *:align-top">
        <td className={clsx('sticky start-0 z-1 bg-raised py-2 ps-2', wrong.length > 0 && problemEdge)}>
          <span className="flex items-center">
            <RowBox row={row} check={list.check} className="size-8.5 pointer-coarse:size-11" />
            <span className="text-small text-muted tabular-nums">{line}</span>
          </span>
        </td>
        <th scope="row" className="sticky start-24 z-1 bg-raised px-2 py-1 text-start">
          <button
            type="button"
            {...rowFocus(row, list, inputs)}
            aria-expanded={isOpen}
            title={isOpen ? 'Close the row' : 'Edit the row'}
            onClick={() => list.setOpened(isOpen ? null : line)}
            className="block max-w-full truncate py-0.5 font-medium last:min-h-11 hover:underline pointer-coarse:min-h-11"
          >
            <bdi>{nameOf(row)}</bdi>
          </button>
          <RowBadge row={row} check={list.check} />
        </th>
        {list.fields.map((field) =>
          inputs.includes(field) ? (
            <td key={field} className="px-3 py-2">
              <RowField row={row} list={list} field={field} />
            </td>
          ) : (
            <td key={field} title={values[field]} className={clsx('px-3 pt-3.5 pb-2', columnClass(field))}>
              <bdi className="block truncate text-muted">{displayed(field, values[field]) || '\u2013'}</bdi>
            </td>
          ),
        )}
      </tr>
    </>
  );
}

/** The button of a row takes the focus that moves to the row, unless one of its fields had it last. */
const rowFocus = ({ line }: CheckedRow, { place }: RowProps['list'], inputs: readonly EmployeeField[]) => ({
  'data-row-focus': place?.line === line && inputs.includes(place.field) ? undefined : true,
});

function RowField({ row, list, field }: Omit<RowProps, 'at'> & { field: EmployeeField }) {
  const { line, values, problems, leftOutBy } = row;
  return (
    <CellField
      name={field}
      value={values[field]}
      problem={leftOutBy === null ? problems[field] : undefined}
      label={`${employeeRows[field].label}, row ${line}`}
      takesFocus={line === list.place?.line && field === list.place.field}
      onCommit={(text) => list.check.correct(row, field, text)}
      onFocus={() => list.setPlace({ line, field })}
      onRemoved={list.leaveCorrected}
    />
  );
}

/** The rows on a phone: what fills all empty cells of a field, and a card a row, one of which shows its fields with problems. */
export function CheckCards(props: CheckRowsProps) {
  const { check } = props;
  const { ref, ...list } = useRows<HTMLUListElement>(props, 4.25, false);
  const filled = list.fields.filter((name) => canFill(name, check));
  return (
    <>
      {filled.length > 0 && (
        <ul className="mb-4 rounded-card border border-line bg-raised px-4 py-1">
          {filled.map((name) => (
            <li key={name} className="grid min-h-13 grid-cols-2 items-center gap-3">
              <span className="text-label">{employeeRows[name].label}</span>
              <FillAll name={name} check={check} />
            </li>
          ))}
        </ul>
      )}
      <ul
        ref={ref}
        {...list.handlers}
        aria-label="Rows of the file"
        style={{ paddingBottom: list.gapAfter }}
        className="rounded-card border border-line bg-raised"
      >
        {list.shown.map((at) => {
          const row = check.shown[at.index];
          return row && <Card key={row.line} at={at} row={row} list={list} />;
        })}
      </ul>
    </>
  );
}

function Card({ at, row, list }: RowProps) {
  const { line, values } = row;
  const problems = problemFields(row);
  const isOpen = line === list.opened;
  const inputs = isOpen ? list.fields.filter((field) => problems.includes(field)) : [];
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li
      data-index={at.index}
      style={{ marginTop: at.gap }}
      className={clsx('border-t border-line py-1 ps-1.5 pe-4 first:border-t-0', problems.length > 0 && problemEdge)}
    >
      <div className="flex items-center gap-1">
        <RowBox row={row} check={list.check} className="size-11" />
        <div className="min-w-0 flex-1 py-1">
          <p className="truncate font-medium">
            <bdi>{nameOf(row)}</bdi>
          </p>
          <RowBadge row={row} check={list.check} />
          <p className="truncate text-small text-muted">
            <bdi>{values.department || values.workMail}</bdi>
          </p>
        </div>
        <p className="text-small text-muted">Row {line}</p>
      </div>
      {problems.length > 0 && (
        <button
          type="button"
          {...rowFocus(row, list, inputs)}
          aria-expanded={isOpen}
          onClick={() => list.setOpened(isOpen ? null : line)}
          className="ms-11 flex min-h-11 items-center gap-2 text-label text-danger"
        >
          <Chevron aria-hidden className="size-4.5 shrink-0" strokeWidth={1.85} />
          {problems.length === 1 ? '1 problem' : `${problems.length} problems`}
        </button>
      )}
      {inputs.map((field) => (
        <div key={field} className="ms-11 mb-2">
          <p aria-hidden className="mb-1.5 text-label">
            {employeeRows[field].label}
          </p>
          <RowField row={row} list={list} field={field} />
        </div>
      ))}
    </li>
  );
}
