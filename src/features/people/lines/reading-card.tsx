import ListTree from 'lucide-react/icons/list-tree';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef, type ReactNode } from 'react';

import { brand } from '@/brand';
import { listNames, peopleCount } from '@/components/employee/people-count';
import { usualReadingTime } from '@/components/employee/read-records';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { focusIfLost } from '@/ui/focus';
import { Progress } from '@/ui/progress';
import { Tile } from '@/ui/tile';
import { FailureBadge, PauseStrip, WorkControls } from '@/ui/work-bar';

import type { Reading } from './use-reading';

/** Before the tree is complete: the expected time, the progress, and who couldn't be read (docs/product.md 8.21). */
export function ReadingCard({ reading, count }: { reading: Reading; count: number }) {
  const { work, failed } = reading;
  const { progress } = work;
  const phase = progress ? (progress.pause === '' ? 'reading' : 'paused') : failed ? 'failed' : 'ready';
  const entry = useRef<HTMLButtonElement>(null);
  const before = useRef(phase === 'ready' ? phase : null);
  // A button that is pressed belongs to its phase.
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    focusIfLost(entry.current);
  }, [phase]);
  if (progress) {
    const { done, failed: failures, timeLeft, pause, isTrying } = progress;
    const isPaused = pause !== '';
    return (
      <Card>
        <PauseStrip progress={progress} className="mb-4 rounded-field px-3.5" />
        <Heading
          title={`${withCommas(done - failures)} of ${withCommas(progress.total)} loaded`}
          side={
            isPaused
              ? `${progress.total - done} left`
              : isTrying
                ? 'Retrying one first'
                : timeLeft && `${timeLeft} left`
          }
          failures={failures}
        />
        <Progress
          label={progress.title}
          part={progress.total === 0 ? null : done / progress.total}
          isPaused={isPaused}
          className="mt-3"
        />
        <p className="mt-3 text-muted">The chart appears when everyone is loaded. Leaving the page stops it.</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <WorkControls
            progress={progress}
            onStop={work.stop}
            onResume={work.resume}
            stopButton={(button) => {
              entry.current = button;
            }}
            className="max-md:flex-1"
          />
        </div>
      </Card>
    );
  }
  if (failed) {
    return (
      <Card>
        <Heading
          title={`${withCommas(count - failed.length)} of ${withCommas(count)} loaded`}
          side=""
          failures={failed.length}
        />
        <Progress label="Loaded" part={1 - failed.length / count} className="mt-3" />
        <p className="mt-3 text-muted">
          <bdi>{listNames(failed)}</bdi> couldn’t be loaded.
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button ref={entry} icon={RotateCcw} sends className="max-md:flex-1" onClick={reading.tryAgain}>
            {`Try ${failed.length} again`}
          </Button>
          <Button look="secondary" className="max-md:flex-1" onClick={reading.finishWithout}>
            Continue without them
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <Card>
      <div className="flex gap-4">
        <Tile icon={ListTree} className="bg-accent-soft text-accent-soft-ink max-md:hidden" />
        <div className="min-w-0 flex-1">
          <h2 className="text-h3">Build the org chart</h2>
          <p className="mt-1 text-muted">
            {brand.name} loads everyone’s manager: {usualReadingTime(count)} for {peopleCount(count)}. Nothing is stored
            after you leave.
          </p>
          <Button ref={entry} icon={Play} sends className="mt-4 max-md:w-full" onClick={reading.readAll}>
            Build org chart
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Card({ children }: { children: ReactNode }) {
  return <div className="mt-5 max-w-140 rounded-card border border-line bg-raised p-5 md:p-7">{children}</div>;
}

function Heading({ title, side, failures }: { title: string; side: string; failures: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 className="text-h3 tabular-nums">{title}</h2>
      {failures > 0 && <FailureBadge text={`${failures} not loaded`} />}
      {side !== '' && <p className="text-small text-muted tabular-nums">{side}</p>}
    </div>
  );
}
