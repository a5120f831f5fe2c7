import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';

import { paths } from '@/domain/paths';
import { Button, ButtonLink } from '@/ui/button';
import { afterRemoval, focusTitle } from '@/ui/focus';
import { Progress } from '@/ui/progress';

import { withCommas } from './state';
import { useImport } from './use-import';

/** A ref, since the bar goes when the import has ended. */
const focusAfterwards = afterRemoval(() => focusTitle({ preventScroll: true }));

/** How far the import is, on the other pages of the business area. Nothing once it has ended. */
export function ImportBar() {
  const { state, pause, resume, stop } = useImport();
  const said = (
    <p role="status" className="sr-only">
      {state?.said}
    </p>
  );
  // The live region stays, for what is said of the end.
  if (state === null || (state.phase !== 'running' && state.phase !== 'paused')) return said;
  const { counts, phase, pause: reason } = state;
  const isPaused = phase === 'paused';
  const sent = counts.total - counts.left;
  return (
    <div
      ref={focusAfterwards}
      data-work-bar
      role="region"
      aria-label="Import under way"
      className="fixed inset-x-0 bottom-0 z-6 flex h-(--work-inset) items-center gap-x-4 border-t border-line bg-raised px-4 md:px-6 lg:left-[min(14.5rem,30vw)] wide:left-[min(16rem,26vw)] wide:px-8 print:hidden"
    >
      {said}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-x-3 text-small">
          <p className="truncate font-semibold tabular-nums">
            {isPaused ? (reason?.text ?? 'Paused.') : `Importing ${withCommas(counts.total)} people`}
          </p>
          <p className="whitespace-nowrap text-muted tabular-nums">
            {withCommas(sent)} of {withCommas(counts.total)}
            {counts.failed > 0 && <span className="max-md:sr-only">{` \u00b7 ${counts.failed} failed`}</span>}
          </p>
        </div>
        <Progress label="People sent" part={sent / Math.max(counts.total, 1)} isPaused={isPaused} className="mt-2" />
      </div>
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
  );
}
