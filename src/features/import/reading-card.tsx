import { useState } from 'react';

import type { Encoding, Separator } from '@/lib/table-file/table';
import { Button, Spinner } from '@/ui/button';
import { SelectField } from '@/ui/field';
import { focusIfLost } from '@/ui/focus';

import { cellText, textsWithAccents, countColumns } from './cells';
import { withPart, withReading, type Decide } from './decisions';
import { encodings, describeFile, rowsText, separators } from './texts';
import type { Match } from './use-match';

export type Reading = { isReading: boolean; problem: string | null };

type ReadingCardProps = { match: Match; reading: Reading; decide: Decide };

/** The rows searched for column names. */
const namedRows = 20;

/** How the file is read: what separates its cells or which sheet it is, and which row has the names. */
export function ReadingCard({ match, reading, decide }: ReadingCardProps) {
  const { facts, all, header, notRead } = match;
  // A file without column names in its first row, or read in part, needs a look.
  const [isOpen, setOpen] = useState(header !== 0 || notRead !== '');
  const columns = countColumns(all);
  const accents = textsWithAccents(all);
  return (
    <section aria-labelledby="reading" className="rounded-card border border-line bg-raised">
      <div className="flex items-center gap-4 px-5 py-4 md:px-6">
        <div className="min-w-0 flex-1">
          <h2 id="reading" className="text-h3">
            File format
          </h2>
          <p className="text-small text-muted">
            {describeFile(facts)}. {header < 0 ? 'No column names.' : `Column names in row ${all[header]?.line}.`}
          </p>
        </div>
        <Button ref={focusIfLost} look="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Change'}
        </Button>
      </div>
      {isOpen && (
        <div className="border-t border-line px-5 py-4 md:px-6">
          {facts.format === 'text' ? (
            <>
              <SelectField
                label="Separator"
                hint={`${columns === 1 ? '1 column' : `${columns} columns`} in ${rowsText(all.length)}.`}
                value={facts.separator}
                options={separators}
                onChange={({ target }) => decide(withReading({ separator: target.value as Separator }))}
              />
              <SelectField
                label="Encoding"
                hint={
                  accents.length === 0
                    ? 'No special characters in this file, so any encoding works.'
                    : `Check that these look right: ${accents.join(', ')}.`
                }
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
              { value: '-1', label: 'My file has no column names' },
              ...all.slice(0, namedRows).map(({ line, cells }, index) => ({
                value: String(index),
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
      <p role="status" className="flex items-center gap-2 px-5 pb-4 text-small text-muted empty:hidden md:px-6">
        {reading.isReading && (
          <>
            <Spinner /> Reading the file…
          </>
        )}
      </p>
    </section>
  );
}
