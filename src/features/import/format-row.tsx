import { useState } from 'react';

import type { Encoding, Separator } from '@/lib/table-file/table';
import { Button, Spinner } from '@/ui/button';
import { SelectField } from '@/ui/field';

import { cellText } from './cells';
import { searchedRows } from './columns';
import { withPart, withReading, type Decide } from './decisions';
import { describeFile, encodings, separators } from './texts';
import type { Match } from './use-match';

export type Reading = { isReading: boolean; problem: string | null };

type FormatRowProps = { match: Match; reading: Reading; decide: Decide };

/** How the file is read: what separates its cells or which sheet it is, and which row has the names. */
export function FormatRow({ match, reading, decide }: FormatRowProps) {
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
