import { clsx } from 'clsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';

import { Button, Spinner } from '@/ui/button';
import { titleAfterRemoval } from '@/ui/focus';

import type { ImportState } from './import-state';
import type { ShownRow } from './rows';

/** More of them are said by their number: all are in the file of what was not imported. */
const mostLines = 200;

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

/** One row of the file: its sign, its number, the person, and what became of it. */
function Line(props: { row: ShownRow; sign: ReactNode; children: ReactNode; action?: ReactNode }) {
  const { row, sign, children, action } = props;
  return (
    <li className="flex items-start gap-x-4 border-t border-line px-4 py-4 md:items-center md:px-7">
      <span aria-hidden className="flex h-6 items-center">
        {sign}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-0.5 md:items-center">
        <span className="shrink-0 text-small text-muted tabular-nums max-md:order-2 max-md:ms-auto md:w-14">
          Row {row.line}
        </span>
        <bdi className="min-w-0 font-medium max-md:order-1 md:w-48">{row.name}</bdi>
        <span className="min-w-0 text-small text-muted max-md:order-3 max-md:w-full md:flex-1">{children}</span>
        {action && <span className="max-md:order-4 max-md:mt-2 max-md:w-full">{action}</span>}
      </div>
    </li>
  );
}

function Lines({ rows, children }: { rows: readonly ShownRow[]; children: (row: ShownRow) => ReactNode }) {
  const more = rows.length - mostLines;
  return (
    <ul>
      {rows.slice(-mostLines).map(children)}
      {more > 0 && (
        <li className="border-t border-line px-4 py-4 text-small text-muted md:px-7">{more} more before these.</li>
      )}
    </ul>
  );
}

function SectionHead(props: { id: string; title: string; children: ReactNode; progress?: string }) {
  const { id, title, children, progress } = props;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-line bg-surface px-4 py-3.5 md:px-7">
      <h3 id={id} className="text-body font-semibold">
        {title}
      </h3>
      <p className="text-small text-muted">{children}</p>
      {progress !== undefined && <p className="text-small text-muted tabular-nums md:ms-auto">{progress}</p>}
    </div>
  );
}

/** The rows that failed, each with why. @param hasHead whether other rows stand above them */
export function FailedLines({ rows, hasHead }: { rows: readonly ShownRow[]; hasHead: boolean }) {
  if (rows.length === 0) return null;
  const lines = (
    <Lines rows={rows}>
      {(row) => (
        <Line key={row.line} row={row} sign={signs.failed}>
          <span className="sr-only">Failed: </span>
          <bdi>{row.why}</bdi>
        </Line>
      )}
    </Lines>
  );
  if (!hasHead) return lines;
  return (
    <section aria-labelledby="import-failed">
      <SectionHead id="import-failed" title="Failed">
        They wait here until the end.
      </SectionHead>
      {lines}
    </section>
  );
}

const missedTexts = {
  lost: 'The connection was lost.',
  gateway: 'The server gave no answer.',
};

type MissedLinesProps = Pick<ImportState, 'missed' | 'look' | 'phase'> & { onLookUp: () => void };

/** The rows for which an answer did not come, and what has become of each since. */
export function MissedLines({ missed, look, phase, onLookUp }: MissedLinesProps) {
  if (missed.length === 0) return null;
  const known = missed.filter(({ standing }) => standing === 'in').length;
  return (
    <section aria-labelledby="import-missed">
      <SectionHead
        id="import-missed"
        title="May already be there"
        progress={`${known} known, ${missed.length - known} to go`}
      >
        {missed.length === 1 ? '1 row had' : `${missed.length} rows had`} no answer. Each is looked up by its work email
        before it is sent again.
      </SectionHead>
      <Lines rows={missed}>
        {(row) => {
          const isUnknown = row.standing === 'unknown';
          const canLookUp = isUnknown && look !== 'reading' && (look === 'failed' || phase !== 'running');
          return (
            <Line
              key={row.line}
              row={row}
              sign={isUnknown && look === 'reading' ? signs.looking : row.standing === 'in' ? signs.in : signs.maybe}
              action={
                canLookUp && (
                  <Button
                    ref={titleAfterRemoval}
                    look="secondary"
                    size="small"
                    icon={Search}
                    sends
                    aria-label={`Look it up: ${row.name}`}
                    className="max-md:w-full"
                    onClick={onLookUp}
                  >
                    Look it up
                  </Button>
                )
              }
            >
              {row.missed !== null && missedTexts[row.missed]} May already be there. {arrow}{' '}
              <Outcome row={row} look={look} />
            </Line>
          );
        }}
      </Lines>
    </section>
  );
}

const arrow = <ArrowRight aria-hidden className="mx-1 inline size-4" strokeWidth={1.85} />;

function Outcome({ row: { standing, isFound }, look }: { row: ShownRow; look: ImportState['look'] }) {
  if (standing === 'in' && isFound) return <span className="font-semibold text-success">Found: is in</span>;
  if (standing === 'in') {
    return (
      <>
        <span className="font-semibold text-success">Not found: sent again</span> {arrow} is in
      </>
    );
  }
  if (standing === 'sending') return 'Not found: sent again';
  if (standing !== 'unknown') return 'Not found so far: is sent again at the end';
  if (look === 'reading') return 'Looking it up';
  if (look === 'failed') return <span className="text-danger">Could not be looked up</span>;
  return 'Not looked up yet';
}
