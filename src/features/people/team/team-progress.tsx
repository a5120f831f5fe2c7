import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Sparkles from 'lucide-react/icons/sparkles';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { ReadingBar } from '@/components/employee/reading-bar';
import { useGoalsOfPeople } from '@/components/goal/use-goals-of-people';
import { fullName } from '@/domain/employee';
import { goalKinds } from '@/domain/goal-kind';
import { originalLines } from '@/domain/merged-goal';
import { resultsOf } from '@/domain/result/result-line';
import { goalKeyOf } from '@/domain/text';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { DialogCard } from '@/ui/dialog';
import { focusIfLost } from '@/ui/focus';

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
  const isRunning = work.progress !== null;
  const drafts = (wanted: TeamDraft['state']) => plan.filter(({ state }) => state === wanted);
  const [done, failed] = [drafts('done'), drafts('failed')];
  const amount = `${withCommas(done.length)} of ${withCommas(plan.length)}`;
  // After Stop a request may still be pending; sending it again would draft twice.
  const isBusy = plan.some(({ state }) => state === 'now');
  const alike = useAlike(run, isRunning);
  return (
    <DialogCard
      title={title}
      onClose={onClose}
      footer={
        <div className="col-span-2 flex flex-wrap justify-end gap-3 [&>*]:whitespace-nowrap max-md:[&>*]:flex-auto">
          <Button look="secondary" onClick={onClose}>
            Close
          </Button>
          {!isRunning && next > 0 && (
            <Button look="secondary" icon={Sparkles} pending={isBusy} onClick={run.generateNext}>
              {`Generate the next ${withCommas(next)}`}
            </Button>
          )}
          {!isRunning && failed.length > 0 && (
            <Button icon={RotateCcw} sends pending={isBusy} onClick={run.tryAgain}>
              Try again
            </Button>
          )}
        </div>
      }
    >
      <div role="status" className="text-ink">
        {isRunning ? (
          <span className="sr-only">{amount} drafts</span>
        ) : (
          // The buttons of the work have unmounted, perhaps with the focus.
          <p ref={focusIfLost} tabIndex={-1} className="font-semibold tabular-nums outline-none">
            {isStopped && 'Stopped. '}
            {amount} drafted
          </p>
        )}
      </div>
      <ReadingBar icon={Sparkles} work={work} />
      {isRunning && <p className="mt-3">You can close this. The bar on the page shows the progress too.</p>}
      {!isRunning && done[0] && (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Link to={goalKinds[done[0].kind].listPath.business} className="font-semibold text-accent">
            See them in your pocket
          </Link>
          {alike.length > 0 && (
            <>
              <span className="text-ink">{`${withCommas(alike.length)} of ${draftsText(done.length)} share three lines.`}</span>
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
      <Failures drafts={failed} />
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
