import Info from 'lucide-react/icons/info';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';

import { brand } from '@/brand';
import { peopleCount } from '@/components/employee/people-count';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { titleAfterRemoval } from '@/ui/focus';
import { Progress } from '@/ui/progress';
import { PauseHint, WorkControls } from '@/ui/work-bar';

import { ImportStatus } from './sending/import-bar';
import { ImportDone } from './sending/import-done';
import type { ImportState } from './sending/import-state';
import { hasLocks, type Job } from './sending/job';
import { RowLines } from './sending/row-lines';
import { useImport } from './sending/use-import';
import { StepList } from './steps';

/** The import under way or ended (docs/product.md 8.13, 8.14). @param props.children the steps before it, for another file */
export function ImportRun({ children }: { children: ReactNode }) {
  const { state, job, discard } = useImport();
  if (state === null) return children;
  const { fileName, phase, counts, all } = state;
  const isDone = phase === 'done';
  const isOpen = phase === 'starting' || phase === 'running' || phase === 'paused';
  return (
    <div className="max-w-280">
      {fileName !== '' && (
        <p className="mt-1 text-muted">
          <bdi className="wrap-anywhere">{fileName}</bdi>,{' '}
          {isDone || counts.total === all ? peopleCount(all) : `${withCommas(counts.total)} of ${peopleCount(all)}`}
        </p>
      )}
      <StepList current={isDone ? null : 'import'} leadsBack={false} />
      <section aria-label="Import" className="mt-5 overflow-hidden rounded-card border border-line bg-raised shadow-1">
        <ImportStatus state={state} />
        {phase === 'elsewhere' && <Elsewhere onTryAgain={() => job?.resume()} />}
        {isDone && job !== null && <ImportDone state={state} job={job} discard={discard} />}
        {isOpen && <Sending state={state} job={job} />}
        <RowLines {...state} onLookUp={async () => job?.lookUp()} />
        {isOpen && <Footnote />}
      </section>
    </div>
  );
}

function Elsewhere({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className="p-4 md:p-7">
      <h2 className="text-h2">An import is running in another tab</h2>
      <p className="mt-1 text-muted">
        One tab imports at a time, so that no one is added twice. Try again here when that import has ended.
      </p>
      <Button ref={titleAfterRemoval} look="secondary" icon={RotateCcw} className="mt-5" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}

function Sending({ state, job }: { state: ImportState; job: Job | null }) {
  const { counts, progress } = state;
  const sent = counts.total - counts.left;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-4 p-4 md:p-7">
      <h2 className="min-w-0 flex-1 text-h2 tabular-nums max-md:basis-full">
        {counts.total === 0
          ? 'Getting ready'
          : `${withCommas(counts.in)} of ${withCommas(counts.total)} people imported`}
      </h2>
      <div className="flex gap-2 max-md:order-last max-md:w-full">
        <WorkControls
          progress={progress}
          onPause={() => job?.pause()}
          onResume={() => job?.resume()}
          onStop={() => job?.stop()}
          stopButton={titleAfterRemoval}
          className="whitespace-nowrap max-md:flex-auto"
        />
      </div>
      <Progress
        label="Import progress"
        part={sent / Math.max(counts.total, 1)}
        isPaused={state.phase === 'paused'}
        className="h-3!"
      />
      <PauseHint progress={progress} />
      <dl className="flex w-full flex-wrap gap-x-9 gap-y-3">
        {figuresOf(state).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            <dd className="text-body-lg font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** How many rows have each status, and speed and time left while rows are sent. */
function figuresOf({ counts, progress }: ImportState): { label: string; value: string }[] {
  const { speed = null, timeLeft = '', pause = '', isTrying = false } = progress ?? {};
  const isHeld = pause !== '' || isTrying;
  return [
    ...(isHeld
      ? []
      : [
          { label: 'Speed', value: speed === null ? '\u2013' : `${speed.toFixed(speed < 10 ? 1 : 0)} a second` },
          { label: 'Time left', value: timeLeft || '\u2013' },
        ]),
    { label: 'Imported', value: withCommas(counts.in) },
    { label: 'Unconfirmed', value: withCommas(counts.unknown) },
    { label: 'Failed', value: withCommas(counts.failed) },
    { label: 'Remaining', value: withCommas(counts.left) },
  ];
}

function Footnote() {
  return (
    <p className="flex gap-2.5 border-t border-line bg-sunken px-4 py-3.5 text-small text-muted md:px-7">
      <Info aria-hidden className="size-5 shrink-0" strokeWidth={1.85} />
      <span>
        You can use other pages of {brand.name} meanwhile, but don’t close or reload this tab: nothing of your file is
        stored. If you do, choose the file again. People already imported are skipped.
        {!hasLocks() && ' This browser can’t tell what other tabs do: import in one tab only.'}
      </span>
    </p>
  );
}
