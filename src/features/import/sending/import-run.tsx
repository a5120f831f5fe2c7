import Info from 'lucide-react/icons/info';
import PauseIcon from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Square from 'lucide-react/icons/square';

import { brand } from '@/brand';
import { withCommas } from '@/lib/with-commas';
import { Button, Spinner } from '@/ui/button';
import { afterRemoval, focusTitle } from '@/ui/focus';
import { Progress } from '@/ui/progress';

import { ImportDone } from './import-done';
import { FailedLines, MissedLines } from './row-lines';
import type { ImportState } from './state';
import { UnsentGuard } from './unsent-guard';
import { useImport } from './use-import';

/** The import of the signed-in person: how it goes, and how it ended (docs/product.md 8.13, 8.14). Nothing without one. */
export function ImportRun() {
  const { state, ...actions } = useImport();
  if (state === null) return null;
  const { phase, missed, failed, hasLocks } = state;
  const isOpen = phase === 'starting' || phase === 'running' || phase === 'paused';
  return (
    <section aria-label="Import" className="overflow-hidden rounded-card border border-line bg-raised shadow-1">
      <p role="status" className="sr-only">
        {state.said}
      </p>
      {phase === 'elsewhere' && <Elsewhere onTryAgain={actions.resume} />}
      {phase === 'done' && <ImportDone state={state} {...actions} />}
      {isOpen && <Sending state={state} {...actions} />}
      <MissedLines {...state} onLookUp={actions.lookUp} />
      <FailedLines rows={failed} hasHead={missed.length > 0} />
      {isOpen && <Footnote hasLocks={hasLocks} />}
      <UnsentGuard state={state} />
    </section>
  );
}

/** A ref, since a button goes with its press. */
const focusAfterwards = afterRemoval(() => focusTitle({ preventScroll: true }));

function Elsewhere({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className="p-4 md:p-7">
      <h2 className="text-h2">An import is running in another tab</h2>
      <p className="mt-1 text-muted">
        One tab imports at a time, so that no one is added twice. Try again here when that import has ended.
      </p>
      <Button ref={focusAfterwards} look="secondary" icon={RotateCcw} className="mt-5" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}

const slow = { text: 'No reply for 30 seconds. Still waiting.', detail: 'The others follow.' };
const trying = { text: 'Trying one first', detail: 'The others follow once that has succeeded.' };

type SendingProps = { state: ImportState } & Pick<ReturnType<typeof useImport>, 'pause' | 'resume' | 'stop'>;

function Sending({ state, pause: onPause, resume, stop }: SendingProps) {
  const { counts, phase, pause, isTrying, isSlow } = state;
  const isPaused = phase === 'paused';
  const isStarting = phase === 'starting';
  // It keeps its place while one is tried: nothing moves if that fails.
  const hint = isSlow ? slow : isTrying ? trying : pause?.by === 'person' ? null : pause;
  const sent = counts.total - counts.left;
  const buttonClass = 'whitespace-nowrap max-md:flex-auto';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-4 p-4 md:p-7">
      <h2 className="min-w-0 flex-1 text-h2 tabular-nums max-md:basis-full">
        {counts.total === 0 ? 'Getting ready' : `${withCommas(sent)} of ${withCommas(counts.total)} people sent`}
      </h2>
      <div className="flex gap-2 max-md:order-last max-md:w-full">
        <Button
          ref={focusAfterwards}
          look="secondary"
          icon={isPaused ? Play : PauseIcon}
          sends={isPaused}
          disabled={isStarting}
          className={buttonClass}
          onClick={() => (isPaused ? resume() : onPause())}
        >
          {isPaused ? (pause?.by === 'run' ? 'Go on now' : 'Go on') : 'Pause'}
        </Button>
        <Button
          ref={focusAfterwards}
          look="secondary"
          icon={Square}
          iconClassName="size-3.5! fill-current"
          disabled={isStarting}
          className={buttonClass}
          onClick={() => stop()}
        >
          Stop
        </Button>
      </div>
      <Progress label="People sent" part={sent / Math.max(counts.total, 1)} isPaused={isPaused} className="h-3!" />
      {hint && (
        <div className="flex w-full gap-3.5 rounded-tile bg-blaze-soft px-4 py-3.5 text-blaze-soft-ink forced-colors:border">
          {isTrying || isSlow ? <Spinner /> : <PauseIcon aria-hidden className="size-5 shrink-0" strokeWidth={1.85} />}
          <div>
            <p className="font-semibold">{hint.text}</p>
            <p className="mt-0.5 text-small">
              {hint.detail}
              {pause?.by === 'run' && ' You can leave this page.'}
            </p>
          </div>
        </div>
      )}
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

/** Speed and time left while it is under way, and how many rows stand how as soon as that says more than the title. */
function figuresOf({
  counts,
  phase,
  isTrying,
  speed,
  secondsLeft,
  missed,
}: ImportState): { label: string; value: string }[] {
  const figure = (label: string, value: number) => ({ label, value: withCommas(value) });
  const failed = figure('Failed', counts.failed);
  const all = [figure('In', counts.in), figure('Not known yet', counts.unknown), failed, figure('Left', counts.left)];
  if (phase === 'paused' || isTrying) return all;
  return [
    { label: 'Speed', value: speed === null ? '\u2013' : `${speed.toFixed(speed < 10 ? 1 : 0)} a second` },
    { label: 'Time left', value: timeText(secondsLeft) },
    ...(missed.length > 0 ? all : [failed]),
  ];
}

function timeText(seconds: number | null): string {
  if (seconds === null) return '\u2013';
  if (seconds >= 90) return `about ${Math.round(seconds / 60)} min`;
  return `about ${seconds <= 10 ? Math.max(1, Math.ceil(seconds)) : Math.ceil(seconds / 5) * 5} s`;
}

function Footnote({ hasLocks }: Pick<ImportState, 'hasLocks'>) {
  return (
    <p className="flex gap-2.5 border-t border-line bg-sunken px-4 py-3.5 text-small text-muted md:px-7">
      <Info aria-hidden className="size-5 shrink-0" strokeWidth={1.85} />
      <span>
        You can use other pages of {brand.name} meanwhile, but don’t close or reload this tab: nothing of your file is
        stored. If you do, choose the file again. People already imported are skipped.
        {!hasLocks && ' This browser can’t tell what other tabs do: import in one tab only.'}
      </span>
    </p>
  );
}
