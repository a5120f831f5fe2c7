import ArrowRight from 'lucide-react/icons/arrow-right';
import { useMemo, useState } from 'react';

import { displayed } from '@/components/employee/displayed';
import { isRealDate } from '@/components/employee/fields';
import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import { hash } from '@/lib/hash';
import type { Cell, Encoding, Separator } from '@/lib/table-file/table';
import { Button, Spinner } from '@/ui/button';
import { SelectField } from '@/ui/field';
import { Select } from '@/ui/select';
import { TitledCard } from '@/ui/titled-card';

import { cellText } from './cells';
import { searchedRows } from './columns';
import { withChosen, withoutColumn, withPart, withReading, type Decide } from './decisions';
import { columnOf } from './findings';
import { describeFile, encodings, separators } from './texts';
import { findChoice, valueOfCell, type Rules } from './understand';
import type { Match } from './use-match';

export type Reading = { isReading: boolean; problem: string | null };

/** The columns of the file, each with its first values as understood and the field that takes it. */
export function ColumnsCard({ match, reading, decide }: { match: Match; reading: Reading; decide: Decide }) {
  const { headings, sources } = match;
  const fieldsOf = (column: number) => employeeFields.filter((name) => columnOf(sources[name]) === column);
  const matched = headings.filter((_, column) => fieldsOf(column).length > 0).length;
  return (
    <TitledCard
      id="columns"
      title={`Your ${headings.length === 1 ? '1 column' : `${headings.length} columns`}`}
      note={
        matched === headings.length
          ? 'All matched. Change any that look wrong.'
          : "A column without a field isn't imported."
      }
      aside={
        <span className="shrink-0 rounded-badge bg-accent-soft px-2 py-0.75 text-micro font-semibold text-accent-soft-ink">
          {matched} of {headings.length}
        </span>
      }
    >
      <ul>
        {headings.map((heading, column) => (
          <ColumnRow
            key={heading}
            heading={heading}
            column={column}
            names={fieldsOf(column)}
            match={match}
            decide={decide}
          />
        ))}
      </ul>
      <FormatRow match={match} reading={reading} decide={decide} />
    </TitledCard>
  );
}

type ColumnRowProps = {
  heading: string;
  column: number;
  names: readonly EmployeeField[];
  match: Match;
  decide: Decide;
};

function ColumnRow({ heading, column, names, match, decide }: ColumnRowProps) {
  const { sources, suggested, rules, rows } = match;
  const [name, second] = names;
  const texts = useMemo(() => firstTexts(rows, column, name, rules), [rows, column, name, rules]);
  const offered = name === undefined ? employeeFields.find((field) => suggested[field] === column) : undefined;
  function choose(field: string): void {
    for (const one of names) decide(withChosen(one, withoutColumn(one)));
    const chosen = employeeFields.find((one) => one === field);
    if (chosen !== undefined) decide(withChosen(chosen, { from: 'column', key: hash(heading) }));
  }
  return (
    <li className="grid min-h-13.5 grid-cols-[minmax(5.5rem,1fr)_1rem_minmax(0,10.5rem)] items-center gap-2 border-t border-line px-4 py-1 md:gap-2.5 md:px-6">
      <div className="min-w-0">
        <p className="truncate font-medium" title={heading}>
          <bdi>{heading}</bdi>
        </p>
        <p className="truncate text-small text-muted" title={texts}>
          <bdi>{texts}</bdi>
        </p>
      </div>
      <ArrowRight aria-hidden className="size-4 text-muted" strokeWidth={1.85} />
      <div>
        <Select
          aria-label={`Field for ${heading}`}
          className="w-full"
          value={second === undefined ? (name ?? '') : 'split'}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">Not imported</option>
          {second !== undefined && <option value="split">First and last name</option>}
          {employeeFields.map((field) => (
            <option key={field} value={field}>
              {employeeRows[field].label}
            </option>
          ))}
        </Select>
        {offered !== undefined && sources[offered]?.from !== 'column' && (
          <Button look="secondary" size="small" className="mt-1 w-full" onClick={() => choose(offered)}>
            Use as {employeeRows[offered].label}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The first three different texts of a column, with their meaning where that is another text. */
function firstTexts(rows: Match['rows'], column: number, name: EmployeeField | undefined, rules: Rules | null): string {
  const texts = new Map<string, string>();
  for (const { cells } of rows) {
    const cell = cells[column];
    const text = cellText(cell);
    if (text === '' || texts.has(text)) continue;
    const shown = name === undefined || rules === null ? text : asUnderstood(name, cell, rules);
    texts.set(text, shown === text ? text : `${text} → ${shown}`);
    if (texts.size === 3) break;
  }
  return [...texts.values()].join(', ') || 'Empty for everyone';
}

function asUnderstood(name: EmployeeField, cell: Cell | undefined, rules: Rules): string {
  const text = cellText(cell);
  const isUnknown = findChoice(name, text, rules) === undefined;
  const value = valueOfCell(cell, name, rules);
  const { kind } = employeeRows[name];
  // A moment whose day is ambiguous is no day yet, and '54.000' no amount, though they look like one.
  const isUnread = (kind === 'date' && !isRealDate(value)) || (kind === 'money' && /\.\d{3}/u.test(value));
  return isUnknown || isUnread ? text : displayed(name, value) || 'empty';
}

type FormatRowProps = { match: Match; reading: Reading; decide: Decide };

/** How the file is read: what separates its cells or which sheet it is, and which row has the names. */
function FormatRow({ match, reading, decide }: FormatRowProps) {
  const { facts, all, header, notRead } = match;
  // A file without column names in its first row, or read in part, needs a look.
  const [isOpen, setOpen] = useState(header !== all[0]?.line || notRead !== '');
  return (
    <div className="border-t border-line px-5 py-4 md:px-6">
      <div className="flex items-center gap-4">
        <p role="status" className="min-w-0 flex-1 text-small text-muted">
          {describeFile(facts)}. {header === 0 ? 'No column names.' : `Column names in row ${header}.`}{' '}
          {reading.isReading && <Spinner />}
        </p>
        <Button look="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Change'}
        </Button>
      </div>
      {isOpen && (
        <div className="mt-4">
          {facts.format === 'text' ? (
            <>
              <SelectField
                label="Separator"
                value={facts.separator}
                options={separators}
                onChange={({ target }) => decide(withReading({ separator: target.value as Separator }))}
              />
              <SelectField
                label="Encoding"
                value={facts.encoding}
                options={encodings}
                onChange={({ target }) => decide(withPart({ encoding: target.value as Encoding }))}
              />
            </>
          ) : (
            <SelectField
              label="Sheet"
              value={facts.sheet}
              options={facts.sheets}
              onChange={({ target }) => decide(withReading({ sheet: target.value }))}
            />
          )}
          <SelectField
            label="Column names"
            hint="Rows above them are ignored."
            value={String(header)}
            options={[
              { value: '0', label: 'My file has no column names' },
              ...all.slice(0, searchedRows).map(({ line, cells }) => ({
                value: String(line),
                label: `Row ${line}: ${cells.map(cellText).join(', ').slice(0, 80)}`,
              })),
            ]}
            onChange={({ target }) => decide(withPart({ header: Number(target.value) }))}
          />
          {notRead !== '' && <p className="text-small wrap-anywhere">Not read: {notRead}.</p>}
          <p role="alert" className="text-small text-danger empty:hidden">
            {reading.problem}
          </p>
        </div>
      )}
    </div>
  );
}
