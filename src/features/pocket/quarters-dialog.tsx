import FileDown from 'lucide-react/icons/file-down';
import Printer from 'lucide-react/icons/printer';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';

import { recordAddress } from '@/components/goal/record-address';
import type { Audience } from '@/domain/audience';
import { meanScore, quarterName, scoreText, summarizeQuarters, type ClosedQuarter } from '@/domain/closed-quarter';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds, inSentence, type GoalKindRow } from '@/domain/goal-kind';
import type { PocketGoals } from '@/domain/merged-goal';
import { log } from '@/lib/log';
import { Button, IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Progress } from '@/ui/progress';
import { Select } from '@/ui/select';
import { notify } from '@/ui/toast';
import { Track } from '@/ui/track';

import type { QuarterOnPaper } from './export';
import { loadExports } from './file-tools';
import { ScoredLines } from './version/closed-quarters';

type ClosedGoal = { record: GoalRecord; closed: ClosedQuarter };

const scoreOf = ({ closed }: ClosedGoal): number => meanScore(closed.lines);

type QuartersDialogProps = {
  audience: Audience;
  kind: GoalKindRow;
  goals: PocketGoals;
  onClose: () => void;
};

/** A closed quarter of all goals of a pocket, on one page (docs/product.md 7.25). */
export function QuartersDialog({ audience, kind, goals, onClose }: QuartersDialogProps) {
  const titleId = useId();
  const all = goals
    .withOwnVersion()
    .flatMap(({ record, version }) => (version.quarters ?? []).map((closed): ClosedGoal => ({ record, closed })));
  const quarters = [...new Set(all.map(({ closed }) => closed.quarter))].toSorted().toReversed();
  const [asked, setAsked] = useState<string>();
  // Another tab may remove the last closing of a quarter.
  const selected = quarters.find((each) => each === asked) ?? quarters[0] ?? '';
  const [isWorking, setWorking] = useState(false);
  const shown = all
    .filter(({ closed }) => closed.quarter === selected)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one));
  const { mean, ranges } = summarizeQuarters(shown.map(({ closed }) => closed));
  const most = Math.max(...ranges.map((range) => range.count));
  const count = `${shown.length} of ${goals.records.length} ${inSentence(kind.plural)} closed`;

  const onPaper = (): QuarterOnPaper => ({
    title: `${kind.plural}, ${quarterName(selected)}`,
    summary: `${count}. Average score ${scoreText(mean)}. ${ranges.map(({ label, count: each }) => `${label}: ${each}`).join(', ')}.`,
    goals: shown.map(({ record: { kind: of, goal, role, createdAt }, closed }) => ({
      kind: of,
      goal,
      role,
      createdAt,
      lines: [],
      quarters: [closed],
    })),
  });

  async function putOnPaper(action: 'saveQuarter' | 'printQuarter', failure: string) {
    setWorking(true);
    try {
      const exports = await loadExports();
      await exports[action](onPaper());
    } catch (reason) {
      log('Printing or saving a closed quarter failed.', reason);
      notify.error(failure);
    } finally {
      setWorking(false);
    }
  }

  return (
    <Dialog shape="sheet" labelledBy={titleId} onClose={onClose}>
      <div className="flex-1 overflow-y-auto px-5 pt-5 pb-6 md:px-10 md:pt-8">
        <header className="flex flex-wrap items-center gap-3">
          <h2 id={titleId} className="me-auto text-h2">
            Closed quarters
          </h2>
          <Select
            aria-label="Quarter"
            className="w-37 max-md:order-last max-md:w-full"
            value={selected}
            onChange={({ target }) => setAsked(target.value)}
          >
            {quarters.map((each) => (
              <option key={each} value={each}>
                {quarterName(each)}
              </option>
            ))}
          </Select>
          <IconButton icon={X} label="Close dialog" onClick={onClose} className="-me-2" />
        </header>
        <div className="mt-5 grid gap-x-10 gap-y-4 rounded-tile bg-accent-soft px-5 py-4 text-accent-soft-ink md:grid-cols-[1fr_1.5fr]">
          <div>
            <p className="text-label font-semibold">{count}</p>
            <p className="mt-2 flex items-baseline gap-3 text-small">
              Average score
              <span className="text-h2 tabular-nums">{scoreText(mean)}</span>
            </p>
          </div>
          <ul aria-label={`${kind.plural} by score`} className="grid">
            {ranges.map((range) => (
              <li
                key={range.label}
                className="grid min-h-7 grid-cols-[minmax(min(6rem,42%),7fr)_minmax(0.75rem,10fr)_2.5rem] items-center gap-3 text-small"
              >
                {range.label}
                <Track value={range.count} longest={most} className="h-1.5" />
                <span className="text-end font-semibold">{range.count}</span>
              </li>
            ))}
          </ul>
        </div>
        <ul className="mt-3 divide-y divide-line">
          {shown.map((goal) => (
            <Goal key={goal.record.key} audience={audience} goal={goal} onClose={onClose} />
          ))}
        </ul>
      </div>
      <footer className="flex justify-end gap-3 border-t border-line px-5 py-4 max-md:*:flex-1 md:px-10">
        <Button
          look="secondary"
          icon={Printer}
          pending={isWorking}
          onClick={() => void putOnPaper('printQuarter', "Couldn't print this. Try again.")}
        >
          Print
        </Button>
        <Button
          icon={FileDown}
          pending={isWorking}
          onClick={() => void putOnPaper('saveQuarter', "Couldn't create the PDF. Try again.")}
        >
          PDF
        </Button>
      </footer>
    </Dialog>
  );
}

type GoalProps = { audience: Audience; goal: ClosedGoal; onClose: () => void };

function Goal({ audience, goal, onClose }: GoalProps) {
  const { record, closed } = goal;
  const said = closed.lines.filter(({ sentence }) => sentence.trim() !== '');
  return (
    <li className="py-4">
      <div className="flex items-center gap-4">
        <h3 className="min-w-0 flex-1 text-body font-semibold">
          <Link to={recordAddress(audience, record)} onClick={onClose} className="text-ink">
            <bdi>{record.goal || goalKinds[record.kind].singular}</bdi>
          </Link>
        </h3>
        {/* The number says the same. */}
        <span aria-hidden className="w-24 max-md:hidden">
          <Progress label="Score" part={scoreOf(goal) / 10} />
        </span>
        <span className="sr-only">Score</span>
        <span className="w-8 text-end font-semibold tabular-nums">{scoreText(scoreOf(goal))}</span>
      </div>
      {record.role !== '' && (
        <p className="text-small text-muted">
          <bdi>{record.role}</bdi>
        </p>
      )}
      {said.length > 0 && <ScoredLines lines={said} />}
    </li>
  );
}
