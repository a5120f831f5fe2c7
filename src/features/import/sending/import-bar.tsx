import { clsx } from 'clsx';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';

import { paths } from '@/domain/paths';
import { withCommas } from '@/lib/with-commas';
import { Button, ButtonLink, Spinner } from '@/ui/button';
import { afterRemoval, focusTitle } from '@/ui/focus';
import { Progress } from '@/ui/progress';
import { PauseStrip } from '@/ui/work-bar';

import type { ImportState } from './state';
import { UnsentGuard } from './unsent-guard';
import { useImport } from './use-import';

/** A ref, since the bar goes when the import has ended. */
const focusAfterwards = afterRemoval(() => focusTitle({ preventScroll: true }));

const padding = 'px-4 md:px-6 wide:px-8';

/** How far the import is, on the other pages of the business area. Nothing once it has ended. */
export function ImportBar() {
  const { state, pause, resume, stop } = useImport();
  const said = (
    <>
      <p role="status" className="sr-only">
        {state?.said}
      </p>
      {state !== null && <UnsentGuard state={state} />}
    </>
  );
  // The live region stays, for what is said of the end.
  if (state === null || (state.phase !== 'running' && state.phase !== 'paused')) return said;
  const { counts, phase, pause: reason, isTrying } = state;
  const isPaused = phase === 'paused';
  const isByPerson = reason?.by === 'person';
  const sent = counts.total - counts.left;
  const title = isTrying ? 'Trying one first' : isByPerson ? 'Paused' : `Importing ${withCommas(counts.total)} people`;
  return (
    <div
      ref={focusAfterwards}
      data-work-bar
      role="region"
      aria-label="Import under way"
      className="fixed inset-x-0 bottom-0 z-6 border-t border-line bg-raised lg:start-[min(14.5rem,30vw)] wide:start-[min(16rem,26vw)] print:hidden"
    >
      {said}
      {reason && <PauseStrip progress={{ pause: `${reason.text} ${reason.detail}`, isByPerson }} className={padding} />}
      <div className={clsx('flex min-h-18 items-center gap-x-4', padding)}>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-small">
            <p className="max-w-full truncate font-semibold tabular-nums">{title}</p>
            <p className="whitespace-nowrap text-muted tabular-nums">
              <span className={clsx((isPaused || isTrying) && 'md:sr-only')}>
                {withCommas(sent)} of {withCommas(counts.total)}
              </span>
              {isPaused || isTrying ? (
                <span className="max-md:sr-only">{heldText(counts)}</span>
              ) : (
                counts.failed > 0 && <span className="max-md:sr-only">{` \u00b7 ${counts.failed} failed`}</span>
              )}
            </p>
          </div>
          <Progress label="People sent" part={sent / Math.max(counts.total, 1)} isPaused={isPaused} className="mt-2" />
        </div>
        {isTrying && <Spinner className="text-accent" />}
        <ButtonLink to={paths.employeeImport} look="secondary">
          Open
        </ButtonLink>
        <Button
          look="secondary"
          icon={isPaused ? Play : Pause}
          sends={isPaused}
          className="max-md:hidden"
          onClick={() => (isPaused ? resume() : pause())}
        >
          {isPaused ? (reason?.by === 'run' ? 'Go on now' : 'Go on') : 'Pause'}
        </Button>
        <Button
          look="secondary"
          icon={Square}
          iconClassName="size-3.5! fill-current"
          className="max-md:hidden"
          onClick={() => stop()}
        >
          Stop
        </Button>
      </div>
    </div>
  );
}

/** '115 in · 2 not known yet · 2 failed · 78 left'. */
function heldText({ in: isIn, unknown, failed, left }: ImportState['counts']): string {
  const some = [unknown > 0 && `${withCommas(unknown)} not known yet`, failed > 0 && `${withCommas(failed)} failed`];
  return [`${withCommas(isIn)} in`, ...some.filter(Boolean), `${withCommas(left)} left`].join(' \u00b7 ');
}
