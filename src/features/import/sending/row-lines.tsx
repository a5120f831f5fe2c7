import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';

import { brand } from '@/brand';
import { Button, Spinner } from '@/ui/button';
import { titleAfterRemoval } from '@/ui/focus';

import type { ImportState } from './import-state';
import type { ShownRow } from './rows';

/** Longer lists show their last rows: the file of what was not imported has all of them. */
const maxLines = 200;

const waypoint = 'grid size-5 shrink-0 place-items-center rounded-full text-micro font-bold';

const signs = {
  failed: <span className={clsx(waypoint, 'bg-danger text-danger-ink')}>!</span>,
  in: (
    <span className={clsx(waypoint, 'bg-accent text-accent-ink')}>
      <Check className="size-3.5" strokeWidth={2.6} />
    </span>
  ),
  maybe: (
    <span className={clsx(waypoint, 'border-[1.5px] border-blaze-soft-ink bg-blaze-soft text-blaze-soft-ink')}>?</span>
  ),
  looking: <Spinner className="text-accent" />,
};

type SectionProps = {
  id: string;
  title: string;
  note: ReactNode;
  rows: readonly ShownRow[];
  /** The outcome of a row, with its sign, and whether it can be looked up. */
  lineOf: (row: ShownRow) => { sign: keyof typeof signs; text: string; canLookUp: boolean };
  onLookUp: () => void;
};

function Section({ id, title, note, rows, lineOf, onLookUp }: SectionProps) {
  const more = rows.length - maxLines;
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-line bg-surface px-4 py-3.5 md:px-7">
        <h3 id={id} className="text-body font-semibold">
          {title}
        </h3>
        <p className="text-small text-muted">{note}</p>
      </div>
      <ul>
        {rows.slice(-maxLines).map((row) => {
          const { sign, text, canLookUp } = lineOf(row);
          return (
            <li
              key={row.line}
              className="flex items-start gap-x-4 border-t border-line px-4 py-4 md:items-center md:px-7"
            >
              <span aria-hidden className="flex h-6 items-center">
                {signs[sign]}
              </span>
              <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-0.5 md:items-center">
                <span className="shrink-0 text-small text-muted tabular-nums max-md:order-2 max-md:ms-auto md:w-14">
                  Row {row.line}
                </span>
                <bdi className="min-w-0 font-medium max-md:order-1 md:w-48">{row.name}</bdi>
                <span className="min-w-0 text-small text-muted max-md:order-3 max-md:w-full md:flex-1">
                  <bdi>{text}</bdi>
                </span>
                {canLookUp && (
                  <span className="max-md:order-4 max-md:mt-2 max-md:w-full">
                    <Button
                      ref={titleAfterRemoval}
                      look="secondary"
                      size="small"
                      icon={Search}
                      sends
                      aria-label={`Check again: ${row.name}`}
                      className="max-md:w-full"
                      onClick={onLookUp}
                    >
                      Check again
                    </Button>
                  </span>
                )}
              </div>
            </li>
          );
        })}
        {more > 0 && (
          <li className="border-t border-line px-4 py-4 text-small text-muted md:px-7">{more} more before these.</li>
        )}
      </ul>
    </section>
  );
}

const missedTexts = { lost: 'The connection was lost.', gateway: 'No reply from the server.' };

function outcomeOf({ standing, isFound }: ShownRow, look: ImportState['look']): string {
  if (standing === 'in') return isFound ? 'Already added' : 'Added on the second attempt';
  if (standing === 'sending') return 'Not found. Trying again';
  if (standing !== 'unknown') return 'Not found. Will retry at the end';
  return { reading: 'Checking…', failed: 'We couldn’t check', none: 'Not checked yet' }[look];
}

type RowLinesProps = Pick<ImportState, 'missed' | 'failed' | 'look' | 'phase'> & { onLookUp: () => void };

/** The rows without a reply, each with its look-up, and the rows that failed, each with its reason. */
export function RowLines({ missed, failed, look, phase, onLookUp }: RowLinesProps) {
  const added = missed.filter(({ standing }) => standing === 'in').length;
  const canLookUp = look !== 'reading' && (look === 'failed' || phase !== 'running');
  return (
    <>
      <Section
        id="import-missed"
        title="May already be added"
        note={`${missed.length === 1 ? '1 row' : `${missed.length} rows`} got no reply. ${brand.name} looks each one up by work email before trying again. ${added} confirmed, ${missed.length - added} to check.`}
        rows={missed}
        lineOf={(row) => {
          const isUnknown = row.standing === 'unknown';
          return {
            sign: row.standing === 'in' ? 'in' : isUnknown && look === 'reading' ? 'looking' : 'maybe',
            text: `${row.missed === null ? '' : missedTexts[row.missed]} ${outcomeOf(row, look)}`,
            canLookUp: isUnknown && canLookUp,
          };
        }}
        onLookUp={onLookUp}
      />
      <Section
        id="import-failed"
        title="Failed"
        note={phase !== 'done' && 'You can retry them at the end.'}
        rows={failed}
        lineOf={(row) => ({ sign: 'failed', text: row.why, canLookUp: false })}
        onLookUp={onLookUp}
      />
    </>
  );
}
