import { clsx } from 'clsx';

import type { TableRow, TextFileFacts } from '@/lib/table-file/table';
import { Button, Spinner } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { focusIfLost } from '@/ui/focus';
import { RadioField } from '@/ui/radio-field';
import { Select } from '@/ui/select';

import { cellText, textsWithAccents, widthOf } from './cells';
import { withPart, type Decide } from './decisions';
import { encodings, factsOf, rowsText, separators } from './texts';
import type { Match } from './use-match';

export type Reading = { isReading: boolean; problem: string | null };

type ReadingCardProps = {
  match: Match;
  reading: Reading;
  decide: Decide;
  isOpen: boolean;
  onToggle: () => void;
};

/** The rows searched for column names. */
const previewRows = 20;
const previewColumns = 6;

/** Whether a person has to look at how the file is read: it has no names of columns in its first row, or is read in part. */
export const isReadingDoubtful = ({ header, notRead }: Match): boolean => header !== 0 || notRead !== '';

/** How the file is read, with its first rows: what separates its cells or which sheet it is, and which row has the names. */
export function ReadingCard({ match, reading, decide, isOpen, onToggle }: ReadingCardProps) {
  const { facts, all, header, hidden, notRead } = match;
  const columns = widthOf(all);
  return (
    <section aria-labelledby="reading" className="rounded-card border border-line bg-raised">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-4 md:px-6">
        <h2 id="reading" className={clsx('text-h3', isOpen ? 'flex-1' : 'w-full')}>
          File format
        </h2>
        {!isOpen && (
          <p className="flex-1 text-small text-muted">
            {factsOf(facts)}. {header < 0 ? 'No column names.' : `Column names in row ${all[header]?.line}.`}
          </p>
        )}
        <Button ref={focusIfLost} look="secondary" size="small" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? 'Close' : 'Change'}
        </Button>
      </div>
      {isOpen && (
        <div className="divide-y divide-line border-t border-line px-5 md:px-6">
          {facts.format === 'text' ? (
            <TextReading all={all} facts={facts} columns={columns} decide={decide} />
          ) : (
            <div className="py-5">
              <p className="mb-1.5 text-label">Sheet</p>
              <Select
                aria-label="Sheet"
                value={facts.sheet}
                onChange={({ target }) => decide(withPart({ sheet: target.value, header: undefined }))}
              >
                {facts.sheets.map((sheet) => (
                  <option key={sheet}>{sheet}</option>
                ))}
              </Select>
            </div>
          )}
          <p role="alert" className="py-3 text-small text-danger empty:hidden">
            {reading.problem}
          </p>
          {(notRead !== '' || hidden.rows > 0) && (
            <div className="py-5 text-small">
              {notRead !== '' && <p className="wrap-anywhere">Not read: {notRead}.</p>}
              {hidden.rows > 0 && (
                <Checkbox
                  label={`Read ${rowsText(hidden.rows, 'hidden row')}, too`}
                  showsLabel
                  checked={hidden.areRead}
                  onChange={({ target }) => decide(withPart({ withHidden: target.checked, header: undefined }))}
                />
              )}
            </div>
          )}
          <HeaderRows all={all} header={header} columns={columns} decide={decide} />
        </div>
      )}
      <p role="status" className="sr-only">
        {reading.isReading ? 'Reading the file…' : ''}
      </p>
      {reading.isReading && (
        <p aria-hidden className="flex items-center gap-2 px-5 pb-5 text-small text-muted md:px-6">
          <Spinner /> Reading the file…
        </p>
      )}
    </section>
  );
}

type TextReadingProps = { all: readonly TableRow[]; facts: TextFileFacts; columns: number; decide: Decide };

function TextReading({ all, facts, columns, decide }: TextReadingProps) {
  const accents = textsWithAccents(all);
  return (
    <div className="pt-5 pb-4">
      <p className="mb-4 text-small text-muted">
        Detected automatically. Change them if the columns or special characters below look wrong.
      </p>
      <RadioField
        look="segments"
        label="Separator"
        name="separator"
        options={separators}
        value={facts.separator}
        onChange={(value) => {
          const found = separators.find((one) => one.value === value);
          if (found) decide(withPart({ separator: found.value, header: undefined }));
        }}
        hint={`${columns === 1 ? '1 column' : `${columns} columns`} in ${rowsText(all.length)}.`}
      />
      <p className="mt-3 mb-1.5 text-label">Encoding</p>
      <Select
        aria-label="Encoding"
        className="w-full sm:max-w-85"
        value={facts.encoding}
        onChange={({ target }) => {
          const found = encodings.find((one) => one.value === target.value);
          if (found) decide(withPart({ encoding: found.value }));
        }}
      >
        {encodings.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <p className="mt-1.5 min-h-5 text-small text-muted">
        {accents.length === 0 ? (
          'No special characters in this file, so any encoding works.'
        ) : (
          <>
            Check that these look right: <bdi>{accents.join(', ')}</bdi>.
          </>
        )}
      </p>
    </div>
  );
}

type HeaderRowsProps = { all: readonly TableRow[]; header: number; columns: number; decide: Decide };

function HeaderRows({ all, header, columns, decide }: HeaderRowsProps) {
  const rows = all.slice(0, previewRows);
  const shown = Math.min(columns, previewColumns);
  return (
    <div className="py-5">
      <h3 id="names" className="text-label font-semibold">
        {header < 0 ? 'This file has no column names' : `Column names are in row ${all[header]?.line}`}
      </h3>
      <p className="mt-1 flex flex-wrap justify-between gap-x-6 text-small text-muted">
        <span>Rows above it are ignored. Wrong row? Select the right one.</span>
        <span>
          First {Math.min(rows.length, all.length)} of {rowsText(all.length)}, {shown} of {columns} columns
        </span>
      </p>
      <div
        role="radiogroup"
        aria-labelledby="names"
        className="mt-3 max-h-80 overflow-auto rounded-menu border border-line"
      >
        {rows.map(({ line, cells }, index) => (
          <label
            key={line}
            className={clsx(
              'flex min-h-11 w-full min-w-max items-center gap-3 border-t border-line px-4 text-small first:border-t-0',
              index < header && 'bg-sunken text-subtle',
              index === header && 'bg-accent-soft/60 font-semibold shadow-[inset_3px_0_0_var(--c-accent)]',
            )}
          >
            <input
              type="radio"
              name="header"
              aria-label={`Row ${line}`}
              checked={index === header}
              onChange={() => decide(withPart({ header: index }))}
              className="size-4.5 shrink-0 accent-accent"
            />
            <span className="w-8 tabular-nums">{line}</span>
            {cells.slice(0, previewColumns).map((cell, column) => (
              <bdi key={column} className={clsx('truncate', cells.length === 1 ? 'max-w-160' : 'w-24 md:w-36')}>
                {cellText(cell)}
              </bdi>
            ))}
          </label>
        ))}
      </div>
      <div className="mt-3">
        <Checkbox
          label="My file has no column names"
          showsLabel
          checked={header < 0}
          onChange={({ target }) => decide(withPart({ header: target.checked ? -1 : 0 }))}
        />
      </div>
    </div>
  );
}
