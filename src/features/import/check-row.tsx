import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';

import { displayed } from '@/components/employee/displayed';
import { employeeRows, type EmployeeField } from '@/domain/employee';
import { RowGap, type VirtualRow } from '@/ui/use-virtual-rows';

import { skippedText, type CheckedRow } from './check';
import { CellField, missing, nameOf, RowBadge, RowBox } from './check-cell';
import { problemFields, type Check } from './use-check';

/** A cell, by its row in the file and its field. */
export type Place = { readonly line: number; readonly field: EmployeeField };

type RowActions = {
  focusCell: (place: Place) => void;
  visit: (place: Place) => void;
  /** Turns a cell into a field, null back. */
  open: (place: Place | null) => void;
  focusBox: (line: number) => void;
};

type CheckRowProps = {
  at: VirtualRow;
  row: CheckedRow;
  fields: readonly EmployeeField[];
  check: Check;
  /** The column that arrow keys move in. */
  column: EmployeeField;
  /** Whether Tab leads to its cell in that column. */
  isTabStop: boolean;
  opened: EmployeeField | null;
  actions: RowActions;
};

/** A row of the file; its number, its box and the name stay when it is scrolled sideways. */
export function CheckRow({ at, row, fields, check, column, isTabStop, opened, actions }: CheckRowProps) {
  const { line } = row;
  const badge = skippedText(row) ?? check.duplicates.get(line);
  return (
    <>
      <RowGap height={at.gap} />
      <tr data-index={at.index} aria-rowindex={at.index + 2} className="h-13 *:border-t *:border-line">
        <td
          className={clsx(
            'sticky start-0 z-1 bg-raised py-2 ps-2 align-top',
            problemFields(row).length > 0 && 'shadow-[inset_3px_0_0_var(--c-danger)]',
          )}
        >
          <span className="flex items-center">
            <RowBox
              row={row}
              check={check}
              className="size-8.5 disabled:opacity-45 pointer-coarse:size-11"
              onKeyDown={(event) => {
                const [first] = fields;
                if (event.key === 'ArrowRight' && first) actions.focusCell({ line, field: first });
              }}
            />
            <span className="text-small text-muted tabular-nums">{line}</span>
          </span>
        </td>
        <th
          scope="row"
          className={clsx(
            'sticky start-24 z-1 bg-raised px-2 pb-2 text-start align-top font-medium',
            badge ? 'pt-1' : 'pt-3.5',
          )}
        >
          <bdi className="block truncate">{nameOf(row)}</bdi>
          {badge !== undefined && <RowBadge text={badge} />}
        </th>
        {fields.map((field) => (
          <GridCell
            key={field}
            row={row}
            field={field}
            fields={fields}
            check={check}
            isRowFocus={field === column}
            isTabStop={isTabStop && field === column}
            isOpened={field === opened}
            actions={actions}
          />
        ))}
      </tr>
    </>
  );
}

type GridCellProps = Pick<CheckRowProps, 'row' | 'fields' | 'check' | 'actions'> & {
  field: EmployeeField;
  isRowFocus: boolean;
  isTabStop: boolean;
  isOpened: boolean;
};

function GridCell({ row, field, fields, check, isRowFocus, isTabStop, isOpened, actions }: GridCellProps) {
  const { line, values } = row;
  const value = values[field];
  const problem = row.leftOutBy === null ? row.problems[field] : undefined;
  const place = { line, field };
  const isField = problem !== undefined || isOpened;

  function leaveField(text: string, byKey: boolean): void {
    if (text !== value) check.correct(row, field, text);
    if (isOpened) actions.open(null);
    // A corrected cell is no field any more.
    if (byKey) actions.focusCell(place);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget } = event;
    if (target !== currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const next = step === undefined ? undefined : fields[fields.indexOf(field) + step];
    if (key === 'Enter' || key === 'F2') actions.open(place);
    else if (next) actions.focusCell({ line, field: next });
    else if (key === 'ArrowLeft') actions.focusBox(line);
    else return;
    event.preventDefault();
  }

  if (isField) {
    return (
      <td className="px-3 py-2 align-top">
        <CellField
          name={field}
          value={value}
          problem={problem}
          label={`${employeeRows[field].label}, row ${line}`}
          isOpened={isOpened}
          isRowFocus={isRowFocus}
          onLeave={leaveField}
          onFocus={() => actions.visit(place)}
        />
      </td>
    );
  }
  return (
    <td
      tabIndex={isTabStop ? 0 : -1}
      data-row-focus={isRowFocus || undefined}
      onKeyDown={handleKeyDown}
      onFocus={() => actions.visit(place)}
      onDoubleClick={() => actions.open(place)}
      title={value}
      className={clsx(
        'px-3 pt-3.5 pb-2 align-top focus-inside',
        employeeRows[field].kind === 'money' && 'text-end tabular-nums',
      )}
    >
      <bdi className="block truncate text-muted">{displayed(field, value) || missing}</bdi>
    </td>
  );
}
