import Check from 'lucide-react/icons/check';
import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';

import { brand } from '@/brand';
import { Button, Spinner } from '@/ui/button';
import { titleAfterRemoval } from '@/ui/focus';

import type { ImportState } from './import-state';
import type { ShownRow } from './rows';

/** Longer lists show their last rows: the downloaded file has all of them. */
const maxLines = 200;

type RowLinesProps = Pick<ImportState, 'missed' | 'failed' | 'look' | 'phase'> & { onLookUp: () => void };

/** The rows without a reply, each with its look-up, and the rows that failed, each with its reason. */
export function RowLines({ missed, failed, look, phase, onLookUp }: RowLinesProps) {
  const added = missed.filter(({ status }) => status === 'in').length;
  const isUnknown = missed.some(({ status }) => status === 'unknown');
  return (
    <>
      <Section
        title="May already be added"
        note={`${missed.length === 1 ? '1 row' : `${missed.length} rows`} got no reply. ${brand.name} looks each one up by work email before trying again. ${added} confirmed, ${missed.length - added} to check.`}
        rows={missed}
        lineOf={(row) => ({
          sign: signOf(row, look),
          text: `${row.missed === null ? '' : missedTexts[row.missed]} ${outcomeOf(row, look)}`,
        })}
      >
        {isUnknown && look !== 'reading' && (look === 'failed' || phase !== 'running') && (
          <Button ref={titleAfterRemoval} look="secondary" size="small" icon={Search} sends onClick={onLookUp}>
            Check again
          </Button>
        )}
      </Section>
      <Section
        title="Failed"
        note={phase === 'done' ? '' : 'You can retry them at the end.'}
        rows={failed}
        lineOf={({ why }) => ({ sign: failedSign, text: why })}
      />
    </>
  );
}

type SectionProps = {
  title: string;
  note: string;
  rows: readonly ShownRow[];
  /** The outcome of a row, with its sign. */
  lineOf: (row: ShownRow) => { sign: ReactNode; text: string };
  children?: ReactNode;
};

function Section({ title, note, rows, lineOf, children }: SectionProps) {
  const more = rows.length - maxLines;
  if (rows.length === 0) return null;
  return (
    <section aria-label={title} className="divide-y divide-line border-t border-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-surface px-4 py-3.5 md:px-7">
        <h3 className="font-semibold">{title}</h3>
        <p className="min-w-0 flex-1 basis-60 text-small text-muted">{note}</p>
        {children}
      </div>
      <ul className="divide-y divide-line">
        {rows.slice(-maxLines).map((row) => {
          const { sign, text } = lineOf(row);
          return (
            <li key={row.line} className="grid gap-x-4 gap-y-0.5 px-4 py-3 md:grid-cols-[3.5rem_12rem_1fr] md:px-7">
              <span className="text-small text-muted tabular-nums">Row {row.line}</span>
              <bdi className="font-medium">{row.name}</bdi>
              <span className="flex gap-2 text-small wrap-anywhere text-muted">
                {sign}
                <bdi>{text}</bdi>
              </span>
            </li>
          );
        })}
      </ul>
      {more > 0 && <p className="px-4 py-3 text-small text-muted md:px-7">{more} more before these.</p>}
    </section>
  );
}

const failedSign = <CircleExclamationPoint aria-hidden className="size-5 shrink-0 text-danger" />;

function signOf({ status }: ShownRow, look: ImportState['look']): ReactNode {
  if (status === 'in') return <Check aria-hidden className="size-5 shrink-0 text-accent" />;
  if (status === 'unknown' && look === 'reading') return <Spinner className="text-accent" />;
  return <CircleQuestionMark aria-hidden className="size-5 shrink-0 text-blaze-soft-ink" />;
}

const missedTexts = { lost: 'The connection was lost.', gateway: 'No reply from the server.' };

function outcomeOf({ status, isFound }: ShownRow, look: ImportState['look']): string {
  if (status === 'in') return isFound ? 'Already added' : 'Added on the second attempt';
  if (status === 'sending') return 'Not found. Trying again';
  if (status !== 'unknown') return 'Not found. Will retry at the end';
  return { reading: 'Checking…', failed: 'We couldn’t check', none: 'Not checked yet' }[look];
}
