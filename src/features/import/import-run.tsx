import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Download from 'lucide-react/icons/download';
import Info from 'lucide-react/icons/info';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';

import { brand } from '@/brand';
import { peopleCount } from '@/components/employee/people-count';
import { fullName } from '@/domain/employee';
import { paths } from '@/domain/paths';
import { writeTextCsv } from '@/lib/csv';
import { datedFileName, downloadBlob } from '@/lib/download';
import { withCommas } from '@/lib/with-commas';
import { Button, ButtonLink } from '@/ui/button';
import { useConfirm } from '@/ui/confirm';
import { titleAfterRemoval } from '@/ui/focus';
import { Progress } from '@/ui/progress';
import { PauseHint, WorkControls } from '@/ui/work-bar';

import { ImportStatus } from './sending/import-bar';
import { isLostByReload, type ImportState, type Job, useImport } from './sending/job';
import type { ImportPlan, ImportRow, LeftOutReason, Mark } from './sending/rows';
import { StepList } from './steps';
import { rowsText } from './texts';

/** The import under way or ended (docs/product.md 8.13, 8.14). */
export function ImportRun() {
  const { running, discard } = useImport();
  if (running === null) return null;
  const { state, job } = running;
  const { isDone, counts, progress, all } = state;
  return (
    <div className="max-w-280">
      <p className="mt-1 text-muted">
        <bdi className="wrap-anywhere">{job.plan.fileName}</bdi>, {peopleCount(all)}
      </p>
      <StepList current={isDone ? null : 'import'} />
      <section aria-label="Import" className="mt-5 overflow-hidden rounded-card border border-line bg-raised shadow-1">
        <ImportStatus state={state} />
        <div className="flex flex-wrap items-center gap-4 p-4 md:p-7">
          <div className="min-w-0 flex-1 max-md:basis-full">
            <h2 className="text-h2 tabular-nums">
              {withCommas(counts.in)} of {withCommas(all)} people imported
            </h2>
            {isDone && <p className="mt-1 text-muted">{summaryOf(state, job)}</p>}
          </div>
          {!isDone && (
            <div className="flex gap-2 max-md:order-last max-md:w-full">
              <WorkControls
                progress={progress}
                onPause={job.pause}
                onResume={job.resume}
                onStop={job.stop}
                stopButton={titleAfterRemoval}
                className="whitespace-nowrap max-md:flex-auto"
              />
            </div>
          )}
          <Progress
            label="People imported"
            part={counts.in / all}
            isPaused={Boolean(progress?.pause)}
            className="h-3!"
          />
          <PauseHint progress={progress} />
          <dl className="flex w-full flex-wrap gap-x-9 gap-y-3">
            {figuresOf(state, job).map(([label, value]) => (
              <div key={label}>
                <dt className="text-small text-muted">{label}</dt>
                <dd className="text-body-lg font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          {isDone && <EndActions state={state} job={job} discard={discard} />}
        </div>
        <RowLines rows={job.rows} />
        {!isDone && (
          <p className="flex gap-2.5 border-t border-line bg-sunken px-4 py-3.5 text-small text-muted md:px-7">
            <Info aria-hidden className="size-5 shrink-0" strokeWidth={1.85} />
            <span>
              You can use other pages of {brand.name} meanwhile, but don't close or reload this tab: nothing of your
              file is stored. If you do, choose the file again. People already imported are skipped.
            </span>
          </p>
        )}
      </section>
    </div>
  );
}

/** How many rows of the file have each status, and the time left while rows are sent. At the end only what there is. */
function figuresOf({ isDone, all, counts, progress }: ImportState, { plan }: Job): (readonly [string, string])[] {
  const skipped = (why: LeftOutReason) => plan.leftOut.filter(({ because }) => because === why).length;
  const sent = [
    ['Imported', counts.in],
    ['Unconfirmed', counts.unconfirmed],
    ['Failed', counts.failed],
    ['Remaining', counts.left],
  ] as const;
  const others = [
    ['With problems', skipped('problems')],
    ['Skipped', skipped('choice')],
    // Also people who were added before their row was sent.
    ['Already added', all - counts.total - skipped('problems') - skipped('choice')],
  ] as const;
  const isSome = ([, count]: readonly [string, number]) => count > 0;
  const shown = [...(isDone ? sent.filter(isSome) : sent), ...others.filter(isSome)];
  const timeLeft = progress?.pause === '' ? progress.timeLeft : '';
  return [
    ...shown.map(([label, count]) => [label, withCommas(count)] as const),
    ...(timeLeft === '' ? [] : [['Time left', timeLeft] as const]),
  ];
}

function summaryOf({ all, counts }: ImportState, { plan: { notRead } }: Job): string {
  const rest = all - counts.in;
  const others = notRead === '' ? '' : `Not read as people: ${notRead}.`;
  const what =
    rest > 0 ? `Not imported: ${rowsText(rest)}.` : others === '' ? 'Everyone in the file was imported.' : '';
  return [counts.left > 0 ? 'Stopped.' : '', what, others].join(' ').trim();
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
  // Unconfirmed rows are looked up by each of these.
  const [text, icon, onClick] =
    counts.left > 0
      ? ['Resume', Play, job.resume]
      : [counts.failed > 0 ? 'Try failed rows again' : 'Check again', RotateCcw, job.retry];
  const hasRest = counts.left + counts.failed + counts.unconfirmed > 0;
  return (
    <div className="flex w-full flex-wrap gap-3 max-md:flex-col">
      {hasRest && (
        <Button ref={titleAfterRemoval} icon={icon} sends onClick={onClick}>
          {text}
        </Button>
      )}
      {counts.in < all && downloadButton}
      <div className="flex flex-wrap gap-3 max-md:flex-col md:ms-auto">
        <Button ref={titleAfterRemoval} look="quiet" onClick={discardSafely}>
          Import another file
        </Button>
        <ButtonLink to={paths.employeeList} look={hasRest ? 'quiet' : 'primary'} icon={ArrowRight} iconAtEnd>
          Employee List
        </ButtonLink>
      </div>
    </div>
  );
}

/** Longer lists show their last rows: the downloaded file has all of them. */
const maxLines = 200;

/** The rows without a reply, and those that failed, each with its reason. */
function RowLines({ rows }: { rows: readonly ImportRow[] }) {
  const troubled = rows.filter(({ mark }) => mark.why !== '' && mark.status !== 'in');
  const more = troubled.length - maxLines;
  if (troubled.length === 0) return null;
  return (
    <section aria-label="Not confirmed" className="divide-y divide-line border-t border-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-surface px-4 py-3.5 md:px-7">
        <h3 className="font-semibold">Failed or unconfirmed</h3>
        <p className="min-w-0 flex-1 basis-60 text-small text-muted">
          {brand.name} looks up people by work email before it tries them again.
        </p>
      </div>
      <ul className="divide-y divide-line">
        {troubled.slice(-maxLines).map(({ line, values, mark }) => {
          const hasFailed = mark.status === 'failed';
          const Sign = hasFailed ? CircleExclamationPoint : CircleQuestionMark;
          return (
            <li key={line} className="grid gap-x-4 gap-y-0.5 px-4 py-3 md:grid-cols-[3.5rem_12rem_1fr] md:px-7">
              <span className="text-small text-muted tabular-nums">Row {line}</span>
              <bdi className="font-medium">{fullName(values) || values.workMail}</bdi>
              <span className="flex gap-2 text-small wrap-anywhere text-muted">
                <Sign aria-hidden className={`size-5 shrink-0 ${hasFailed ? 'text-danger' : 'text-blaze-soft-ink'}`} />
                <bdi>{hasFailed ? mark.why : `${mark.why} Not checked yet.`}</bdi>
              </span>
            </li>
          );
        })}
      </ul>
      {more > 0 && <p className="px-4 py-3 text-small text-muted md:px-7">{more} more before these.</p>}
    </section>
  );
}

const notSent = 'Not imported, because the import was stopped.';
const notKnown = 'No reply from the server. They may or may not have been added.';

/** Why a row was not imported; '' for one that was. */
const reasonOf = ({ status, why }: Mark): string =>
  ({
    in: '',
    failed: why,
    left: notSent,
    sending: notKnown,
    unknown: notKnown,
    here: 'Someone with this work email was already added.',
  })[status];

/** The rows of a file that were not imported, in their file's order, why, and what the import changed in them. */
function* notImportedRows({ leftOut, textsOf }: ImportPlan, rows: readonly ImportRow[]): Generator<string[], void> {
  const rest = rows.map(({ line, mark }) => ({ line, why: reasonOf(mark) }));
  const lines = [...leftOut, ...rest.filter(({ why }) => why !== '')].toSorted((one, other) => one.line - other.line);
  for (const { line, why } of lines) {
    const { cells, changes } = textsOf(line);
    yield [...cells, why, changes];
  }
}

/** The file's name, 'Not-imported-2026-03-14.csv': the user's local day. */
async function notImportedFile(plan: ImportPlan, rows: readonly ImportRow[], now: Date) {
  const blob = await writeTextCsv([...plan.headings, 'Why', 'Changes'], notImportedRows(plan, rows));
  return { blob, fileName: datedFileName('Not-imported', 'csv', now) };
}
