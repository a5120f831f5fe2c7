import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Sparkles from 'lucide-react/icons/sparkles';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';

import { useGoalsOfPeople } from '@/components/goal/use-goals-of-people';
import { fullName } from '@/domain/employee';
import { goalKinds } from '@/domain/goal-kind';
import { originalLines } from '@/domain/merged-goal';
import { resultsOf } from '@/domain/result/result-line';
import { goalKeyOf } from '@/domain/text';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { DialogCard } from '@/ui/dialog';
import { afterRemoval } from '@/ui/focus';
import { Progress } from '@/ui/progress';
import { FailureBadge, PauseHint, WorkControls } from '@/ui/work-bar';

import { alikeDrafts, draftId, draftsText, type TeamDraft } from './team-plan';
import type { TeamRun, TeamWork } from './use-team-run';

type TeamProgressProps = {
  title: string;
  run: TeamRun;
  work: TeamWork;
  onClose: () => void;
};

/** Progress, failures with reasons, and the end of a team run (docs/product.md 8.22). */
export function TeamProgress({ title, run, work, onClose }: TeamProgressProps) {
  const { plan, isStopped, next } = run;
  const { progress } = work;
  const close = useRef<HTMLButtonElement>(null);
  const focusClose = (stop: HTMLButtonElement | null) => afterRemoval(() => close.current?.focus())(stop);
  const drafts = (wanted: TeamDraft['state']) => plan.filter(({ state }) => state === wanted);
  const [done, failed] = [drafts('done').length, drafts('failed').length];
  const isPaused = progress !== null && progress.pause !== '';
  // After Stop a request may still be pending; sending it again would draft twice.
  const isBusy = plan.some(({ state }) => state === 'now');
  const alike = useAlike(run, progress !== null);
  const [drafted] = drafts('done');
  return (
    <DialogCard
      title={title}
      onClose={onClose}
      footer={
        progress ? (
          <>
            <p className="col-span-2 text-small text-muted md:me-auto md:self-center">
              {isPaused ? 'You can close this; it stays paused.' : 'You can close this; drafting continues.'}
            </p>
            <WorkControls
              progress={progress}
              onPause={work.pause}
              onResume={work.resume}
              onStop={work.stop}
              stopButton={focusClose}
            />
          </>
        ) : (
          <div className="col-span-2 flex flex-wrap justify-end gap-3 [&>*]:whitespace-nowrap max-md:[&>*]:flex-auto">
            <Button ref={close} look="secondary" onClick={onClose}>
              Close
            </Button>
            {next > 0 && (
              <Button look="secondary" icon={Sparkles} pending={isBusy} onClick={run.generateNext}>
                {`Generate the next ${withCommas(next)}`}
              </Button>
            )}
            {failed > 0 && (
              <Button icon={RotateCcw} sends pending={isBusy} onClick={run.tryAgain}>
                Try again
              </Button>
            )}
          </div>
        )
      }
    >
      <p className="mb-4">Drafting one at a time. You can retry any that fail.</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink">
        <p role="status" className="me-auto font-semibold tabular-nums">
          {progress
            ? `${withCommas(done)} of ${withCommas(plan.length)} drafts`
            : `${isStopped ? 'Stopped. ' : ''}${withCommas(done)} of ${withCommas(plan.length)} drafted`}
        </p>
        {failed > 0 && <FailureBadge text={`${withCommas(failed)} failed`} />}
        {progress && progress.timeLeft !== '' && (
          <span className="text-small text-muted">{progress.timeLeft} left</span>
        )}
      </div>
      <Progress label={title} part={(done + failed) / plan.length} isPaused={isPaused} className="mt-2" />
      <div role="status" className="mt-4 empty:mt-0">
        <PauseHint progress={progress} />
      </div>
      {!progress && drafted && (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Link to={goalKinds[drafted.kind].listPath.business} className="font-semibold text-accent">
            See them in your pocket
          </Link>
          {alike.length > 0 && (
            <>
              <span className="text-ink">{`${withCommas(alike.length)} of ${draftsText(done)} share three lines.`}</span>
              <Button
                look="secondary"
                size="small"
                icon={Sparkles}
                pending={isBusy}
                onClick={() => run.draftAgain(alike)}
              >
                Draft again
              </Button>
            </>
          )}
        </p>
      )}
      <Failures drafts={drafts('failed')} />
    </DialogCard>
  );
}

/** The drafts of a finished run that share three lines, once their records are loaded. */
function useAlike({ plan, goal }: TeamRun, isUnderWay: boolean): readonly TeamDraft[] {
  const { goals, isReading } = useGoalsOfPeople();
  return useMemo(() => {
    if (isUnderWay || isReading) return [];
    const key = goalKeyOf(goal);
    const done = plan.filter(({ state }) => state === 'done');
    const results = done.map(({ person, kind }) => {
      const own = goals?.byPerson.get(person.key) ?? [];
      const newest = own.findLast(({ record }) => record.kind === kind && goalKeyOf(record.goal) === key);
      return newest ? resultsOf(originalLines(newest.record)) : [];
    });
    const alike = alikeDrafts(results);
    return done.filter((_, place) => alike.has(place));
  }, [plan, goal, isUnderWay, isReading, goals]);
}

const rowsShown = 50;

/** The drafts that have failed, each with its person and reason. */
function Failures({ drafts }: { drafts: readonly TeamDraft[] }) {
  const left = drafts.length - rowsShown;
  if (drafts.length === 0) return null;
  return (
    <>
      <ul aria-label="Not drafted" className="mt-4 divide-y divide-line border-b border-line text-ink">
        {drafts.slice(0, rowsShown).map(({ person, kind, reason }) => (
          <li key={draftId(person.key, kind)} className="py-2">
            <bdi className="block truncate">{fullName(person) || person.workMail}</bdi>
            <span className="block text-small text-danger">
              {goalKinds[kind].singular} not drafted: {reason}
            </span>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="mt-3 text-small">{`${withCommas(left)} more`}</p>}
    </>
  );
}
