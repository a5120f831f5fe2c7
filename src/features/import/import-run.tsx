import ArrowRight from 'lucide-react/icons/arrow-right';
import Download from 'lucide-react/icons/download';
import Info from 'lucide-react/icons/info';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';

import { brand } from '@/brand';
import { peopleCount } from '@/components/employee/people-count';
import { paths } from '@/domain/paths';
import { downloadBlob } from '@/lib/download';
import { withCommas } from '@/lib/with-commas';
import { Button, ButtonLink } from '@/ui/button';
import { useConfirm } from '@/ui/confirm';
import { titleAfterRemoval } from '@/ui/focus';
import { Progress } from '@/ui/progress';
import { PauseHint, WorkControls } from '@/ui/work-bar';

import { ImportStatus } from './sending/import-bar';
import { isLostByReload, type ImportState } from './sending/import-state';
import { hasLocks, type Job } from './sending/job';
import { notImportedFile } from './sending/not-imported';
import { RowLines } from './sending/row-lines';
import { useImport } from './sending/use-import';
import { StepList } from './steps';

/** The import under way or ended (docs/product.md 8.13, 8.14). */
export function ImportRun() {
  const { state, job, discard } = useImport();
  if (state === null) return null;
  const { fileName, phase, counts, progress, all } = state;
  const isDone = phase === 'done';
  const of = isDone ? all : counts.total;
  const sent = isDone ? counts.in : counts.total - counts.left;
  return (
    <div className="max-w-280">
      {fileName !== '' && (
        <p className="mt-1 text-muted">
          <bdi className="wrap-anywhere">{fileName}</bdi>,{' '}
          {of === all ? peopleCount(all) : `${withCommas(of)} of ${peopleCount(all)}`}
        </p>
      )}
      <StepList current={isDone ? null : 'import'} leadsBack={false} />
      <section aria-label="Import" className="mt-5 overflow-hidden rounded-card border border-line bg-raised shadow-1">
        <ImportStatus state={state} />
        <div className="flex flex-wrap items-center gap-4 p-4 md:p-7">
          <div className="min-w-0 flex-1 max-md:basis-full">
            <h2 className="text-h2 tabular-nums">
              {of === 0 ? 'Getting ready' : `${withCommas(counts.in)} of ${withCommas(of)} people imported`}
            </h2>
            {isDone && <p className="mt-1 text-muted">{summaryOf(state)}</p>}
          </div>
          {!isDone && (
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
          )}
          <Progress
            label="People imported"
            part={sent / Math.max(of, 1)}
            isPaused={phase === 'paused'}
            className="h-3!"
          />
          <PauseHint progress={progress} />
          <dl className="flex w-full flex-wrap gap-x-9 gap-y-3">
            {figuresOf(state).map(([label, value]) => (
              <div key={label}>
                <dt className="text-small text-muted">{label}</dt>
                <dd className="text-body-lg font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          {isDone && job !== null && <EndActions state={state} job={job} discard={discard} />}
        </div>
        <RowLines {...state} onLookUp={async () => job?.lookUp()} />
        {!isDone && (
          <p className="flex gap-2.5 border-t border-line bg-sunken px-4 py-3.5 text-small text-muted md:px-7">
            <Info aria-hidden className="size-5 shrink-0" strokeWidth={1.85} />
            <span>
              You can use other pages of {brand.name} meanwhile, but don't close or reload this tab: nothing of your
              file is stored. If you do, choose the file again. People already imported are skipped.
              {!hasLocks() && " This browser can't tell what other tabs do: import in one tab only."}
            </span>
          </p>
        )}
      </section>
    </div>
  );
}

/** How many rows have each status, after speed and time left while rows are sent; at the end those that there are. */
function figuresOf({ phase, counts, leftOut, progress }: ImportState): (readonly [label: string, value: string])[] {
  const { speed = null, timeLeft = '', pause = '', isTrying = false } = progress ?? {};
  const pace = [
    ['Speed', speed === null ? '\u2013' : `${speed.toFixed(speed < 10 ? 1 : 0)} a second`],
    ['Time left', timeLeft || '\u2013'],
  ] as const;
  const sent = [
    ['Imported', counts.in],
    ['Unconfirmed', counts.unknown],
    ['Failed', counts.failed],
    ['Remaining', counts.left],
  ] as const;
  const others = [
    ['With problems', leftOut.problems],
    ['Skipped', leftOut.choice],
    ['Already added', leftOut.here],
  ] as const;
  const isDone = phase === 'done';
  const shown = isDone ? [...sent, ...others].filter(([, count]) => count > 0) : sent;
  const isHeld = isDone || pause !== '' || isTrying;
  return [...(isHeld ? [] : pace), ...shown.map(([label, count]) => [label, withCommas(count)] as const)];
}

function summaryOf({ all, counts, wasStopped, notRead }: ImportState): string {
  const rest = all - counts.in;
  const others = notRead === '' ? '' : ` Not read as people: ${notRead}.`;
  if (rest === 0)
    return notRead === '' ? 'Everyone in the file was imported.' : `Everyone who was read was imported.${others}`;
  const what = rest === 1 ? "1 row wasn't imported." : `${withCommas(rest)} rows weren't imported.`;
  return `${wasStopped ? 'Stopped. ' : ''}${what}${others}`;
}

/** The buttons for rows that were not imported (docs/product.md 8.14). */
function EndActions({ state, job, discard }: { state: ImportState; job: Job; discard: () => void }) {
  const { all, counts } = state;
  const confirm = useConfirm();
  async function download(): Promise<void> {
    const { blob, fileName } = await notImportedFile(job.plan, job.rows, new Date());
    downloadBlob(blob, fileName);
    job.handleSaved();
  }
  const downloadButton = (
    <Button look="secondary" icon={Download} onClick={() => void download()}>
      Download what was not imported
    </Button>
  );
  function discardSafely(): void {
    if (!isLostByReload(state)) return discard();
    confirm({
      title: 'Choose another file?',
      text: (
        <>
          <p className="mb-4">
            {withCommas(all - counts.in)} of {withCommas(all)} people weren't imported, and nothing of this file is
            stored.
          </p>
          {downloadButton}
        </>
      ),
      action: 'Import another file',
      isDangerous: true,
      onConfirm: discard,
    });
  }
  const hasFailed = counts.failed > 0;
  const hasRest = counts.left > 0;
  return (
    <div className="flex w-full flex-wrap gap-3 max-md:flex-col">
      {hasFailed && (
        <Button ref={titleAfterRemoval} icon={RotateCcw} sends onClick={job.retry}>
          Try failed rows again
        </Button>
      )}
      {hasRest && (
        <Button
          ref={titleAfterRemoval}
          look={hasFailed ? 'secondary' : 'primary'}
          icon={Play}
          sends
          onClick={job.resume}
        >
          Resume
        </Button>
      )}
      {counts.in < all && downloadButton}
      <div className="flex flex-wrap gap-3 max-md:flex-col md:ms-auto">
        <Button ref={titleAfterRemoval} look="quiet" onClick={discardSafely}>
          Import another file
        </Button>
        <ButtonLink
          to={paths.employeeList}
          look={hasFailed || hasRest ? 'quiet' : 'primary'}
          icon={ArrowRight}
          iconAtEnd
        >
          Employee List
        </ButtonLink>
      </div>
    </div>
  );
}
